/** What a rule case of Malhya names that is not there, or that cannot be so. */
import { caseFaults, strangeName } from '../../../check/case-faults.ts';
import { type Named, namedIn } from '../../../check/named.ts';
import { type Finding, jsonPath, shown } from '../../../check/problem.ts';
import { wantedName } from '../names.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { COLOURS, COLOURS_OF, CUBES } from '../rules/model/vocabulary.ts';
import { firstMission, isReadAtFirst } from './beginning.ts';
import { caseSchema, heroesOf, type MalhyaCase } from './case-schema.ts';
import { CHAPTER_THERE_WANTED, COLOUR_THERE_WANTED, HERO_ONCE_WANTED, OPTION_WANTED } from './case-wanted.ts';

/** What of a case is not there, or cannot be so; each with its place. */
export function faultsOfCase(read: MalhyaCase, content: MalhyaContent): Finding[] {
  const { begin } = read;
  const { found, said } = caseFaults();
  const mission = begin.mission ?? firstMission(content);
  const there = heroesOf(begin).map(({ hero }) => hero);
  for (const named of namedIn(caseSchema, read)) {
    // Chapters of its own are the booklets' to find fault with.
    const fault = named.keys[1] === 'books' ? null : faultOfName(named, there, content);
    if (fault) found.push({ path: jsonPath(named.keys), ...fault });
  }
  if (Object.hasOwn(content.missions, mission)) {
    const { books, start } = content.missions[mission]!;
    const { book, chapter } = begin.read ?? { book: 'adventure', chapter: start };
    if (isReadAtFirst(begin) && !content.books[books[book]]?.chapters.some(({ id }) => id === chapter))
      said(['begin', 'read'], CHAPTER_THERE_WANTED, chapter);
  }
  heroesOf(begin).forEach(({ hero, cubes }, i) => {
    if (there.indexOf(hero) < i) said(['begin', 'heroes', i], HERO_ONCE_WANTED, hero);
    for (const kind of CUBES)
      cubes?.[kind]?.forEach((colour, j) => {
        if (!COLOURS_OF[kind].includes(colour))
          said(['begin', 'heroes', i, 'cubes', kind, j], COLOUR_THERE_WANTED, colour);
      });
  });
  return found;
}

/** What is wrong with a name in a case; null where something has it. */
function faultOfName(named: Named, there: readonly string[], content: MalhyaContent): NamedFault | null {
  const name = named.got as string;
  if (named.sort === 'there') return strangeName(name, there);
  const kinds = GEAR_OF[named.sort];
  if (kinds) {
    const gear = Object.values(content.gear).filter(({ kind }) => kinds.includes(kind));
    return strangeName(
      name,
      gear.map(({ id }) => id),
    );
  }
  const expected = wantedName(content, named);
  if (expected?.what === 'one-of') return strangeName(name, expected.names);
  return expected && { expected, got: shown(name) };
}

type NamedFault = Omit<Finding, 'path'>;

/** Kinds of gear that are asked for; `carried`: what fills a space for an object. */
const GEAR_OF: Readonly<Record<string, readonly string[]>> = {
  weapon: ['weapon'],
  armour: ['armour'],
  artifact: ['artifact'],
  carried: ['object', 'artifact', 'armour'],
};

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
