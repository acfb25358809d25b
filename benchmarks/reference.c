/* Uniformly random Qwixx and Longo as a C programmer would write it: the baseline for our kernels.
 *
 *     reference FACES SEATS GAMES SEED
 *
 * prints games per second, mean score and mean number of throws. No tricks: a row is a position and
 * a number of crosses; it lists the choices and draws one. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROWS = 4, MOST_SEATS = 5, MOST_CHOICES = 16 };

typedef struct { int row, index; } choice;
typedef struct { int position[ROWS], crosses[ROWS], failed, lucky[2]; } sheet;

static uint64_t state;
static int faces, numbers, first_lock, needed;

static uint64_t next(void) { /* xorshift64* */
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 2685821657736338717ULL;
}

static int below(int n) { return (int)(((next() >> 32) * (uint64_t)n) >> 32); }

static int index_of(int row, int number) { return row < 2 ? number - 1 : 2 * faces + 1 - number; }

static int can_cross(const sheet *s, const int *locked, int row, int index) {
    if (locked[row] || index <= s->position[row]) return 0;
    return index < first_lock || s->crosses[row] >= needed;
}

static void mark(sheet *s, int *locked, choice c) {
    s->position[c.row] = c.index;
    s->crosses[c.row]++;
    if (c.index >= first_lock) {
        s->crosses[c.row]++;
        locked[c.row] = 1;
    }
}

static int action_1(const sheet *s, const int *locked, int white, choice *list) {
    int n = 0;
    for (int row = 0; row < ROWS; row++) {
        int index = index_of(row, white);
        if (can_cross(s, locked, row, index)) list[n++] = (choice){row, index};
    }
    if (white == s->lucky[0] || white == s->lucky[1]) {
        int fewest = 99;
        for (int row = 0; row < ROWS; row++)
            if (!locked[row] && s->crosses[row] < fewest) fewest = s->crosses[row];
        for (int row = 0; row < ROWS; row++)
            if (!locked[row] && s->crosses[row] == fewest &&
                can_cross(s, locked, row, s->position[row] + 1))
                list[n++] = (choice){row, s->position[row] + 1};
    }
    list[n++] = (choice){-1, 0};
    return n;
}

static int action_2(const sheet *s, const int *locked, const int *dice, choice *list) {
    int n = 0;
    for (int row = 0; row < ROWS; row++)
        for (int w = 0; w < 2; w++) {
            if (w == 1 && dice[0] == dice[1]) continue;
            int index = index_of(row, dice[w] + dice[2 + row]);
            if (can_cross(s, locked, row, index)) list[n++] = (choice){row, index};
        }
    list[n++] = (choice){-1, 0};
    return n;
}

static int count(const int *locked) { return locked[0] + locked[1] + locked[2] + locked[3]; }

int main(int argc, char **argv) {
    static const int pairs[10][2] = {{4, 9},  {5, 8},  {5, 10}, {6, 7},   {6, 11},
                                     {7, 12}, {8, 13}, {9, 14}, {10, 13}, {11, 12}};
    if (argc != 5) return 2;
    faces = atoi(argv[1]);
    int seats = atoi(argv[2]);
    long games = atol(argv[3]);
    state = strtoull(argv[4], NULL, 10) * 2654435769ULL + 88172645463325252ULL;
    int longo = faces == 8;
    numbers = 2 * faces - 1;
    first_lock = longo ? numbers - 1 : numbers;
    needed = longo ? 6 : 5;
    long points = 0, throws = 0;
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (long game = 0; game < games; game++) {
        sheet sheets[MOST_SEATS] = {0};
        int locked[ROWS] = {0}, drawn[10], active = (int)(game % seats);
        if (longo) {
            for (int i = 0; i < 10; i++) drawn[i] = i;
            for (int i = 0; i < seats; i++) {
                int k = i + below(10 - i), t = drawn[i];
                drawn[i] = drawn[k];
                drawn[k] = t;
                sheets[i].lucky[0] = pairs[drawn[i]][0];
                sheets[i].lucky[1] = pairs[drawn[i]][1];
            }
        }
        for (;;) {
            int dice[6];
            choice list[MOST_CHOICES], chosen[MOST_SEATS];
            for (int i = 0; i < 6; i++) dice[i] = 1 + below(faces);
            throws++;
            for (int seat = 0; seat < seats; seat++) {
                int n = action_1(&sheets[seat], locked, dice[0] + dice[1], list);
                chosen[seat] = list[below(n)];
            }
            for (int seat = 0; seat < seats; seat++)
                if (chosen[seat].row >= 0) mark(&sheets[seat], locked, chosen[seat]);
            if (count(locked) >= 2) break;
            int n = action_2(&sheets[active], locked, dice, list);
            choice c = list[below(n)];
            if (c.row >= 0) {
                mark(&sheets[active], locked, c);
                if (count(locked) >= 2) break;
            } else if (chosen[active].row < 0 && ++sheets[active].failed == 4)
                break;
            active = (active + 1) % seats;
        }
        for (int seat = 0; seat < seats; seat++) {
            points -= 5 * sheets[seat].failed;
            for (int row = 0; row < ROWS; row++) {
                int n = sheets[seat].crosses[row];
                points += n * (n + 1) / 2;
            }
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
    printf("%.1f %.6f %.6f\n", (double)games / seconds, (double)points / (double)(games * seats),
           (double)throws / (double)games);
    return 0;
}
