/**
 * Harvest (L2335–2360, MA-11).
 * 1. One hero draws twice its Knowledge in action cards (L2349); talents, an object that is discarded and one aura token
 *    bring more: a people's, or its own for Knowledge (L1303, L1309, L5875, L5883, L5914).
 * 2. Each gem is one resource of those the wheel offers for it on that terrain (L2351).
 */
import type { MalhyaContent } from '../model/content.ts';
import { type Sum, sumOf } from '../model/ledger.ts';
import type { Hero } from '../model/state.ts';
import type { Gem } from '../model/vocabulary.ts';
import { activeGear, talentsOf } from '../queries/gear.ts';
import type { Wheel } from './land-cards.ts';
import { HARVEST_CARDS, PEOPLE } from './land-numbers.ts';
import { type Ground, type Resource, TERRAINS, type Terrain } from './land-words.ts';

export const isTerrain = (ground: Ground | null): ground is Terrain =>
  (TERRAINS as readonly (string | null)[]).includes(ground);

/** What was spent for more cards: one aura token at most (L1303). */
export interface HarvestHelp {
  readonly people: boolean;
  /** The token is the harvester's own, for its Knowledge. */
  readonly knowledge?: boolean;
  /** An object that is discarded. */
  readonly object: string | null;
}

/** Action cards the hero draws, with its working. Talents are those of all who can act, whoever harvests (MA-261). */
export function harvestCards(
  content: MalhyaContent,
  hero: Hero,
  help: HarvestHelp,
  group: readonly Hero[] = [hero],
): Sum {
  const object = help.object === null ? undefined : content.gear[help.object];
  return sumOf([
    {
      cause: { from: 'characteristic', characteristic: 'knowledge' },
      amount: HARVEST_CARDS * hero.characteristics.knowledge,
      rule: 'L2349',
    },
    ...group
      .flatMap((one) => talentsOf({ content }, one))
      .map(({ id, face }) => ({
        cause: { from: 'card', folder: 'talents', card: id } as const,
        amount: (face.does ?? []).reduce((sum, { harvest = 0 }) => sum + harvest, 0),
        rule: 'L5914',
      })),
    ...activeGear({ content }, hero).map(({ id, does = [] }) => ({
      cause: { from: 'card', folder: 'gear', card: id } as const,
      amount: does.reduce((sum, { harvest = 0 }) => sum + harvest, 0),
      rule: 'L5914',
    })),
    ...(object
      ? [
          {
            cause: { from: 'card', folder: 'gear', card: object.id } as const,
            amount: object.harvest ?? 0,
            rule: 'L5883',
          },
        ]
      : []),
    { cause: { from: 'aura' }, amount: help.people ? PEOPLE.harvest : 0, rule: 'L5875' },
    { cause: { from: 'aura' }, amount: help.knowledge ? HARVEST_CARDS : 0, rule: 'L1309' },
  ]);
}

export const offersOf = (wheel: Wheel, terrain: Terrain, gem: Gem): readonly Resource[] =>
  wheel.offers[terrain][gem];

/** How many of the action cards left show a gem: what a harvest is likely to bring. */
export function gemsLeft(
  draw: readonly string[],
  actions: MalhyaContent['actions'],
): Readonly<Record<Gem, number>> {
  const count = (gem: Gem) => draw.filter((card) => actions[card]!.gem === gem).length;
  return { white: count('white'), red: count('red'), green: count('green'), black: count('black') };
}
