/** Abraxis Battle Dice (p.70): a dice game at the table, the second game on the kernel. The layer's only door. */

export { type AbraxisResult, resultOf } from './abraxis-result.ts';
export * from './abraxis-session.ts';
export { houseAnswer } from './house.ts';
export { applyAbraxis } from './model/apply.ts';
export type { AbraxisCard, RoundRule } from './model/card.ts';
export type { AbraxisEvent } from './model/events.ts';
export type { AbraxisAct, AbraxisOption, AbraxisPrompt } from './model/prompts.ts';
export {
  type AbraxisSeat,
  type AbraxisSetup,
  FATE,
  PAIRS,
  POINTS,
  ROUNDS,
} from './model/setup.ts';
export type { AbraxisPlayer, AbraxisState } from './model/state.ts';
export { type AbraxisOdds, createAbraxisOdds, type LockOdds } from './odds/lock-odds.ts';
export { revealedInAbraxis } from './queries/revealed.ts';
export {
  lockedIn,
  offFrom,
  plus,
  printedSymbols,
  type Symbols,
  shownBy,
} from './queries/symbol-sums.ts';
