/** What answers in the middle of a roll may come to: a die rolled again, a stop cancelled, a talent copied. */
import { describe, expect, test } from 'vitest';
import type { MalhyaSession } from '../../../src/games/malhya/rules/malhya-game.ts';
import type { CheckState } from '../../../src/games/malhya/rules/model/state.ts';
import { checkNow } from '../../../src/games/malhya/rules/queries/booklets.ts';
import { CheckOdds, shares } from '../../../src/games/malhya/rules/queries/check-odds.ts';
import { levelsFor } from '../../../src/games/malhya/rules/queries/levels.ts';
import {
  type OddOf,
  oddsOfAnswer,
  throwOf,
} from '../../../src/games/malhya/rules/queries/odds-of-answers.ts';
import { questionText } from '../../../src/games/malhya/words/en/questions.ts';
import { FRACTIONS, told } from './fractions.ts';
import { content, trialAt } from './trial.ts';

const odds = new CheckOdds(FRACTIONS);

const ofAnswer = ({ state, pending }: MalhyaSession, id: string): readonly OddOf[] =>
  oddsOfAnswer({ state, content }, pending!, pending!.options.find((one) => one.id === id)!);

/** The same question with other numbers of the hero's part. */
const withPart = (session: MalhyaSession, part: Partial<CheckState>): MalhyaSession =>
  ({
    pending: session.pending,
    state: { ...session.state, check: { ...session.state.check!, ...part } },
  }) as MalhyaSession;

const isOpen = (session: MalhyaSession): boolean => {
  const found = checkNow({ state: session.state, content });
  return (
    found !== null &&
    levelsFor({ state: session.state, content }, found.check, found.now.at).every(({ hidden }) => !hidden)
  );
};

describe('dice that are rolled again', () => {
  test.each<[number, number, number, readonly string[]]>([
    [1, 1, 0, ['1/2', '1/2']],
    [1, 2, 0, ['1/4', '3/4']],
    [2, 1, 0, ['1/2', '1/2']],
    [2, 2, 0, ['1/4', '1/2', '1/4']],
    [1, 1, 1, ['1/3', '2/3']],
    [1, 1, 2, ['1/3', '1/2', '1/6']],
    [0, 2, 1, ['1/1']],
  ])('%i blanks, %i times, a special is %i', (blanks, rerolls, special, expected) => {
    expect(odds.again(blanks, rerolls, special).map(told)).toEqual(expected);
  });

  test('a success: as its die falls, then blanks as often as they may be', () => {
    const asked = trialAt(
      ({ kind }, now) => kind === 'again' && isOpen(now) && now.state.check!.kind !== 'group',
    );
    const hero = asked.pending!.hero!;
    const rolls = [{ skill: ['success', 'blank'], difficulty: ['blank'] }] as const;
    const { state } = withPart(asked, { rolls, at: hero });
    const position = { state, content };
    const { check, now } = checkNow(position)!;
    const thrown = throwOf({ position, check, now }, hero, now);
    const option = { id: 'reroll:success', act: { do: 'reroll', face: 'success' } } as const;
    const prompt = { ...asked.pending!, kind: 'reroll', options: [option] } as const;
    const shown = (blank: number) =>
      oddsOfAnswer(position, { ...prompt, rerolls: { blank, success: 1 } }, option);
    const die = shares.successes({ ...thrown, dice: 1, rerollBlank: 0 });
    const { stops } = now;
    const reaches = (need: number, successes: number) =>
      shares.reaches(thrown, need, { successes: now.successes + successes, stops });
    expect(shown(0).length).toBeGreaterThan(0);
    for (const { need, share } of shown(0))
      expect(share).toBeCloseTo(
        die.reduce((sum, one, gained) => sum + one * reaches(need, gained), 0),
        12,
      );
    // The blank beside it is rolled once, whatever the success has become.
    for (const { need, share } of shown(1))
      expect(share).toBeCloseTo(
        die.reduce(
          (sum, one, gained) =>
            sum + die.reduce((all, other, more) => all + one * other * reaches(need, gained + more), 0),
          0,
        ),
        12,
      );
  });

  test('a blank: as the die falls, else the roll as it lies', () => {
    const session = trialAt(
      ({ kind, options }, now) =>
        kind === 'reroll' &&
        options.some(({ id }) => id === 'reroll:blank') &&
        isOpen(now) &&
        now.state.check!.kind !== 'group',
    );
    const position = { state: session.state, content };
    const { check, now } = checkNow(position)!;
    const hero = session.pending!.hero!;
    const thrown = throwOf({ position, check, now }, hero, now);
    const { skill, difficulty } = now.rolls.at(-1)!;
    const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length;
    const from = {
      successes: now.successes + count(skill, 'success') + thrown.special * count(skill, 'special'),
      stops: now.stops + count(difficulty, 'stop') + thrown.difficultySpecial * count(difficulty, 'special'),
    };
    const kept = ofAnswer(session, 'keep');
    const again = ofAnswer(session, 'reroll:blank');
    expect(session.pending!.rerolls!.blank).toBe(1);
    if (from.stops >= thrown.limit) {
      expect(kept).toEqual([{ of: 'fails-now', need: 0, share: 1 }]);
      expect(again).toEqual(kept);
      return;
    }
    expect(kept.length).toBeGreaterThan(0);
    for (const [at, { need, share }] of kept.entries()) {
      expect(share).toBeCloseTo(shares.reaches(thrown, need, from), 12);
      const die = shares.successes({ ...thrown, dice: 1, rerollBlank: 0 });
      const mixed = die.reduce(
        (sum, one, more) =>
          sum + one * shares.reaches(thrown, need, { ...from, successes: from.successes + more }),
        0,
      );
      expect(again[at]!.share).toBeCloseTo(mixed, 12);
      expect(again[at]!.share).toBeGreaterThan(share - 1e-9);
    }
  });
});

describe('a stop that may be cancelled', () => {
  const session = trialAt(({ kind }, now) => kind === 'cancel-stop' && isOpen(now));

  test('is asked for with how many were rolled', () => {
    const named = { content, state: session.state, seatName: (seat: string) => seat };
    expect(questionText(session.pending!, named)).toMatch(/: \d stops? rolled\. Cancel one\?$/);
  });

  test('where it would end the part, letting it count fails at once and cancelling does not', () => {
    const position = { state: session.state, content };
    const { check, now } = checkNow(position)!;
    const cancels = 1;
    const limit = throwOf({ position, check, now }, session.pending!.hero!, now).limit - cancels;
    const before = withPart(session, { stops: limit - session.pending!.cost! });
    expect(ofAnswer(before, 'keep')[0]).toEqual({ of: 'fails-now', need: 0, share: 1 });
    expect(ofAnswer(before, 'cancel').map(({ of }) => of)).not.toContain('fails-now');
    expect(ofAnswer(before, 'cancel').some(({ share }) => share > 0)).toBe(true);
    const early = withPart(session, { stops: Math.max(0, limit - session.pending!.cost! - 1) });
    expect(ofAnswer(early, 'keep').map(({ of }) => of)).not.toContain('fails-now');
  });
});

test('who stands in a group check may stop or roll; who has failed leaves it to the others', () => {
  const two = { dice: 2, special: 0, rerollBlank: 0, difficulty: 1, difficultySpecial: 0, limit: 1 };
  const rolling = odds.rolling(two, [], 2, 0, { successes: 2, stops: 0 });
  expect(told(odds.standing(two, [], 2, 0, { successes: 2, stops: 0 }))).toBe('1/1');
  expect(FRACTIONS.less(rolling, odds.standing(two, [], 2, 0, { successes: 2, stops: 0 }))).toBe(true);
  expect(told(odds.standing(two, [two], 1, 0, { successes: 2, stops: 1 }))).toBe(
    told(odds.together([two], 1, 0)),
  );
});

test('a talent that may be copied says what the roll then comes to', () => {
  const shows = (session: MalhyaSession) => {
    const { check } = checkNow({ state: session.state, content })!;
    return session.pending!.options.flatMap(({ id, act }) => {
      if (act.do !== 'copy') return [];
      const { abilities = [] } = content.talents[act.talent]![act.side];
      return [{ id, helps: abilities.some((one) => check.abilities?.includes(one)) }];
    });
  };
  const session = trialAt(
    ({ kind }, now) =>
      kind === 'again' &&
      isOpen(now) &&
      now.state.check!.kind !== 'group' &&
      shows(now).some(({ helps }) => helps),
  );
  const rolled = ofAnswer(session, 'roll').filter(({ of }) => of === 'reaches');
  for (const { id, helps } of shows(session)) {
    const copied = ofAnswer(session, id).filter(({ of }) => of === 'reaches');
    expect(copied.map(({ need }) => need)).toEqual(rolled.map(({ need }) => need));
    copied.forEach(({ share }, at) => {
      if (helps) expect(share).toBeGreaterThan(rolled[at]!.share);
    });
  }
});
