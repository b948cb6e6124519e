/** The guided first fight: its hints, its seed, and where its figures begin. */
import { GUIDED } from './guided.ts';
import type { Hint, Lesson, When } from './lesson.ts';

const myTurn: When = { is: 'asked', kind: 'turn' };
const goes: When = { is: 'advised', to: 'go' };
const nobodyLeft: When = { is: 'foes', most: 0 };
const all = (...of: readonly When[]): When => ({ is: 'all', of });
const not = (of: When): When => ({ is: 'not', of });
const advice = { at: 'advice' } as const;

/** In the order in which they would be told, were all at one moment. */
const HINTS: readonly Hint[] = [
  { id: 'goal', when: myTurn, points: { at: 'part', part: 'goal' }, done: { by: 'reading' } },
  {
    id: 'exit',
    when: all(myTurn, nobodyLeft),
    points: advice,
    done: { by: 'doing', event: 'turnEnded' },
  },
  {
    id: 'go',
    when: all(goes, not(nobodyLeft)),
    points: advice,
    done: { by: 'doing', event: 'figureMoved' },
  },
  {
    id: 'close',
    when: all(goes, not(nobodyLeft), { is: 'melee' }),
    points: advice,
    done: { by: 'doing', event: 'figureMoved' },
  },
  {
    id: 'attack',
    when: { is: 'advised', to: 'attack' },
    points: advice,
    done: { by: 'doing', event: 'combatDiceChosen' },
  },
  {
    id: 'keep',
    when: all({ is: 'advised', to: 'end' }, not(nobodyLeft), { is: 'dodge-paid' }),
    points: advice,
    done: { by: 'doing', event: 'turnEnded' },
  },
  { id: 'dodge', when: { is: 'offered', act: 'dodge' }, points: advice, done: { by: 'answering' } },
  { id: 'strike', when: { is: 'asked', kind: 'break-attack' }, points: advice, done: { by: 'answering' } },
  { id: 'fall', when: { is: 'question', ask: 'about-to-fall' }, points: advice, done: { by: 'answering' } },
];

/**
 * The first fight: two against three imps, out by the gate (face.md 12). With this seed every idea but that of a fall
 * comes up for whoever does what the hints say, eight in all; each is told when it is first needed, whatever the dice
 * and the player do.
 */
export const FIRST_FIGHT: Lesson = {
  id: 'first-fight',
  encounter: GUIDED,
  seed: 'gate-488',
  places: [
    [1, 2],
    [0, 3],
  ],
  hints: HINTS,
};
