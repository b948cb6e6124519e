import { among, listOf, withFields } from '../../src/check/schemas.ts';
import type { KernelQuestion, Rules } from '../../src/engine/index.ts';
import { type RngWords, SINCE_FORMAT_3, seededChance, wordsFromSeed } from '../../src/engine/index.ts';
import { envelopeOf } from '../../src/stores/opened/envelope.ts';
import { faultsOfStates } from '../../src/stores/opened/guest-faults.ts';
import type { GuestGame, GuestTypes } from '../../src/stores/opened/guest-kind.ts';
import { guestPlay } from '../../src/stores/opened/guest-play.ts';
import { count, flag, rngWords, text } from '../../src/stores/opened/record-fields.ts';
import { gamesByGround } from '../../src/stores/table/guest-games.ts';

/*
 * Twelve with cards: two seats with three cards of one to three each; whoever brings the sum to twelve or beyond ends it. A
 * card is played, one is changed for one of the other's, or a die is thrown, on the real table where that is wanted. What
 * the next guest needs beside what the first has: hands nobody else sees, seats that play by themselves, deals.
 */

export interface Cards {
  total: number;
  turn: number;
  hands: readonly (readonly number[])[];
  typed: boolean;
  closed: boolean;
  rng: RngWords;
}
export interface CardsSetup {
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly machines: readonly string[];
  readonly hands: 'open' | 'closed';
  readonly byHand: boolean;
  readonly seed: string;
}
export type CardsEvent = { readonly rule: string } & (
  | { readonly type: 'played'; readonly card: number }
  | { readonly type: 'changed'; readonly ours: number; readonly theirs: number }
  | { readonly type: 'thrown'; readonly face: number; readonly rng: RngWords }
  | { readonly type: 'mixed'; readonly rng: RngWords }
  | { readonly type: 'seatChanged' }
);
type Act = 'play' | 'change' | 'throw' | 'face';
export interface CardsPrompt extends KernelQuestion {
  readonly kind: 'turn' | 'face';
  readonly options: readonly { readonly id: string; readonly act: Act; readonly at?: readonly number[] }[];
}
export interface CardsGame extends GuestTypes {
  readonly setup: CardsSetup;
  readonly state: Cards;
  readonly event: CardsEvent;
  readonly question: CardsPrompt;
  readonly moment: null;
}

const SEATS = ['seat-1', 'seat-2'];

function apply(state: Cards, event: CardsEvent): void {
  const [mine, theirs] = [state.turn, 1 - state.turn];
  const [ours, others] = [state.hands[mine]!, state.hands[theirs]!];
  const withHands = (own: readonly number[], other: readonly number[]) => {
    state.hands = mine === 0 ? [own, other] : [other, own];
  };
  if (event.type === 'played') {
    state.total += ours[event.card]!;
    withHands(ours.with(event.card, (ours[event.card]! % 3) + 1), others);
  } else if (event.type === 'changed')
    withHands(ours.with(event.ours, others[event.theirs]!), others.with(event.theirs, ours[event.ours]!));
  else if (event.type === 'thrown') {
    state.total += event.face;
    state.rng = event.rng;
  } else if (event.type === 'mixed') state.rng = event.rng;
  else state.turn = theirs;
}

function* turn(state: Cards, emit: (event: CardsEvent) => void): Generator<CardsPrompt, void, string> {
  const seat = SEATS[state.turn]!;
  const ours = [0, 1, 2];
  const answer = yield {
    kind: 'turn',
    seat,
    options: [
      ...ours.map((at) => ({ id: `play:${at}`, act: 'play' as const, at: [at] })),
      ...ours.map((at) => ({ id: `change:${at}:0`, act: 'change' as const, at: [at, 0] })),
      { id: 'throw', act: 'throw' },
    ],
  };
  const [act, first, second] = answer.split(':');
  if (act === 'play') emit({ type: 'played', card: Number(first), rule: '1' });
  else if (act === 'change')
    emit({ type: 'changed', ours: Number(first), theirs: Number(second), rule: '2' });
  else if (state.typed) {
    const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ id: `face:${face}`, act: 'face' as const }));
    const face = Number((yield { kind: 'face', seat, options: faces }).split(':')[1]);
    emit({ type: 'thrown', face, rng: state.rng, rule: '3' });
  } else {
    const { value, words } = seededChance.pick(state.rng, 6, 'd6');
    emit({ type: 'thrown', face: value + 1, rng: words, rule: '3' });
  }
  emit({ type: 'seatChanged', rule: '4' });
}

const rules: Rules<CardsSetup, Cards, CardsEvent, CardsPrompt> = {
  game: 'cards',
  version: '1',
  contentHash: 'none',
  setUp: ({ seed, hands, byHand }) => ({
    total: 0,
    turn: 0,
    hands: [
      [1, 2, 3],
      [3, 2, 1],
    ],
    typed: byHand,
    closed: hands === 'closed',
    rng: wordsFromSeed(seed),
  }),
  run: () => ({
    apply,
    clone: (state) => structuredClone(state),
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
    next: (state, emit) => (state.total >= 12 ? null : turn(state, emit)),
  }),
};

const reveals = ({ type }: CardsEvent) => (type === 'thrown' ? ('dice' as const) : null);

const playOf = ({ seats, machines, hands }: CardsSetup) =>
  guestPlay<CardsGame>({
    apply,
    describe: (event, { total }) =>
      event.type === 'seatChanged' || event.type === 'mixed'
        ? null
        : { text: `${event.type}: ${total}`, tone: 'plain', depth: 0 },
    reveals,
    ...(hands === 'closed' ? { fences: ({ type }: CardsEvent) => type === 'seatChanged' } : {}),
    machines: { seats: new Set(machines), answer: ({ options }) => options[0]!.id },
    pace: () => 0,
    ends: () => null,
    summary: ({ total }) => ({
      encounter: 'Cards',
      guest: { id: 'cards', name: 'Cards' },
      seats: seats.map(({ name }) => name),
      round: total,
      result: total < 12 ? null : 'won',
      waiting: null,
    }),
  });

const stateSchema = withFields({
  total: count,
  turn: count,
  hands: listOf(listOf(count, 3, 3), 2, 2),
  typed: flag,
  closed: flag,
  rng: rngWords,
});

const cardsGame = (): GuestGame<CardsGame> => ({
  rules,
  nameOf: () => 'Cards',
  play: playOf,
  reveals,
  checks: async () => ({
    envelope: envelopeOf({
      game: 'cards',
      setup: withFields({
        seats: listOf(withFields({ id: text, name: text }), 2, 2),
        machines: listOf(text, 0, 2),
        hands: among(['open', 'closed']),
        byHand: flag,
        seed: text,
      }),
      start: stateSchema,
      state: stateSchema,
      migrations: { log: SINCE_FORMAT_3, record: {} },
    }),
    faultOfState: faultsOfStates(stateSchema),
    isSound: () => true,
  }),
});

const gamesOf = gamesByGround(cardsGame);
export const cardsOn = (ground: Parameters<typeof gamesOf>[1]) => gamesOf(undefined, ground);
