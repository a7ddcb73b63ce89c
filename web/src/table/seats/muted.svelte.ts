/** Whom somebody does not want to hear at a table, on this device: nobody is told. */

const keyOf = (game: string): string => `skerry.muted.${game}`;

function stored(game: string): number[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]");
    return Array.isArray(seats) ? seats.filter((seat): seat is number => typeof seat === "number") : [];
  } catch {
    return [];
  }
}

export class Muted {
  private seats = $state.raw<ReadonlySet<number>>(new Set());

  constructor(private readonly game: string) {
    this.seats = new Set(stored(game));
  }

  has(seat: number | null): boolean {
    return seat !== null && this.seats.has(seat);
  }

  turn(seat: number): void {
    this.seats = new Set(this.has(seat) ? [...this.seats].filter((each) => each !== seat) : [...this.seats, seat]);
    localStorage.setItem(keyOf(this.game), JSON.stringify([...this.seats]));
  }
}
