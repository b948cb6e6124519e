import { describe, expect, test } from 'vitest';
import { parseValue } from '../../../../src/check/parse-value.ts';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { setupAfter, sheetOf } from '../../../../src/games/malhya/rules/campaign/save-sheet.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { setupSchema } from '../../../../src/games/malhya/table/setup-schema.ts';
import { faultOfStart } from '../../../../src/games/malhya/table/state-faults.ts';
import { missionName } from '../../../../src/games/malhya/words/en/screens.ts';
import { content, playTo, setupOf } from '../trial.ts';
import { BOOKLETS, booklet, FIRST, INTRODUCTION, ROAD, sheetAnew } from './parish.ts';

const setup = setupOf(3, { mission: FIRST, fast: true });
const SECOND = ROAD;
const over = (won: boolean): MalhyaState => ({
  ...setUpMalhya(setup, content),
  over: { won, why: 'chapter' },
});

describe('a campaign', () => {
  test('is an introduction and booklets in order, each leading to the next', () => {
    expect(BOOKLETS.map((one) => content.missions[one]!.part!.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(BOOKLETS.map((one) => content.missions[one]!.part!.next)).toEqual([
      ...BOOKLETS.slice(1),
      undefined,
    ]);
    expect(missionName(content, { mission: FIRST })).toBe('Malhya: The Tenth Parish, 1: The Wet Ledger');
  });

  test('goes on with the next booklet and its sheet once one is won', () => {
    const after = setupAfter(setup, over(true), content)!;
    expect(after.again).toBe(false);
    expect(after.setup.mission).toBe(SECOND);
    expect(after.setup.sheet!.campaign.fast).toBe(true);
    const { campaign, heroes } = setUpMalhya(after.setup, content);
    expect(campaign).toEqual({ fast: true, away: [] });
    expect(heroes.map(({ id, seat }) => [id, seat])).toEqual(
      setup.seats.map(({ hero }, at) => [hero, `seat-${at + 1}`]),
    );
    expect(after.setup.seats.map(({ name }) => name)).toEqual(setup.seats.map(({ name }) => name));
  });

  test('begins a lost booklet again from the sheet it began with, and ends with the last', () => {
    const sheet = sheetAnew();
    const lost = setupAfter({ ...setup, mission: ROAD, sheet }, { ...over(false), mission: ROAD }, content)!;
    expect(lost).toMatchObject({ again: true, setup: { mission: ROAD, sheet } });
    expect(lost.setup.seed).not.toBe(setup.seed);
    const last = BOOKLETS.at(-1)!;
    expect(setupAfter({ ...setup, mission: last }, { ...over(true), mission: last }, content)).toBeNull();
    expect(setupAfter(setup, { ...over(true), over: null }, content)).toBeNull();
    expect(setupAfter({ ...setup, mission: 'quay-of-lamps' }, over(true), content)).toBeNull();
  });

  test('takes along heroes and group as they are, and no destinations', () => {
    const state = over(true);
    const [hero] = state.heroes;
    const hurt = {
      ...hero!,
      life: { life: 2, damage: 3, injury: 1, shock: 0 },
      owed: { white: 1, black: 0 },
    };
    const group = {
      ...state.group,
      gold: 17,
      points: 4,
      triangles: [3],
      scenarioTokens: [2],
      scenarioCards: [
        { ref: 'long-drove', acted: false },
        { ref: 'mode-easy-checks', acted: false },
      ],
    };
    const land = { ...state.land, dungeonsEnded: 2 };
    const sheet = sheetOf({ ...state, heroes: [hurt, ...state.heroes.slice(1)], group, land }, content);
    expect(sheet.group.scenarioCards.map(({ ref }) => ref)).toEqual(['mode-easy-checks']);
    const begun = setUpMalhya({ ...setup, sheet }, content);
    expect(begun.heroes[0]).toEqual({ ...hurt, owed: { white: 0, black: 0 }, seat: begun.heroes[0]!.seat });
    expect(begun.group).toEqual(sheet.group);
    expect(begun.land.dungeonsEnded).toBe(2);
  });

  test('refuses a sheet with cards that there are not', () => {
    const { heroes, group } = sheetAnew();
    const [first] = heroes;
    const with_ = (more: object) => [{ ...first!, ...more }, ...heroes.slice(1)];
    for (const [sheet, told] of [
      [sheetAnew({ heroes: with_({ weapon: 'moon' }) }), 'no moon in the gear'],
      [sheetAnew({ heroes: with_({ states: ['gout'] }) }), 'no gout in the scenario'],
      [sheetAnew({ group: { ...group, scenarioCards: [{ ref: 'seal', acted: false }] } }), 'no seal in the'],
      [sheetAnew({ campaign: { fast: false, away: with_({ id: 'nobody' }) } }), 'no nobody in the heroes'],
    ] as const)
      expect(() => setUpMalhya({ ...setup, sheet }, content)).toThrow(told);
  });

  test('is kept with its sheet in files, and is a sound state', () => {
    const after = setupAfter(setup, over(true), content)!.setup;
    expect(parseValue(setupSchema, after).ok).toBe(true);
    expect(parseValue(setupSchema, { ...after, sheet: { ...after.sheet, heroes: [] } }).ok).toBe(false);
    expect(faultOfStart(setUpMalhya(after, content), content, '$')).toBeNull();
  });

  test('can be broken off at any question and come back to', () => {
    const session = playTo(booklet(INTRODUCTION), (_, { decisions }) => decisions.length === 25);
    const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<typeof session.toLog>;
    const back = booklet(INTRODUCTION);
    for (const { option } of log.decisions) back.decide(option);
    expect(back.hash).toBe(log.hash);
    expect(back.pending).toEqual(session.pending);
  });
});

describe('a booklet', () => {
  test('begins each booklet with a set-up of its own on its first page', () => {
    const [first] = sheetAnew().heroes;
    const hurt = {
      ...first!,
      life: { life: 1, damage: 3, injury: 1, shock: 0 },
      aura: { ready: 0, spent: 2 },
    };
    const { heroes, group } = sheetAnew();
    const sheet = sheetAnew({ heroes: [hurt, ...heroes.slice(1)], group: { ...group, crystals: 9 } });
    const session = playTo(booklet(FIRST, { sheet }), ({ options }) =>
      options.some(({ id }) => id === 'company'),
    );
    expect(session.state.group.crystals).toBe(0);
    const [whole] = session.state.heroes;
    expect(whole!.life).toMatchObject({ damage: 0, injury: 0 });
    expect(whole!.aura.spent).toBe(0);
    expect(session.state.growth.level).toBe(1);
  });

  test('asks in a later booklet for what was checked in an earlier one', () => {
    const offered = (triangles: readonly number[], scenarioTokens: readonly number[]) => {
      const { group } = sheetAnew();
      const sheet = sheetAnew({ group: { ...group, triangles, scenarioTokens } });
      const state = {
        ...setUpMalhya({ ...setup, mission: 'mere-at-night', sheet }, content),
        book: {
          stack: [{ book: 'adventure' as const, chapter: 12, line: 0, marks: [], readers: null, tried: [] }],
          read: ['adventure:12'],
          hiddenFrom: null,
        },
      };
      const session = new LoggedSession(
        malhya(content),
        { ...setup, mission: 'mere-at-night', sheet },
        state,
      );
      return (session.pending?.options ?? []).flatMap(({ act }) => (act.do === 'choose' ? [act.choice] : []));
    };
    // One answer alone is no question.
    expect(offered([], [])).toEqual([]);
    expect(offered([], [4])).toEqual([0, 3]);
    expect(offered([7], [4])).toEqual([0, 1, 3]);
    // The count was lost: the ledger alone does not do any more.
    expect(offered([7], [4, 11])).toEqual([2, 3]);
  });
});

describe('the fast mode', () => {
  test('leaves episodes out', () => {
    const read = (fast: boolean) =>
      playTo(
        booklet('mere-at-night', { sheet: sheetAnew({ campaign: { fast, away: [] } }) }),
        (_, { state }) => ['adventure:5', 'adventure:6'].some((one) => state.book.read.includes(one)),
      ).state.book.read;
    expect(read(true)).not.toContain('adventure:5');
    expect(read(false)).toContain('adventure:5');
  });
});
