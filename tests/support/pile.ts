import type { GameLog, Rules } from '../../src/engine/kernel/log.ts';
import { LoggedSession } from '../../src/engine/kernel/log.ts';
import type { Procedure, Question } from '../../src/engine/kernel/procedure.ts';
import type { GameTypes } from '../../src/stores/game/types.ts';

/** A game of ten lines for what must know no Middara: two seats take from a pile, one to three stones at a time. */
export interface Pile {
  left: number;
  turn: 'north' | 'south';
}
export type PileEvent =
  | { readonly type: 'taken'; readonly rule: string; readonly stones: number }
  | { readonly type: 'handedOver'; readonly rule: string }
  /** It has no chance: nothing comes of it. */
  | { readonly type: 'mixed'; readonly rule: string };
export type PileSetup = { readonly stones: number };
export type PileSession = LoggedSession<PileSetup, Pile, PileEvent, Question>;
export type PileLog = GameLog<PileSetup, Pile>;
/** Stones that a seat takes one by one as long as it is asked: a course of answers. */
export type Handful = { readonly seat: string; readonly left: number };

/** Its types by name. */
export interface PileGame extends GameTypes {
  readonly setup: PileSetup;
  readonly state: Pile;
  readonly event: PileEvent;
  readonly question: Question;
  /** The last hand. */
  readonly moment: number;
  readonly course: Handful;
  readonly session: PileSession;
}

export const other = (seat: Pile['turn']): Pile['turn'] => (seat === 'north' ? 'south' : 'north');

const ask = (kind: string, seat: string, ...ids: string[]): Question => ({
  kind,
  seat,
  options: ids.map((id) => ({ id })),
});

/** Takes, and lets the other seat protest against three at once; `spill` breaks the rules. */
function* turnOf(state: Pile, emit: (event: PileEvent) => void): Procedure<void, Question> {
  const most = Math.min(3, state.left);
  const numbers = [1, 2, 3].filter((n) => n <= most).map(String);
  const answer = yield ask('take', state.turn, ...numbers, 'spill');
  if (answer === 'spill') throw new Error('the pile fell over');
  emit({ type: 'taken', rule: 'p.1', stones: Number(answer) });
  if (answer === '3' && (yield ask('protest', other(state.turn), 'pass', 'protest')) === 'protest')
    emit({ type: 'taken', rule: 'p.2', stones: -1 });
  emit({ type: 'handedOver', rule: 'p.3' });
}

export function applyToPile(state: Pile, event: PileEvent): void {
  if (event.type === 'taken') state.left -= event.stones;
  else if (event.type === 'handedOver') state.turn = other(state.turn);
}

/** `onApply` is told of every event the rules write. */
export const pileRules = (
  onApply: (event: PileEvent) => void = () => {},
): Rules<PileSetup, Pile, PileEvent, Question> => ({
  game: 'pile',
  version: '1.0.0',
  contentHash: 'none',
  setUp: ({ stones }) => ({ left: stones, turn: 'north' }),
  run: () => ({
    apply(state, event) {
      onApply(event);
      applyToPile(state, event);
    },
    clone: (state) => ({ ...state }),
    depth: () => 0,
    mixed: () => ({ type: 'mixed', rule: 'X500' }),
    next: (state, emit) => (state.left > 0 ? turnOf(state, emit) : null),
  }),
});

export function pileOf(stones: number, ...answers: string[]): PileSession {
  const session = new LoggedSession(pileRules(), { stones });
  for (const answer of answers) session.decide(answer);
  return session;
}
