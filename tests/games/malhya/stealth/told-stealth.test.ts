/** What is told and asked in stealth, in quiet rooms that bots play: read once it is to be understood. */
import { describe, expect, test } from 'vitest';
import type { MalhyaEvent } from '../../../../src/games/malhya/rules/model/events.ts';
import { optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { byBot } from '../fights/quay.ts';
import { bareTypes, linesOf } from '../told-anew.ts';
import { content, trial } from '../trial.ts';
import { nightSetup } from './quiet-at.ts';

function said(n: number) {
  const setup = nightSetup(n);
  const session = trial(setup);
  const asked: string[] = [];
  for (let i = 0; i < 160 && session.pending; i++) {
    const { pending, state } = session;
    const named = { content, state, seatName: (seat: string) => seat };
    asked.push(questionText(pending, named));
    for (const option of pending.options)
      if (option.act.do === 'corpse') asked.push(optionText(option, pending, named));
    session.decide(byBot('careful')(pending, session));
  }
  return { asked, told: linesOf(session, setup) };
}

const ALL = [0, 2, 3].map(said);
const ASKED = ALL.flatMap(({ asked }) => asked);
const told = (type: MalhyaEvent['type']) =>
  ALL.flatMap((one) => one.told.filter((line) => line.type === type).map(({ text }) => text));

describe('quiet rooms of bots', () => {
  test('a card of the enemies is read in whole sentences', () => {
    const cards = told('stealthCardTurned');
    expect(cards.length).toBeGreaterThan(5);
    for (const text of cards) {
      expect(text).toMatch(
        /^((\d (enemy goes|enemies go) \d spaces? towards the|The enemy on the|Threat \+1 for each)[^.:]*\. ?)+$/,
      );
    }
  });

  test('stealth dice say whose they are, and their numbers what they count', () => {
    const dice = told('threatRolled').filter((text) => !text.includes('rolls no dice'));
    expect(dice.length).toBeGreaterThan(5);
    expect(dice.some((text) => / \d threat/.test(text))).toBe(true);
    for (const text of dice) {
      expect(text).toMatch(/^Stealth dice of .+: (white|black) /);
      expect(text).not.toMatch(/(white|black) \d(?! threat)/);
    }
    for (const text of told('threatMoved')) expect(text).toMatch(/^Threat [+−]\d.*, to \d+\./);
  });

  test('who is moved as a corpse is called one, and who has left a room is not out of the fight', () => {
    const moves = ASKED.filter((text) => text.startsWith('Move ') && !text.endsWith('?'));
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter((text) => !/^Move the corpse of .+ to [A-Z]\d+$/.test(text))).toEqual([]);
    expect(told('heroLeft').length).toBeGreaterThan(0);
    for (const text of told('heroLeft')) expect(text).toMatch(/ has left the room\.$/);
  });

  test('no told line has a sentence that begins small, nor a type of enemy without an article', () => {
    const lines = [...ASKED, ...ALL.flatMap((one) => one.told.map(({ text }) => text))];
    expect(lines.filter((text) => /^[a-z]|\. [a-z]/.test(text))).toEqual([]);
    expect(lines.filter((text) => bareTypes().test(text))).toEqual([]);
  });
});
