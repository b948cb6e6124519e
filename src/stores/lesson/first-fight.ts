import { GUIDED } from './guided.ts';
import type { Hint, Lesson, When } from './lesson.ts';

const myTurn: When = { is: 'asked', kind: 'turn' };
const goes: When = { is: 'advised', to: 'go' };
const nobodyLeft: When = { is: 'foes', most: 0 };
const all = (...of: readonly When[]): When => ({ is: 'all', of });
const not = (of: When): When => ({ is: 'not', of });
/** An opponent has done something, and one is left to be asked about it. */
const foesHaveActed = all(myTurn, { is: 'happened', event: 'aiStepFollowed' }, not(nobodyLeft));

/** In the order in which they would be told, were all at one moment. */
const HINTS: readonly Hint[] = [
  { id: 'goal', when: myTurn, points: { at: 'part', part: 'goal' }, done: { by: 'reading' } },
  { id: 'stamina', when: myTurn, points: { at: 'part', part: 'stamina' }, done: { by: 'reading' } },
  {
    id: 'urgency',
    when: all(myTurn, { is: 'any', of: [nobodyLeft, { is: 'urgency', least: 1 }] }),
    points: { at: 'part', part: 'urgency' },
    done: { by: 'reading' },
  },
  {
    id: 'muck',
    when: all(myTurn, { is: 'on-terrain', terrain: 'muck' }),
    points: { at: 'part', part: 'stamina' },
    done: { by: 'reading' },
  },
  { id: 'card', when: foesHaveActed, points: { at: 'foe' }, done: { by: 'pressing' } },
  { id: 'why', when: foesHaveActed, points: { at: 'part', part: 'thoughts' }, done: { by: 'pressing' } },
  {
    id: 'leave',
    when: { is: 'advised', to: 'leave' },
    points: { at: 'advice' },
    done: { by: 'doing', event: 'turnEnded' },
  },
  {
    id: 'exit',
    when: all(goes, nobodyLeft),
    points: { at: 'advice' },
    done: { by: 'doing', event: 'turnEnded' },
  },
  {
    id: 'go-there',
    when: all(goes, { is: 'pointed' }),
    points: { at: 'advice' },
    done: { by: 'doing', event: 'figureMoved' },
  },
  { id: 'go', when: goes, points: { at: 'advice' }, done: { by: 'doing', event: 'figureMoved' } },
  {
    id: 'beside',
    when: all(myTurn, { is: 'beside-foe' }, { is: 'sp', least: 1 }),
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  {
    id: 'attack',
    when: { is: 'advised', to: 'attack' },
    points: { at: 'advice' },
    done: { by: 'doing', event: 'combatDiceChosen' },
  },
  {
    id: 'sure',
    when: all({ is: 'advised', to: 'end' }, { is: 'pointed' }),
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  {
    id: 'keep',
    when: all(myTurn, { is: 'advised', to: 'end' }, { is: 'sp', least: 1 }),
    points: { at: 'advice' },
    done: { by: 'doing', event: 'turnEnded' },
  },
  {
    id: 'empower',
    when: { is: 'asked', kind: 'empower' },
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  { id: 'aim', when: { is: 'asked', kind: 'to-hit' }, points: { at: 'advice' }, done: { by: 'answering' } },
  {
    id: 'symbols',
    when: { is: 'asked', kind: 'spend-symbols' },
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  {
    id: 'dodge',
    when: { is: 'offered', act: 'dodge' },
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  {
    id: 'spent',
    when: all({ is: 'asked', kind: 'dodge' }, not({ is: 'offered', act: 'dodge' })),
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  {
    id: 'strike',
    when: { is: 'asked', kind: 'break-attack' },
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
  {
    id: 'fall',
    when: { is: 'question', ask: 'about-to-fall' },
    points: { at: 'advice' },
    done: { by: 'answering' },
  },
];

/**
 * The first fight: two against three imps, out by the gate. With this seed every idea comes up for whoever does what
 * the hints say, and for most who do not: each is told when it is first needed, whatever the dice and the player do.
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
