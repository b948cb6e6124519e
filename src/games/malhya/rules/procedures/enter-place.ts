/**
 * A place is laid out (L3022–L3288).
 * 1. Its tiles, lines and tokens (L3044–L3094), as its signs have them (`lay-out.ts`), and its enemies: the table of
 *    deployment is read from the column of two up to the group's size, all added (L3226).
 * 2. Enemies are set down first, the first on the token, the others beside it, else on the nearest space (L3266).
 * 3. Heroes after them, in the order of the table's choice, likewise (L3280).
 */

import type { Line } from '../model/content.ts';
import { NO_BOOST, type PlaceHero, type PlaceState } from '../model/place-state.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { deploySpaces } from '../place/deploying.ts';
import { isSameSpace, keyOf, type Space } from '../place/space.ts';
import { enemyFileOf, fieldOf, placeOf, standingOfHero, tokenWith } from '../queries/field-of.ts';
import { endAllSpells } from '../spells/running-spells.ts';
import { auraAfterCombat } from '../spells/spell-afterwards.ts';
import { modeOfEntry } from '../stealth/enter-stealth.ts';
import { STILL } from '../stealth/stealth-state.ts';
import { laidOut, setUpLines } from './lay-out.ts';
import { ask, askHero, type MalhyaTable, type Rule } from './table.ts';

/** A hero who is not on the board yet. */
export const OFF: PlaceHero = {
  at: null,
  free: 'whole',
  paid: 0,
  waiting: false,
  initiativeLost: false,
  down: false,
  returns: null,
  boost: NO_BOOST,
};

/** The place as its file has it; play goes on there once the chapter is left. */
export function enterPlace(table: MalhyaTable, line: NonNullable<Line['enter']>): void {
  const { state, content, emit } = table;
  const mode = modeOfEntry(table, line.mode);
  const card = content.places[line.place]!;
  const lines = setUpLines(table, card, line);
  const place: PlaceState = {
    ref: card.id,
    serial: (state.place?.serial ?? 0) + 1,
    reading: null,
    start: line.start,
    rows: card.rows,
    ...laidOut(card, state.heroes.length, [line, ...lines.map((at) => card.setUp![at]!)]),
    yellow: card.yellow,
    piles: [],
    figures: [],
    met: {},
    eliminated: [],
    heroes: state.heroes.map(({ life }) => ({ ...OFF, down: life.life === 0 })),
    turn: 0,
    phase: 'deploy',
    initiative: {},
    now: null,
    upgrades: {},
    attacked: {},
    acted: [],
    acting: [],
    attack: null,
    fired: [],
    tracker: 0,
    bans: line.bans ?? [],
    quiet: mode === 'stealth' ? STILL : null,
  };
  emit({ type: 'placeEntered', place, rule: 'L3032' });
  if (mode !== state.now.mode) emit({ type: 'modeSet', mode, rule: 'L3022' });
  for (const at of lines) emit({ type: 'setUpFollowed', at, rule: 'L6010' });
}

const putOption = (at: Space): MalhyaOption => ({ id: `put:${keyOf(at)}`, act: { do: 'put', at } });

/** One of these spaces; null: there is none. */
export function* putOn(
  table: MalhyaTable,
  spaces: readonly Space[],
  question: { readonly kind: 'put-enemy' | 'put-hero'; readonly who: string; readonly hero: number | null },
  rule: string,
): Rule<Space | null> {
  if (spaces.length === 0) return null;
  const act = yield* ask(table, { ...question, options: spaces.map(putOption), rule });
  return act.do === 'put' ? act.at : null;
}

/** A hero's token on a space, else on one of the nearest; null: there is none (L4121, L4229, L4520). */
export function* putNear(
  table: MalhyaTable,
  hero: number,
  at: Space,
  who: Parameters<typeof deploySpaces>[2],
  rule: string,
): Rule<Space | null> {
  const spaces = deploySpaces(fieldOf(table), at, who);
  const own = spaces.filter((space) => isSameSpace(space, at));
  const { id } = table.state.heroes[hero]!;
  return yield* putOn(table, own.length > 0 ? own : spaces, { kind: 'put-hero', who: id, hero }, rule);
}

/** Everybody who has come and is not there yet. */
export function* deployEnemies(table: MalhyaTable): Rule {
  const { state, emit } = table;
  for (let next = placeOf(table).arriving[0]; next; next = placeOf(table).arriving[0]) {
    const { type, token, column } = next;
    const { size = 1, light = false } = enemyFileOf(table, type);
    const at = tokenWith(state.place!, token)?.at ?? [0, 0];
    const spaces = deploySpaces(fieldOf(table), at, { size, light });
    const id = `${type}-${(state.place!.met[type] ?? 0) + 1}`;
    const to = yield* putOn(table, spaces, { kind: 'put-enemy', who: type, hero: null }, 'L3266');
    // A full place has no room for more: nobody is left to come (MA-38).
    if (!to) throw new Error(`no room for ${id}`);
    emit({ type: 'enemyDeployed', figure: { id, type, at: to, damage: 0 }, column, rule: 'L3256' });
  }
}

/** Heroes who are off the board come onto it at the start (L3280). */
export function* deployHeroes(table: MalhyaTable): Rule {
  const { emit } = table;
  const start = tokenWith(placeOf(table), placeOf(table).start)?.at ?? [0, 0];
  for (;;) {
    const off = placeOf(table).heroes.flatMap(({ at }, hero) => (at ? [] : [hero]));
    if (off.length === 0) return;
    const hero = yield* askHero(table, off, { kind: 'turn-order', rule: 'L3280' });
    const spaces = deploySpaces(fieldOf(table), start, standingOfHero(table, hero, start));
    const who = table.state.heroes[hero]!.id;
    const at = yield* putOn(table, spaces, { kind: 'put-hero', who, hero }, 'L3280');
    if (!at) throw new Error(`no room for ${who}`);
    emit({ type: 'heroDeployed', hero, at, rule: 'L3280' });
  }
}

export function leavePlace(table: MalhyaTable): void {
  const { state, emit } = table;
  const heroes = state.heroes.flatMap(({ life }, hero) =>
    life.life + life.shock === 0 && life.damage + life.injury > 0 ? [hero] : [],
  );
  endAllSpells(table);
  if (state.now.mode === 'combat') auraAfterCombat(table);
  emit({ type: 'placeLeft', heroes, rule: 'L5156' });
}
