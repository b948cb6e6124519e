import { describe, expect, test } from 'vitest';
import type { EncounterPage, TrialPage } from '../../../../src/games/malhya/rules/land/land-cards.ts';
import {
  caughtBy,
  hasRoomIn,
  metBy,
  partsAtFirst,
  stepsOn,
  waysOn,
} from '../../../../src/games/malhya/rules/land/pages.ts';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { content } from '../trial.ts';
import { answer, BARE, onTheRoad, options } from './on-the-road.ts';

const crab = content.challenges['old-abutment'] as EncounterPage;
const tide = content.challenges['tide-race'] as TrialPage;
const page = (chapter: number) => [{ go: { book: 'place', chapter } } as const];
const gem = (one: string) =>
  Object.values(content.actions).flatMap(({ id, gem: of }) => (of === one ? [id] : []));
// Of twelve sides a skill die has six successes first, a difficulty die four stops first.
const hit = [
  ['skill', 1],
  ['difficulty', 12],
] as const;
const miss = [
  ['skill', 7],
  ['difficulty', 1],
] as const;
const one = {
  ...BARE,
  characteristics: { strength: 1, dexterity: 1, intelligence: 1, perception: 1, knowledge: 1 },
  life: { life: 3, damage: 0, injury: 0, shock: 0 },
  aura: { ready: 1, spent: 0 },
};

const heroesOf = (session: MalhyaSession) => session.state.heroes.map(({ id }) => id);

describe('an encounter', () => {
  const begin = (rolls: readonly (readonly [string, number])[] = [], gems: readonly string[] = ['white']) =>
    onTheRoad({
      hero: [one, one],
      lines: page(251),
      rolls,
      piles: { actions: gems.map((of, i) => gem(of)[i]!) },
    });

  test('M255 M257 set down on the page, with the enemy’s parts', () => {
    const { challenge } = begin().state.land;
    expect(challenge).toMatchObject({ ref: 'old-abutment', turn: 1, zones: ['span', 'span'], stage: 0 });
  });

  test('M655 so many life points for each member of the group', () => {
    expect(partsAtFirst(crab, 2)).toEqual({ 'left-claw': 2, 'right-claw': 2, shell: 4 });
    expect(partsAtFirst(crab, 5)).toEqual({ 'left-claw': 5, 'right-claw': 5, shell: 10 });
  });

  test('M258 a zone has room for so many, or for any number', () => {
    const zones = ['left-bank', 'left-bank', 'span', 'span', 'span'];
    expect([hasRoomIn(crab, { zones }, 'left-bank'), hasRoomIn(crab, { zones }, 'span')]).toEqual([
      false,
      true,
    ]);
    expect(waysOn(crab, { zones }, 2)).toEqual(['right-bank']);
    expect(waysOn(crab, { zones }, 0)).toEqual(['span', 'behind']);
  });

  test('heroes go to zones beside theirs, each once, and strike what is there', () => {
    const session = begin([...hit, ...hit]);
    const [first, second] = heroesOf(session);
    expect(options(session)).toEqual([
      'done',
      `zone:${first}:left-bank`,
      `zone:${first}:right-bank`,
      `zone:${second}:left-bank`,
      `zone:${second}:right-bank`,
    ]);
    answer(session, `zone:${first}:left-bank`);
    expect(options(session)).not.toContain(`zone:${first}:span`);
    answer(session, 'done', 'roll', 'stop');
    expect(session.state.land.challenge!.parts).toEqual({ 'left-claw': 1, 'right-claw': 2, shell: 4 });
  });

  test('a check that fails brings no strike, and what failing brings', () => {
    const session = begin([...miss, ...miss]);
    const [first] = heroesOf(session);
    answer(session, `zone:${first}:left-bank`, 'done', 'roll', 'roll');
    expect(session.state.land.challenge!.parts['left-claw']).toBe(2);
    expect(session.state.heroes[0]!.life.damage).toBe(1);
  });

  test('M257 the enemy acts by the gem, where heroes stand', () => {
    const session = begin([...hit], ['red']);
    const [first] = heroesOf(session);
    answer(session, `zone:${first}:left-bank`, 'done', 'roll', 'stop');
    expect(session.state.heroes.map(({ life }) => life.damage)).toEqual([1, 0]);
    expect(session.state.land.challenge!.turn).toBe(2);
  });

  test('M655 at none: its instruction; another stage', () => {
    const session = begin([...hit, ...hit]);
    const [first] = heroesOf(session);
    answer(session, `zone:${first}:right-bank`, 'done', 'roll', 'roll', 'stop');
    expect(session.state.land.challenge).toMatchObject({ stage: 1, parts: { 'right-claw': 0 } });
  });

  test('M256 no part left: won, and its chapter', () => {
    const frail = { ...crab, parts: crab.parts.slice(0, 1).map((part) => ({ ...part, life: 1 })) };
    const cards = { challenges: { ...content.challenges, [crab.id]: frail } };
    const session = onTheRoad({ hero: [one, one], lines: page(251), cards, rolls: [...hit, ...hit] });
    answer(session, `zone:${heroesOf(session)[0]}:left-bank`, 'done', 'roll', 'roll', 'stop');
    expect(session.state.land.challenge).toBeNull();
    expect(session.state.book.read).toContain('adventure:8');
  });

  test('M256 nobody can act: the page’s own instruction', () => {
    const frail = { ...one, life: { life: 1, damage: 2, injury: 0, shock: 0 } };
    const session = onTheRoad({
      hero: [frail, { ...frail, life: { life: 0, damage: 3, injury: 0, shock: 0 } }],
      lines: page(251),
      rolls: [...miss, ...miss],
    });
    answer(session, `zone:${heroesOf(session)[0]}:left-bank`, 'roll', 'roll');
    expect(session.state.book.read).toContain('adventure:11');
    expect(session.state.land.challenge).toBeNull();
    expect(session.state.over).toBeNull();
  });

  test('M256 after so many turns', () => {
    const short = { ...crab, turns: { n: 1, go: { book: 'adventure', chapter: 10 } } } as const;
    const cards = { challenges: { ...content.challenges, [crab.id]: short } };
    const session = onTheRoad({
      hero: [one, one],
      lines: page(251),
      cards,
      piles: { actions: gem('white') },
    });
    answer(session, 'done');
    expect(session.state.book.read).toContain('adventure:10');
  });

  test('whom a blow meets', () => {
    const zones = ['span', 'behind', 'span', null, 'left-bank'];
    expect(metBy(crab, { zones }, 'all')).toEqual([0, 1, 2, 4]);
    expect(metBy(crab, { zones }, ['behind', 'left-bank'])).toEqual([1, 4]);
    expect(metBy(crab, { zones }, 'crowd')).toEqual([0, 2]);
  });
});

describe('a trial', () => {
  const begin = (rolls: readonly (readonly [string, number])[], gems: readonly string[]) =>
    onTheRoad({
      hero: [one, one],
      lines: page(252),
      rolls,
      piles: { actions: gems.map((of, i) => gem(of)[i]!) },
    });

  test('M259 M260 from the start to the finish, a step for each success', () => {
    const session = begin([...hit, ...hit, ...hit], ['green']);
    const [first, second] = heroesOf(session);
    answer(session, `hero:${first}`, 'roll', 'roll', 'stop');
    expect(session.state.land.challenge!.zones).toEqual(['creek-2', 'stage']);
    answer(session, 'roll', 'stop');
    expect(session.state.land.challenge).toMatchObject({ zones: ['creek-2', 'creek-1'], turn: 2, rival: -3 });
    expect(second).toBeDefined();
  });

  test('nobody steps beyond the finish', () => {
    expect(stepsOn(tide, { zones: ['creek-3'] }, 0, 9)).toBe('far-shore');
    expect(stepsOn(tide, { zones: ['stage'] }, 0, 2)).toBe('creek-2');
  });

  test('who hunts them: those it reaches are out, not those at the finish', () => {
    const zones = ['stage', 'creek-2', 'far-shore', null];
    expect(caughtBy(tide, { zones, rival: -1 })).toEqual([]);
    expect(caughtBy(tide, { zones, rival: 1 })).toEqual([0]);
    expect(caughtBy(tide, { zones, rival: 9 })).toEqual([0, 1]);
  });

  test('M256 all who still can are at the finish: its chapter', () => {
    const short = { ...tide, zones: [tide.zones[0]!, tide.zones.at(-1)!] };
    const cards = { challenges: { ...content.challenges, [tide.id]: short } };
    const rolls = [...hit, ...hit];
    const session = onTheRoad({ hero: [one, one], lines: page(252), cards, rolls, travel: { hex: '1.5' } });
    answer(session, `hero:${heroesOf(session)[1]}`, 'roll', 'stop', 'roll', 'stop');
    expect(session.state.book.read).toContain('adventure:4');
    expect(session.state.land.challenge).toBeNull();
  });

  test('M256 nobody is left on it: its chapter', () => {
    const near = { ...tide, rival: { name: 'The tide', behind: 1 } };
    const cards = { challenges: { ...content.challenges, [tide.id]: near } };
    const session = onTheRoad({
      hero: [one, one],
      lines: page(252),
      cards,
      rolls: [...miss, ...miss, ...miss, ...miss],
      piles: { actions: gem('white') },
    });
    answer(session, `hero:${heroesOf(session)[0]}`, 'roll', 'roll', 'roll', 'roll');
    expect(session.state.book.read).toContain('adventure:13');
  });

  test('E51 the tide table’s symbol ends it at once', () => {
    const lines = [
      {
        do: [{ tracker: { symbol: 1, go: { book: 'adventure', chapter: 13 } } }],
        go: { book: 'place', chapter: 252 },
      },
    ] as const;
    const session = onTheRoad({ hero: [one, one], lines });
    expect(session.state.book.read).toContain('adventure:13');
    expect(session.state.land).toMatchObject({ challenge: null, tracker: null });
  });
});
