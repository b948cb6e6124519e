import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaSetup } from '../rules/model/setup.ts';
import type { Hero, MalhyaState } from '../rules/model/state.ts';
import { CUBES } from '../rules/model/vocabulary.ts';
import { heroAt, setUpMalhya } from '../rules/set-up.ts';
import { type CaseHero, heroesOf, type MalhyaCase } from './case-schema.ts';
import { placeOfCase } from './place-case.ts';
import { landOfCase, periodOfCase } from './road-case.ts';

/** On the road no booklet is open, unless the case says so. */
export const isReadAtFirst = ({ road, read }: MalhyaCase['begin']): boolean => !road || read !== undefined;

export const firstMission = ({ missions }: Pick<MalhyaContent, 'missions'>): string =>
  Object.keys(missions)[0]!;

/** The content with the chapters a case has of its own. */
export function withChapters(content: MalhyaContent, { begin }: MalhyaCase): MalhyaContent {
  const mission = content.missions[begin.mission ?? firstMission(content)];
  if (!mission || !begin.books) return content;
  const own = Object.entries(begin.books).flatMap(([kind, chapters]) => {
    const book = content.books[mission.books[kind as keyof typeof mission.books]];
    return book && chapters ? [[book.id, { ...book, chapters }] as const] : [];
  });
  return { ...content, books: { ...content.books, ...Object.fromEntries(own) } };
}

/** What a case begins with: a set-up with a seat for each hero, called as it is, and how it lies on the table. */
export function beginningOf(
  { begin }: MalhyaCase,
  content: MalhyaContent,
): { readonly setup: MalhyaSetup; readonly state: MalhyaState } {
  const said = heroesOf(begin);
  const setup: MalhyaSetup = {
    mission: begin.mission ?? firstMission(content),
    seats: said.map(({ hero }) => ({ id: hero, name: hero, hero })),
    seed: 'case',
    byHand: begin.byHand ?? false,
  };
  const first = setUpMalhya(setup, content);
  const { scenarioCards = [], ...group } = begin.group ?? {};
  const { book, chapter } = begin.read ?? {
    book: 'adventure',
    chapter: content.missions[setup.mission]!.start,
  };
  const heroes = first.heroes.map((hero, i) => asSaid(hero, said[i]!));
  const place = placeOfCase(begin.place, content, heroes);
  const isRead = isReadAtFirst(begin);
  const { campaign, grown } = begin;
  const state: MalhyaState = {
    ...first,
    heroes,
    place,
    group: {
      ...first.group,
      gold: 0,
      ...group,
      scenarioCards: scenarioCards.map((one) => ({
        ...(typeof one === 'string' ? { ref: one } : one),
        acted: false,
      })),
    },
    book: {
      stack: isRead ? [{ book, chapter, line: -1, marks: [], readers: null, tried: [] }] : [],
      read: isRead ? [`${book}:${chapter}`] : [],
      hiddenFrom: null,
    },
    stealth: begin.stealth ? { level: 'normal', threat: 1, alarm: null, ...begin.stealth } : null,
    now: { ...first.now, ...modeOf(begin), ...periodOfCase(begin), ...begin.now },
    interest: begin.interest ?? [],
    deck: { ...first.deck, ...begin.deck },
    land: { ...first.land, ...landOfCase(begin, content, heroes) },
    growth: {
      ...first.growth,
      level: grown?.level ?? 0,
      newcomers: (grown?.newcomers ?? []).map((one) => said.findIndex(({ hero }) => hero === one)),
    },
    quality: begin.quality ?? first.quality,
    ...(campaign
      ? {
          campaign: {
            fast: campaign.fast ?? false,
            away: (campaign.away ?? []).map((one) => asSaid(heroAt('', one.hero, content), one)),
          },
        }
      : {}),
  };
  return { setup, state };
}

/** In a place it is a fight, unless the stealth board lies there. */
function modeOf({ place, stealth }: MalhyaCase['begin']): Partial<MalhyaState['now']> {
  if (stealth) return { mode: 'stealth' };
  return place ? { mode: 'combat' } : {};
}

function asSaid(
  hero: Hero,
  { hero: _, characteristics, life, talents = [], cubes, ...plain }: CaseHero,
): Hero {
  return {
    ...hero,
    weapon: null,
    stored: null,
    armour: null,
    artifacts: [],
    objects: [],
    spells: [],
    ...plain,
    characteristics: { ...hero.characteristics, ...characteristics },
    life: { ...hero.life, ...life },
    talents: talents.map((one) => (typeof one === 'string' ? { ref: one, side: 'normal' } : one)),
    cubes: Object.fromEntries(CUBES.map((kind) => [kind, cubes?.[kind] ?? []])) as unknown as Hero['cubes'],
  };
}
