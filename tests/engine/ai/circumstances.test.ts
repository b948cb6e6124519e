import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/engine/ai/conditions.ts';
import { chooseTarget } from '../../../src/engine/ai/targeting.ts';
import {
  type AiCondition,
  type AiStep,
  type BoardToken,
  type EncounterEvent,
  encounterGame,
  figureIn,
  loneTurnOf,
  type PriorityWord,
  ScriptedChance,
  Session,
} from '../../../src/engine/index.ts';
import { resolveAttack } from '../../../src/engine/procedures/attack/attack.ts';
import { type ChancePort, seededChance } from '../../../src/engine/rng/chance.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { runRule } from '../../support/arena.ts';
import { caseCards } from '../../support/cases.ts';
import { keptSession } from '../../support/keep.ts';

const stats = { hp: 20, defense: 30, movement: 4, armor: 0, size: [1, 1], attack: { kind: 'melee' } };
const dice = { dice: ['white', 'white'], conviction: ['purple', 'purple'], casting: null };
const hero = (id: string, at: [number, number], own: object = {}, rest: object = {}) => ({
  id,
  side: 'adventurers',
  at,
  stats: { ...stats, ...dice, ...own },
  ...rest,
});
const mate = (id: string, at: [number, number], rest: object = {}) => ({
  id,
  side: 'combatants',
  at,
  stats: { ...stats, ...dice },
  ...rest,
});

function scene(rows: string[], at: [number, number], others: object[], ai: AiStep[] = [], rest: object = {}) {
  const beast = { id: 'beast', side: 'combatants', at, stats: { ...stats, ...dice }, ...rest };
  const input = { board: { rows }, figures: [beast, ...others], active: 'beast', play: 'turn' };
  const position = positionOf(parseCase(input), caseCards);
  const card = { ...position.cards.combatants['case:beast']!, ai };
  return {
    ...position,
    cards: { ...position.cards, combatants: { ...position.cards.combatants, 'case:beast': card } },
  };
}
type Scene = ReturnType<typeof scene>;

const holds = (position: Scene, condition: AiCondition) =>
  judge(position, figureIn(position.state, 'beast'), condition);

function play(position: Scene, chance: ChancePort = new ScriptedChance([])) {
  const session = keptSession(
    new Session(encounterGame(position, chance, false, loneTurnOf('beast')), position.state),
  );
  const of = <T extends EncounterEvent['type']>(type: T) =>
    session.events.filter((event): event is Extract<EncounterEvent, { type: T }> => event.type === type);
  return { at: figureIn(session.state, 'beast').at, of };
}

describe('questions (p.58)', () => {
  const near = scene(
    ['w....'],
    [0, 0],
    [hero('d', [2, 0], {}, { damage: 15 }), hero('e', [4, 0]), mate('m', [3, 0], { damage: 18 })],
  );

  test('wounds: of itself, of another ally, of any opponent', () => {
    expect(holds(near, { is: 'hp-left', atMost: 19 }).value).toBe(false);
    expect(holds(near, { is: 'hp-left', who: 'another-ally', atMost: 2 })).toMatchObject({
      value: true,
      because: { kind: 'hp-left', figure: 'm', left: 2 },
      figures: ['m'],
    });
    expect(holds(near, { is: 'hp-left', who: 'opponent', atMost: 5 }).value).toBe(true);
    expect(holds(near, { is: 'not', of: { is: 'hp-left', who: 'opponent', atMost: 4 } }).value).toBe(true);
  });

  test('rounds, numbers, ground', () => {
    const { round } = near.state.clock;
    expect(holds(near, { is: 'round', atLeast: round }).value).toBe(true);
    expect(holds(near, { is: 'round', atLeast: round + 1 }).value).toBe(false);
    expect(holds(near, { is: 'figures', side: 'opponent', within: 'range', range: 2 })).toMatchObject({
      value: true,
      because: { kind: 'figures', figures: ['d'] },
    });
    expect(holds(near, { is: 'figures', side: 'opponent', within: 'board', atMost: 1 }).value).toBe(false);
    expect(holds(near, { is: 'stands-in', terrain: 'water' }).value).toBe(true);
    expect(holds(near, { is: 'stands-in', terrain: 'muck' }).value).toBe(false);
  });

  test('allies within a range and in sight, itself among them (p.67)', () => {
    expect(holds(near, { is: 'ally', within: 'range', range: 3, count: 2 }).value).toBe(false);
    const open = scene(['.....'], [0, 0], [mate('m', [3, 0])]);
    expect(holds(open, { is: 'ally', within: 'range', range: 3, count: 2 }).value).toBe(true);
    expect(holds(open, { is: 'ally', within: 'range', range: 2, count: 2 }).value).toBe(false);
  });
});

describe('priorities (p.60)', () => {
  const position = scene(
    ['......'],
    [0, 0],
    [
      hero('a', [1, 0], { hp: 30, defense: 9 }, { effects: ['wilt', 'poison'], sp: 1 }),
      hero('b', [2, 0], { defense: 5 }, { sp: 4 }),
      hero('c', [3, 0], { hp: 4, defense: 7 }, { sp: 0 }),
    ],
  );
  const first = (priority: PriorityWord, at: Scene = position) =>
    chooseTarget(
      at,
      figureIn(at.state, 'beast'),
      ['a', 'b', 'c'].map((id) => figureIn(at.state, id)),
      [priority],
    ).target?.id;

  test('most effects, highest HP, most SP, lowest and highest Defense', () => {
    const words = ['most-effects', 'highest-hp', 'most-sp', 'lowest-defense', 'highest-defense'] as const;
    expect(words.map((word) => first(word))).toEqual(['a', 'a', 'b', 'b', 'a']);
  });

  test('X168: whoever attacked it last, remembered where a step asks after it', () => {
    const struck = (ai: AiStep[]) => {
      const at = { ...position, ...scene(['......'], [0, 0], [hero('a', [1, 0]), hero('b', [0, 0])], ai) };
      const { session } = runRule(
        at,
        (table) =>
          resolveAttack(table, {
            attacker: 'a',
            target: 'beast',
            profile: { kind: 'melee', range: 1 },
            cause: 'action',
          }),
        {
          rolls: [
            ['white', 1],
            ['white', 1],
          ],
        },
      );
      return figureIn(session.state, 'beast').marks;
    };
    const asks: AiStep = {
      id: 's',
      if: { is: 'otherwise' },
      do: [{ do: 'attack', kind: 'melee', prioritise: ['last-attacker'] }],
    };
    expect(struck([asks])).toEqual([{ mark: 'last-attacker', by: 'a' }]);
    expect(struck([])).toBeUndefined();
    const marked = {
      ...position,
      state: {
        ...position.state,
        figures: position.state.figures.map((one) =>
          one.id === 'beast' ? { ...one, marks: [{ mark: 'last-attacker', by: 'c' }] } : one,
        ),
      },
    };
    expect(first('last-attacker', marked)).toBe('c');
  });
});

describe('places to go to (X167)', () => {
  const to = (of: object, more: object = {}): AiStep => ({
    id: 's',
    if: { is: 'otherwise' },
    do: [{ do: 'move', to: { goal: 'reach', of, ...more } as never }],
  });
  const exit = (at: [number, number], colour = 'red'): BoardToken => ({
    id: colour,
    kind: 'exit',
    colour,
    at,
  });
  const withTokens = (position: Scene, ...boardTokens: BoardToken[]): Scene => ({
    ...position,
    state: { ...position.state, boardTokens },
  });
  const far = [hero('d', [9, 2])];
  const rows = ['.........m', '..........', '..........'];

  test('the nearest token of that kind and colour, onto it', () => {
    const position = withTokens(
      scene(rows, [4, 1], far, [to({ token: 'exit' })]),
      exit([1, 1]),
      exit([9, 1], 'blue'),
    );
    expect(play(position).at).toEqual([1, 1]);
    const blue = withTokens(
      scene(rows, [4, 1], far, [to({ token: 'exit', colour: 'blue' })]),
      exit([1, 1]),
      exit([7, 1], 'blue'),
    );
    expect(play(blue).at).toEqual([7, 1]);
  });

  test('terrain; an ally, whom it ends beside; within so many spaces', () => {
    expect(play(scene(rows, [7, 0], far, [to({ terrain: 'muck' })])).at).toEqual([9, 0]);
    const mates = [mate('m', [0, 1], { damage: 5 }), mate('n', [6, 1])];
    expect(play(scene(rows, [4, 1], [...far, ...mates], [to({ ally: 'nearest' })])).at).toEqual([5, 1]);
    expect(play(scene(rows, [4, 1], [...far, ...mates], [to({ ally: 'lowest-hp' })])).at).toEqual([1, 1]);
    const position = withTokens(
      scene(rows, [4, 1], far, [to({ token: 'exit' }, { within: 2 })]),
      exit([1, 1]),
    );
    expect(play(position).at).toEqual([3, 1]);
  });

  test('where it is there already, or there is none, the next step is read', () => {
    const next: AiStep = {
      id: 'next',
      if: { is: 'otherwise' },
      do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' } }],
    };
    const there = withTokens(scene(rows, [1, 1], far, [to({ token: 'exit' }), next]), exit([1, 1]));
    expect(play(there).at).toEqual([5, 1]);
    expect(play(scene(rows, [1, 1], far, [to({ token: 'exit' }), next])).at).toEqual([5, 1]);
  });
});

test('a question about the target is asked of whom the step has struck, and of nobody before (X141)', () => {
  const rows = ['.w......', '.w......'];
  const position = scene(rows, [0, 0], [hero('wet', [1, 0]), hero('dry', [0, 1])]);
  const asked = { is: 'stands-in', terrain: 'water', of: 'target' } as const;
  const beast = figureIn(position.state, 'beast');
  expect(judge(position, beast, asked).value).toBe(false);
  expect(judge(position, beast, asked, 'wet')).toMatchObject({ value: true, figures: ['wet'] });
  expect(judge(position, beast, asked, 'dry').value).toBe(false);
  expect(judge(position, beast, { is: 'not', of: asked }, 'dry').value).toBe(true);
});

test('a step goes on by where the one it has struck stands (p.58, X141)', () => {
  const step = (terrain: 'water' | 'muck'): AiStep => ({
    id: 'dunk',
    if: { is: 'otherwise' },
    do: [
      { do: 'attack', kind: 'melee' },
      {
        do: 'effects',
        if: { is: 'stands-in', terrain, of: 'target' },
        effects: [{ do: 'inflict', effect: 'barrier', to: { who: 'self' } }],
      },
    ],
  });
  const after = (terrain: 'water' | 'muck') => {
    const position = scene(['.w......'], [0, 0], [hero('wet', [1, 0])], [step(terrain)]);
    return play(position, seededChance).of('aiInstructionSkipped').length;
  };
  expect(after('water')).toBe(0);
  expect(after('muck')).toBe(1);
});

test('p.58: HP left are told of the weakest for which it is so, of the weakest of all where it is for none', () => {
  const others = [
    hero('four', [3, 0], { hp: 4 }),
    hero('nine', [4, 0], { hp: 9 }),
    hero('six', [5, 0], { hp: 6 }),
  ];
  const position = scene(['......'], [0, 0], others);
  const asked = (atLeast: number) => holds(position, { is: 'hp-left', who: 'opponent', atLeast });
  expect(asked(5)).toMatchObject({ value: true, because: { figure: 'six', left: 6 }, measured: { left: 6 } });
  expect(asked(5).figures).toEqual(['nine', 'six']);
  expect(asked(10)).toMatchObject({ value: false, because: { figure: 'four', left: 4 }, figures: [] });
});

test('p.58: what ground it stands in is told with what was found', () => {
  const position = scene(['w.....'], [0, 0], [hero('a', [3, 0])]);
  const asked = (terrain: 'water' | 'muck') => holds(position, { is: 'stands-in', terrain });
  expect(asked('water')).toMatchObject({ value: true, measured: { water: true } });
  expect(asked('muck')).toMatchObject({ value: false, measured: { muck: false } });
});
