import type { Figure } from '../../model/field.ts';
import { type Entry, type Sum, sumOf } from '../../model/ledger.ts';
import { defenseLines, mightLines, weaponOf } from '../hands.ts';
import { mightAgainst } from '../numbers.ts';
import { hitsInHundred } from '../odds.ts';
import { apart, figureIn, type OnField, sideOf, sizeOf, spacesOf, standing } from './ground.ts';
import { sees } from './sight.ts';
import { isSqueezed, isSwarm } from './ways.ts';

/** What darkness takes of Might, of who strikes near and who shoots (p.27). */
const DARKNESS = { melee: -5, ranged: -10 } as const;
/** What a large foe has less of Might and Defense where it squeezes (p.28). */
const SQUEEZED = -5;
/** What a foe reaches by its base (p.26). */
const REACH_OF_LARGE = 2;

export const isRanged = (position: OnField, { hero, foe }: Figure): boolean =>
  hero === null ? position.content.foes[foe!]?.encounter?.ranged === true : weaponOf(position, hero).ranged;

/** How far a figure strikes, in spaces; whoever shoots as far as it sees. */
export function reachOf(position: OnField, figure: Figure): number {
  if (isRanged(position, figure)) return Number.POSITIVE_INFINITY;
  if (figure.hero !== null) return weaponOf(position, figure.hero).reach;
  // A swarm strikes whom it is on and next to, however large it is (p.28).
  return sizeOf(position, figure) === 2 && !isSwarm(position, figure) ? REACH_OF_LARGE : 1;
}

/** Whether one can attack another from where it stands: in its reach, and seen (p.27). */
export function canAttack(position: OnField, by: Figure, target: Figure): boolean {
  const far = apart(spacesOf(position, by), spacesOf(position, target));
  // A swarm is among those it attacks (p.28).
  return far <= reachOf(position, by) && sees(position, by, target);
}

/** Whoever a swarm strikes: all it is on or next to (p.28), as far as it sees them (FK-29). */
export const isStruck = (position: OnField, swarm: Figure, hero: Figure): boolean =>
  apart(spacesOf(position, swarm), spacesOf(position, hero)) <= 1 && sees(position, swarm, hero);

/** Whether a hero is in darkness: by a foe, or of the map and without a light (p.27). */
export function isInDarkness({ ground, state, content }: OnField, { hero, darkened }: Figure): boolean {
  if (hero === null || darkened || !ground.dark) return hero !== null && darkened;
  return !state.heroes[hero]!.items.some(({ ref }) => content.items[ref]?.light === true);
}

/** Abilities that were declared for a while, and go on (FK-31). */
const lastingOf = ({ field, state, content }: OnField, number: 'defense' | 'foes'): Entry[] =>
  field.lasting.flatMap(({ hero }): Entry[] => {
    const { card } = state.heroes[hero]!;
    const { ability } = content.heroes[card]!;
    const amount = ability.when === 'stance' ? (ability[number] ?? 0) : 0;
    return [{ cause: { from: 'ability', card }, amount, rule: 'FK-31' }];
  });

/** What is added to an attack roll on a map (FK-20). `ability`: whether a hero's own of such turns is used with it. */
export function fieldBonus(position: OnField, by: Figure, target: Figure, ability = false): Sum {
  const { content, state } = position;
  if (by.hero === null) {
    const card = content.foes[by.foe!]!;
    const coven = card.encounter?.coven ?? 0;
    const isFoe = sideOf(by) === 'foes';
    const isCoven = coven > 0 && occultists(position) >= 2;
    return sumOf([
      { cause: { from: 'card', card: card.id }, amount: card.might, rule: 'FK-20' },
      { cause: { from: 'coven' }, amount: isCoven && isFoe ? coven : 0, rule: 'p.28' },
      { cause: { from: 'squeezed' }, amount: isSqueezed(position, by) ? SQUEEZED : 0, rule: 'p.28' },
      ...(isFoe ? lastingOf(position, 'foes') : []),
    ]);
  }
  const card = content.heroes[state.heroes[by.hero]!.card]!;
  const dark = isInDarkness(position, by) ? DARKNESS[isRanged(position, by) ? 'ranged' : 'melee'] : 0;
  return sumOf([
    ...mightLines(position, by.hero, 'FK-20'),
    ...fromUsed(position, by, target),
    { cause: { from: 'darkness' }, amount: dark, rule: 'p.27' },
    {
      cause: { from: 'ability', card: card.id },
      amount: ability && card.ability.when === 'turn' ? (card.ability.attack ?? 0) : 0,
      rule: 'p.25',
    },
  ]);
}

/** What items used in its turn add against that target (FK-42). */
function fromUsed({ field, content }: OnField, by: Figure, target: Figure): Entry[] {
  if (field.turn?.figure !== by.id) return [];
  return field.turn.used.map((ref) => ({
    cause: { from: 'item', card: ref },
    amount: mightAgainst(content.items[ref], content.foes[target.foe ?? '']?.kind),
    rule: 'FK-42',
  }));
}

const occultists = (position: OnField): number =>
  standing(position, 'foes').filter(({ foe }) => (position.content.foes[foe!]?.encounter?.coven ?? 0) > 0)
    .length;

/** What an attack roll needs on a map. */
export function fieldDefense(position: OnField, target: Figure): Sum {
  const { content } = position;
  if (target.hero === null) {
    const card = content.foes[target.foe!]!;
    return sumOf([
      { cause: { from: 'card', card: card.id }, amount: card.defense, rule: 'FK-20' },
      { cause: { from: 'squeezed' }, amount: isSqueezed(position, target) ? SQUEEZED : 0, rule: 'p.28' },
    ]);
  }
  return sumOf([...defenseLines(position, target.hero, 'FK-20'), ...lastingOf(position, 'defense')]);
}

/** Of a hundred faces, how many hit (FK-20). */
export function hitsOnField(position: OnField, by: number, target: number, ability = false): number {
  const victim = figureIn(position, target);
  const bonus = fieldBonus(position, figureIn(position, by), victim, ability);
  return hitsInHundred(fieldDefense(position, victim).total, bonus.total);
}

/** Vita a hit of it costs, as dice (FK-1). */
export const damageOf = (position: OnField, { hero, foe }: Figure): string =>
  hero === null ? position.content.foes[foe!]!.damage : weaponOf(position, hero).damage;
