/** The public surface of the rules engine. */

export { LAST_STEP } from './ai/last-step.ts';
export { type EndMeasured, type Shortfall, shortfallsOf } from './ai/shortfall.ts';
export { type WhyNotSpace, type WhyNotTarget, whyNotSpace, whyNotTarget } from './ai/why-not.ts';
export * from './encounter-rules.ts';
export { EncounterSession } from './encounter-session.ts';
export * from './encounter-under-way.ts';
export { listWhoCouldStrikeAt } from './foresight/could-strike.ts';
export {
  type Ahead,
  type ForeseenBlow,
  type ForeseenTurn,
  foreseeNext,
  type Next,
  sketchTurns,
} from './foresight/foresee.ts';
export { type HarmInAll, harmInAll, lookAhead } from './foresight/look-ahead.ts';
export { positionAt } from './foresight/position-at.ts';
export { passingAnswer } from './foresight/run-on.ts';
export type { Thought } from './foresight/turn-outcomes.ts';
export {
  AsksForItself,
  asked,
  OverBudget,
  STEPS_PER_DECISION,
  STEPS_PER_QUERY,
  withBudget,
} from './kernel/budget.ts';
export { finished } from './kernel/finished.ts';
export { type Foreknown, REVEALED, type Revealed } from './kernel/foreknown.ts';
export { canonicalJson, hashText } from './kernel/hash.ts';
export { hashOf } from './kernel/json-fingerprint.ts';
export * from './kernel/log.ts';
export { type Loose, type Migrations, migrate, SINCE_FORMAT_3 } from './kernel/migrations.ts';
export type { Answered, Decision, Game, Procedure, Question as KernelQuestion } from './kernel/procedure.ts';
export { RefusedDecision, RulesError, resumed } from './kernel/procedure.ts';
export { type ForkOf, type Held, type Mixes, Session } from './kernel/session.ts';
export * from './loadout/index.ts';
export { loneTurnOf } from './lone-turn.ts';
export { LOG_MIGRATIONS } from './migrations/logs.ts';
export { RECORD_MIGRATIONS } from './migrations/records.ts';
export { applyEvent } from './model/apply/apply-event.ts';
export * from './model/board.ts';
export { cardOfGroup, groupOf } from './model/cards/activation-groups.ts';
export { calledOf } from './model/cards/called.ts';
export * from './model/cards/cards.ts';
export { PACK_SIZE, wornAs } from './model/cards/item-limits.ts';
export { itemOf, loadoutOf, placesOf } from './model/cards/loadout.ts';
export type { BodyLook, BodyPlan, Holding, Look, PersonLook, Wear } from './model/cards/look.ts';
export { lootDeckFor } from './model/cards/loot-deck.ts';
export * from './model/cards/shelves.ts';
export * from './model/carry.ts';
export * from './model/dice.ts';
export * from './model/encounter.ts';
export { listOps, partsOf, someOp } from './model/encounter-ops.ts';
export * from './model/events.ts';
export { figureIn, listCards } from './model/figure-in.ts';
export * from './model/ids.ts';
export { keptBy } from './model/kept.ts';
export * from './model/language/abilities.ts';
export * from './model/language/ai.ts';
export { nestedEffects } from './model/language/nested-effects.ts';
export * from './model/ledger.ts';
export * from './model/messages/act.ts';
export * from './model/messages/because.ts';
export * from './model/messages/cause.ts';
export * from './model/messages/question.ts';
export * from './model/messages/reason.ts';
export { eachNamed } from './model/named-combatants.ts';
export { idOf, optionOf, refusalOf } from './model/option-id.ts';
export { inOwnShape, ownCardOf } from './model/own-shape.ts';
export * from './model/position.ts';
export * from './model/prompts.ts';
export * from './model/ruleset.ts';
export { cloneState, type OwnState, sameState } from './model/same-state.ts';
export * from './model/scopes.ts';
export { counterOf, type SetUpOf, setUpHolds } from './model/set-up-holds.ts';
export * from './model/state.ts';
export * from './model/story.ts';
export * from './model/switches.ts';
export * from './model/trace.ts';
export * from './model/vocabulary.ts';
export type { Wares } from './model/wares.ts';
export { positionWithFigure } from './model/with.ts';
export { type AttackOdds, oddsOf, workOutOdds } from './odds/attack-odds.ts';
export { bearsOnDice } from './odds/choice-kinds.ts';
export { choiceMomentOf } from './odds/choice-moment.ts';
export type { ChoiceMoment } from './odds/choice-run.ts';
export { laterAnswer } from './odds/later-answers.ts';
export {
  type FiguresOdds,
  type OptionOdds,
  workOutOption,
  workOutWay,
} from './odds/option-odds.ts';
export { type Area, areaAt, asksForArea } from './preview/area-at.ts';
export { hpBeforeFall } from './preview/before-fall.ts';
export { type AtQuestion, type Preview, previewing, previewOption, type Until } from './preview/preview.ts';
export type { CardChange, Change } from './preview/preview-changes.ts';
export { roomForTokens } from './procedures/consequences/damage.ts';
export { dealCards, freshFigure } from './procedures/core/deal.ts';
export { defenseAgainst } from './queries/attack/attack-entries.ts';
export { attackVerdict, mayAttack } from './queries/attack/attack-verdict.ts';
export { type AbilityNow, cardNow } from './queries/attack/card-now.ts';
export { counterTarget } from './queries/attack/counter-target.ts';
export { isDamageAllSymbolsBuy, listSymbolPrices } from './queries/attack/plain-spending.ts';
export { abilitiesOfCard, abilityCause, cardCause } from './queries/cards/abilities-in-play.ts';
export { listWeapons } from './queries/cards/abilities-of.ts';
export { abilityBehind, harmsOnly, isHarmful } from './queries/cards/ability-behind.ts';
export { effectsOfExalted } from './queries/cards/exalted-ability.ts';
export { faceOfItem, upgradesInUse } from './queries/cards/item-upgrades.ts';
export { asTold } from './queries/encounter/as-told.ts';
export { asksForDifficulty } from './queries/encounter/difficulty.ts';
export { type EncounterResult, itemDrawn, resultOf } from './queries/encounter/result.ts';
export { listDoors } from './queries/encounter/standing-doors.ts';
export { attackProfileOf, attackRangeOf, combatDiceOf } from './queries/figures/attack-profile.ts';
export { borneBy } from './queries/figures/borne.ts';
export {
  bearerOf,
  challengeOf,
  conditionsHold,
  isAt,
  partySizeOf,
  placeOfToken,
  spaceOfToken,
} from './queries/figures/conditions-hold.ts';
export { actionPriceOf, couldPayForDodge, priceOf } from './queries/figures/costs.ts';
export { listCallable, whyNotCalled } from './queries/figures/exalted-callable.ts';
export {
  listOpponents,
  listStanding,
  rangeOf,
  spacesOf,
  standsOn,
  trackPlaceOf,
} from './queries/figures/figures.ts';
export { isFlankingAttack } from './queries/figures/flanking-attack.ts';
export { forcedWays } from './queries/figures/forced-ways.ts';
export {
  attackRangeLedgerOf,
  hpLeftOf,
  paidLedger,
  skillLedgerOf,
  spLedgersOf,
} from './queries/figures/ledgers.ts';
export { listEquipmentFaults } from './queries/figures/legal-equipment.ts';
export { liesBestFor, readsShieldsAlone } from './queries/figures/lies-best.ts';
export { hasMoved } from './queries/figures/move-actions.ts';
export { reachFor } from './queries/figures/mover.ts';
export {
  isInInfluence,
  isInSight,
  listSpacesInInfluence,
  listSpacesInSight,
  sightFor,
  sightOf,
} from './queries/figures/sight.ts';
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
} from './queries/figures/stats.ts';
export { bearsEffect } from './queries/figures/tests.ts';
export * as adjacency from './queries/geometry/adjacency.ts';
export { levelAt, terrainAt } from './queries/geometry/board-grid.ts';
export type { Sight } from './queries/geometry/line-of-sight.ts';
export { carryFrom, keptBoardOf, NOTHING_CARRIED, reportOf } from './report.ts';
export { type ChancePort, ScriptError, ScriptedChance, seededChance } from './rng/chance.ts';
export { MIX, type RngWords, wordsFromSeed } from './rng/rng-words.ts';
export * from './set-up-encounter.ts';
export { attackAfter, firstToReach, targetsFrom } from './ways/attack-after.ts';
export { listMoveDestinations, type MoveDestination, spOfMove } from './ways/move-destinations.ts';
export { otherWay } from './ways/other-way.ts';
export { atTurnOf, listStrikes, type PlannedStep, type PlanStep, planned } from './ways/plan.ts';
export { type Hampering, hamperedAt, hamperedBy, winsAt } from './ways/turn-end-at.ts';
