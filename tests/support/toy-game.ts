import { parseValue } from '../../src/check/parse-value.ts';
import { among, withFields } from '../../src/check/schemas.ts';
import type { KernelQuestion, Rules } from '../../src/engine/index.ts';
import { type RngWords, SINCE_FORMAT_3, seededChance, wordsFromSeed } from '../../src/engine/index.ts';
import { envelopeOf } from '../../src/stores/opened/envelope.ts';
import { faultsOfStates } from '../../src/stores/opened/guest-faults.ts';
import type { GuestGame, GuestTypes } from '../../src/stores/opened/guest-kind.ts';
import { guestPlay } from '../../src/stores/opened/guest-play.ts';
import { count, rngWords, text } from '../../src/stores/opened/record-fields.ts';

/*
 * Twelve: whoever counts to twelve has won; who goes beyond has lost. A step is one, a throw what the die shows. The
 * smallest game there is to show that the table knows no game but by its interface.
 */

export interface Twelve {
  total: number;
  answers: number;
  rng: RngWords;
}
export type TwelveEvent = { readonly rule: string } & (
  | { readonly type: 'stepped' }
  | { readonly type: 'thrown'; readonly face: number; readonly rng: RngWords }
  | { readonly type: 'mixed'; readonly rng: RngWords }
);
export interface TwelvePrompt extends KernelQuestion {
  readonly kind: 'count';
}
export interface TwelveSetup {
  readonly name: string;
  readonly seed: string;
}

/** Its types by name. */
export interface TwelveGame extends GuestTypes {
  readonly setup: TwelveSetup;
  readonly state: Twelve;
  readonly event: TwelveEvent;
  readonly question: TwelvePrompt;
  readonly moment: null;
}

export const twelve = (version = '1'): Rules<TwelveSetup, Twelve, TwelveEvent, TwelvePrompt> => ({
  game: 'twelve',
  version,
  contentHash: 'none',
  setUp: ({ seed }) => ({ total: 0, answers: 0, rng: wordsFromSeed(seed) }),
  run: () => ({
    apply(state, event) {
      if (event.type !== 'stepped') state.rng = event.rng;
      if (event.type === 'mixed') return;
      state.answers += 1;
      state.total += event.type === 'thrown' ? event.face : 1;
    },
    clone: (state) => ({ ...state }),
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
    next: (state, emit) => (state.total >= 12 ? null : counting(state, emit)),
  }),
});

function* counting(state: Twelve, emit: (event: TwelveEvent) => void): Generator<TwelvePrompt, void, string> {
  const answer = yield { kind: 'count', seat: 'one', options: [{ id: 'step' }, { id: 'throw' }] };
  if (answer === 'step') return emit({ type: 'stepped', rule: '1' });
  const { value, words } = seededChance.pick(state.rng, 6, 'd6');
  emit({ type: 'thrown', face: value + 1, rng: words, rule: '2' });
}

const playOf = ({ name }: TwelveSetup) =>
  guestPlay<TwelveGame>({
    apply: (state, event) => twelve().run({ name, seed: '' }).apply(state, event),
    describe: (event, { total }) =>
      event.type === 'mixed'
        ? null
        : {
            text: event.type === 'stepped' ? `A step: ${total}` : `The die shows ${event.face}: ${total}`,
            tone: 'plain',
            depth: 0,
          },
    reveals: (event) => (event.type === 'thrown' ? 'dice' : null),
    pace: () => 100,
    ends: () => null,
    summary: ({ total, answers }, question) => ({
      encounter: 'Twelve',
      guest: { id: 'twelve', name: 'Twelve' },
      seats: [name],
      round: answers,
      result: total < 12 ? null : total === 12 ? 'won' : 'lost',
      waiting: question && `What next after ${total}?`,
    }),
  });

const stateSchema = withFields({ total: count, answers: count, rng: rngWords });

/** The toy as a guest; with other rules than yesterday's where a version is given. */
export const toyGame = (version?: string): GuestGame<TwelveGame> => ({
  rules: twelve(version),
  nameOf: () => 'Twelve',
  play: playOf,
  reveals: (event) => (event.type === 'thrown' ? 'dice' : null),
  checks: async () => ({
    envelope: envelopeOf({
      game: 'twelve',
      setup: withFields({ name: text, seed: text }),
      start: stateSchema,
      state: stateSchema,
      migrations: { log: SINCE_FORMAT_3, record: {} },
    }),
    faultOfState: faultsOfStates(stateSchema),
    isSound: (event) => parseValue(among(['stepped', 'thrown', 'mixed']), event.type).ok,
  }),
});
