/** What is told and asked of fights that bots play: names with articles, numbers with their units, sums that are shown. */
import { describe, expect, test } from 'vitest';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaEvent } from '../../../../src/games/malhya/rules/model/events.ts';
import { theName } from '../../../../src/games/malhya/words/en/fight-names.ts';
import { questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { bareTypes, type Line, linesOf } from '../told-anew.ts';
import { content } from '../trial.ts';
import { byBot, inRoom, quaySetup, ROOMS } from './quay.ts';

interface Said {
  readonly asked: readonly string[];
  readonly told: readonly Line[];
}

/** All of one room, as the words have it. */
function said(room: number): Said {
  const setup = quaySetup(room, 3);
  const session = inRoom(room, setup);
  const asked: string[] = [];
  while (session.pending && session.state.place) {
    asked.push(questionText(session.pending, { content, state: session.state, seatName: (seat) => seat }));
    session.decide(byBot('careful')(session.pending, session));
  }
  return { asked, told: linesOf(session, setup) };
}

const ALL = ROOMS.map((_, room) => said(room));
const TEXTS = ALL.flatMap(({ asked, told }) => [...asked, ...told.map(({ text }) => text)]);
const told = (type: MalhyaEvent['type']) =>
  ALL.flatMap((one) => one.told.filter((line) => line.type === type).map(({ text }) => text));

describe('whole fights of bots', () => {
  test('a type of enemy has an article wherever a sentence names it, a figure its number', () => {
    const types = Object.values(content.enemies)
      .map(({ name }) => name)
      .join('|');
    const named = TEXTS.filter((text) => new RegExp(types).test(text));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((text) => bareTypes().test(text))).toEqual([]);
    expect(told('upgradeDrawn').every((text) => text.startsWith('Upgrade token of the '))).toBe(true);
    expect(told('upgradeDrawn').length).toBeGreaterThan(0);
  });

  test('a special action says what it does', () => {
    const fired = told('specialActionFired');
    expect(fired.length).toBeGreaterThan(0);
    for (const text of fired) expect(text).toMatch(/^Special action of the [^:]+: .{5,}\.$/);
  });

  test('a sentence begins with a capital', () => {
    expect(TEXTS.filter((text) => /^[a-z]/.test(text))).toEqual([]);
  });

  test('one of a thing is no plural, and more are', () => {
    const one = /\b1 (life|action|aura)? ?(points|tokens|shields|spaces|shocks|injuries|dice)\b/;
    const more = /\b[2-9] (life point|action point|aura token|shield|space|shock|injury|die)\b/;
    expect(TEXTS.filter((text) => one.test(text) || more.test(text))).toEqual([]);
  });

  test('the sum of an attack is told against the shields that count, then what is left of life', () => {
    const sums = told('attackResolved').filter((text) => !text.endsWith('dodges.'));
    expect(sums.length).toBeGreaterThan(10);
    expect(
      sums.filter(
        (text) => !/: (.+ damage|.+ shocks?|.+ injur(y|ies)|no wound) against \d+ shields?/.test(text),
      ),
    ).toEqual([]);
    expect(told('enemyHurt').every((text) => /damage \(\d+ life points? left\)\.$/.test(text))).toBe(true);
  });
});

test('an enemy with a name of its own has no article', () => {
  const [type, file] = Object.entries(content.enemies)[0]!;
  const state = malhya(content).setUp(quaySetup(0));
  const called = (name: string) =>
    theName({ content: { ...content, enemies: { [type]: { ...file, name } } }, state }, type);
  expect(['Dyke reeve', 'Slinger', 'Orsa Venn', 'The Warden'].map(called)).toEqual([
    'the Dyke reeve',
    'the Slinger',
    'Orsa Venn',
    'The Warden',
  ]);
});
