/** Pieces keep their key when they move, so that they are seen moving instead of vanishing and appearing. */

export interface Standing {
  /** Where it stands; one piece of a sort at a place. */
  place: string;
  /** What it is and whose: only a piece of the same sort can have moved. */
  sort: string;
}

export interface Followed extends Standing {
  key: number;
}

export class Follower<T extends Standing> {
  private last: Followed[] = [];
  private keys = 0;

  follow(now: T[]): (T & { key: number })[] {
    const before = new Map(this.last.map((piece) => [`${piece.sort}@${piece.place}`, piece]));
    const stayed = new Set(now.map((piece) => `${piece.sort}@${piece.place}`));
    const gone = new Map<string, number[]>();
    for (const piece of this.last) {
      if (stayed.has(`${piece.sort}@${piece.place}`)) continue;
      gone.set(piece.sort, [...(gone.get(piece.sort) ?? []), piece.key]);
    }
    const followed = now.map((piece) => {
      const same = before.get(`${piece.sort}@${piece.place}`);
      const key = same?.key ?? gone.get(piece.sort)?.shift() ?? (this.keys += 1);
      return { ...piece, key };
    });
    // In the order of their keys nothing changes places in the document, which would break off its movement.
    followed.sort((a, b) => a.key - b.key);
    this.last = followed;
    return followed;
  }
}
