/**
 * Who comes along, and how hard it is (L1781–L1805, L5663–L5668): looked to in a campaign wherever the group as a whole has a
 * choice, but not in a place, a challenge, a dungeon, or an event of the road (MA-180).
 * 1. A hero comes: set up anew, or as its sheet has it; what others have taken meanwhile is lost to it (L1805).
 * 2. A hero leaves: what it carries is shared out where there is room, else it stays on its sheet (L1797); scenario cards in
 *    its knapsack go to the others in any case (L1794); equipped artifacts and talents are never shared (L1798–L1799).
 * 3. Parts of the mode card are laid out or taken back (L5668).
 */

import { LEAST_HEROES, MOST_HEROES } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { Hero } from '../model/state.ts';
import type { GearKind } from '../model/vocabulary.ts';
import { type Colour, CUBES, type CubeKind } from '../model/vocabulary.ts';
import { type Asked, ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { hasPlaceFor, hasRoomFor } from '../queries/gear.ts';
import { heroAt } from '../set-up.ts';
import { modeCards } from './game-mode.ts';

const DONE: MalhyaOption = { id: 'done', act: { do: 'done' } };

/** Whether it may be looked to with that question. */
export function companyOption({ state }: Position, { kind, hero }: Asked): readonly MalhyaOption[] {
  const { campaign, check, place, land, now, book } = state;
  const isWhole = hero === null && book.stack.every(({ readers }) => readers === null);
  const isFree = !check && !place && !land.challenge && !land.dungeon && now.mode === 'story';
  const isEvent = land.travel !== null && book.stack.some((one) => one.book === 'event');
  return campaign && isWhole && isFree && !isEvent && (kind === 'choice' || kind === 'travel')
    ? [{ id: 'company', act: { do: 'company' } }]
    : [];
}

/** Until nobody wants anything else of it. */
export function* lookToCompany(table: MalhyaTable): Rule {
  for (;;) {
    const act = yield* ask(table, {
      kind: 'company',
      hero: null,
      options: companyOptions(table),
      rule: 'L1781',
    });
    if (act.do === 'join') yield* join(table, act.hero);
    else if (act.do === 'part') yield* part(table, act.hero);
    else if (act.do === 'mode-card') {
      const { take, discard } = act;
      table.emit({ type: 'cardsChanged', take, discard, rule: 'L5668' });
    } else return;
  }
}

export function companyOptions(position: Position): MalhyaOption[] {
  const { state, content } = position;
  const { heroes, group } = state;
  const here = new Set(heroes.map(({ id }) => id));
  const lies = (ref: string) => group.scenarioCards.some((one) => one.ref === ref);
  return [
    DONE,
    ...(heroes.length < MOST_HEROES
      ? Object.keys(content.heroes)
          .filter((ref) => !here.has(ref))
          .map((ref): MalhyaOption => ({ id: `join:${ref}`, act: { do: 'join', hero: ref } }))
      : []),
    ...(heroes.length > LEAST_HEROES
      ? heroes.map(({ id }, hero): MalhyaOption => ({ id: `part:${id}`, act: { do: 'part', hero } }))
      : []),
    ...modeCards(position).map(({ id, mode }): MalhyaOption => {
      if (lies(id)) return { id: `lift:${id}`, act: { do: 'mode-card', take: [], discard: [id] } };
      const other = modeCards(position).filter((one) => one.mode!.of === mode!.of && lies(one.id));
      return { id: `lay:${id}`, act: { do: 'mode-card', take: [id], discard: other.map((one) => one.id) } };
    }),
  ];
}

function* join(table: MalhyaTable, ref: string): Rule {
  const { state, content, emit } = table;
  const seats = [...new Set(state.heroes.map(({ seat }) => seat))];
  const act = yield* ask(table, {
    kind: 'seat',
    hero: null,
    who: ref,
    options: seats.map((seat): MalhyaOption => ({ id: `seat:${seat}`, act: { do: 'sit', seat } })),
    rule: 'L1790',
  });
  const seat = act.do === 'sit' ? act.seat : seats[0]!;
  const anew = heroAt(seat, ref, content);
  const saved = state.campaign?.away.find(({ id }) => id === ref);
  const hero = withoutTaken(table, saved ? { ...saved, seat } : anew, anew);
  emit({ type: 'heroCame', hero, back: saved !== undefined, rule: saved ? 'L1805' : 'L1790' });
}

/** What others have now is lost to it; a weapon and an armour are then those of a new hero, if nobody has them (L1805). */
function withoutTaken({ state }: MalhyaTable, hero: Hero, anew: Hero): Hero {
  const taken = new Set(
    state.heroes.flatMap(({ weapon, stored, armour, artifacts, objects }) => [
      weapon,
      stored,
      armour,
      ...artifacts,
      ...objects,
    ]),
  );
  const free = (ref: string | null) => (ref !== null && !taken.has(ref) ? ref : null);
  const still = (refs: readonly string[]) => refs.filter((ref) => !taken.has(ref));
  return {
    ...hero,
    weapon: free(hero.weapon) ?? free(anew.weapon),
    stored: free(hero.stored),
    armour: free(hero.armour) ?? free(anew.armour),
    artifacts: still(hero.artifacts),
    objects: still(hero.objects),
  };
}

function* part(table: MalhyaTable, at: number): Rule {
  const { state, content, emit } = table;
  const { id } = state.heroes[at]!;
  const act = yield* ask(table, {
    kind: 'for-good',
    hero: null,
    who: id,
    options: [
      { id: 'for-a-while', act: { do: 'go-away', kept: true } },
      { id: 'for-good', act: { do: 'go-away', kept: false } },
    ],
    rule: 'L1799',
  });
  for (const [gear, kind] of carriedThings(table, at)) {
    const isPaper = content.gear[gear]!.symbol !== undefined;
    yield* shareGear(table, at, gear, kind, isPaper);
  }
  for (const kind of CUBES)
    for (const colour of state.heroes[at]!.cubes[kind]) yield* shareCube(table, at, kind, colour);
  emit({ type: 'heroWent', hero: at, kept: act.do === 'go-away' && act.kept, rule: 'L1803' });
}

/** What may be shared out: all but equipped artifacts (L1797–L1798). */
function carriedThings({ state, content }: MalhyaTable, at: number): (readonly [string, GearKind])[] {
  const { weapon, stored, armour, objects } = state.heroes[at]!;
  return [
    ...[weapon, stored].flatMap((ref) => (ref === null ? [] : [[ref, 'weapon'] as const])),
    ...(armour === null ? [] : [[armour, 'armour'] as const]),
    ...objects.map((ref) => [ref, content.gear[ref]!.kind] as const),
  ];
}

function* shareGear(table: MalhyaTable, from: number, gear: string, kind: GearKind, isPaper: boolean): Rule {
  const { state, emit } = table;
  const hasRoom = (hero: Hero) =>
    (kind === 'weapon' && (hero.weapon === null || hero.stored === null)) ||
    (kind === 'armour' && hero.armour === null) ||
    (kind !== 'weapon' && hasPlaceFor(hero));
  const to = others(table, from).filter((hero) => hasRoom(state.heroes[hero]!));
  const taker = yield* askTaker(table, from, to, { gear }, isPaper);
  if (taker === null) return;
  const { weapon, armour } = state.heroes[taker]!;
  const as =
    kind === 'weapon'
      ? weapon === null
        ? 'weapon'
        : 'stored'
      : kind === 'armour' && armour === null
        ? 'armour'
        : 'object';
  emit({ type: 'gearHanded', hero: from, gear, rule: 'L1797' });
  emit({ type: 'gearGained', hero: taker, gear, as, rule: 'L1797' });
}

function* shareCube(table: MalhyaTable, from: number, kind: CubeKind, colour: Colour): Rule {
  const { state, emit } = table;
  const to = others(table, from).filter((hero) => hasRoomFor(state.heroes[hero]!, kind));
  const taker = yield* askTaker(table, from, to, { kind, colour }, false);
  if (taker === null) return;
  emit({ type: 'cubeLost', hero: from, kind, colour, rule: 'L1797' });
  emit({ type: 'cubeGained', hero: taker, kind, colour, rule: 'L1797' });
}

const others = ({ state }: MalhyaTable, but: number): number[] =>
  state.heroes.flatMap((_, hero) => (hero === but ? [] : [hero]));

/** Who takes it; null: it stays on the sheet. */
function* askTaker(
  table: MalhyaTable,
  from: number,
  to: readonly number[],
  found: NonNullable<Asked['found']>,
  must: boolean,
): Rule<number | null> {
  if (to.length === 0) return null;
  const act = yield* ask(table, {
    kind: 'share-out',
    hero: null,
    who: table.state.heroes[from]!.id,
    found,
    options: [
      ...to.map(
        (hero): MalhyaOption => ({ id: `hero:${table.state.heroes[hero]!.id}`, act: { do: 'hero', hero } }),
      ),
      ...(must ? [] : [{ id: 'leave', act: { do: 'leave' } } as const]),
    ],
    rule: must ? 'L1794' : 'L1797',
  });
  return act.do === 'hero' ? act.hero : null;
}
