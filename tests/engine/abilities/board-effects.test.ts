import { describe, expect, test } from 'vitest';
import { type EffectOp, figureIn, type InitiativeCard, type Space } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import {
  body,
  corridor,
  inTurnOf,
  playFrom,
  rook,
  run,
  scene,
  token,
  told,
  zeke,
} from '../../support/encounter-arena.ts';

const opponent = { who: 'choose', side: 'opponent', within: 'soi' } as const;
const self = { who: 'self' } as const;

const use = (op: EffectOp, input: Parameters<typeof scene>[0], by = 'rook', rolls: readonly Roll[] = []) =>
  run(
    scene(input),
    inTurnOf(by, (table) => table.hooks.carryOut(table, [op], by, null, term('this-attack'))),
    rolls,
  );

describe('SWAP, p.33', () => {
  const swap: EffectOp = { do: 'swap', to: opponent };
  const places = (session: ReturnType<typeof use>) =>
    ['rook', 'foe'].map((id) => figureIn(session.state, id).at);

  test('the two change places and provoke nobody', () => {
    const session = use(swap, {
      figures: [rook([0, 0]), body('foe', [3, 0])],
      board: corridor(6),
    });
    expect(places(session)).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(eventsOf(session, 'figureMoved').map(({ how }) => how)).toEqual(['swap', 'swap']);
  });

  test('no Break Attack by those they leave or pass', () => {
    const session = use(
      { do: 'swap', to: { who: 'choose', side: 'another-ally', within: 'soi' } },
      {
        figures: [rook([0, 0]), zeke([4, 0]), body('a', [1, 0]), body('b', [5, 0])],
        board: corridor(6),
      },
    );
    expect(figureIn(session.state, 'rook').at).toEqual([4, 0]);
    expect(eventsOf(session, 'breakAttackProvoked')).toEqual([]);
  });

  test('HULKING is not moved by an opponent', () => {
    const session = use(swap, {
      figures: [rook([0, 0]), body('foe', [3, 0], { tags: ['hulking'] })],
      board: corridor(6),
    });
    expect(places(session)).toEqual([
      [0, 0],
      [3, 0],
    ]);
  });

  test('a large base changes places only where it has room (X24)', () => {
    const giant = (rows: string[]) =>
      places(use(swap, { figures: [rook([0, 0]), body('foe', [3, 0], { size: [2, 2] })], board: { rows } }));
    expect(giant(['.....', '.....'])).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(giant(['.....', '.#...'])).toEqual([
      [0, 0],
      [3, 0],
    ]);
  });

  test('an Adventurer that comes into view of a Totem wakes it', () => {
    const session = use(swap, {
      figures: [rook([0, 0]), body('foe', [3, 0])],
      board: { rows: ['....', '###.', '###.'] },
      tokens: [token('totem', [3, 2])],
      encounter: { totems: { blue: told() } },
    });
    expect(eventsOf(session, 'totemSeen')).toHaveLength(1);
  });
});

describe('WARP, p.33', () => {
  test('onto a free space of the user’s choice; nothing is provoked', () => {
    const session = use(
      { do: 'warp', to: self, within: 'soi' },
      { figures: [rook([0, 0]), body('foe', [1, 0])], board: corridor(7) },
    );
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'rook', rule: 'p.33' });
    expect(optionsOf(session)).toEqual(['space:0,0', 'space:2,0', 'space:3,0', 'space:4,0']);
    // To stay is allowed, and told as what it is (X88).
    expect(session.pending!.options.map(({ note }) => note?.note)).toEqual([
      'does-nothing',
      undefined,
      undefined,
      undefined,
    ]);
    session.decide('space:4,0');
    expect(eventsOf(session, 'figureMoved')).toMatchObject([{ figure: 'rook', to: [4, 0], how: 'warp' }]);
    expect(eventsOf(session, 'breakAttackProvoked')).toEqual([]);
  });

  test('in range only where it sees; beside it only there', () => {
    const ids = (within: 'range' | 'adjacent') =>
      optionsOf(
        use(
          { do: 'warp', to: self, within, ...(within === 'range' ? { range: 6 } : {}) },
          { figures: [rook([1, 0]), body('foe', [3, 0])], board: corridor(7) },
        ),
      );
    expect(ids('range')).toEqual(['space:0,0', 'space:1,0', 'space:2,0']);
    expect(ids('adjacent')).toEqual(['space:0,0', 'space:2,0']);
  });

  test('HULKING opponents stay, allies may be warped', () => {
    const warp = (side: string) =>
      use(
        { do: 'warp', to: { who: 'choose', side: 'figure', within: 'soi' }, within: 'adjacent' },
        {
          figures: [rook([1, 0]), { ...body('giant', [3, 0], { tags: ['hulking'] }), side }],
          board: corridor(6),
        },
      );
    expect(warp('combatants').pending).toBeNull();
    expect(optionsOf(warp('adventurers'))).toEqual(['space:0,0', 'space:2,0']);
  });

  /** Rook at the left end of the middle row, tokens of his own card there. */
  const toToken = (rows: string[], tokens: readonly Space[]) => {
    const position = scene({ figures: [rook([0, 1])], board: { rows } });
    const { card } = figureIn(position.state, 'rook');
    position.state.wards = tokens.map((at, i) => ({
      ...{ id: `ward-${i + 1}`, at, by: 'rook', side: 'ally', reach: 1, abilities: [] },
      cause: { kind: 'ability', type: 'adventurer', card, ability: 'own' },
    }));
    const warp: EffectOp = { do: 'warp', to: self, within: 'adjacent', from: 'ward' };
    return optionsOf(
      run(
        position,
        inTurnOf('rook', (table) => table.hooks.carryOut(table, [warp], 'rook', null, term('this-attack'))),
      ),
    );
  };

  test('to the nearest token of its card: nearest by king’s steps, not as the crow flies (X173, G4)', () => {
    // Two rows down as the crow flies, seven steps round the rocks; the other is four steps away.
    const rows = ['......', '......', '####..', '......'];
    expect(
      toToken(rows, [
        [0, 3],
        [4, 0],
      ]),
    ).toEqual(['space:3,0', 'space:4,0', 'space:5,0', 'space:3,1', 'space:4,1', 'space:5,1']);
  });

  test('of several tokens as near to any, those no way leads to last (X143)', () => {
    expect(
      toToken(
        ['....', '....', '####', '....'],
        [
          [0, 3],
          [2, 0],
          [2, 1],
        ],
      ),
    ).toEqual(['1,0', '2,0', '3,0', '1,1', '2,1', '3,1'].map((at) => `space:${at}`));
    expect(toToken(['..', '..', '##', '..'], [[0, 3]])).toEqual(['space:0,3', 'space:1,3']);
  });
});

describe('up and down the Initiative Track, p.38', () => {
  const figures = [rook([0, 0]), zeke([1, 0]), body('a', [4, 0]), body('b', [5, 0])];
  const cards = (acted: string[]): InitiativeCard[] =>
    ['rook', 'zeke', 'a', 'b'].map((id) => ({ id, figures: [id], acted: acted.includes(id) }));
  const move = (direction: 'up' | 'down', places: number, by: string, acted: string[] = []) =>
    use(
      { do: 'track', direction, places, to: self },
      {
        figures,
        board: corridor(6),
        state: { track: cards(acted) },
      },
      by,
    ).state.track.map(({ id, acted: done }) => (done ? `${id}!` : id));

  test('by places, no farther than the front and the back', () => {
    expect(move('up', 1, 'a')).toEqual(['rook', 'a', 'zeke', 'b']);
    expect(move('up', 9, 'b')).toEqual(['b', 'rook', 'zeke', 'a']);
    expect(move('down', 2, 'rook')).toEqual(['zeke', 'a', 'rook', 'b']);
    expect(move('down', 9, 'zeke')).toEqual(['rook', 'a', 'b', 'zeke']);
  });

  test('whether it has acted goes with the card', () => {
    expect(move('down', 3, 'rook', ['rook', 'zeke'])).toEqual(['zeke!', 'a', 'b', 'rook!']);
  });

  test('a turn is never had twice nor skipped', () => {
    const position = scene({
      figures: [rook([0, 0], { items: ['castellan-seal'] }), zeke([1, 0]), body('a', [9, 0])],
      board: corridor(12),
      active: 'rook',
      initiative: ['zeke', 'rook', 'a'],
    });
    // Zeke has had his turn; Rook moves himself to the front and Zeke is not asked again before round 2.
    position.state.track = ['zeke', 'rook', 'a'].map((id) => ({ id, figures: [id], acted: id !== 'a' }));
    const session = playFrom(position);
    session.decide('use:rook.castellan-seal/by-my-order');
    session.decide('choose:step-up');
    session.decide('target:rook');
    expect(session.state.track.map(({ id }) => id)).toEqual(['rook', 'zeke', 'a']);
    while (session.state.clock.round < 2) session.decide('end-turn');
    const turns = eventsOf(session, 'turnBegan').map(({ figure }) => figure);
    expect(turns.slice(0, 3)).toEqual(['rook', 'a', 'rook']);
    session.decide('end-turn');
    expect(eventsOf(session, 'turnBegan').at(-1)?.figure).toBe('zeke');
  });
});

describe('damage turned, p.44', () => {
  test('an attack that deals MAGIC DMG passes the armour', () => {
    const session = playFrom(
      scene({
        figures: [
          rook([0, 0], { sp: 0, items: ['buckler'] }),
          { id: 'mirror-knight-1', card: 'mirror-knight', at: [1, 0] },
          zeke([5, 0]),
        ],
        board: corridor(6),
        active: 'mirror-knight-1',
      }),
      [
        ['teal', 4],
        ['white', 4],
      ],
    );
    expect(eventsOf(session, 'attackDamageTypeChanged')).toMatchObject([{ damageType: 'magic' }]);
    const dealt = eventsOf(session, 'damageDealt');
    expect(dealt).toMatchObject([{ figure: 'rook', damageType: 'magic' }]);
    // 6 + 5 against Defense 9: 2 hit by, two books spent for 2, and 1 of Silvered Edge.
    expect(dealt[0]?.amount).toBe(5);
  });
});
