import { expect, test } from 'vitest';
import { judge } from '../../../src/engine/ai/conditions.ts';
import {
  type AiCondition,
  type AiStep,
  type EncounterEvent,
  encounterGame,
  figureIn,
  loneTurnOf,
  ScriptedChance,
  Session,
  whyNotSpace,
  whyNotTarget,
} from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { caseCards } from '../../support/cases.ts';
import { keptSession } from '../../support/keep.ts';

const stats = { hp: 20, defense: 30, movement: 4, armor: 0, size: [1, 1], attack: { kind: 'melee' } };
const dice = { dice: ['white', 'white'], conviction: ['purple', 'purple'], casting: null };
const hero = (id: string, at: [number, number]) => ({
  id,
  side: 'adventurers',
  at,
  stats: { ...stats, ...dice },
});

/** A beast at `at` with these steps, among heroes. */
function scene(rows: string[], at: [number, number], heroes: object[], ai: AiStep[] = [], rest: object = {}) {
  const beast = { id: 'beast', side: 'combatants', at, stats: { ...stats, ...dice }, ...rest };
  const input = { board: { rows }, figures: [beast, ...heroes], active: 'beast', play: 'turn' };
  const position = positionOf(parseCase(input), caseCards);
  const card = { ...position.cards.combatants['case:beast']!, ai };
  return {
    ...position,
    cards: { ...position.cards, combatants: { ...position.cards.combatants, 'case:beast': card } },
  };
}

function play(position: ReturnType<typeof scene>, attacks = 0) {
  const chance = new ScriptedChance(Array.from({ length: attacks * 2 }, () => ['white', 1]));
  const session = keptSession(
    new Session(encounterGame(position, chance, false, loneTurnOf('beast')), position.state),
  );
  chance.finish();
  const of = <T extends EncounterEvent['type']>(type: T) =>
    session.events.filter((event): event is Extract<EncounterEvent, { type: T }> => event.type === type);
  return { beast: figureIn(session.state, 'beast'), of };
}

const holds = (position: ReturnType<typeof scene>, condition: AiCondition) =>
  judge(position, figureIn(position.state, 'beast'), condition);

test('p.58: every question has its negation, and what was measured is told as data', () => {
  const near = scene(['....'], [0, 0], [hero('d', [1, 0])], [], { damage: 2, effects: ['haste'] });
  const questions = [
    { is: 'has-damage' },
    { is: 'has-effect', effect: 'haste' },
    { is: 'opponent', within: 'adjacent' },
    { is: 'can-move-and-attack', kind: 'melee' },
  ] as const;
  for (const of of questions) {
    expect(holds(near, of).value).toBe(true);
    expect(holds(near, { is: 'not', of }).value).toBe(false);
  }
  expect(holds(near, { is: 'nobody', within: 'range', range: 1 }).value).toBe(false);
  expect(holds(near, { is: 'all', of: questions }).value).toBe(true);
  expect(holds(near, { is: 'all', of: [questions[0], { is: 'not', of: questions[1] }] }).value).toBe(false);
  expect(holds(near, questions[2]).measured).toEqual({ found: 1, needed: 1 });
  expect(holds(near, questions[0]).measured).toEqual({ damage: 2 });
});

test('p.60: a THEN of a condition of its own is skipped where that does not hold when its turn comes', () => {
  const step: AiStep = {
    id: 's',
    if: { is: 'otherwise' },
    do: [
      { do: 'move', to: { goal: 'towards', of: 'nearest' } },
      { do: 'attack', kind: 'melee', if: { is: 'opponent', within: 'adjacent', count: 2 } },
    ],
  };
  const one = play(scene(['......'], [0, 0], [hero('d', [3, 0])], [step]));
  expect(one.beast.at).toEqual([2, 0]);
  expect(one.of('aiInstructionSkipped')).toMatchObject([{ instruction: 's.2', rule: 'p.60' }]);
  const two = play(scene(['......', '......'], [0, 0], [hero('d', [3, 0]), hero('e', [3, 1])], [step]), 1);
  expect(two.of('aiInstructionSkipped')).toEqual([]);
});

test('p.58: a move farther from the target is skipped where the attack before it was not made', () => {
  const step: AiStep = {
    id: 's',
    if: { is: 'otherwise' },
    do: [
      { do: 'move', to: { goal: 'towards', of: 'nearest' } },
      { do: 'attack', kind: 'melee' },
      { do: 'move', to: { goal: 'farther', from: 'target' }, spaces: 1 },
    ],
  };
  const far = play(scene(['.........'], [0, 0], [hero('d', [8, 0])], [step]));
  expect(far.of('aiInstructionSkipped').at(-1)).toMatchObject({
    instruction: 's.3',
    because: { kind: 'attack-not-made' },
    rule: 'p.58',
  });
});

test('C1: a step all of whose instructions ask in vain counts as false', () => {
  const order = { do: 'attack', kind: 'melee', if: { is: 'has-damage' } } as const;
  const { of } = play(
    scene(['...'], [0, 0], [hero('d', [1, 0])], [{ id: 's', if: { is: 'otherwise' }, do: [order] }]),
  );
  expect(of('aiConditionChecked')).toMatchObject([{ step: 's', value: false, rule: 'C1' }]);
});

test('p.60: an attack on each possible target strikes every one once', () => {
  const step: AiStep = {
    id: 's',
    if: { is: 'otherwise' },
    do: [{ do: 'attack', kind: 'melee', each: true }],
  };
  const heroes = [hero('d', [0, 0]), hero('e', [2, 0]), hero('f', [3, 0])];
  const { of } = play(scene(['....'], [1, 0], heroes, [step]), 2);
  expect(of('aiTargetChosen').map(({ target }) => target)).toEqual(['d', 'e']);
});

test('p.42: away goes to where it stands best for itself, beside as few opponents as it can', () => {
  const to = (goal: 'away' | 'farther') => {
    const step: AiStep = {
      id: 's',
      if: { is: 'otherwise' },
      do: [{ do: 'move', spaces: 3, to: { goal, from: 'nearest' }, provokes: false }],
    };
    const heroes = [hero('d', [0, 1]), hero('e', [4, 0])];
    return play(scene(['.....', '.....', '.....'], [2, 1], heroes, [step])).beast.at;
  };
  expect(to('farther')).toEqual([4, 1]);
  expect(to('away')).toEqual([4, 2]);
});

test('I11: why not is answered for every space and every opponent from the events alone', () => {
  const step: AiStep = {
    id: 's',
    if: { is: 'otherwise' },
    do: [
      { do: 'move', to: { goal: 'adjacent', of: 'nearest' } },
      { do: 'attack', kind: 'melee' },
    ],
  };
  const heroes = [hero('d', [4, 0]), hero('e', [7, 0])];
  const { of } = play(scene(['........', '.d......'], [0, 0], heroes, [step]), 1);
  const [way] = of('aiWayChosen');
  const [target] = of('aiTargetChosen');
  expect(whyNotSpace(way!, way!.way!.end)).toMatchObject({ kind: 'went-there' });
  expect(whyNotSpace(way!, [4, 0])).toEqual({ kind: 'barred', reason: { why: 'figure-there', figure: 'd' } });
  expect(whyNotSpace(way!, [1, 1])).toEqual({ kind: 'barred', reason: { why: 'dangerous-there' } });
  expect(whyNotSpace(way!, [6, 1])).toEqual({ kind: 'no-way', points: 4 });
  expect(whyNotSpace(way!, [2, 0])).toEqual({
    kind: 'worse',
    removedBy: { kind: 'criterion', criterion: 'fulfils-less' },
  });
  expect(whyNotTarget(target!, 'e')).toEqual({
    kind: 'removed',
    removedBy: { kind: 'impossible', reason: { why: 'not-adjacent' } },
  });
});
