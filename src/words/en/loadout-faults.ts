import { didYouMean } from '../../check/did-you-mean.ts';
import type { FaultOfLoadout, LoadoutFault } from '../../engine/index.ts';
import { type CardRef, type CardType, SHELVES } from '../../engine/index.ts';
import { listed, points, spelled } from './grammar.ts';
import { hintText } from './hints.ts';
import { SORTS } from './sorts.ts';

/** The printed name of a card; its ref where the content has none. */
export type NameOf = (type: CardType, ref: CardRef) => string;

/** What was to be there, and what is. */
export interface FaultWords {
  readonly expected: string;
  readonly got: string;
}

/** The faults of that name; one line may stand for several. */
type FaultNamed<F> = FaultOfLoadout extends infer One
  ? One extends FaultOfLoadout
    ? F extends One['fault']
      ? One
      : never
    : never
  : never;

const MANY = {
  armor: 'suits of armor',
  core: 'cores',
  accessory: 'accessories',
  relic: 'relics',
  consumable: 'consumables',
} as const;

const WORDS: {
  readonly [F in FaultOfLoadout['fault']]: (fault: FaultNamed<F>, nameOf: NameOf) => FaultWords;
} = {
  'unknown-card': ({ type, ref }) => ({
    expected: `the id of ${SORTS[SHELVES[type]].a}`,
    got: JSON.stringify(ref),
  }),
  hands: ({ used, limit }) => ({ expected: `weapons for at most ${limit} hands`, got: `${used} hands` }),
  'melee-beside-ranged': ({ weapons }, nameOf) => ({
    expected: 'no melee weapon beside a ranged one',
    got: listed(weapons.map((ref) => nameOf('item', ref))),
  }),
  'too-many': ({ slot, used, limit }) => ({
    expected: `at most ${limit} of type ${slot}`,
    got: `${used} ${MANY[slot]}`,
  }),
  'no-other-side': ({ item }, nameOf) => ({
    expected: 'the back of DOUBLE items only',
    got: nameOf('item', item),
  }),
  'side-in-pack': ({ item }) => ({ expected: 'a stored item without a side', got: item }),
  pack: ({ used, limit }) => ({ expected: `at most ${limit} items in the Pack`, got: `${used} items` }),
  'not-upgradable': ({ item }, nameOf) => ({
    expected: 'no upgrades on Monster Loot and Story items',
    got: nameOf('item', item),
  }),
  upgrades: ({ item, used, limit }, nameOf) => ({
    expected: `at most ${points(limit, 'upgrade')} on ${nameOf('item', item)}`,
    got: `${used} upgrades`,
  }),
  'upgrade-does-not-fit': ({ upgrade, item, fits }, nameOf) => ({
    expected: `an upgrade that fits ${nameOf('item', item)}`,
    got: `${nameOf('upgrade', upgrade)}, made for ${spelled(fits)}`,
  }),
  'discipline-twice': ({ discipline }, nameOf) => ({
    expected: 'each discipline once',
    got: nameOf('discipline', discipline),
  }),
  'lower-level-missing': ({ discipline, level, tree, missing }, nameOf) => ({
    expected: `a LVL ${missing} discipline of ${tree} as well`,
    got: `${nameOf('discipline', discipline)}, LVL ${level}`,
  }),
  'no-familiar': ({ discipline }, nameOf) => ({
    expected: `a familiar for whoever knows ${nameOf('discipline', discipline)}`,
    got: 'no familiar',
  }),
  'familiar-unlearned': ({ familiar }, nameOf) => ({
    expected: 'a discipline that brings a familiar',
    got: nameOf('familiar', familiar),
  }),
  stock: ({ type, ref, copy, limit }, nameOf) => ({
    expected: `at most ${limit} of ${nameOf(type, ref)} in the party`,
    got: `${nameOf(type, ref)} no. ${copy}`,
  }),
  'no-material': ({ upgrade, material }, nameOf) => ({
    expected: `${nameOf('item', material)} with the party or in its stash`,
    got: nameOf('upgrade', upgrade),
  }),
  gold: ({ used, limit }) => ({
    expected: `at most ${limit} gold for the whole party`,
    got: `${used} gold`,
  }),
  xp: ({ used, limit }) => ({ expected: `at most ${limit} XP`, got: `${used} XP` }),
};

/** A fault in two halves, without its page. */
export function faultWords(fault: FaultOfLoadout, nameOf: NameOf): FaultWords {
  const write = WORDS[fault.fault] as (fault: FaultOfLoadout, nameOf: NameOf) => FaultWords;
  return write(fault, nameOf);
}

/**
 * A fault as a sentence: `3 hands: weapons for at most 2 hands (p.24)`. With what cards there are, an unknown one
 * gets a guess at what was meant.
 */
export function faultText(
  fault: LoadoutFault,
  nameOf: NameOf,
  refsOf: (type: CardType) => readonly CardRef[] = () => [],
): string {
  const { expected, got } = faultWords(fault, nameOf);
  const hint = fault.fault === 'unknown-card' ? didYouMean(fault.ref, refsOf(fault.type)) : undefined;
  return `${got}: ${expected} (${fault.page})${hint === undefined ? '' : `, ${hintText(hint)}`}`;
}
