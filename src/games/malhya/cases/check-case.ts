import { type CaseFaults, caseFaults, strangeName } from '../../../check/case-faults.ts';
import { type Finding, shown } from '../../../check/problem.ts';
import { mayEnter } from '../rules/land/hexes.ts';
import { only } from '../rules/land/lay.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { COLOURS, COLOURS_OF, CUBES } from '../rules/model/vocabulary.ts';
import { firstMission, isReadAtFirst } from './beginning.ts';
import { type CaseHero, heroesOf, type MalhyaCase } from './case-schema.ts';
import {
  CHAPTER_THERE_WANTED,
  COLOUR_THERE_WANTED,
  HERO_ONCE_WANTED,
  HEX_WANTED,
  OPTION_WANTED,
} from './case-wanted.ts';
import type { CasePlace } from './place-case.ts';

/** What of a case is not there, or cannot be so; each with its place. */
export function faultsOfCase({ begin, queries }: MalhyaCase, content: MalhyaContent): Finding[] {
  const faults = caseFaults();
  const mission = begin.mission ?? firstMission(content);
  faults.known(['begin', 'mission'], mission, Object.keys(content.missions));
  if (Object.hasOwn(content.missions, mission)) {
    const { books, start } = content.missions[mission]!;
    const { book, chapter } = begin.read ?? { book: 'adventure', chapter: start };
    if (isReadAtFirst(begin) && !content.books[books[book]]?.chapters.some(({ id }) => id === chapter))
      faults.said(['begin', 'read'], CHAPTER_THERE_WANTED, chapter);
  }
  if (begin.place) checkPlace(begin.place, content, faults);
  checkRoad(begin, content, faults);
  const heroes = heroesOf(begin);
  const there = heroes.map(({ hero }) => hero);
  heroes.forEach((hero, i) => {
    checkHero(hero, i, content, faults);
    if (there.indexOf(hero.hero) < i) faults.said(['begin', 'heroes', i], HERO_ONCE_WANTED, hero.hero);
  });
  begin.group?.scenarioCards?.forEach((one, i) => {
    const { ref, spell } = typeof one === 'string' ? { ref: one } : one;
    faults.known(['begin', 'group', 'scenarioCards', i], ref, Object.keys(content.scenario));
    faults.known(['begin', 'group', 'scenarioCards', i, 'spell'], spell, Object.keys(content.spells));
  });
  for (const pile of ['draw', 'discard'] as const)
    begin.deck?.[pile]?.forEach((ref, i) => {
      faults.known(['begin', 'deck', pile, i], ref, Object.keys(content.actions));
    });
  queries.forEach((query, i) => {
    if (!('numbers' in query || 'needs' in query)) return;
    const [[name, { hero }]] = Object.entries(query) as [[string, { readonly hero: string }]];
    faults.known(['queries', i, name, 'hero'], hero, there);
  });
  return faults.found;
}

function checkPlace(
  { ref, figures = [], heroes = {} }: CasePlace,
  content: MalhyaContent,
  { known }: CaseFaults,
): void {
  known(['begin', 'place', 'ref'], ref, Object.keys(content.places));
  figures.forEach(({ type }, i) => {
    known(['begin', 'place', 'figures', i, 'type'], type, Object.keys(content.enemies));
  });
  for (const hero of Object.keys(heroes))
    known(['begin', 'place', 'heroes', hero], hero, Object.keys(content.heroes));
}

function checkRoad(
  { road, dungeon, page, campaign, grown, heroes, quality }: MalhyaCase['begin'],
  content: MalhyaContent,
  { known, said }: CaseFaults,
): void {
  const there = heroes.map((one) => (typeof one === 'string' ? one : one.hero));
  const events = Object.keys(content.events);
  const laid = [...Object.keys(content.travels), ...Object.keys(content.rests)];
  if (road && !mayEnter(only(content.regions), road.hex))
    said(['begin', 'road', 'hex'], HEX_WANTED, road.hex);
  road?.slots?.forEach(({ card, event }, i) => {
    known(['begin', 'road', 'slots', i, 'card'], card, laid);
    known(['begin', 'road', 'slots', i, 'event'], event ?? undefined, events);
  });
  known(['begin', 'dungeon', 'tile'], dungeon?.tile, Object.keys(content.tiles));
  known(['begin', 'dungeon', 'event'], dungeon?.event, events);
  dungeon?.unused?.forEach((card, i) => {
    known(['begin', 'dungeon', 'unused', i], card, events);
  });
  known(['begin', 'page', 'ref'], page?.ref, Object.keys(content.challenges));
  for (const hero of Object.keys(page?.zones ?? {})) known(['begin', 'page', 'zones', hero], hero, there);
  campaign?.away?.forEach(({ hero }, i) => {
    known(['begin', 'campaign', 'away', i, 'hero'], hero, Object.keys(content.heroes));
  });
  grown?.newcomers?.forEach((hero, i) => {
    known(['begin', 'grown', 'newcomers', i], hero, there);
  });
  quality?.forEach((gear, i) => {
    known(['begin', 'quality', i], gear, Object.keys(content.gear));
  });
}

function checkHero(hero: CaseHero, i: number, content: MalhyaContent, { known, said }: CaseFaults): void {
  const at = ['begin', 'heroes', i] as const;
  known([...at, 'hero'], hero.hero, Object.keys(content.heroes));
  hero.talents?.forEach((one, j) => {
    known([...at, 'talents', j], typeof one === 'string' ? one : one.ref, Object.keys(content.talents));
  });
  hero.spells?.forEach((ref, j) => {
    known([...at, 'spells', j], ref, Object.keys(content.spells));
  });
  const gear = (kinds: readonly string[]) =>
    Object.values(content.gear).flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []));
  known([...at, 'weapon'], hero.weapon ?? undefined, gear(['weapon']));
  known([...at, 'stored'], hero.stored ?? undefined, gear(['weapon']));
  known([...at, 'armour'], hero.armour ?? undefined, gear(['armour']));
  hero.artifacts?.forEach((ref, j) => {
    known([...at, 'artifacts', j], ref, gear(['artifact']));
  });
  hero.objects?.forEach((ref, j) => {
    known([...at, 'objects', j], ref, gear(['object', 'artifact', 'armour']));
  });
  for (const kind of CUBES)
    hero.cubes?.[kind]?.forEach((colour, j) => {
      if (!COLOURS_OF[kind].includes(colour)) said([...at, 'cubes', kind, j], COLOUR_THERE_WANTED, colour);
    });
}

/** Words no option begins with, and heroes that are not there. */
export function optionFault(option: string, content: MalhyaContent): Omit<Finding, 'path'> | null {
  const [word = '', name = ''] = option.split(':');
  if (['hero', 'potion', 'use'].includes(word)) return strangeName(name, Object.keys(content.heroes));
  if (word === 'key') return strangeName(name, COLOURS);
  const all = [OPTIONS, FIGHT_OPTIONS, STEALTH_OPTIONS, SPELL_OPTIONS, GROWING_OPTIONS, ROAD_OPTIONS];
  return all.some((words) => words.test(option))
    ? null
    : { expected: { what: 'said', text: OPTION_WANTED }, got: shown(option) };
}

const OPTIONS =
  /^(choose:\d+|decline|read|number:\d+|enough|pay|pay:\d+|keep|roll|stop|aura|reroll:(success|blank)|cancel|drop:[a-z0-9-]+|leave|face:(success|blank|special|stop))$/;

const GROWING_OPTIONS =
  /^(value:[a-z]+|class:[a-z]+|talent:[a-z-]+|pick:[a-z-]+|gift:[a-z]+|don:[a-z-]+:[a-z-]+|doff:[a-z-]+:[a-z-]+|rearm:[a-z-]+(:spare)?|three-for-one:[a-z-]+:[a-z]+|switch-spare|copy:[a-z-]+|give-up:[a-z-]+|people:\d+)$/;

const ROAD_OPTIONS =
  /^(travel|campfire|harvest|trade|token|village|inn|room|company|for-good|for-a-while|move:([a-z]+:)?\d+\.\d+|hex:\d+\.\d+|(aura|cheaper|join|part|seat):[a-z-]+|object:[a-z]+:[a-z-]+|resource:[a-z]+:[a-z]+|(craft|paper|lay|lift|zone):[a-z0-9-]+|give:[a-z-]+(:[a-z]+)?|wear:[a-z]+:[a-z-]+|cure:[a-z]+:[a-z-]+|plant:[a-z]+|buy:[a-z-]+(:[a-z]+)?|sell:[a-z-]+(:[a-z-]+)?(:[a-z]+)?|zone:[a-z]+:[a-z-]+)$/;

const SPELL_OPTIONS =
  /^(cast:[a-z-]+|cast:[a-z-]+:[a-z-]+|aim:[a-z0-9-]+|bring:\d+:\d+|blank:[a-z-]+|carry:[a-z0-9,-]+:\d+,\d+|swap:[a-z-]+|unlearn:[a-z-]+|reserve:[a-z-]+)$/;

const FIGHT_OPTIONS =
  /^(put:\d+,\d+|raise:\d+|next:[a-z0-9-]+|move:\d+,\d+|strike:[a-z0-9-]+|sweep|plan:[a-z0-9.:-]+|turn-area:[0-3]|back|keep-free|use-free|switch|barehanded|trade:[a-z-]+|hand:[a-z-]+:[a-z0-9-]+|pick-up|take:[a-z0-9-]+|done|wait|end|take-up:[a-z-]+|on|way:[a-z0-9-]+:\d+,\d+(:[\d,+]+)?|break|suffer:\d+-\d+-\d+|shove:(push|pull):\d+|stay|instruction:\d+|face:(\d|dodged))$/;

const STEALTH_OPTIONS =
  /^((kill|avert):[a-z0-9-]+(:[a-z0-9-]+)?|corpse:[a-z0-9-]+:\d+,\d+|(revive|exit|call):[a-z0-9-]+|reveal|alarm|stay-out|come-back|visit:[a-z-]+:[a-z0-9-]+|again:\d+|face:\d)$/;
