import type { LowStat } from '../../check/messages.ts';
import { jsonPath } from '../../check/problem.ts';
import { type CardIndex, familyOf, type ItemFace } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition, Loadout } from '../../engine/model/encounter.ts';
import type { FigureFilter, Whose } from '../../engine/model/language/abilities.ts';
import { type SetUpOf, setUpHolds } from '../../engine/model/set-up-holds.ts';
import { CHALLENGES, type Who } from '../../engine/model/story.ts';
import { bareId } from '../files/pack-space.ts';
import type { Doubted, Keys } from './doubted.ts';
import {
  type Bearer,
  type Change,
  changesBy,
  changesOf,
  faceOf,
  LEAST,
  printed,
  STATS,
  sumOf,
} from './doubts-of-numbers.ts';

/** A figure as it is set up, with what it has. */
interface Standing {
  readonly card: Bearer;
  readonly side: 'adventurers' | 'combatants';
  /** Where it stands in the file. */
  readonly keys: Keys;
  readonly has: readonly Source[];
  /** Points of Movement that what it wears takes (p.32). */
  readonly heavy: number;
}

/** A card or a text, and what it changes. */
interface Source {
  readonly name: string;
  readonly changes: readonly Change[];
}

/** How many Adventurers there are, and how hard it is (p.71, X130): whatever the players may choose. */
const VARIANTS: readonly SetUpOf[] = CHALLENGES.flatMap((difficulty) =>
  [4, 5].map((adventurers) => ({ difficulty, adventurers })),
);

/**
 * Numbers of somebody who is set up that all there is together pushes below what can be played: its own cards, what others
 * do to it, the encounter's rules, ground and tokens; in whatever variant it comes lowest.
 */
export function doubtsOfSums(encounter: EncounterDefinition, cards: CardIndex): Doubted[] {
  const worst = new Map<string, Low & { readonly keys: Keys }>();
  for (const at of VARIANTS) {
    const there = standingIn(encounter, cards, at);
    for (const one of there)
      for (const low of lowsOf(one, [...others(one, there), ...textsFor(one, encounter, cards, at)])) {
        const key = `${one.card.id} ${low.stat}`;
        if ((worst.get(key)?.comes ?? Infinity) > low.comes) worst.set(key, { ...low, keys: one.keys });
      }
  }
  return [...worst.values()].map(doubted);
}

/** The same of what an Adventurer brings, as a file says. */
export function doubtsOfLoadout(card: string, loadout: Loadout, keys: Keys, cards: CardIndex): Doubted[] {
  const one = adventurerWith(card, loadout, keys, cards);
  return one ? lowsOf(one, []).map((low) => doubted({ ...low, keys })) : [];
}

interface Low {
  readonly stat: LowStat;
  readonly comes: number;
  readonly card: string;
  readonly by: readonly string[];
}

const doubted = ({ keys, stat, ...low }: Low & { readonly keys: Keys }): Doubted => ({
  path: jsonPath(keys),
  doubt: { doubt: 'numbers-too-low', stat, least: LEAST[stat], ...low },
});

function lowsOf(one: Standing, around: readonly Source[]): Low[] {
  return STATS.flatMap((stat): Low[] => {
    const base = printed(one.card, stat);
    if (base === undefined) return [];
    const own = one.has.map(({ name, changes }) => ({
      name,
      changes: changes.filter((change) => isOnItself(change, one)),
    }));
    const sources = [...own, ...around].map(({ name, changes }) => ({
      name,
      changes: changes.flatMap((change) =>
        // Who is reached by others may be out of their reach.
        change.stat === stat
          ? [{ ...change, isSometimes: change.isSometimes || change.of !== undefined }]
          : [],
      ),
    }));
    const heavy = stat === 'movement' ? one.heavy : 0;
    const comes = sumOf(
      base - heavy,
      sources.flatMap(({ changes }) => changes),
    );
    const lowering = sources.filter(({ changes }) => changes.some(({ amount }) => amount < 0));
    // What a figure's card does to itself alone is said of that card.
    const isToldThere = lowering.every((source) => source === sources[0]) && one.card.type === 'combatant';
    if (comes >= LEAST[stat] || lowering.length === 0 || isToldThere) return [];
    const by = [...new Set(lowering.map(({ name }) => name))];
    return [{ stat, comes, card: bareId(one.card.id), by }];
  });
}

/** All who are set up in that variant. Who waits for a story flag is not among them. */
function standingIn(encounter: EncounterDefinition, cards: CardIndex, at: SetUpOf): Standing[] {
  const combatants = encounter.combatants.flatMap(({ card: ref, if: conditions }, i): Standing[] => {
    const card = cards.combatants[ref];
    if (!card || !setUpHolds(conditions, at)) return [];
    const side = card.kind === 'intelligent' ? 'combatants' : 'adventurers';
    const own = { name: bareId(ref), changes: changesOf(card) };
    return [{ card, side, keys: ['combatants', i], has: [own], heavy: heavies(card.tags) }];
  });
  const adventurers = Object.entries(encounter.loadouts).flatMap(([ref, loadout]) => {
    const one = adventurerWith(ref, loadout, ['loadouts', ref], cards);
    return one ? [one] : [];
  });
  return [...combatants, ...adventurers];
}

/** Whether what a figure's own card changes of others is its own, too (X20). */
const isOnItself = ({ of }: Change, one: Standing): boolean =>
  of === undefined || (of.side !== 'another-ally' && isMeantBy(one, of, one));

function adventurerWith(ref: string, loadout: Loadout, keys: Keys, cards: CardIndex): Standing | null {
  const card = cards.adventurers[ref];
  if (!card) return null;
  const named = [
    ...loadout.disciplines.map((one) => cards.disciplines[one]),
    cards.familiars[loadout.familiar ?? ''],
    cards.companions[loadout.companion ?? ''],
  ];
  const items = loadout.items.flatMap((entry) => {
    const { ref: item, face = 'front', upgrades = [] } = typeof entry === 'string' ? { ref: entry } : entry;
    const found = cards.items[item];
    if (!found) return [];
    const on = upgrades.flatMap((one) => cards.upgrades[one] ?? []);
    return [
      { item: found, face: face === 'back' && found.back ? ('back' as const) : ('front' as const), on },
    ];
  });
  const has = [
    { name: bareId(ref), changes: changesOf(card) },
    ...named.flatMap((one) =>
      one
        ? [
            {
              name: bareId(one.id),
              changes: changesOf(one).filter((change) => faceOf(change) === 'abilities'),
            },
          ]
        : [],
    ),
    ...items.flatMap(({ item, face, on }) => [
      { name: bareId(item.id), changes: changesOf(item).filter((change) => faceOf(change) === face) },
      ...on.map((upgrade) => ({ name: bareId(upgrade.id), changes: changesOf(upgrade) })),
    ]),
  ];
  const worn = items.flatMap(({ item, face, on }) =>
    JSON.stringify(on).includes('"removeItemTag":"heavy"') ? [] : [(item[face] as ItemFace).tags ?? []],
  );
  const eased = JSON.stringify([card, ...named]).includes('"ignoreHeavy"');
  return { card, side: 'adventurers', keys, has, heavy: eased ? 0 : heavies(worn.flat()) };
}

const heavies = (tags: readonly string[]): number => tags.filter((tag) => tag === 'heavy').length;

/** What all others who are set up change of a figure, whoever has it as often as it is there. */
const others = (one: Standing, there: readonly Standing[]): Source[] =>
  there.flatMap((holder) =>
    holder === one
      ? []
      : holder.has.map(({ name, changes }) => ({
          name,
          changes: changes.filter(({ of }) => of !== undefined && isMeantBy(holder, of, one)),
        })),
  );

function isMeantBy(holder: Standing, { side, with: filter }: Whose, one: Standing): boolean {
  const isAlly = holder.side === one.side;
  if (side === 'opponent' ? isAlly : side !== 'figure' && !isAlly) return false;
  return filter === undefined || mayBe(filter, one);
}

/** Whether such a figure may ever be so: by what it always is. */
function mayBe({ tag, kind, defeated }: FigureFilter, { card }: Standing): boolean {
  const is = card.type === 'adventurer' ? 'adventurer' : card.kind;
  if (defeated || (kind !== undefined && kind !== is)) return false;
  return tag === undefined || (card.type === 'combatant' && card.tags.includes(tag));
}

/** What the encounter's rules, its SPECIAL terrain and what is carried change of a figure. */
function textsFor(one: Standing, encounter: EncounterDefinition, cards: CardIndex, at: SetUpOf): Source[] {
  const { rules, special = [], carried = [] } = encounter;
  return [
    ...rules.flatMap(({ name, for: who = 'everybody', modifiers = [], if: conditions }) => {
      const isOfVariant = conditions?.every(({ is }) => is === 'difficulty' || is === 'adventurers') ?? true;
      if (!isFor(who, one, cards) || (isOfVariant && !setUpHolds(conditions, at))) return [];
      return [{ name, changes: changesBy(modifiers, [], !isOfVariant) }];
    }),
    ...special.flatMap(({ name, who = 'everybody', modifiers = [] }) =>
      isFor(who, one, cards) ? [{ name, changes: changesBy(modifiers, [], true) }] : [],
    ),
    ...carried.flatMap(({ token, modifiers = [] }) =>
      one.side === 'adventurers' ? [{ name: token, changes: changesBy(modifiers, [], true) }] : [],
    ),
  ];
}

function isFor(who: Who, { card, side }: Standing, cards: CardIndex): boolean {
  switch (who) {
    case 'everybody':
      return true;
    case 'adventurers':
      return card.type === 'adventurer';
    case 'allies':
      return side === 'adventurers' && card.type !== 'adventurer';
    case 'opponents':
      return side === 'combatants';
    case 'doer':
      return false;
    default:
      return card.id === who.card || familyOf(cards, card.id) === who.card;
  }
}
