import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { LootGain, Outcome } from '../../model/state.ts';

/** What an encounter that has ended leaves: all that whoever goes on from it takes along (p.18). */
export interface EncounterResult extends Outcome {
  readonly rounds: number;
  /** Gold of the party: found, drawn and paid as a reward. */
  readonly gold: number;
  /** XP each Adventurer gains by the End Condition that was met. */
  readonly xp: number;
  /** Items of the Combatant Loot, in the order they were drawn (p.55). */
  readonly drawn: readonly CardRef[];
  /** Items sent to the party stash (p.67). */
  readonly stash: readonly CardRef[];
  /** Companions there (p.66); absent where there are none. */
  readonly companions?: readonly CardRef[];
  /** Combatants that were Defeated. */
  readonly beaten: readonly FigureId[];
  /** Adventurers that lie Defeated. */
  readonly fallen: readonly FigureId[];
  /** The Adventurers are restored, and may trade their items (p.18). */
  readonly restored: boolean;
}

/** The result of an encounter; null while it goes on. */
export function resultOf({ state, encounter }: Position): EncounterResult | null {
  const { outcome, loot, clock, figures } = state;
  if (!outcome) return null;
  const met = encounter.endConditions.find(({ id }) => id === outcome.condition);
  const isLate = outcome.condition === 'urgency';
  const defeated = figures.filter(
    (figure) =>
      (figure.defeated || (isLate && figure.kind === 'adventurer')) && !state.left?.includes(figure.id),
  );
  return {
    ...outcome,
    rounds: clock.round,
    gold: loot.gold,
    xp: met?.xp ?? 0,
    drawn: loot.gained.flatMap((gain) => itemDrawn(gain) ?? []),
    stash: loot.stash ?? [],
    ...(loot.companions ? { companions: loot.companions } : {}),
    beaten: defeated.filter(({ side }) => side === 'combatants').map(({ id }) => id),
    fallen: defeated.filter(({ kind }) => kind === 'adventurer').map(({ id }) => id),
    restored: met?.restore ?? false,
  };
}

const ITEM = 'card:';

/** The item a gain names; null for a card of the Combatant Loot Deck. */
export const itemDrawn = ({ card }: LootGain): CardRef | null =>
  card.startsWith(ITEM) ? card.slice(ITEM.length) : null;
