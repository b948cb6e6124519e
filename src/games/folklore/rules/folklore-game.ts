import type { GameLog, LoggedSession, Rules } from '../../../engine/kernel/log.ts';
import type { Game } from '../../../engine/kernel/procedure.ts';
import { type ChancePort, seededChance } from '../../../engine/rng/chance.ts';
import { wordsFromSeed } from '../../../engine/rng/rng-words.ts';
import { applyFolklore } from './model/apply.ts';
import type { CardRef, ChapterCard, FolkloreContent } from './model/content.ts';
import type { FolkloreEvent } from './model/events.ts';
import type { FolklorePrompt } from './model/prompts.ts';
import { type FolkloreSetup, MOST_HEROES } from './model/setup.ts';
import type { FolkloreState, Hero } from './model/state.ts';
import { adventureRound } from './procedures/adventure.ts';
import { chooseLeader } from './procedures/choose-leader.ts';
import { fieldLoot } from './procedures/encounter/field-loot.ts';
import { firstStrike } from './procedures/encounter/first-strike.ts';
import { fieldRound } from './procedures/encounter/round.ts';
import { resolveEvent } from './procedures/event.ts';
import { getLoot } from './procedures/loot.ts';
import { passLeader } from './procedures/pass-leader.ts';
import {
  chooseStances,
  determineStrength,
  foesTurn,
  heroesTurn,
  reduceCounter,
} from './procedures/skirmish.ts';
import type { FolkloreTable, Rule } from './procedures/table.ts';
import { travelRound } from './procedures/travel.ts';
import { eventsIn } from './queries/decks.ts';
import { roundsFor, stepsTo } from './queries/destinations.ts';

/** The version of these rules: changed when a log of before may run otherwise. */
const FOLKLORE_VERSION = '3.0.0';

export type FolkloreRules = Rules<FolkloreSetup, FolkloreState, FolkloreEvent, FolklorePrompt>;
export type FolkloreSession = LoggedSession<FolkloreSetup, FolkloreState, FolkloreEvent, FolklorePrompt>;
export type FolkloreLog = GameLog<FolkloreSetup, FolkloreState>;

/** A chapter on the road with that content, for the kernel's sessions and logs. */
export function folklore(content: FolkloreContent, chance: ChancePort = seededChance): FolkloreRules {
  return {
    game: 'folklore',
    version: FOLKLORE_VERSION,
    contentHash: content.hash,
    setUp: (setup) => setUpFolklore(setup, content),
    run: ({ byHand }) => folkloreGame({ content, chance, byHand }),
  };
}

function cardIn<T>(cards: Readonly<Record<CardRef, T>>, ref: CardRef, what: string): T {
  if (!Object.hasOwn(cards, ref)) throw new Error(`no ${what} ${ref} in the content`);
  return cards[ref]!;
}

/** The group at the beginning of its road. Throws Error where the set-up cannot be played. */
function setUpFolklore(setup: FolkloreSetup, content: FolkloreContent): FolkloreState {
  const { heroes } = setup;
  if (heroes.length < 1 || heroes.length > MOST_HEROES)
    throw new Error(`expected 1 to ${MOST_HEROES} heroes, got ${heroes.length}`);
  if (new Set(heroes.map(({ hero }) => hero)).size < heroes.length)
    throw new Error('expected every hero once');
  for (const { seat } of heroes)
    if (!setup.seats.some(({ id }) => id === seat)) throw new Error(`nobody sits at ${seat}`);
  const chapter = cardIn(content.chapters, setup.chapter, 'chapter');
  return {
    chapter: chapter.id,
    difficulty: setup.difficulty,
    finale: setup.finale,
    limit: limitOf(setup, chapter, content),
    step: heroes.length > 1 ? 'leader' : 'travel',
    round: 1,
    night: false,
    leader: 0,
    rested: false,
    at: chapter.from,
    heroes: heroes.map(({ hero, seat }): Hero => {
      const { id, vita, power, ghost, items } = cardIn(content.heroes, hero, 'hero');
      const held = items.map((ref) => ({ ref, exhausted: false }));
      return { card: id, seat, vita, power, ghost, coins: 0, lore: 0, items: held, isGhost: false };
    }),
    decks: {
      road: eventsIn(content, 'road', setup.difficulty),
      'off-road': eventsIn(content, 'off-road', setup.difficulty),
    },
    items: {
      deck: Object.values(content.items).flatMap(({ id, copies }) => Array<CardRef>(copies).fill(id)),
      used: [],
    },
    event: null,
    fight: null,
    field: null,
    ending: null,
    rng: wordsFromSeed(setup.seed),
  };
}

/** The last round: what the group takes by road at its own pace, and what the chapter spares (FK-40). */
export function limitOf(
  { heroes, difficulty }: Pick<FolkloreSetup, 'heroes' | 'difficulty'>,
  chapter: ChapterCard,
  content: FolkloreContent,
): number {
  const strides = heroes.map(({ hero }) => cardIn(content.heroes, hero, 'hero').stride);
  const steps = stepsTo(cardIn(content.maps, chapter.map, 'map'), chapter.goal, true).get(chapter.from);
  if (steps === undefined) throw new Error(`no road from ${chapter.from} to ${chapter.goal}`);
  return roundsFor(steps, strides) + chapter.spare[difficulty];
}

function folkloreGame(
  ground: Pick<FolkloreTable, 'content' | 'chance' | 'byHand'>,
): Game<FolkloreState, FolkloreEvent, FolklorePrompt> {
  return {
    apply: applyFolklore,
    // Nothing below a state is ever written, so all of that is shared.
    clone: (state) => ({ ...state }),
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng, rule: 'X500' }),
    next: (state, emit) => nextRule({ ...ground, state, emit }),
  };
}

/** A travelling round (p.15), the steps of a skirmish (p.18), and those of an encounter (p.24). */
function nextRule(table: FolkloreTable): Rule | null {
  switch (table.state.step) {
    case 'leader':
      return chooseLeader(table);
    case 'travel':
      return travelRound(table);
    case 'event':
      return resolveEvent(table);
    case 'strength':
      return determineStrength(table);
    case 'stances':
      return chooseStances(table);
    case 'foes':
      return foesTurn(table);
    case 'heroes':
      return heroesTurn(table);
    case 'counter':
      return reduceCounter(table);
    case 'loot':
      return getLoot(table);
    case 'first-strike':
      return firstStrike(table);
    case 'field':
      return fieldRound(table);
    case 'field-loot':
      return fieldLoot(table);
    case 'adventure':
      return adventureRound(table);
    case 'pass':
      return passLeader(table);
    case 'over':
      return null;
  }
}
