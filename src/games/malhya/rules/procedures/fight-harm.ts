/**
 * Wounds, falling, and being moved about (L4459–L4536, L5160–L5201, L3464–L3466).
 * 1. Enemies suffer damage alone (L4423); without life they are gone (L4465).
 * 2. A hero's wounds go to their zones; of more than there is life the players choose (MA-49). At 0 its token lies in its
 *    place (L4500); an armour that is lost then goes without effect, in combat only (L4781–L4785).
 * 3. Pushed or pulled: along the line, 1 damage for each space not gone (L5189); into a rift an enemy is gone, a hero at 0,
 *    its token on the nearest valid space (L3466).
 */

import { damageToEnemy } from '../combat/outcome-of-attack.ts';
import { NO_WOUNDS, WOUND_KINDS, type Wounds, woundsIn } from '../combat/pools.ts';
import { sufferable } from '../combat/wound-zones.ts';
import { deploySpaces } from '../place/deploying.ts';
import { type Shove, shoved } from '../place/push.ts';
import type { Space } from '../place/space.ts';
import { enemyFileOf, fieldOf, figureOf, heroIndex, placeOf, standingWith } from '../queries/field-of.ts';
import { endSpellsOf } from '../spells/running-spells.ts';
import { noteEngaged } from './engaged.ts';
import { putNear, putOn } from './enter-place.ts';
import { harm } from './heal.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

export function hurtEnemy(table: MalhyaTable, id: string, amount: number, rule: string): void {
  const figure = figureOf(table, id);
  if (!figure || amount === 0) return;
  table.emit({ type: 'enemyHurt', figure: id, amount, rule });
  const { life } = enemyFileOf(table, figure.type);
  if (figure.damage + amount >= life)
    table.emit({ type: 'enemyGone', figure: id, why: 'wounds', rule: 'L4465' });
}

/** Whether a hero has no life left: its token lies in its place. */
export function fallen(table: MalhyaTable, hero: number): boolean {
  const { state, content, emit } = table;
  const one = state.heroes[hero]!;
  const { at, down } = state.place!.heroes[hero]!;
  if (one.life.life > 0) return false;
  if (down) return true;
  emit({ type: 'heroFell', hero, at, rule: 'L4500' });
  endSpellsOf(table, hero);
  if (one.armour !== null && state.now.mode === 'combat' && content.armours[one.armour]?.lostAtZero)
    emit({ type: 'gearLost', hero, gear: one.armour, kind: 'armour', rule: 'L4781' });
  return true;
}

/** The wounds suffered: of several kinds the players choose where there is less life. */
export function* woundHero(table: MalhyaTable, hero: number, wounds: Wounds): Rule {
  const { state } = table;
  const all = sufferable(state.heroes[hero]!.life, wounds);
  const suffered = yield* askWounds(table, hero, all);
  for (const kind of WOUND_KINDS) harm(table, hero, kind, suffered[kind], 'L4421');
  fallen(table, hero);
}

const woundsId = ({ damage, injury, shock }: Wounds): string => `suffer:${damage}-${injury}-${shock}`;

export function* askWounds(table: MalhyaTable, hero: number, all: readonly Wounds[]): Rule<Wounds> {
  if (all.length === 0) return NO_WOUNDS;
  const act = yield* ask(table, {
    kind: 'wounds',
    hero,
    options: all.map((wounds) => ({ id: woundsId(wounds), act: { do: 'suffer', wounds } as const })),
    rule: 'L4433',
  });
  return act.do === 'suffer' ? act.wounds : all[0]!;
}

/** Wounds for whoever it is. */
export function* wound(table: MalhyaTable, who: string, wounds: Wounds, rule: string): Rule {
  if (woundsIn(wounds) === 0) return;
  const hero = heroIndex(table.state, who);
  if (hero >= 0) yield* woundHero(table, hero, wounds);
  else hurtEnemy(table, who, damageToEnemy(wounds), rule);
}

export function* shoveFrom(
  table: MalhyaTable,
  by: string,
  who: string,
  { shove, spaces }: { readonly shove: Shove; readonly spaces: number },
): Rule {
  const field = fieldOf(table);
  const [from, figure] = [standingWith(field, by), standingWith(field, who)];
  if (!from || !figure || spaces === 0) return;
  const gone = shoved(field, from, figure, shove, spaces);
  const hero = heroIndex(table.state, who);
  const { emit } = table;
  emit({ type: 'shoved', who, shove, ...gone, rule: 'L5164' });
  if (!gone.fell) noteEngaged(table, who);
  if (gone.damage > 0) yield* wound(table, who, { ...NO_WOUNDS, damage: gone.damage }, 'L5189');
  if (!gone.fell) return;
  if (hero < 0) emit({ type: 'enemyGone', figure: who, why: 'rift', rule: 'L5191' });
  else {
    harm(table, hero, 'damage', table.state.heroes[hero]!.life.life, 'MA-115');
    fallen(table, hero);
    const at = yield* besideRift(table, hero, gone.way.at(-1)!);
    if (at) emit({ type: 'stepped', who, to: at, rule: 'L3466' });
  }
}

/** The nearest valid space: it lies in nobody's way, and nobody in its. */
function* besideRift(table: MalhyaTable, hero: number, rift: Space): Rule<Space | null> {
  const { id } = table.state.heroes[hero]!;
  const field = fieldOf(table);
  const others = { ...field, figures: field.figures.filter((one) => one.id !== id) };
  const spaces = deploySpaces(others, rift, { size: 1, light: false });
  return yield* putOn(table, spaces, { kind: 'put-hero', who: id, hero }, 'MA-37');
}

/** A fallen hero who has been healed stands again: on its space, else on the nearest (L4520). */
export function* comeBack(table: MalhyaTable, hero: number): Rule {
  const { at } = placeOf(table).heroes[hero]!;
  if (!at) return;
  const to = yield* putNear(table, hero, at, { size: 1, light: false }, 'L4520');
  table.emit({ type: 'heroBack', hero, at: to ?? at, rule: 'L4532' });
}
