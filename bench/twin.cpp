// The base game on bit sets and nothing else, to know how fast it could be: random games of four without offers, asked
// what the engine asks (one card per discard, the robber's hex before its victim), and no events, hooks or copies.
// Every line in is a number of seconds to play; the line out tells games, actions and processor seconds.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <utility>

using Edges = unsigned __int128;
using Vertices = uint64_t;

static int take(Vertices &set) { int v = __builtin_ctzll(set); set &= set - 1; return v; }
static int take(Edges &set) {
    uint64_t low = uint64_t(set);
    int e = low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(uint64_t(set >> 64));
    set &= set - 1;
    return e;
}
static Vertices vertex_bit(int v) { return Vertices(1) << v; }
static Edges edge_bit(int e) { return Edges(1) << e; }

const int SEATS = 4, KINDS = 5, HEXES = 19, VERTICES = 54, EDGES = 72, DESERT = 5, ANY = 5;
enum Piece { ROAD, SETTLEMENT, CITY, CARD };
const int COST[4][KINDS] = {{1, 1, 0, 0, 0}, {1, 1, 1, 1, 0}, {0, 0, 0, 2, 3}, {0, 0, 1, 1, 1}};
enum Development { KNIGHT, POINT, ROADS, PLENTY, MONOPOLY, CARDS };
const int CARD_COUNT[CARDS] = {14, 5, 2, 2, 2};

struct Board {
    int corner[HEXES][6], end[EDGES][2];
    Edges edges_at[VERTICES] = {};
    Vertices beside[VERTICES] = {}, harbour[KINDS + 1] = {};

    Board() {
        const int dx[6] = {0, 1, 1, 0, -1, -1}, dy[6] = {-2, -1, 1, 2, 1, -1};
        std::map<std::pair<int, int>, int> vertices, edges;
        int hex = 0, coast = 0;
        for (int row = -2; row <= 2; row++)
            for (int x = -4 + std::abs(row); x <= 4 - std::abs(row); x += 2, hex++)
                for (int i = 0; i < 6; i++)
                    corner[hex][i] = vertices.emplace(std::pair(x + dx[i], 3 * row + dy[i]), vertices.size()).first->second;
        for (hex = 0; hex < HEXES; hex++)
            for (int i = 0; i < 6; i++) {
                int a = corner[hex][i], b = corner[hex][(i + 1) % 6];
                auto [at, is_new] = edges.emplace(std::minmax(a, b), edges.size());
                if (!is_new) continue;
                end[at->second][0] = a, end[at->second][1] = b;
                edges_at[a] |= edge_bit(at->second), edges_at[b] |= edge_bit(at->second);
                beside[a] |= vertex_bit(b), beside[b] |= vertex_bit(a);
            }
        for (int e = 0; e < EDGES; e++)
            if (__builtin_popcountll(beside[end[e][0]]) + __builtin_popcountll(beside[end[e][1]]) < 6 && coast++ % 3 == 0)
                harbour[coast / 3 % (KINDS + 1)] |= vertex_bit(end[e][0]) | vertex_bit(end[e][1]);
    }
} const board;

struct Game {
    enum Question { FOUND, FOUND_ROAD, BEFORE_ROLL, TURN, DISCARD, ROBBER, VICTIM, PLACE_ROAD, TAKE, NAME };
    enum Kind { BUILD, BUY, PLAY, TRADE, ROLL, END, ANSWER };
    struct Action { uint8_t kind, a, b; };

    uint64_t word;
    int terrain[HEXES], number[HEXES], robber, hand[SEATS][KINDS], cards[SEATS], bank[KINDS], rate[SEATS][KINDS];
    int held[SEATS][CARDS], bought[CARDS], deck[25], deck_left, knights[SEATS], army, longest, length[SEATS];
    int supply[SEATS][3], seat, founded, last, winner, points[SEATS], owed[SEATS], left, count;
    bool card_played;
    Question question, after;
    Vertices settlements[SEATS], cities[SEATS], taken, closed, reached[SEATS];
    Edges roads[SEATS], laid;
    Action legal[256];

    int below(int n) { word ^= word << 13, word ^= word >> 7, word ^= word << 17; return (word >> 20) % n; }
    template <int N> void shuffle(int (&items)[N]) { for (int i = N - 1; i > 0; i--) std::swap(items[i], items[below(i + 1)]); }

    explicit Game(uint64_t seed) {
        uint64_t scrambled = seed * 0x9E3779B97F4A7C15 | 1;
        std::fill_n(reinterpret_cast<char *>(this), sizeof *this, 0);
        word = scrambled;
        int hexes[HEXES] = {0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, DESERT};
        int tokens[HEXES - 1] = {2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12}, next = 0;
        shuffle(hexes), shuffle(tokens);
        for (int h = 0; h < HEXES; h++) {
            terrain[h] = hexes[h];
            if (hexes[h] == DESERT) robber = h; else number[h] = tokens[next++];
        }
        for (int card = 0; card < CARDS; card++) for (int i = 0; i < CARD_COUNT[card]; i++) deck[deck_left++] = card;
        shuffle(deck);
        std::fill_n(bank, KINDS, 19), std::fill_n(rate[0], SEATS * KINDS, 4);
        for (auto &own : supply) own[ROAD] = 15, own[SETTLEMENT] = 5, own[CITY] = 4;
        army = longest = winner = -1;
    }

    void add(Kind kind, int a = 0, int b = 0) { legal[count++] = {uint8_t(kind), uint8_t(a), uint8_t(b)}; }
    bool can_pay(int piece) const {
        for (int k = 0; k < KINDS; k++) if (hand[seat][k] < COST[piece][k]) return false;
        return true;
    }
    void move_cards(int who, int kind, int n) { hand[who][kind] += n, cards[who] += n, bank[kind] -= n; }
    void pay(int piece) { for (int k = 0; k < KINDS; k++) if (COST[piece][k]) move_cards(seat, k, -COST[piece][k]); }
    Edges road_sites() const {
        Vertices from = reached[seat] & ~(taken & ~(settlements[seat] | cities[seat]));
        Edges sites = 0;
        while (from) sites |= board.edges_at[take(from)];
        return sites & ~laid;
    }
    void add_roads(Kind kind) { Edges sites = road_sites(); while (sites) add(kind, take(sites), ROAD); }
    void add_cards() {
        for (int card = 0; card < CARDS && !card_played; card++)
            if (card != POINT && held[seat][card] > bought[card] && (card != ROADS || (supply[seat][ROAD] && road_sites()))) add(PLAY, card);
    }
    int asked() const { int who = seat; if (question == DISCARD) for (who = 0; !owed[who];) who++; return who; }

    void list() {
        count = 0;
        Vertices sites;
        switch (question) {
        case FOUND: sites = ~closed & (vertex_bit(VERTICES) - 1); while (sites) add(ANSWER, take(sites)); break;
        case FOUND_ROAD: { Edges open = board.edges_at[last] & ~laid; while (open) add(ANSWER, take(open)); break; }
        case BEFORE_ROLL: add(ROLL), add_cards(); break;
        case DISCARD: for (int k = 0, who = asked(); k < KINDS; k++) if (hand[who][k]) add(ANSWER, k); break;
        case ROBBER: for (int h = 0; h < HEXES; h++) if (h != robber) add(ANSWER, h); break;
        case VICTIM: for (int who = 0; who < SEATS; who++) if (owed[who]) add(ANSWER, who); break;
        case PLACE_ROAD: add_roads(ANSWER); break;
        case TAKE: for (int k = 0; k < KINDS; k++) if (bank[k]) add(ANSWER, k); break;
        case NAME: for (int k = 0; k < KINDS; k++) add(ANSWER, k); break;
        case TURN:
            if (supply[seat][CITY] && can_pay(CITY)) { sites = settlements[seat]; while (sites) add(BUILD, take(sites), CITY); }
            if (supply[seat][SETTLEMENT] && can_pay(SETTLEMENT)) {
                sites = reached[seat] & ~closed;
                while (sites) add(BUILD, take(sites), SETTLEMENT);
            }
            if (supply[seat][ROAD] && can_pay(ROAD)) add_roads(BUILD);
            if (deck_left && can_pay(CARD)) add(BUY);
            add_cards();
            for (int give = 0; give < KINDS; give++)
                if (hand[seat][give] >= rate[seat][give])
                    for (int want = 0; want < KINDS; want++) if (want != give && bank[want]) add(TRADE, give, want);
            add(END);
        }
    }

    int trail(int v, Edges own, Vertices broken, bool start) const {
        if (!start && broken & vertex_bit(v)) return 0;
        int best = 0;
        for (Edges on = board.edges_at[v] & own; on;) {
            int e = take(on), other = board.end[e][0] + board.end[e][1] - v;
            best = std::max(best, 1 + trail(other, own ^ edge_bit(e), broken, false));
        }
        return best;
    }
    void measure(int who) {
        length[who] = 0;
        for (Vertices from = reached[who]; from;)
            length[who] = std::max(length[who], trail(take(from), roads[who], taken & ~(settlements[who] | cities[who]), true));
    }
    void settle_longest() {
        int most = *std::max_element(length, length + SEATS), leader = -1;
        if (most >= 5) {
            if (longest >= 0 && length[longest] == most) return;
            if (std::count(length, length + SEATS, most) == 1) leader = std::find(length, length + SEATS, most) - length;
        }
        if (leader == longest) return;
        if (longest >= 0) points[longest] -= 2;
        if (leader >= 0) points[leader] += 2;
        longest = leader;
    }
    void lay_road(int e) {
        supply[seat][ROAD]--, roads[seat] |= edge_bit(e), laid |= edge_bit(e);
        reached[seat] |= vertex_bit(board.end[e][0]) | vertex_bit(board.end[e][1]);
        measure(seat), settle_longest();
    }
    void settle(int v) {
        Vertices here = vertex_bit(v);
        supply[seat][SETTLEMENT]--, points[seat]++, settlements[seat] |= here, taken |= here, closed |= here | board.beside[v];
        for (int k = 0; k < KINDS; k++)
            rate[seat][k] = std::min(rate[seat][k], board.harbour[k] & here ? 2 : board.harbour[ANY] & here ? 3 : 4);
        for (int who = 0; who < SEATS; who++) if (who != seat && reached[who] & here) measure(who);
        settle_longest();
    }
    void produce(int rolled) {
        int due[SEATS][KINDS] = {}, sum[KINDS] = {}, seats[KINDS] = {};
        for (int h = 0; h < HEXES; h++)
            if (number[h] == rolled && h != robber)
                for (int v : board.corner[h])
                    for (int who = 0; taken & vertex_bit(v) && who < SEATS; who++) {
                        int n = settlements[who] & vertex_bit(v) ? 1 : cities[who] & vertex_bit(v) ? 2 : 0;
                        seats[terrain[h]] += n && !due[who][terrain[h]], due[who][terrain[h]] += n, sum[terrain[h]] += n;
                    }
        for (int k = 0; k < KINDS; k++)
            if (sum[k] <= bank[k] || seats[k] == 1)
                for (int who = 0; sum[k] && who < SEATS; who++) if (due[who][k]) move_cards(who, k, std::min(due[who][k], bank[k]));
    }
    void roll() {
        int rolled = below(6) + below(6) + 2;
        question = TURN;
        if (rolled != 7) return produce(rolled);
        question = ROBBER, after = TURN;
        for (int who = 0; who < SEATS; who++) if ((owed[who] = cards[who] > 7 ? cards[who] / 2 : 0)) question = DISCARD;
    }
    void rob(int victim) {
        int drawn = below(cards[victim]), k = 0;
        while (drawn >= hand[victim][k]) drawn -= hand[victim][k++];
        move_cards(victim, k, -1), move_cards(seat, k, 1);
        std::fill_n(owed, SEATS, 0), question = after;
    }
    void play(int card) {
        held[seat][card]--, card_played = true, after = question;
        if (card == KNIGHT) {
            int most = ++knights[seat];
            if (most >= 3 && army != seat && (army < 0 || most > knights[army])) {
                if (army >= 0) points[army] -= 2;
                army = seat, points[seat] += 2;
            }
            question = ROBBER;
        }
        else if (card == ROADS) question = PLACE_ROAD, left = std::min(2, supply[seat][ROAD]);
        else if (card == PLENTY) question = TAKE, left = 2;
        else question = NAME;
    }
    void answer(int a) {
        switch (question) {
        case FOUND:
            settle(last = a), question = FOUND_ROAD;
            for (int h = 0; founded >= SEATS && h < HEXES; h++)
                for (int v : board.corner[h]) if (v == a && terrain[h] != DESERT) move_cards(seat, terrain[h], 1);
            break;
        case FOUND_ROAD:
            lay_road(a), founded++;
            seat = founded < SEATS ? founded : founded < 2 * SEATS ? 2 * SEATS - 1 - founded : 0;
            question = founded < 2 * SEATS ? FOUND : BEFORE_ROLL;
            break;
        case DISCARD: {
            int who = asked();
            move_cards(who, a, -1), owed[who]--;
            if (!std::count_if(owed, owed + SEATS, [](int n) { return n > 0; })) question = ROBBER;
            break;
        }
        case ROBBER: {
            int victims = 0, victim = 0;
            robber = a;
            for (int who = 0; who < SEATS; who++)
                for (int v : board.corner[a])
                    if (who != seat && cards[who] && (settlements[who] | cities[who]) & vertex_bit(v) && !owed[who]) owed[who] = 1, victims++, victim = who;
            question = victims > 1 ? VICTIM : after;
            if (victims == 1) rob(victim);
            break;
        }
        case VICTIM: rob(a); break;
        case PLACE_ROAD: lay_road(a); if (--left == 0 || !road_sites()) question = after; break;
        case TAKE: move_cards(seat, a, 1); if (--left == 0) question = after; break;
        default:
            for (int who = 0; who < SEATS; who++)
                if (int n = who == seat ? 0 : hand[who][a]) move_cards(who, a, -n), move_cards(seat, a, n);
            question = after;
        }
    }
    void apply(Action action) {
        switch (action.kind) {
        case BUILD:
            pay(action.b);
            if (action.b == ROAD) lay_road(action.a);
            else if (action.b == SETTLEMENT) settle(action.a);
            else {
                settlements[seat] ^= vertex_bit(action.a), cities[seat] |= vertex_bit(action.a), points[seat]++;
                supply[seat][CITY]--, supply[seat][SETTLEMENT]++;
            }
            break;
        case BUY: { pay(CARD); int card = deck[--deck_left]; held[seat][card]++, bought[card]++, points[seat] += card == POINT; break; }
        case PLAY: play(action.a); break;
        case TRADE: move_cards(seat, action.a, -rate[seat][action.a]), move_cards(seat, action.b, 1); break;
        case ROLL: roll(); break;
        case END: seat = (seat + 1) % SEATS, card_played = false, question = BEFORE_ROLL, std::fill_n(bought, CARDS, 0); break;
        default: answer(action.a);
        }
        if (points[seat] >= 10) winner = seat;
    }
    long play_out() {
        long played = 0;
        for (; winner < 0; played++) list(), apply(legal[below(count)]);
        return played;
    }
};

int main() {
    double seconds;
    uint64_t seed = 0;
    while (std::scanf("%lf", &seconds) == 1) {
        long games = 0, actions = 0;
        std::clock_t start = std::clock(), now;
        do actions += Game(++seed).play_out(), games++, now = std::clock();
        while (double(now - start) / CLOCKS_PER_SEC < seconds || now == start);
        std::printf("{\"games\": %ld, \"actions\": %ld, \"seconds\": %f}\n", games, actions, double(now - start) / CLOCKS_PER_SEC);
        std::fflush(stdout);
    }
}
