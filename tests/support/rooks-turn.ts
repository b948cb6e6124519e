import { figureIn } from '../../src/engine/index.ts';
import { type ArenaSession, optionsOf, type Roll } from './arena.ts';
import { corridor, playFrom, rook, scene } from './encounter-arena.ts';

interface Turn {
  /** Further fields of Rook: items, SP, damage, tokens. */
  readonly rook?: object;
  readonly rolls?: readonly Roll[];
  readonly board?: object;
}

/** Rook's turn, at the west end of a corridor, with disciplines before him; the others stand where they say. */
export const rooksTurn = (
  disciplines: readonly string[],
  others: readonly object[],
  { rook: rest = {}, rolls = [], board = corridor(8) }: Turn = {},
): ArenaSession =>
  playFrom(
    scene({
      board,
      figures: [rook([0, 0], { disciplines, ...rest }), ...others],
      active: 'rook',
      initiative: ['rook', ...others.map((other) => (other as { id: string }).id)],
    }),
    rolls,
  );

/** Uses the ability of that id, whosever card it is on, then answers in order. */
export function uses(session: ArenaSession, ability: string, ...answers: readonly string[]): void {
  const option = optionsOf(session).find((id) => id.endsWith(`/${ability}`));
  if (!option) throw new Error(`no ${ability} among ${optionsOf(session).join(', ')}`);
  for (const answer of [option, ...answers]) session.decide(answer);
}

/** Whether an ability of that id is on offer. */
export const offers = (session: ArenaSession, ability: string): boolean =>
  optionsOf(session).some((id) => id.endsWith(`/${ability}`));

/** A figure as it is now. */
export const now = (session: ArenaSession, id: string) => figureIn(session.state, id);

/** A Casting die against a pair of Conviction dice that it beats: Force 6 + 1 against 1 + 1. */
export const FAILS: readonly Roll[] = [
  ['purple', 1],
  ['purple', 1],
  ['purple', 1],
];
/** Force 6 + 1 against 7 + 7. */
export const RESISTS: readonly Roll[] = [
  ['purple', 1],
  ['purple', 6],
  ['purple', 6],
];
