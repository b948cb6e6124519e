import { describe, expect, test } from 'vitest';
import { canCarryOutSome } from '../../../../src/engine/ai/feasible.ts';
import { figureIn, type Position, type Space } from '../../../../src/engine/index.ts';
import { term, textCause } from '../../../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { resolveSpawn } from '../../../../src/engine/procedures/consequences/spawn.ts';
import { eventsOf, optionsOf, type Roll } from '../../../support/arena.ts';
import {
  body,
  corridor,
  inTurnOf,
  objective,
  playFrom,
  rook,
  run,
  scene,
  zeke,
} from '../../../support/encounter-arena.ts';

const rat = (number: number, at: Space) => ({ id: `cave-sickle-${number}`, card: 'cave-sickle', at });
const party = [rook([0, 0]), zeke([1, 0])];
const noBook: Roll[] = [['black', 6]];

interface Spawn {
  readonly ref?: string;
  readonly rolls?: Roll[];
  readonly by?: string | null;
  readonly at?: Space;
}

const spawned = (
  position: Position,
  { ref = 'cave-sickle', rolls = noBook, by = null, at = [6, 0] }: Spawn = {},
) =>
  run(
    position,
    inTurnOf('rook', (table) => resolveSpawn(table, ref, at, by)),
    rolls,
  );

describe('Spawning onto the board, p.19', () => {
  test('the lowest number not in play, as a figure fresh from the box', () => {
    const session = spawned(
      scene({ figures: [...party, rat(1, [8, 0]), rat(3, [9, 0])], board: corridor(12) }),
    );
    expect(eventsOf(session, 'figureSpawned')[0]?.figure).toMatchObject({
      id: 'cave-sickle-2',
      number: 2,
      side: 'combatants',
      kind: 'intelligent',
      seat: null,
      at: [6, 0],
      damage: 0,
      spawnedByFigure: false,
    });
  });

  test('a number that fell comes back as a figure with an id and a card of its own', () => {
    const position = scene({ figures: [...party, rat(1, [8, 0])], board: corridor(12) });
    Object.assign(position.state.figures[2]!, { defeated: true, at: null });
    const session = spawned(position);
    expect(figureIn(session.state, 'cave-sickle-1.2')).toMatchObject({ number: 1, at: [6, 0] });
    const cards = session.state.figures.flatMap((figure) => figure.cards.map(({ id }) => id));
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('with every copy in play, nothing (p.67)', () => {
    const rats = [1, 2, 3, 4, 5, 6].map((number) => rat(number, [5 + number, 0]));
    const session = spawned(scene({ figures: [...party, ...rats], board: corridor(14) }), { rolls: [] });
    expect(eventsOf(session, 'figureSpawned')).toEqual([]);
  });

  test('an occupied space: the nearest free one, and not Dangerous (C9)', () => {
    const near = (at: Space) => {
      const position = scene({ figures: [rook([0, 0]), zeke([5, 0])], board: { rows: ['......d#..'] } });
      return figureIn(spawned(position, { at }).state, 'cave-sickle-1').at;
    };
    expect(near([8, 0])).toEqual([8, 0]);
    expect(near([5, 0])).toEqual([4, 0]);
  });

  test('players choose among spaces equally near (C9)', () => {
    const session = spawned(scene({ figures: [rook([3, 0]), zeke([6, 0])], board: corridor(12) }));
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'rook', rule: 'C9' });
    expect(optionsOf(session)).toEqual(['space:5,0', 'space:7,0']);
    session.decide('space:7,0');
    expect(figureIn(session.state, 'cave-sickle-1').at).toEqual([7, 0]);
  });

  test('a large base needs room for all of it', () => {
    const position = scene({ figures: [rook([0, 0]), zeke([3, 1])], board: { rows: ['.....', '.....'] } });
    const session = spawned(position, { ref: 'sluice-ogre', at: [3, 0] });
    expect(figureIn(session.state, 'sluice-ogre-1')).toMatchObject({ at: [1, 0], size: [2, 2] });
  });

  test('a Command Combatant is the players’, whatever brought it (p.55)', () => {
    const session = spawned(scene({ figures: party, board: corridor(12) }), { ref: 'lock-keeper' });
    expect(figureIn(session.state, 'lock-keeper-1')).toMatchObject({
      side: 'adventurers',
      kind: 'command',
      seat: 'rook',
      sp: 3,
    });
    expect(session.state.clock.opponentsSpawned).toBe(false);
  });

  test('an opponent Spawned keeps Urgency away in that round (p.18)', () => {
    expect(spawned(scene({ figures: party, board: corridor(12) })).state.clock.opponentsSpawned).toBe(true);
  });

  test('spawned by a figure it leaves no loot, by the encounter it does (p.55)', () => {
    const fall = (by: string | null) => {
      const position = scene({
        figures: [...party, body('foe', [5, 0])],
        board: corridor(12),
        state: { loot: { level: 'mundane', deck: { 'gold:4': 3 }, gold: 0, gained: [] } },
      });
      const rule = inTurnOf('rook', function* (table) {
        const id = yield* resolveSpawn(table, 'animate', [6, 0], by);
        yield* resolveDefeat(table, id!, 'rook', term('crush'));
      });
      return run(position, rule, noBook).state.loot.gold;
    };
    expect(fall('foe')).toBe(0);
    expect(fall(null)).toBe(4);
  });

  test('a step that only spawns is false with every copy in play (C1)', () => {
    const call = { do: 'effects', effects: [{ do: 'spawn', card: 'drowned-hand' }] } as const;
    const hands = [1, 2, 3, 4, 5, 6].map((number) => ({
      id: `drowned-hand-${number}`,
      card: 'drowned-hand',
      at: [5 + number, 0],
    }));
    const feasible = (figures: object[]) => {
      const position = scene({
        figures: [rook([0, 0]), body('foe', [3, 0]), ...figures],
        board: corridor(14),
      });
      return canCarryOutSome(position, figureIn(position.state, 'foe'), [call]);
    };
    expect(feasible(hands.slice(1))).toBe(true);
    expect(feasible(hands)).toBe(false);
  });
});

describe('onto the Initiative Track, p.19 and D3', () => {
  const four = [rook([0, 0]), zeke([1, 0]), body('a', [8, 0]), body('b', [9, 0])];
  const track = (face: number, figure = 'rook') => {
    const rule = inTurnOf(figure, (table) => resolveSpawn(table, 'cave-sickle', [6, 0], null));
    const session = run(scene({ figures: four, board: corridor(12) }), rule, [['black', face]]);
    return session.state.track.map(({ id }) => id);
  };

  test.each([
    ['SSSS: no book', 4, 1],
    ['a skull', 6, 1],
    ['BSSS: 1 book', 3, 2],
    ['BBSS: 2 books', 1, 3],
    ['BBBS: 3 books', 2, 4],
    ['BBBB: 4 books, the back', 5, 4],
  ])('%s', (_name, face, place) => {
    expect(track(face).indexOf('cave-sickle')).toBe(place);
  });

  test('next after the card whose turn it is', () => {
    expect(track(6, 'zeke')).toEqual(['rook', 'zeke', 'cave-sickle', 'a', 'b']);
  });

  test('its Group’s card on the track already: it joins that one, without a roll (p.54)', () => {
    const cards = [
      { id: 'rook', figures: ['rook'], acted: true },
      { id: 'cave-sickle', figures: ['cave-sickle-1'], acted: false },
    ];
    const session = spawned(
      scene({ figures: [...four, rat(1, [5, 0])], board: corridor(12), state: { track: cards } }),
      { rolls: [] },
    );
    expect(session.state.track[1]).toEqual({
      id: 'cave-sickle',
      figures: ['cave-sickle-1', 'cave-sickle-2'],
      acted: false,
    });
  });

  test('the fourth of its kind brings the second Group’s own card (p.54)', () => {
    const rats = [1, 2, 3].map((number) => rat(number, [7 + number, 0]));
    const session = spawned(scene({ figures: [...party, ...rats], board: corridor(12) }), {
      rolls: [['black', 3]],
    });
    expect(figureIn(session.state, 'cave-sickle-4').group).toBe('cave-sickle#2');
    expect(session.state.track.map(({ id }) => id)[2]).toBe('cave-sickle#2');
  });

  test('several at once: one roll for the card they share', () => {
    const two = { do: 'spawn', card: 'cave-sickle', at: [6, 0], count: 2 } as const;
    const session = run(
      scene({ figures: party, board: corridor(12) }),
      inTurnOf('rook', (table) => resolveReveal(table, [two], 'rook', textCause('totem', 'blue'))),
      noBook,
    );
    expect(session.pending?.kind).toBe('choose-space');
    session.decide('space:7,0');
    const rats = session.state.figures.filter(({ card }) => card === 'cave-sickle');
    expect(rats.map(({ number, at }) => [number, at])).toEqual([
      [1, [6, 0]],
      [2, [7, 0]],
    ]);
    expect(eventsOf(session, 'diceRolled')).toHaveLength(1);
    expect(session.state.track.filter(({ id }) => id === 'cave-sickle')).toHaveLength(1);
  });

  test('its card is still to act in the round in which it came', () => {
    expect(
      spawned(scene({ figures: party, board: corridor(12) })).state.track.find(
        ({ id }) => id === 'cave-sickle',
      )?.acted,
    ).toBe(false);
  });

  test('at the start of a round: shuffled in, without a roll (C9)', () => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), zeke([11, 0])],
        board: corridor(12),
        active: 'rook',
        encounter: {
          objectives: [
            objective(
              'dawn',
              { is: 'round-begins', round: 2 },
              { do: 'spawn', card: 'lock-keeper', at: [6, 0] },
            ),
          ],
        },
      }),
    );
    while (session.state.clock.round < 2) session.decide('end-turn');
    const dealt = eventsOf(session, 'initiativeDealt').at(-1);
    expect(dealt).toMatchObject({ rule: 'C9' });
    expect(dealt?.track.map(({ id }) => id).sort()).toEqual(['lock-keeper', 'rook', 'zeke']);
    expect(eventsOf(session, 'diceRolled')).toEqual([]);
  });

  test('at the end of a round: at the back, without a roll (C9)', () => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), zeke([2, 0]), { ...rat(1, [11, 0]), effects: ['paralyze'] }],
        board: corridor(12),
        active: 'rook',
        round: 2,
        state: { dynamite: [{ id: 'd', at: [10, 0], carrier: null, lit: 1 }] },
        encounter: {
          objectives: [
            objective(
              'boom',
              { is: 'defeated', card: 'cave-sickle' },
              { do: 'spawn', card: 'lock-keeper', at: [6, 0] },
            ),
          ],
        },
      }),
      [
        ['purple', 6],
        ['purple', 6],
        ['purple', 6],
      ],
    );
    while (eventsOf(session, 'figureSpawned').length === 0) session.decide('end-turn');
    const arranged = eventsOf(session, 'trackArranged').at(-1);
    expect(arranged).toMatchObject({ rule: 'C9' });
    expect(arranged?.track.map(({ id }) => id)).toEqual(['rook', 'zeke', 'lock-keeper']);
    expect(arranged?.track.at(-1)?.acted).toBe(false);
  });
});
