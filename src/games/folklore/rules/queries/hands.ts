/** What a hero holds and fights with (pp.25-26). */
import { type Dice, type HandItem, isUsed } from '../model/content.ts';
import type { Entry } from '../model/ledger.ts';
import type { Position } from './numbers.ts';

/** Everybody has so many (FK-53). */
const HANDS = 2;
/** What bare hands cost whoever they hit: the least die there is (FK-27). */
const BARE: Dice = 'd2';

interface Held {
  readonly place: number;
  readonly item: HandItem;
  readonly broken: boolean;
}

/** What it holds, in the order it is carried. */
function heldBy({ state, content }: Position, at: number): Held[] {
  return state.heroes[at]!.items.flatMap(({ ref, inHand, broken = false }, place) => {
    const item = content.items[ref];
    return inHand && item?.kind === 'held' ? [{ place, item, broken }] : [];
  });
}

export interface InUse {
  readonly damage: Dice;
  readonly reach: number;
  readonly ranged: boolean;
  /** Whose it is: of an item by place, of the card, or nobody’s. */
  readonly of: number | 'card' | 'nobody';
}

/** What a hero fights with: a weapon it holds, else that of its card where a hand is free for it, else bare hands (FK-53). */
export function weaponOf(position: Position, at: number): InUse {
  const held = heldBy(position, at);
  const armed = held.find(({ item, broken }) => item.weapon && !broken);
  if (armed) return { reach: 1, ranged: false, ...armed.item.weapon!, of: armed.place };
  const hero = position.state.heroes[at]!;
  const { weapon } = position.content.heroes[hero.card]!;
  const free = HANDS - held.reduce((sum, { item }) => sum + item.hands, 0);
  if (hero.broken || free < (weapon.hands ?? HANDS))
    return { damage: BARE, reach: 1, ranged: false, of: 'nobody' };
  return { damage: weapon.damage, reach: weapon.reach ?? 1, ranged: weapon.ranged === true, of: 'card' };
}

/** Lines of what a hero holds; what is broken counts for nothing. */
const fromHands = (position: Position, at: number, number: 'might' | 'defense'): Entry[] =>
  heldBy(position, at).map(({ item, broken }) => ({
    cause: { from: 'item', card: item.id },
    amount: broken ? 0 : (item[number] ?? 0),
    rule: 'FK-53',
  }));

/** Lines of what a hero wears. */
export function fromWorn(
  { state, content }: Position,
  at: number,
  number: 'might' | 'defense' | 'stride',
): Entry[] {
  return state.heroes[at]!.items.flatMap(({ ref }): Entry[] => {
    const item = content.items[ref]!;
    if (item.kind !== 'worn') return [];
    return [{ cause: { from: 'item', card: item.id }, amount: item[number] ?? 0, rule: 'FK-15' }];
  });
}

/** Might of the card and of what is worn and held; bare hands have none of the card (FK-27). */
export function mightLines(position: Position, at: number, rule: string): Entry[] {
  const card = position.content.heroes[position.state.heroes[at]!.card]!;
  const isBare = weaponOf(position, at).of === 'nobody';
  return [
    { cause: { from: 'card', card: card.id }, amount: card.might, rule },
    { cause: { from: 'bare-hands' }, amount: isBare ? -card.might : 0, rule: 'FK-27' },
    ...fromWorn(position, at, 'might'),
    ...fromHands(position, at, 'might'),
  ];
}

/** The same of Defense. */
export function defenseLines(position: Position, at: number, rule: string): Entry[] {
  const card = position.content.heroes[position.state.heroes[at]!.card]!;
  return [
    { cause: { from: 'card', card: card.id }, amount: card.defense, rule },
    ...fromWorn(position, at, 'defense'),
    ...fromHands(position, at, 'defense'),
  ];
}

/** All it would hold, by place, once it takes that in hand: what has no room beside it is put away (FK-53). */
export function handsWith(position: Position, at: number, place: number): number[] {
  const item = position.content.items[position.state.heroes[at]!.items[place]!.ref]!;
  const kept = [place];
  let free = HANDS - (item.kind === 'held' ? item.hands : HANDS);
  for (const held of heldBy(position, at)) {
    if (held.item.hands > free) continue;
    free -= held.item.hands;
    kept.push(held.place);
  }
  return kept.sort((a, b) => a - b);
}

/** All it would hold without that. */
export const handsWithout = (position: Position, at: number, place: number): number[] =>
  heldBy(position, at).flatMap((held) => (held.place === place ? [] : [held.place]));

/** Whether anything a hero fights with is broken (p.25). */
export const hasBroken = ({ state }: Pick<Position, 'state'>, at: number): boolean =>
  state.heroes[at]!.broken === true || state.heroes[at]!.items.some(({ broken }) => broken);

/** Items that can be used now, each sort once: not exhausted, and of an artifact the Ghost Points are there (FK-54). */
export function usableItems({ state, content }: Position, at: number, used: readonly string[]) {
  const { items, ghost } = state.heroes[at]!;
  return items.flatMap(({ ref, exhausted }, place) => {
    const item = content.items[ref]!;
    const isFirst = items.findIndex((one) => one.ref === ref && one.exhausted === exhausted) === place;
    if (!isFirst || exhausted || !isUsed(item)) return [];
    if (item.kind === 'artifact' && (ghost < item.ghost || used.includes(ref))) return [];
    return [{ item, place }];
  });
}
