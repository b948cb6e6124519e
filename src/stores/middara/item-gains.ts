/** What an item would be to whoever gains it: in numbers of the rules, with what is in hand as it lies. */
import {
  armorOf,
  asked,
  attackProfileOf,
  attackRangeOf,
  type CardInstance,
  type CardRef,
  combatDiceOf,
  type Die,
  defenseOf,
  FACES,
  type Figure,
  type FigureId,
  faceOfItem,
  figureIn,
  hpOf,
  type ItemType,
  listEquipmentFaults,
  movementOf,
  PACK_SIZE,
  type Position,
  type Prompt,
  positionWithFigure,
  remainingHpOf,
  spLedgersOf,
  wornAs,
} from '../../engine/index.ts';

const STATS = ['hp', 'sp', 'defense', 'armor', 'movement', 'range'] as const;
export type GainStat = (typeof STATS)[number];

interface Numbers extends Readonly<Record<GainStat, number>> {
  readonly dice: readonly Die[];
}

export interface Gain {
  readonly figure: FigureId;
  /** Whether it may be equipped as things lie, after something was put away (`out`), or not at all. */
  readonly place: 'worn' | 'instead' | 'pack';
  readonly slot: ItemType;
  readonly out: readonly CardInstance[];
  /** The dice of its attack, where they would be others. */
  readonly dice: { readonly was: readonly Die[]; readonly is: readonly Die[] } | null;
  /** What else would change. */
  readonly stats: readonly { readonly stat: GainStat; readonly by: number }[];
  /** Items in its Pack. */
  readonly pack: number;
  readonly hp: number;
  readonly left: number;
  /** By which one is better than another; nothing else is to be read in it. */
  readonly worth: number;
}

/** What a point of each is beside a point of a throw. */
const WEIGHT: Readonly<Record<GainStat, number>> = {
  hp: 0.5,
  sp: 2,
  defense: 1.5,
  armor: 2,
  movement: 0.5,
  range: 0.2,
};

/** The mean of a die's number and symbols. */
const meanOf = (die: Die): number =>
  FACES[die].reduce((sum, face) => sum + face.number + face.book + face.shield + face.burst, 0) /
  FACES[die].length;

const sumOf = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + meanOf(die), 0);

function numbersOf(position: Position, figure: Figure): Numbers {
  return {
    hp: hpOf(position, figure),
    sp: spLedgersOf(position, figure).max.total,
    defense: defenseOf(position, figure).total,
    armor: armorOf(position, figure).total,
    movement: movementOf(position, figure).total,
    range: attackRangeOf(attackProfileOf(position, figure)),
    dice: combatDiceOf(position, figure).map(({ die }) => die),
  };
}

/** A copy of an item that nobody has yet. */
const fresh = (ref: CardRef, face: CardInstance['face']): CardInstance => ({
  id: `gained:${ref}`,
  ref,
  type: 'item',
  face,
  exhausted: false,
  flipped: false,
  used: [],
});

/** What may be put away for it: nothing, one of its kind, all of its kind. */
function* waysFor(position: Position, { cards }: Figure, slot: ItemType): Generator<readonly CardInstance[]> {
  yield [];
  const same = cards.filter((card) => {
    const item = card.type === 'item' && position.cards.items[card.ref];
    return item && wornAs(item, faceOfItem(position.cards, card)).slot === slot;
  });
  for (const one of same) yield [one];
  if (same.length > 1) yield same;
}

type Worn = Pick<Gain, 'place' | 'slot' | 'out' | 'dice' | 'stats' | 'worth'>;

/** The best way to equip it; of ways that are as good the one that puts least away. */
function bestWorn(position: Position, figure: Figure, ref: CardRef): Worn {
  const item = position.cards.items[ref]!;
  const was = numbersOf(position, figure);
  let best: Worn | null = null;
  for (const side of item.double ? (['front', 'back'] as const) : (['front'] as const)) {
    const card = fresh(ref, side);
    const { slot } = wornAs(item, faceOfItem(position.cards, card));
    for (const out of waysFor(position, figure, slot)) {
      const cards = [...figure.cards.filter((one) => !out.includes(one)), card];
      const wearing: Figure = { ...figure, cards };
      const then = positionWithFigure(position, wearing);
      if (listEquipmentFaults(then, wearing).length > 0) continue;
      const worn = compared(was, numbersOf(then, wearing), slot, out);
      if (best === null || worn.worth > best.worth) best = worn;
    }
  }
  const { slot } = wornAs(item, item.front);
  return best ?? { place: 'pack', slot, out: [], dice: null, stats: [], worth: 0 };
}

function compared(was: Numbers, is: Numbers, slot: ItemType, out: readonly CardInstance[]): Worn {
  const stats = STATS.flatMap((stat) => (is[stat] === was[stat] ? [] : [{ stat, by: is[stat] - was[stat] }]));
  const isSame = [...was.dice].sort().join() === [...is.dice].sort().join();
  return {
    place: out.length > 0 ? 'instead' : 'worn',
    slot,
    out,
    dice: isSame ? null : { was: was.dice, is: is.dice },
    stats,
    worth: sumOf(is.dice) - sumOf(was.dice) + stats.reduce((sum, { stat, by }) => sum + WEIGHT[stat] * by, 0),
  };
}

/** Null where it takes too much to work out, or there is no such item or figure. */
export function gainOf(position: Position, id: FigureId, ref: CardRef): Gain | null {
  if (!position.cards.items[ref]) return null;
  const figure = figureIn(position.state, id);
  return (
    asked(() => ({
      figure: id,
      // Who has taken another shape has no items to change.
      ...(figure.setAside
        ? { place: 'pack' as const, slot: 'weapon' as const, out: [], dice: null, stats: [], worth: 0 }
        : bestWorn(position, figure, ref)),
      pack: figure.pack.length,
      hp: hpOf(position, figure),
      left: remainingHpOf(position, figure),
    })) ?? null
  );
}

/** How good it is to be gained by somebody: what it adds, that nothing is put away for it, that the Pack has room. */
const orderOf = ({ worth, place, pack }: Gain): readonly number[] => [
  Math.max(0, worth),
  place === 'worn' ? 2 : place === 'instead' ? 1 : 0,
  Number(pack < PACK_SIZE),
];

/** Negative where the first is better. */
export function byGain(a: Gain, b: Gain): number {
  const [first, second] = [orderOf(a), orderOf(b)];
  const at = first.findIndex((n, i) => n !== second[i]);
  return at < 0 ? 0 : second[at]! - first[at]!;
}

/** What it would be to each who may be given it, best first; empty where something else is asked. */
export function gainsOf(position: Position, { question, options }: Prompt): readonly Gain[] {
  if (question.ask !== 'who-gains') return [];
  const { item } = question;
  return options
    .flatMap(({ act }) => (act.do === 'target' ? [gainOf(position, act.target, item)] : []))
    .filter((gain) => gain !== null)
    .sort(byGain);
}
