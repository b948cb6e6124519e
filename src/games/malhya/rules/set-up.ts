import { wordsFromSeed } from '../../../engine/rng/rng-words.ts';
import { cardsOfMode } from './campaign/game-mode.ts';
import { NO_GROWTH } from './growing/growth.ts';
import { NO_LAND } from './land/land-state.ts';
import type { CardRef, Learned, MalhyaContent } from './model/content.ts';
import { ACTION_POINTS, LEAST_HEROES, MOST_HEROES } from './model/fixed-numbers.ts';
import type { MalhyaSetup, SaveSheet } from './model/setup.ts';
import type { Hero, MalhyaState } from './model/state.ts';
import { CUBES } from './model/vocabulary.ts';
import { NO_MAGIC } from './spells/magic-state.ts';

/** The table at the beginning (L1567–1755). Throws Error where the set-up cannot be played. */
export function setUpMalhya(setup: MalhyaSetup, content: MalhyaContent): MalhyaState {
  check(setup, content);
  const mission = content.missions[setup.mission]!;
  const { sheet, fast = false, gameMode = 'normal' } = setup;
  const saved = (seat: string, ref: string): Hero => {
    const found = sheet?.heroes.find(({ id }) => id === ref);
    if (found) return { ...found, seat };
    if (mission.newHeroes) return newHeroAt(seat, ref, content);
    return heroAt(seat, ref, content, mission.learned?.[ref]);
  };
  return {
    mission: mission.id,
    heroes: setup.seats.map(({ id, hero }) => saved(id, hero)),
    group: sheet?.group ?? {
      gold: mission.gold,
      scenarioTokens: [],
      scenarioCards: cardsOfMode(content, gameMode).map((ref) => ({ ref, acted: false })),
      crystals: 0,
      triangles: [],
      points: 0,
    },
    deck: { draw: Object.keys(content.actions).sort(), discard: [] },
    book: {
      stack: [
        {
          book: mission.startsIn ?? 'adventure',
          chapter: mission.start,
          line: -1,
          marks: [],
          readers: null,
          tried: [],
        },
      ],
      read: [`${mission.startsIn ?? 'adventure'}:${mission.start}`],
      hiddenFrom: null,
    },
    check: null,
    place: null,
    stealth: null,
    now: { mode: 'story', period: 'day', weather: 'fair' },
    interest: [],
    drawn: [],
    land: sheet ? { ...NO_LAND, dungeonsEnded: sheet.dungeonsEnded } : NO_LAND,
    growth:
      sheet?.growth ??
      (mission.newHeroes ? { ...NO_GROWTH, newcomers: setup.seats.map((_, at) => at) } : NO_GROWTH),
    magic: NO_MAGIC,
    ...(mission.part ? { campaign: sheet?.campaign ?? { fast, away: [] } } : {}),
    over: null,
    rng: wordsFromSeed(setup.seed),
  };
}

function check({ mission, seats, sheet }: MalhyaSetup, content: MalhyaContent): void {
  if (!Object.hasOwn(content.missions, mission)) throw new Error(`no mission ${mission} in the content`);
  if (seats.length < LEAST_HEROES || seats.length > MOST_HEROES)
    throw new Error(`expected ${LEAST_HEROES} to ${MOST_HEROES} heroes, got ${seats.length}`);
  if (new Set(seats.map(({ hero }) => hero)).size < seats.length) throw new Error('expected every hero once');
  if (new Set(seats.map(({ id }) => id)).size < seats.length) throw new Error('expected every seat once');
  for (const { hero } of seats)
    if (!Object.hasOwn(content.heroes, hero)) throw new Error(`no hero ${hero} in the content`);
  if (sheet) checkSheet(sheet, content);
}

/** Cards of a save sheet that there are not. */
function checkSheet({ heroes, group, campaign }: SaveSheet, content: MalhyaContent): void {
  type Shelf = 'heroes' | 'talents' | 'gear' | 'scenario' | 'spells';
  const known = (shelf: Shelf, refs: readonly (string | null)[]) => {
    const strange = refs.find((ref) => ref !== null && !Object.hasOwn(content[shelf], ref));
    if (strange) throw new Error(`no ${strange} in the ${shelf} of the content`);
  };
  for (const hero of [...heroes, ...campaign.away]) {
    const { id, talents, weapon, stored, spare, armour, artifacts, objects, spells, states } = hero;
    known('heroes', [id]);
    known(
      'talents',
      talents.map(({ ref }) => ref),
    );
    known('gear', [weapon, stored, spare, armour, ...artifacts, ...objects]);
    known('spells', spells);
    known('scenario', states);
  }
  known(
    'scenario',
    group.scenarioCards.map(({ ref }) => ref),
  );
}

export function heroAt(seat: string, ref: CardRef, content: MalhyaContent, learned?: Learned): Hero {
  const card = content.heroes[ref]!;
  const { characteristics, initiative, movement, carrying, aura, life } = card;
  return {
    id: ref,
    seat,
    characteristics,
    initiative,
    movement,
    carrying,
    ap: ACTION_POINTS,
    aura: { ready: aura, spent: 0 },
    life: { life, damage: 0, injury: 0, shock: 0 },
    talents: [...card.talents, ...(learned?.talents ?? [])].map((talent) => ({
      ref: talent,
      side: 'normal',
    })),
    weapon: card.weapon ?? null,
    stored: null,
    armour: card.armour ?? null,
    artifacts: card.artifacts ?? [],
    objects: card.objects ?? [],
    spare: null,
    potionSpaces: potionSpacesOf(content, card.talents),
    cubes: Object.fromEntries(
      CUBES.map((kind) => [kind, card.cubes?.[kind] ?? []]),
    ) as unknown as Hero['cubes'],
    spells: [...(card.spells ?? []), ...(learned?.spells ?? [])],
    states: [],
    owed: { white: 0, black: 0 },
  };
}

/** A new hero as the front of its people's card has it; all else it gets in its set-up (L1715–1775). */
export function newHeroAt(seat: string, ref: CardRef, content: MalhyaContent): Hero {
  const bare = {
    talents: [],
    weapon: null,
    armour: null,
    artifacts: [],
    objects: [],
    spells: [],
    potionSpaces: 0,
  };
  const cubes = Object.fromEntries(CUBES.map((kind) => [kind, []])) as unknown as Hero['cubes'];
  return { ...heroAt(seat, ref, content), ...bare, cubes };
}

const potionSpacesOf = (content: MalhyaContent, talents: readonly CardRef[]): number =>
  talents
    .flatMap((ref) => content.talents[ref]!.normal.does ?? [])
    .reduce((sum, { potionSpaces = 0 }) => sum + potionSpaces, 0);
