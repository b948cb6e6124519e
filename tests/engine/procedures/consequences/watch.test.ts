import { describe, expect, test } from 'vitest';
import {
  type EncounterDefinition,
  figureIn,
  type Objective,
  type Position,
  type Space,
} from '../../../../src/engine/index.ts';
import { openedMark, placedMark, takenMark } from '../../../../src/engine/model/story-marks.ts';
import { watchEncounter } from '../../../../src/engine/procedures/consequences/watch.ts';
import type { Table } from '../../../../src/engine/procedures/core/table.ts';
import { eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, inTurnOf, objective, rook, run, token, zeke } from '../../../support/encounter-arena.ts';
import { broughtAbout, hall, type Scene, waiting } from '../../../support/text-hall.ts';

const looked = (position: Position) => broughtAbout(run(position, watchEncounter));

const lamp = token('objective', [4, 0], 'yellow', 'lamp');
const { at: _at, ...plainLamp } = lamp;
const borne = { carried: [{ token: plainLamp, by: 'zeke' }] };

describe('when an Objective comes about (p.17, X131, X132)', () => {
  test.each([
    ['taken by whoever bears it', 'token-taken', borne, ['goal by zeke']],
    ['not taken where it lies', 'token-taken', { boardTokens: [lamp] }, []],
    [
      'not taken by whoever bears another',
      'token-taken',
      { carried: [{ ...borne.carried[0]!, token: { ...plainLamp, id: 'key' } }] },
      [],
    ],
    [
      'dropped: taken once, and on the board',
      'token-dropped',
      { boardTokens: [lamp], done: [takenMark('lamp')] },
      ['goal by rook'],
    ],
    ['not dropped where nobody has taken it', 'token-dropped', { boardTokens: [lamp] }, []],
    ['not dropped as long as it is borne', 'token-dropped', { ...borne, done: [takenMark('lamp')] }, []],
    ['lost: it was placed and is no more', 'token-lost', { done: [placedMark('lamp')] }, ['goal by rook']],
    ['lost: it was taken and is no more', 'token-lost', { done: [takenMark('lamp')] }, ['goal by rook']],
    ['not lost before it came', 'token-lost', {}, []],
    ['not lost where it lies', 'token-lost', { boardTokens: [lamp], done: [placedMark('lamp')] }, []],
    ['not lost as long as it is borne', 'token-lost', borne, []],
  ] as const)('a token is %s', (_what, is, state, expected) => {
    expect(looked(waiting({ is, token: 'lamp' }, { state }))).toEqual(expected);
  });

  test.each([
    [[[4, 0]], ['goal by zeke']],
    [
      [
        [3, 0],
        [5, 0],
      ],
      [],
    ],
    [[[0, 0]], []],
  ] as [Space[], string[]][])('a token is brought to %j only by its bearer', (spaces, expected) => {
    expect(looked(waiting({ is: 'token-brought', token: 'lamp', spaces }, { state: borne }))).toEqual(
      expected,
    );
  });

  test('a bearer that is down takes no token', () => {
    const position = waiting({ is: 'token-taken', token: 'lamp' }, { state: borne });
    Object.assign(editFigure(position.state, 'zeke'), { defeated: true, at: null });
    expect(looked(position)).toEqual([]);
  });

  test.each([
    ['open', [openedMark('gate')], 1],
    ['closed', [openedMark('gate')], 0],
    ['open', [], 0], // so it was from the start
  ] as const)('a door that is %s after %j', (state, done, times) => {
    expect(
      looked(
        waiting({ is: 'door-opened', door: 'gate' }, { state: { doors: { gate: state }, done: [...done] } }),
      ),
    ).toHaveLength(times);
  });

  test('what holds is brought about by the Adventurer whose turn it is, else by the first on the track', () => {
    const holds = { is: 'holds', if: [{ is: 'round', atLeast: 1 }] } as const;
    const position = () => waiting(holds, { round: 1, initiative: ['foe', 'zeke', 'rook'] });
    expect(looked(position())).toEqual(['goal by zeke']);
    for (const [active, by] of [
      ['rook', 'rook'],
      ['foe', 'zeke'],
    ] as const)
      expect(broughtAbout(run(position(), inTurnOf(active, watchEncounter)))).toEqual([`goal by ${by}`]);
  });

  test('what holds asks after whoever takes the turn', () => {
    const when = { is: 'holds', if: [{ is: 'on', who: 'doer', spaces: [[4, 0]] }] } as const;
    const times = (active: string) => broughtAbout(run(waiting(when), inTurnOf(active, watchEncounter)));
    expect(times('zeke')).toEqual(['goal by zeke']);
    expect(times('rook')).toEqual([]);
  });

  test('only while its `if` holds for whoever brings it about', () => {
    const enters = { is: 'adventurer-enters', spaces: [[4, 0]] } as const;
    const only = (space: Space) =>
      looked(waiting(enters, {}, { if: [{ is: 'on', who: 'doer', spaces: [space] }] }));
    expect(only([4, 0])).toEqual(['goal by zeke']);
    expect(only([0, 0])).toEqual([]);
  });

  test('where no Adventurer stands nothing of the board comes about', () => {
    const position = waiting({ is: 'token-lost', token: 'lamp' }, { state: { done: [takenMark('lamp')] } });
    for (const id of ['rook', 'zeke'])
      Object.assign(editFigure(position.state, id), { defeated: true, at: null });
    expect(looked(position)).toEqual([]);
  });
});

describe('Defeats that are counted (p.17, X134)', () => {
  const sickles = (fallen: number, props: Partial<Objective> = {}, more: Partial<Scene> = {}) => {
    const figures = [1, 2, 3, 4, 5].map((n) => ({ id: `s${n}`, card: 'cave-sickle', at: [4 + n, 0] }));
    const position = waiting(
      { is: 'defeated', card: 'cave-sickle', count: 2 },
      { figures: [rook([0, 0]), ...figures], ...more },
      props,
    );
    for (const { id } of figures.slice(0, fallen))
      Object.assign(editFigure(position.state, id), { defeated: true, at: null });
    return position;
  };

  test.each([0, 1, 2, 3, 4, 5])('once every two of them, of %i', (fallen) => {
    expect(looked(sickles(fallen, { repeat: true }))).toHaveLength(Math.floor(fallen / 2));
    expect(looked(sickles(fallen))).toHaveLength(fallen >= 2 ? 1 : 0);
  });

  test('who has left the board is not counted, nor is another card', () => {
    expect(looked(sickles(2, {}, { state: { left: ['s1'] } }))).toEqual([]);
    const other = sickles(2);
    expect(
      looked({
        ...other,
        encounter: {
          ...other.encounter,
          objectives: [objective('goal', { is: 'defeated', card: 'lock-keeper' })],
        },
      }),
    ).toEqual([]);
  });

  test.each([
    ['wisp', 'rook'], // her Esper's
    ['rook', 'rook'],
    ['foe', 'zeke'], // nobody of the party: the first on the track
    [null, 'zeke'],
  ])('what %s has Defeated is the doing of %s (p.68)', (felledBy, by) => {
    const figures = [
      zeke([2, 0]),
      rook([0, 0]),
      { id: 'wisp', card: 'lamp-wisp', at: [1, 0] },
      { id: 's1', card: 'cave-sickle', at: [8, 0] },
      body('foe', [9, 0]),
    ];
    const position = waiting({ is: 'defeated', card: 'cave-sickle' }, { figures });
    Object.assign(editFigure(position.state, 'wisp'), { summoner: 'rook' });
    Object.assign(editFigure(position.state, 's1'), { defeated: true, at: null });
    const session = run(position, (table) => watchEncounter(table, felledBy));
    expect(broughtAbout(session)).toEqual([`goal by ${by}`]);
  });
});

describe('what comes about again (X134)', () => {
  const enters = (
    spaces: readonly Space[],
    props: Partial<Objective> = {},
  ): Partial<EncounterDefinition> => ({
    objectives: [{ ...objective('step', { is: 'adventurer-enters', spaces }), repeat: true, ...props }],
  });
  const put = (table: Table, to: Space) =>
    table.emit({
      type: 'figureMoved',
      figure: 'rook',
      from: figureIn(table.state, 'rook').at!,
      to,
      how: 'text',
      cost: 0,
      rule: 'X136',
    });
  const walk = (encounter: Partial<EncounterDefinition>, ...way: readonly Space[]) =>
    run(hall({ encounter }), function* (table) {
      for (const to of way) {
        put(table, to);
        yield* watchEncounter(table);
      }
    });

  test('an Objective and an Achievement: each time it holds anew', () => {
    const way: Space[] = [
      [1, 0],
      [2, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [1, 0],
    ];
    const { objectives } = enters([[1, 0]]);
    expect(broughtAbout(walk({ objectives: objectives! }, ...way))).toHaveLength(3);
    const session = walk({ achievements: objectives! }, ...way);
    expect(eventsOf(session, 'achievementCompleted')).toHaveLength(3);
    expect(eventsOf(session, 'objectiveRearmed').every(({ objective: id }) => id === 'step')).toBe(true);
  });

  test('once where it is not said to', () => {
    const session = walk(enters([[1, 0]], { repeat: undefined as never }), [1, 0], [2, 0], [1, 0]);
    expect(broughtAbout(session)).toHaveLength(1);
    expect(eventsOf(session, 'objectiveRearmed')).toEqual([]);
  });
});
