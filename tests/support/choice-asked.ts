import { cloneState, encounterGame, type Position, Session } from '../../src/engine/index.ts';
import type { Answer, Came, ChoiceMoment } from '../../src/engine/odds/choice-run.ts';
import { seededChance } from '../../src/engine/rng/chance.ts';

export interface Asked {
  readonly moment: ChoiceMoment;
  readonly answer: Answer;
}

/** The last of those answers, and the moment in which it is given, before anything of the turn is answered. */
export function askedAt(position: Position, answers: readonly string[]): Asked {
  const session = new Session(encounterGame(position, seededChance, false), position.state);
  const state = cloneState(session.state);
  const since = answers.slice(0, -1);
  for (const id of since) session.decide(id);
  const { kind, options } = session.pending!;
  const option = options.find(({ id }) => id === answers.at(-1))!;
  const { cards, encounter } = position;
  const made = since.map((one) => ({ option: one }));
  return { moment: { state, cards, encounter, since: made, byHand: false }, answer: { kind, option } };
}

/** Nothing came of it. */
export const NOTHING_CAME: Came = {
  hit: null,
  passed: null,
  held: {},
  attacks: {},
  damage: {},
  falls: [],
  rolled: false,
};
