/** The public surface of the rules engine. */
export * from './encounter-session.ts';
export { canonicalJson, hashOf, hashText } from './kernel/hash.ts';
export type { Decision } from './kernel/procedure.ts';
export { RefusedDecision, RulesError } from './kernel/procedure.ts';
export { Session } from './kernel/session.ts';
export { loneTurnOf } from './lone-turn.ts';
export * from './model/abilities.ts';
export * from './model/ai.ts';
export { applyEvent } from './model/apply-event.ts';
export * from './model/board.ts';
export * from './model/cards.ts';
export * from './model/dice.ts';
export * from './model/encounter.ts';
export * from './model/events.ts';
export { figureIn, listCards } from './model/figures.ts';
export * from './model/ids.ts';
export * from './model/ledger.ts';
export { lootDeckFor } from './model/loot-deck.ts';
export * from './model/position.ts';
export * from './model/prompts.ts';
export * from './model/ruleset.ts';
export * from './model/scopes.ts';
export * from './model/state.ts';
export * from './model/trace.ts';
export * from './model/vocabulary.ts';
export { listMoveDestinations, type MoveDestination } from './move-destinations.ts';
export { type AttackOdds, oddsOf } from './odds.ts';
export { whyNoDodge } from './procedures/empower-and-dodge.ts';
export { dealCards, freshFigure, groupOf } from './procedures/fresh-combatant.ts';
export { faceText } from './procedures/roll.ts';
export { abilitiesOfCard, nameOfCard } from './queries/abilities-in-play.ts';
export { listWeapons } from './queries/abilities-of.ts';
export * as adjacency from './queries/adjacency.ts';
export { attackProfileOf, combatDiceOf } from './queries/attack-profile.ts';
export { attackVerdict, blockText } from './queries/attack-verdict.ts';
export { levelAt, terrainAt } from './queries/board-grid.ts';
export { type AbilityNow, cardNow } from './queries/card-now.ts';
export { listOpponents, listStanding, rangeOf, spacesOf, trackPlaceOf } from './queries/figures.ts';
export { isFlankingAttack } from './queries/flank.ts';
export { faceOfItem, upgradesInUse } from './queries/item-upgrades.ts';
export { listEquipmentFaults } from './queries/loadout.ts';
export * as movement from './queries/reach.ts';
export { isInInfluence, sightFor, sightOf } from './queries/sight.ts';
export {
  armorOf,
  castingDieOf,
  convictionDiceOf,
  convictionValueOf,
  defenseOf,
  hasTag,
  hpOf,
  isImmune,
  movementOf,
  remainingHpOf,
  skillOf,
  staminaOf,
} from './queries/stats.ts';
export { bearsEffect } from './queries/tests.ts';
export { ScriptError, ScriptedChance, seededChance } from './rng/chance.ts';
export * from './set-up-encounter.ts';
export { whyNotSpace, whyNotTarget } from './why-not.ts';
