import { describe, expect, test } from 'vitest';
import type { EncounterOp } from '../../../../src/engine/model/encounter.ts';
import type { Condition } from '../../../../src/engine/model/story.ts';
import { encounterLines } from '../../../../src/sim/show/encounter-lines.ts';
import { endConditionText, revealText } from '../../../../src/words/en/cards/encounter-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { type EncounterWords, triggerText } from '../../../../src/words/en/cards/trigger-text.ts';
import { areasText } from '../../../../src/words/en/tell/areas.ts';
import { gameContent } from '../../../support/content.ts';

const { cards, encounters } = gameContent;
const wordsOf = (id: string): EncounterWords => ({
  nameOf: (ref) => (cards.items[ref] ?? cards.combatants[ref])?.name ?? ref,
  encounter: encounters[id]!,
});
const house = wordsOf('the-sleeping-house');
const does = (...ops: readonly EncounterOp[]) => plainParts(revealText(ops, house));
const ends = (...all: readonly Condition[]) =>
  plainParts(endConditionText({ when: { is: 'holds', if: all } }, house));

test('no encounter says what reads unlike print', () => {
  for (const encounter of Object.values(encounters))
    for (const line of encounterLines(encounter, cards, encounters)) {
      expect(line, encounter.id).not.toMatch(/come about|counts \d|counts no|one more of|Again and again/);
      expect(line, encounter.id).not.toMatch(
        /(doors|gates|shutters)[^.;]* (opens|closes|is (locked|open|closed))\b/,
      );
      expect(line, encounter.id).not.toMatch(/no \w+ \w+s are|As rounds? \d/);
      // One condition is said once of all that hangs on it.
      expect(line, encounter.id).not.toMatch(/(If the difficulty is [^:]*): [^.;]*\. \1: /);
      // A floor is told by its corners, not space by space.
      expect((line.match(/\d+,\d+;/g) ?? []).length, line).toBeLessThan(20);
    }
});

describe('names, numbers and lists', () => {
  test('several doors open, one opens', () => {
    const door = (id: string, state: 'open' | 'locked') => ({ do: 'door', door: id, state }) as const;
    expect(does(door('colonels-doors', 'open'))).toBe('The doors of the colonel’s rooms open.');
    const vault = wordsOf('what-the-vault-kept');
    expect(plainParts(revealText([door('vault-door', 'locked')], vault))).toBe(
      'The door of the low vault is locked.',
    );
    expect(ends({ is: 'door', door: 'colonels-doors', state: 'open' })).toMatch(/rooms are open\.$/);
  });

  test('what is carried is the one there is', () => {
    expect(plainParts(triggerText({ is: 'token-taken', token: 'casket' }, house))).toBe(
      'When the Casket is picked up.',
    );
  });

  test('flags are noted, counters are a number, none of them is one', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((flag) => ({ is: 'flag', flag }) as const);
    expect(ends(a!, b!, c!)).toBe('As soon as “a”, “b” and “c” are noted.');
    expect(ends(a!, { is: 'counter', counter: 'noise', atMost: 0 })).toBe(
      'As soon as “a” is noted and “noise” is 0.',
    );
    expect(ends({ is: 'standing', who: 'opponents', atMost: 0 })).toBe('As soon as no enemy is in play.');
  });

  test('what comes under one difficulty is said of it once; what might change meanwhile is not', () => {
    const gold = (amount: number, only: Condition): EncounterOp => ({
      do: 'if',
      if: [only],
      // biome-ignore lint/suspicious/noThenProperty: a word of the language
      then: [{ do: 'gain-gold', amount }],
    });
    const hard = { is: 'difficulty', of: ['hard'] } as const;
    expect(does(gold(1, hard), gold(2, hard))).toBe(
      'If the difficulty is hard: gain 1 gold, then gain 2 gold.',
    );
    const flag = { is: 'flag', flag: 'a' } as const;
    expect(does(gold(1, flag), gold(2, flag))).toBe(
      'If “a” is noted: gain 1 gold. If “a” is noted: gain 2 gold.',
    );
  });
});

test('spaces go into filled rectangles, each space once', () => {
  expect(
    areasText([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [5, 5],
      [3, 0],
    ]),
  ).toBe('0,0 to 1,1; 5,5; 3,0');
  for (const { objectives = [] } of Object.values(encounters))
    for (const { do: ops } of objectives)
      for (const op of ops) {
        if (op.do !== 'place-terrain') continue;
        const told = areasText(op.spaces)
          .split('; ')
          .flatMap((area) => {
            const [from, to = from] = area.split(' to ').map((one) => one.split(',').map(Number));
            const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [from!, to!];
            return Array.from({ length: x2 - x1 + 1 }, (_, x) =>
              Array.from({ length: y2 - y1 + 1 }, (_, y) => `${x1 + x},${y1 + y}`),
            ).flat();
          });
        expect([...told].sort()).toEqual(op.spaces.map((space) => space.join(',')).sort());
      }
});
