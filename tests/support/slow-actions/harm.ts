/** Damage, Effects, Defeat and what it leaves (pp.44, 46, 55, 67, 74). */
import { standing } from './lie.ts';
import { armorOf, conditionsHold, immuneTo, maxHp, plus, resists } from './numbers.ts';
import type { Play } from './play.ts';
import { lookAround, lookForEnds } from './watch.ts';
import { type Json, one, type SlowFigure } from './world.ts';

export type DamageType = 'physical' | 'magic' | 'irreducible';

export const remaining = (figure: SlowFigure): number => Math.max(0, maxHp(figure) - figure.damage);

/** A2 from armour on: what of so much damage of a type is left. */
export function lessen(
  play: Play,
  id: string,
  type: DamageType,
  amount: number,
  { piercing = 0, weapons = [] as readonly string[] } = {},
): number {
  const figure = one(play.world, id);
  let left = Math.max(0, amount);
  if (type === 'physical') left = Math.max(0, left - Math.max(0, armorOf(figure) - piercing));
  if (type !== 'irreducible') left = reduceByCards(play, figure, type, left);
  if (type !== 'irreducible' && resists(figure, type, weapons)) left = Math.ceil(left / 2);
  return immuneTo(figure, type) ? 0 : left;
}

/** Abilities that reduce the damage about to be dealt, each once (p.48). */
function reduceByCards(play: Play, figure: SlowFigure, type: DamageType, amount: number): number {
  let left = amount;
  const used = new Set<string>();
  while (left > 0) {
    const usable = figure.cards.flatMap((card) =>
      (card.face.abilities ?? [])
        .filter(
          (ability: Json) =>
            ability.when === 'damage-reduction' &&
            ability.effects[0].type === type &&
            !card.exhausted &&
            !used.has(`${card.id}/${ability.id}`) &&
            figure.effects.includes('paralyze') === false &&
            conditionsHold(figure, card, ability.conditions),
        )
        .map((ability: Json) => ({
          card,
          key: `${card.id}/${ability.id}`,
          amount: ability.effects[0].amount,
        })),
    );
    if (usable.length === 0) break;
    const { answer } = play.script.choose('damage-reduction', [
      ...usable.map(({ key }) => `use:${key}`),
      'pass',
    ]);
    const chosen = usable.find(({ key }) => `use:${key}` === answer);
    if (!chosen) break;
    chosen.card.exhausted = true;
    used.add(chosen.key);
    left = Math.max(0, left - chosen.amount);
  }
  return left;
}

/** Damage of no attack, of one type: gives what was dealt. */
export function deal(play: Play, id: string, type: DamageType, amount: number, by: string | null): number {
  if (one(play.world, id).at === null) return 0;
  return put(play, id, lessen(play, id, type, amount), by);
}

/** The tokens, never more than HP are left; then the Defeat (A5). */
export function put(play: Play, id: string, amount: number, by: string | null): number {
  const figure = one(play.world, id);
  const dealt = Math.min(amount, remaining(figure));
  figure.damage += dealt;
  if (dealt > 0 && remaining(figure) === 0) {
    if (play.world.blow) play.world.blow.push(id);
    else defeat(play, id, by);
  }
  return dealt;
}

export function defeat(play: Play, id: string, by: string | null): void {
  const { world } = play;
  const figure = one(world, id);
  if (figure.defeated) return;
  if (figure.side === 'adventurers') figure.damage = maxHp(figure);
  figure.defeated = true;
  figure.at = null;
  figure.effects = [];
  figure.tokens = {};
  world.dynamite = world.dynamite.filter(({ carrier }) => carrier !== id); // X22
  world.track = world.track.filter((other) => other !== id);
  if (figure.side === 'combatants' && world.figures.some(({ kind }) => kind === 'adventurer'))
    leaveLoot(play, figure);
  lookForEnds(play, null);
  lookAround(play);
  void by;
}

/** p.55: a card for each; none for the TRIVIAL; of a SWARM the last of its Group, and here each is one of its own. */
function leaveLoot({ world }: Play, figure: SlowFigure): void {
  if (figure.numbers.tags.includes('trivial') || world.deck.left === 0) return;
  world.deck.left -= 1;
  world.gold += world.deck.gold;
}

/** p.74, S2, IMMUNITY (p.32). */
export function inflict({ world }: Play, id: string, effect: string): void {
  const figure = one(world, id);
  const positive = ['barrier', 'courage', 'haste'];
  if (figure.at === null || figure.effects.includes(effect) || immuneTo(figure, effect)) return;
  if (positive.includes(effect) && figure.effects.includes('disease')) return;
  figure.effects.push(effect);
  if (effect === 'disease') figure.effects = figure.effects.filter((held) => !positive.includes(held));
  if (effect === 'paralyze') figure.paralyzedNow = world.active === id;
}

export function heal({ world }: Play, id: string, amount: number): void {
  const figure = one(world, id);
  if (figure.at === null || figure.effects.includes('disease')) return;
  figure.damage = Math.max(0, figure.damage - amount);
}

/** p.39: never more than the bar shows. */
export function gainSp({ world }: Play, id: string, amount: number): void {
  const figure = one(world, id);
  if (figure.at === null) return;
  const most = (figure.numbers.spMax ?? 5) + plus(figure, 'sp-max');
  figure.sp = Math.max(figure.sp, Math.min(most, figure.sp + amount));
}

export const allDown = (play: Play, kind: 'adventurer'): boolean =>
  play.world.figures.filter((figure) => figure.kind === kind).every(({ defeated }) => defeated);
export const anyStanding = (play: Play, side: string): boolean =>
  standing(play.world).some((figure) => figure.side === side);
