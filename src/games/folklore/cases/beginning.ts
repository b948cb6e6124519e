import { folklore } from '../rules/folklore-game.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreSetup } from '../rules/model/setup.ts';
import type { FolkloreState, Hero } from '../rules/model/state.ts';
import { onTheField } from './case-field.ts';
import type { FolkloreCase } from './case-schema.ts';
import { heroesOf } from './case-schema.ts';

/** What a case begins with: a set-up with a seat for each hero, called as it is, and how it lies on the table. */
export function beginningOf(
  { begin }: FolkloreCase,
  content: FolkloreContent,
): { readonly setup: FolkloreSetup; readonly state: FolkloreState } {
  const said = heroesOf(begin);
  const ids = said.map(({ hero }) => hero);
  const setup: FolkloreSetup = {
    chapter: begin.chapter ?? firstChapter(content),
    seats: ids.map((id) => ({ id, name: id })),
    heroes: ids.map((id) => ({ hero: id, seat: id })),
    difficulty: begin.difficulty ?? 'normal',
    finale: begin.finale ?? 'skirmish',
    seed: 'case',
    byHand: begin.byHand ?? false,
  };
  const first = folklore(content).setUp(setup);
  const { round = first.round, at = first.at, rested = first.rested, decks, items = first.items } = begin;
  const state: FolkloreState = {
    ...first,
    step: begin.chooses ? 'leader' : 'travel',
    round,
    at,
    rested,
    items,
    // Where nobody says otherwise the token has gone round as often as there were rounds (p.11).
    leader: begin.leader === undefined ? (round - 1) % ids.length : ids.indexOf(begin.leader),
    night: round % 2 === 0,
    heroes: first.heroes.map((hero, i) => asSaid(hero, said[i]!)),
    decks: { ...first.decks, ...decks },
  };
  if (begin.field) return { setup, state: onTheField(state, begin.field, content) };
  return { setup, state: begin.fight ? inFight(state, begin.fight) : state };
}

export const firstChapter = ({ chapters }: Pick<FolkloreContent, 'chapters'>): string =>
  Object.keys(chapters)[0]!;

function asSaid(hero: Hero, { hero: _, items, ...numbers }: ReturnType<typeof heroesOf>[number]): Hero {
  const now = { ...hero, ...numbers };
  const held = items?.map((item) => (typeof item === 'string' ? { ref: item, exhausted: false } : item));
  return { ...now, items: held ?? hero.items, isGhost: now.vita === 0 };
}

/** Before the stances of its first round; without a counter, before its strength is determined. */
function inFight(
  state: FolkloreState,
  { foe, counter, last = false }: NonNullable<FolkloreCase['begin']['fight']>,
): FolkloreState {
  return {
    ...state,
    step: counter === undefined ? 'strength' : 'stances',
    fight: { foe, last, counter: counter ?? 0, round: 0, declared: state.heroes.map(() => null), hits: 0 },
  };
}
