/** What a figure's cards make of it (pp.24-35, 43-45, 74). */
import { type Json, one, type SlowCard, type SlowFigure, type SlowWorld } from './world.ts';

/** What an attack knows that text conditions may ask for. */
export interface Circumstance {
  readonly difference?: number;
  readonly attackKind?: string;
}

const items = (figure: SlowFigure): SlowCard[] => figure.cards.filter(({ sort }) => sort === 'item');
export const weapons = (figure: SlowFigure): SlowCard[] =>
  items(figure).filter(({ json }) => json.itemType === 'weapon');
/** Its Tags, and its Icons: a melee/ranged weapon has both (p.31). */
const tagsOf = ({ face }: SlowCard): string[] => [
  ...(face.tags ?? []),
  ...(face.kind === 'melee/ranged' ? ['melee', 'ranged'] : face.kind ? [face.kind] : []),
];

/** COMBO (p.30): another equipped item with one of the tags. */
export const combo = (figure: SlowFigure, card: SlowCard, tags: readonly string[]): boolean =>
  items(figure).some((other) => other !== card && tagsOf(other).some((tag) => tags.includes(tag)));

/** Text conditions of the cards in use here. */
function holds(figure: SlowFigure, test: Json, about: Circumstance): boolean {
  if (test.is === 'difference') return (about.difference ?? -1) >= test.atLeast;
  if (test.is === 'attack-kind') return about.attackKind === test.kind;
  if (test.is === 'damage') return figure.damage * 2 >= maxHp(figure);
  throw new Error(`the reading does not speak ${test.is}`);
}

export const conditionsHold = (
  figure: SlowFigure,
  card: SlowCard,
  conditions: Json = {},
  about: Circumstance = {},
): boolean =>
  (conditions.combo === undefined || combo(figure, card, conditions.combo)) &&
  (conditions.if ?? []).every((test: Json) => holds(figure, test, about));

/** PASSIVE modifiers of all its cards; Exhausted or not (p.49). */
export function passives(figure: SlowFigure, about: Circumstance = {}): { card: SlowCard; is: Json }[] {
  return figure.cards.flatMap((card) =>
    (card.face.abilities ?? [])
      .filter((ability: Json) => ability.when === 'passive')
      .flatMap((ability: Json) =>
        (ability.modifiers ?? [])
          .filter((is: Json) => is.stat !== 'hp' || !ability.conditions)
          .filter(() => conditionsHold(figure, card, ability.conditions, about))
          .map((is: Json) => ({ card, is })),
      ),
  );
}

export const plus = (figure: SlowFigure, stat: string, about: Circumstance = {}): number =>
  passives(figure, about)
    .filter(({ is }) => is.stat === stat)
    .reduce((sum, { is }) => sum + is.amount, 0);

const printed = (figure: SlowFigure, what: 'armor' | 'defense'): number =>
  (figure.numbers[what] ?? 0) + items(figure).reduce((sum, { face }) => sum + (face[what] ?? 0), 0);

/** Asked without text conditions, which may ask for damage in their turn. */
export const maxHp = (figure: SlowFigure): number =>
  figure.numbers.hp +
  figure.cards
    .flatMap(({ face }) => face.abilities ?? [])
    .filter((ability: Json) => ability.when === 'passive' && !ability.conditions)
    .flatMap((ability: Json) => ability.modifiers ?? [])
    .filter((is: Json) => is.stat === 'hp')
    .reduce((sum: number, is: Json) => sum + is.amount, 0);

const wears = (figure: SlowFigure, effect: string): boolean => figure.effects.includes(effect);

export const armorOf = (figure: SlowFigure): number =>
  Math.max(0, printed(figure, 'armor') + plus(figure, 'armor') + (wears(figure, 'barrier') ? 1 : 0));
export const defenseOf = (figure: SlowFigure): number =>
  Math.max(0, printed(figure, 'defense') + plus(figure, 'defense') - (wears(figure, 'darkness') ? 1 : 0));

export const hasTag = (world: SlowWorld, figure: SlowFigure, tag: string): boolean =>
  (tag === 'flight' && world.flying === figure.id) ||
  (figure.numbers.tags ?? []).includes(tag) ||
  passives(figure).some(({ is }) => is.tag === tag);

/** HEAVY counts as often as it is there (p.32). */
export function heavyOf(figure: SlowFigure): number {
  const own = (figure.numbers.tags ?? []).filter((tag: string) => tag === 'heavy').length;
  const worn = items(figure).filter((card) => tagsOf(card).includes('heavy')).length;
  const ignored = passives(figure).reduce((sum, { is }) => sum + (is.ignoreHeavy ?? 0), 0);
  return Math.max(0, own + worn - ignored);
}

export const movementOf = (figure: SlowFigure): number =>
  Math.max(0, (figure.numbers.movement ?? 0) + plus(figure, 'movement') - heavyOf(figure));

/** null: a Combatant, who rolls BLACK (p.66). */
export function skillOf(figure: SlowFigure, skill: string): number | null {
  const own = figure.numbers.skills?.[skill];
  if (own === undefined) return null;
  const more = passives(figure)
    .filter(({ is }) => is.skill === skill)
    .reduce((sum, { is }) => sum + is.amount, 0);
  return Math.max(0, own + more - (skill === 'agility' ? heavyOf(figure) : 0));
}

export const immuneTo = (figure: SlowFigure, what: string): boolean => {
  const own: string[] = figure.numbers.immunity ?? [];
  const isType = ['physical', 'magic', 'irreducible'].includes(what);
  return (
    own.includes(what) ||
    (isType && own.includes('damage')) ||
    passives(figure).some(({ is }) => is.immunity === what)
  );
};

export function resists(figure: SlowFigure, type: string, weaponTags: readonly string[]): boolean {
  const own: Json[] = figure.numbers.resistance ?? [];
  return (
    own.includes(type) ||
    own.includes('damage') ||
    own.some((what) => typeof what === 'object' && weaponTags.includes(what.weapon)) ||
    passives(figure).some(({ is }) => is.resistance === type)
  );
}

export const weaponTags = (figure: SlowFigure): string[] =>
  weapons(figure).flatMap(({ face }) => face.tags ?? []);

export interface Profile {
  readonly kind: 'melee' | 'ranged';
  readonly range: number;
}

/** Kind and range of its Attack (pp.31, 44-45, A7). */
export function profileOf(figure: SlowFigure): Profile {
  if (figure.kind !== 'adventurer') {
    const attack = figure.numbers.attack ?? { kind: 'melee' };
    return attack.kind === 'ranged'
      ? { kind: 'ranged', range: attack.range }
      : { kind: 'melee', range: attack.reach ?? 1 };
  }
  const kinds = weapons(figure).map(({ face }) => face.kind);
  if (kinds.includes('ranged')) {
    const ranges = weapons(figure)
      .filter(({ face }) => face.kind === 'ranged')
      .map(({ face }) => face.range);
    return { kind: 'ranged', range: Math.min(...ranges) };
  }
  const reach = passives(figure).flatMap(({ is }) => (is.reach ? [is.reach] : []));
  return { kind: 'melee', range: Math.max(1, ...reach) };
}

/** p.43 2, with FINESSE (p.32). */
export function poolOf(figure: SlowFigure): string[] {
  if (figure.kind !== 'adventurer') return [...figure.numbers.dice];
  const pool = weapons(figure).flatMap((card) => {
    const finer = passives(figure).find(({ card: from, is }) => from === card && is.finesse)?.is.finesse;
    return (card.face.dice ?? []).map((die: string, i: number) => (i === 0 && finer ? finer : die));
  });
  while (pool.length < 2) pool.push('purple');
  return pool;
}

export const canAct = (figure: SlowFigure): boolean => figure.at !== null && !wears(figure, 'paralyze');

const RATING = ['purple', 'white', 'orange', 'teal', 'red', 'green', 'grey', 'blue'];

/** Upgrades replace the printed dice (p.35); no more of them are dealt out here than fit. */
export function convictionOf(figure: SlowFigure): string[] {
  const dice: string[] = [...(figure.numbers.conviction ?? ['purple', 'purple'])];
  for (const { is } of passives(figure)) {
    if (!is.conviction) continue;
    const worst = dice[0] && dice[1] && RATING.indexOf(dice[1]) < RATING.indexOf(dice[0]) ? 1 : 0;
    dice[worst] = is.conviction;
  }
  return dice;
}
/** The Casting Upgrades it may choose from; one is used, in place of the printed die (p.35). */
export const castingUpgrades = (figure: SlowFigure): string[] =>
  passives(figure).flatMap(({ is }) => {
    if (is.casting) return [is.casting];
    const from: readonly string[] = is.castingFromWeapon ?? [];
    return weapons(figure)
      .filter((card) => tagsOf(card).some((tag) => from.includes(tag)))
      .map(({ face }) => face.dice[0]);
  });
export const betterDie = (a: string, b: string): string => (RATING.indexOf(b) > RATING.indexOf(a) ? b : a);

/** M1: Muck adds 1 to what costs SP. */
export function price(world: SlowWorld, id: string, sp: number): number {
  const figure = one(world, id);
  const at = figure.at;
  const muck = at !== null && world.board.rows[at[1]]?.[at[0]] === 'm' && !hasTag(world, figure, 'flight');
  return sp > 0 && muck && figure.size.join() === '1,1' ? sp + 1 : sp;
}
export const canPay = (world: SlowWorld, id: string, sp: number): boolean =>
  one(world, id).sp >= price(world, id, sp);
