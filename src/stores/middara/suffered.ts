/** What figures suffer between two states of a game. */
import { cardIn, type EncounterState, type Figure, keptBy, type Position } from '../../engine/index.ts';
import { isSame } from './no-better.ts';

export const isDown = ({ defeated, felled }: Figure): boolean => defeated || felled;

export const isWorse = (now: Figure, before: Figure): boolean =>
  now.id !== before.id ||
  now.damage > before.damage ||
  isDown(now) !== isDown(before) ||
  !isSame([now.effects, now.marks, now.at], [before.effects, before.marks, before.at]);

/** On the board, with figures, in the story: all is as it was. */
export const isNothingDone = (before: EncounterState, after: EncounterState): boolean =>
  isSame(
    { ...before, scopes: [], turn: null, clock: null },
    { ...after, scopes: [], turn: null, clock: null },
  );

/** More damage, a fall, another place, an effect it had not. */
export const suffersMore = (now: Figure, before: Figure): boolean =>
  now.damage > before.damage ||
  isDown(now) !== isDown(before) ||
  !isSame(now.at, before.at) ||
  now.effects.some((effect) => !before.effects.includes(effect));

/** Whether somebody of another side could bring Disease: whoever has it is mended no more (p.74). */
export const isDiseaseAbout = ({ state, cards }: Position, side: Figure['side']): boolean =>
  state.figures.some((one) => one.side !== side && bringsDisease(one.cards, cards));

const bringsDisease = keptBy((lying: Figure['cards'], cards: Position['cards']): boolean =>
  lying.some(({ type, ref }) => JSON.stringify(cardIn(cards, { type, ref }) ?? null).includes('"disease"')),
);
