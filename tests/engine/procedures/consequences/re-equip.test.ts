import { describe, expect, test } from 'vitest';
import {
  type CardInstance,
  cloneState,
  type EncounterState,
  figureIn,
  listEquipmentFaults,
  type Position,
  type Space,
} from '../../../../src/engine/index.ts';
import { resolveReEquip } from '../../../../src/engine/procedures/consequences/re-equip.ts';
import { resolveAction } from '../../../../src/engine/procedures/turn/actions.ts';
import { encounterActions } from '../../../../src/engine/procedures/turn/encounter-action.ts';
import { legalityOf } from '../../../../src/engine/queries/figures/legal-equipment.ts';
import { type ArenaSession, arena, eventsOf, optionsOf, runRule } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { adventurer } from '../../../support/encounter-arena.ts';
import { drive, newGame, sampleGames, street } from '../../../support/games.ts';

const begun = drive(newGame(street, 're-equip'), 'simple', 're-equip', 4);
const apart: Record<string, Space> = { remi: [0, 8], rook: [1, 8], zeke: [0, 11], nightingale: [1, 11] };

function board(change: (state: EncounterState) => void = () => {}) {
  const state = cloneState(begun.state);
  state.scopes = [];
  for (const [id, at] of Object.entries(apart)) Object.assign(figureIn(state, id), { at, sp: 3 });
  change(state);
  return { ...begun.position, state };
}

const equipped = (session: ArenaSession, id: string) =>
  figureIn(session.state, id).cards.map((card) => card.ref);
const packed = (session: ArenaSession, id: string) =>
  figureIn(session.state, id).pack.map((card) => card.ref);

describe('Re-Equip, p.48', () => {
  const start = () => runRule(board(), (table) => resolveReEquip(table, 'remi')).session;

  test('costs 1 SP once, for as many changes as wanted', () => {
    const session = start();
    expect(figureIn(session.state, 'remi').sp).toBe(2);
    session.decide('store:remi.padded-coat');
    session.decide('equip:remi.padded-coat');
    session.decide('done');
    expect(figureIn(session.state, 'remi').sp).toBe(2);
    expect(eventsOf(session, 'spSpent')).toHaveLength(1);
    expect(session.pending).toBeNull();
  });

  test('the limits of p.24: two hands; what does not fit is not offered', () => {
    const session = start();
    expect(optionsOf(session)).not.toContain('equip:remi.hunting-bow');
    session.decide('store:remi.great-hammer');
    expect(optionsOf(session)).toContain('equip:remi.hunting-bow');
    session.decide('equip:remi.hunting-bow');
    expect(equipped(session, 'remi')).toContain('hunting-bow');
    expect(packed(session, 'remi')).toEqual(['great-hammer']);
    expect(optionsOf(session)).not.toContain('equip:remi.great-hammer');
  });

  test('one armor: a neighbour’s is taken into the Pack and fits only once its own is stored', () => {
    const session = start();
    session.decide('take:rook.cuirass');
    if (session.pending?.figure === 'rook') session.decide('done');
    expect(packed(session, 'remi')).toContain('cuirass');
    expect(equipped(session, 'rook')).not.toContain('cuirass');
    expect(optionsOf(session)).not.toContain('equip:rook.cuirass');
    session.decide('store:remi.padded-coat');
    session.decide('equip:rook.cuirass');
    expect(equipped(session, 'remi')).toContain('cuirass');
  });

  test('nothing is taken from who is not adjacent', () => {
    expect(optionsOf(start()).filter((id) => id.startsWith('take:zeke'))).toEqual([]);
    expect(optionsOf(start()).filter((id) => id.startsWith('take:rook')).length).toBeGreaterThan(0);
  });

  test('the Pack holds three: a fourth must be equipped, or its equal, before Done', () => {
    const session = start();
    const stored = ['great-hammer', 'padded-coat', 'vitality-juice-box'].map((ref) => `store:remi.${ref}`);
    for (const id of stored) session.decide(id);
    expect(packed(session, 'remi')).toHaveLength(4);
    expect(optionsOf(session)).not.toContain('done');
    session.decide('equip:remi.hunting-bow');
    expect(optionsOf(session)).toContain('done');
  });

  test('a DOUBLE weapon may be turned to either side within the limits', () => {
    const session = runRule(board(), (table) => resolveReEquip(table, 'nightingale')).session;
    expect(optionsOf(session)).not.toContain('turn:nightingale.long-sword');
    session.decide('store:nightingale.katar');
    session.decide('turn:nightingale.long-sword');
    expect(figureIn(session.state, 'nightingale').cards.find((c) => c.ref === 'long-sword')?.face).toBe(
      'back',
    );
    expect(optionsOf(session)).not.toContain('equip:nightingale.katar');
  });

  describe('the slots an item gives are gone with it (p.24)', () => {
    const full = () => {
      const items = ['adventurers-pack', ...Array.from({ length: 4 }, () => 'hyper-energy-hp-potion')];
      return arena({
        figures: [adventurer('zeke', [0, 0], { sp: 3, items }), adventurer('rook', [1, 0], { sp: 3 })],
      });
    };
    const bag = 'zeke.adventurers-pack';

    test('it cannot be put away while they are in use', () => {
      const { session } = runRule(full(), (table) => resolveReEquip(table, 'zeke'));
      expect(optionsOf(session)).not.toContain(`store:${bag}`);
      session.decide(optionsOf(session).find((id) => id.startsWith('store:zeke.hyper-energy'))!);
      session.decide(`store:${bag}`);
      expect(packed(session, 'zeke')).toContain('adventurers-pack');
    });

    test('nor can a neighbour take it', () => {
      const { session } = runRule(full(), (table) => resolveReEquip(table, 'rook'));
      expect(optionsOf(session).filter((id) => id.startsWith('take:zeke'))).not.toHaveLength(0);
      expect(optionsOf(session)).not.toContain(`take:${bag}`);
    });

    test('who has too much without it may put some of it away', () => {
      const position = full();
      const zeke = editFigure(position.state, 'zeke');
      zeke.cards = zeke.cards.filter(({ id }) => id !== bag);
      const { session } = runRule(position, (table) => resolveReEquip(table, 'zeke'));
      expect(optionsOf(session).filter((id) => id.startsWith('store:'))).toHaveLength(4);
    });
  });

  test('the question holds words only, no part of the state', () => {
    for (const option of start().pending!.options) expect(Object.keys(option)).toEqual(['id', 'act']);
  });
});

describe('a change judged by what it changes', () => {
  test('is judged as all faults of all items then worn are', () => {
    let [legal, illegal, ofGivers] = [0, 0, 0];
    const look = (position: Position) => {
      const party = position.state.figures.filter(({ kind }) => kind === 'adventurer');
      const items = party.flatMap(({ cards, pack }) => [...cards, ...pack]).filter(isItem);
      for (const figure of party) {
        const isLegal = legalityOf(position, figure);
        const faults = listEquipmentFaults(position, figure).length;
        const worn = figure.cards.filter(isItem);
        const others = items.filter((card) => !figure.cards.includes(card));
        for (const off of [null, ...worn]) {
          for (const on of [null, ...others, ...(off ? [{ ...off, face: 'back' as const }] : [])]) {
            const cards = figure.cards.filter((card) => card !== off);
            const then = listEquipmentFaults(position, {
              ...figure,
              cards: on ? [...cards, on] : cards,
            }).length;
            const isPutAway = off !== null && on === null;
            expect(isLegal(off, on)).toBe(then === 0 || (isPutAway && then <= faults));
            if (then === 0) legal += 1;
            else illegal += 1;
            if (off?.ref === 'adventurers-pack' || on?.ref === 'adventurers-pack') ofGivers += 1;
          }
        }
      }
    };
    const items = ['adventurers-pack', ...Array.from({ length: 4 }, () => 'hyper-energy-hp-potion')];
    look(arena({ figures: [adventurer('zeke', [0, 0], { items }), adventurer('rook', [1, 0])] }));
    for (const { encounter, policy, seed } of sampleGames(2))
      drive(newGame(encounter, seed), policy, seed, 150, (session) => {
        if (session.pending?.kind === 're-equip') look(session.position);
      });
    expect(Math.min(legal, illegal, ofGivers)).toBeGreaterThan(0);
  });
});

const isItem = ({ type }: CardInstance) => type === 'item';

describe('Encounter Actions, p.17', () => {
  const turn = (change: (state: EncounterState) => void) =>
    runRule(board(change), (table) => resolveAction(table, 'remi'));
  const stand =
    (at: Space, sp = 3) =>
    (state: EncounterState) => {
      Object.assign(figureIn(state, 'remi'), { at, sp });
      editFigure(state, 'cave-sickle-3').at = [11, 7];
    };

  test('a Loot token on or beside the Adventurer, for 1 SP; then it is gone', () => {
    const { session } = turn(stand([7, 4]));
    expect(optionsOf(session)).toContain('encounter:loot-blue');
    session.decide('encounter:loot-blue');
    expect(figureIn(session.state, 'remi').sp).toBe(2);
    expect(session.state.loot.gold).toBe(12);
    expect(session.state.boardTokens.map((token) => token.id)).not.toContain('loot-blue');
  });

  test('one out of reach, or without the SP, is refused with the reason', () => {
    expect(turn(stand([7, 6])).session.pending?.refused).toContainEqual(
      expect.objectContaining({ id: 'encounter:loot-blue', reason: { why: 'not-beside' } }),
    );
    let broke: ReturnType<typeof encounterActions> | null = null;
    runRule(board(stand([7, 4], 0)), function* (table) {
      broke = encounterActions(table, 'remi');
      yield* [];
    });
    expect(broke).toMatchObject({
      options: [],
      refused: expect.arrayContaining([
        expect.objectContaining({ id: 'encounter:loot-blue', reason: { why: 'sp', needs: 1 } }),
      ]),
    });
  });

  test('an item of it goes to the Pack, and its finder may re-equip for nothing', () => {
    const { session } = turn((state) => {
      stand([17, 10])(state);
      editFigure(state, 'cave-sickle-6').at = [13, 11];
    });
    session.decide('encounter:loot-green');
    expect(packed(session, 'remi')).toContain('defensive-core');
    expect(session.pending?.kind).toBe('re-equip');
    session.decide('equip:remi.defensive-core');
    expect(equipped(session, 'remi')).toContain('defensive-core');
    session.decide('done');
    expect(figureIn(session.state, 'remi').sp).toBe(2);
    expect(session.state.loot.gold).toBe(4);
  });
});
