import { describe, expect, test } from 'vitest';
import { parseValue } from '../../../../src/check/parse-value.ts';
import { setupAfter, sheetOf } from '../../../../src/games/malhya/rules/campaign/save-sheet.ts';
import type { MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { setupSchema } from '../../../../src/games/malhya/table/setup-schema.ts';
import { faultOfStart } from '../../../../src/games/malhya/table/state-faults.ts';
import { missionName } from '../../../../src/games/malhya/words/en/screens.ts';
import { content, playTo, setupOf } from '../trial.ts';
import { BOOKLETS, booklet, FIRST, INTRODUCTION, ROAD, sheetAnew } from './parish.ts';

const setup = setupOf(3, { mission: INTRODUCTION, fast: true });
const over = (won: boolean): MalhyaState => ({
  ...setUpMalhya(setup, content),
  over: { won, why: 'chapter' },
});

describe('a campaign', () => {
  test('is an introduction and booklets in order, each leading to the next', () => {
    expect(BOOKLETS.map((one) => content.missions[one]!.part!.number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(BOOKLETS.map((one) => content.missions[one]!.part!.next)).toEqual([
      ...BOOKLETS.slice(1),
      undefined,
    ]);
    expect(missionName(content, { mission: FIRST })).toBe('Malhya: The Tenth Parish, 1: The Wet Ledger');
  });

  test('goes on with the next booklet and its sheet once one is won', () => {
    const after = setupAfter(setup, over(true), content)!;
    expect(after.again).toBe(false);
    expect(after.setup.mission).toBe(FIRST);
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
    const begun = setUpMalhya({ ...setup, mission: FIRST, sheet }, content);
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
      expect(() => setUpMalhya({ ...setup, mission: FIRST, sheet }, content)).toThrow(told);
  });

  test('is kept with its sheet in files, and is a sound state', () => {
    const after = setupAfter(setup, over(true), content)!.setup;
    expect(parseValue(setupSchema, after).ok).toBe(true);
    expect(parseValue(setupSchema, { ...after, sheet: { ...after.sheet, heroes: [] } }).ok).toBe(false);
    expect(faultOfStart(setUpMalhya(after, content), content, '$')).toBeNull();
  });

  test('can be broken off at any question and come back to', () => {
    const session = playTo(booklet(INTRODUCTION), (_, { decisions }) => decisions.length === 9);
    const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<typeof session.toLog>;
    const back = booklet(INTRODUCTION);
    for (const { option } of log.decisions) back.decide(option);
    expect(back.hash).toBe(log.hash);
    expect(back.pending).toEqual(session.pending);
  });
});

describe('the fast mode', () => {
  test('leaves episodes out', () => {
    const read = (fast: boolean) =>
      playTo(booklet('mere-at-night', { sheet: sheetAnew({ campaign: { fast, away: [] } }), seed: 'fast' }))
        .state.book.read;
    expect(read(true)).not.toContain('adventure:5');
    expect(read(false)).toContain('adventure:5');
  });
});
