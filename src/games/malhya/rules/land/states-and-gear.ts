/**
 * Scenario cards in force (L5565–5668): the group's gear card, states of heroes, trackers, dungeon tiles' crystals.
 * 1. One gear card for the group, for all heroes (L5573); its effects may be cancelled (L5857).
 * 2. A state acts until it is treated; some add up (L5585–5587). All go in a village; poison for two plants on the road
 *    too (L5591, MA-76).
 * 3. Trackers: a crystal moves over two cards; at the symbol its effect at once (L5623–5631).
 */

import { modeCardsHere } from '../campaign/game-mode.ts';
import type { Sign } from '../model/checks.ts';
import type { CardRef, MalhyaContent } from '../model/content.ts';
import type { MalhyaState, ScenarioHeld } from '../model/state.ts';
import type { DungeonTile } from './land-cards.ts';
import { TRACKER_CARDS } from './land-numbers.ts';
import type { Dungeon, Tracker } from './land-state.ts';

interface Ground {
  readonly state: MalhyaState;
  readonly content: MalhyaContent;
}

/** The gear card the group has. */
export const gearCardOf = ({ state, content }: Ground): ScenarioHeld | undefined =>
  state.group.scenarioCards.find(({ ref }) => content.scenario[ref]!.kind === 'gear');

/** Signs of cards in force for a hero: the gear card's, and its states'. */
export function* signsInForce(
  { state, content }: Ground,
  hero: number,
): Generator<{ readonly card: CardRef; readonly sign: Sign }> {
  for (const card of modeCardsHere({ state, content }))
    for (const sign of card.does ?? []) yield { card: card.id, sign };
  const gear = gearCardOf({ state, content });
  if (gear && !gear.off)
    for (const sign of content.scenario[gear.ref]!.does ?? []) yield { card: gear.ref, sign };
  for (const card of state.heroes[hero]!.states)
    for (const sign of content.scenario[card]!.does ?? []) yield { card, sign };
}

/** How a state may go: on the road, in a village, at a campfire, at an inn. */
export type CureAt = 'road' | 'village' | 'campfire' | 'inn';

export interface Cure {
  readonly hero: number;
  readonly card: CardRef;
  readonly plants: number;
  readonly gold: number;
}

/** What can be healed there, with its price, as far as it can be paid. */
export function curesAt({ state, content }: Ground, at: CureAt): Cure[] {
  return state.heroes.flatMap(({ states, cubes }, hero) =>
    [...new Set(states)].flatMap((card): Cure[] => {
      const cures = content.scenario[card]!.cures;
      if (!cures) return [];
      const price = {
        road: cures.plants === undefined ? null : { plants: cures.plants, gold: 0 },
        village: { plants: 0, gold: cures.gold },
        campfire: cures.campfire ? { plants: 1, gold: 0 } : null,
        inn: cures.inn ? { plants: 0, gold: 0 } : null,
      }[at];
      if (!price || price.plants > cubes.plant.length || price.gold > state.group.gold) return [];
      return [{ hero, card, ...price }];
    }),
  );
}

/** The tracker a turn later, and whether the symbol is reached. */
export function ticked(tracker: Tracker): { readonly tracker: Tracker; readonly reached: boolean } {
  const at = tracker.at + 1;
  return { tracker: { ...tracker, at }, reached: at >= tracker.symbol };
}

/** Spaces of the two cards together: both are used always (L5631). */
export const trackerSpaces = (scenario: MalhyaContent['scenario']): number =>
  Object.values(scenario)
    .filter(({ kind }) => kind === 'tracker')
    .slice(0, TRACKER_CARDS)
    .reduce((sum, { spaces = 0 }) => sum + spaces, 0);

/** Whether a tile's number of crystals is there: its chapter at once (L5694). */
export const hasConsequence = (
  { crystals }: Pick<Dungeon, 'crystals'>,
  { consequence }: DungeonTile,
): boolean => consequence !== undefined && crystals >= consequence.crystals;

/** Cards a dungeon's event is drawn of: all of them again when none is left (MA-75). */
export const dungeonDeck = ({ unused, event, all }: Dungeon): readonly CardRef[] =>
  unused.length > 0 ? unused : all.filter((card) => card !== event);
