import { describe, expect, test } from 'vitest';
import { type EncounterOp, figureIn, type LootReward } from '../../../../src/engine/index.ts';
import { textCause } from '../../../../src/engine/model/messages/cause.ts';
import { placedMark } from '../../../../src/engine/model/story-marks.ts';
import { companionOf } from '../../../../src/engine/procedures/consequences/companions.ts';
import { resolveLootReward } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { gold, run, token, told } from '../../../support/encounter-arena.ts';
import { byText, hall } from '../../../support/text-hall.ts';

describe('what a text gives and brings (pp.17-19)', () => {
  test('a Companion, and whoever gained it may re-equip (p.66, X183)', () => {
    const session = byText(hall(), [{ do: 'gain-companion', card: 'mule' }, gold(1)]);
    while (session.pending) session.decide('done');
    expect(companionOf(figureIn(session.state, 'rook'))?.ref).toBe('mule');
    expect(session.state.loot.gold).toBe(1);
  });

  test.each([
    [undefined, 1],
    [1, 1],
    [3, 3],
    ['adventurers', 2],
  ] as const)('%s Combatants to Spawn: %i come', (count, number) => {
    const op: EncounterOp = { do: 'spawn', card: 'cave-sickle', at: [7, 0], ...(count ? { count } : {}) };
    const session = byText(hall({ board: { rows: ['..........', '..........'] } }), [op]);
    while (session.pending) session.decide(session.pending.options[0]!.id);
    expect(eventsOf(session, 'figureSpawned').map(({ by }) => by)).toEqual(
      Array.from({ length: number }, () => null),
    );
  });

  test('a token of which a text asks whether it is gone is remembered, another is not (p.19)', () => {
    const place: EncounterOp = { do: 'place-token', token: token('objective', [5, 0], 'red', 'gem') };
    const lost = (named: string) =>
      ({ objectives: [{ id: 'x', ...told(), when: { is: 'token-lost', token: named } }] }) as const;
    const nested = {
      rules: [],
      endConditions: [
        {
          id: 'e',
          result: 'lost',
          text: '',
          when: {
            is: 'holds',
            if: [
              { is: 'not', of: { is: 'token', token: 'gem', lies: 'board' } },
              { is: 'flag', flag: 'x' },
            ],
          },
        },
      ],
    } as const;
    const carries = {
      objectives: [{ id: 'x', ...told(), when: { is: 'token-taken', token: 'gem' } }],
    } as const;
    const remembered = (encounter: object) =>
      byText(hall({ encounter }), [place]).state.done.includes(placedMark('gem'));
    expect([lost('gem'), lost('other'), nested, carries, {}].map(remembered)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('effects for each of those it names that still stand, else for the doer (X130)', () => {
    const hurt = { do: 'damage', type: 'irreducible', amount: 2, to: { who: 'self' } } as const;
    const damages = (op: Partial<Extract<EncounterOp, { do: 'effects' }>>, down: readonly string[] = []) => {
      const position = hall();
      for (const id of down) Object.assign(editFigure(position.state, id), { defeated: true, at: null });
      return byText(position, [{ do: 'effects', effects: [hurt], ...op }]).state.figures.map(
        ({ damage }) => damage,
      );
    };
    expect(damages({})).toEqual([2, 0, 0]);
    expect(damages({ who: 'adventurers' })).toEqual([2, 2, 0]);
    expect(damages({ who: 'opponents' })).toEqual([0, 0, 2]);
    expect(damages({ who: 'adventurers' }, ['zeke'])).toEqual([2, 0, 0]);
  });

  test('an end it tells, with its Gold; one that is not there ends nothing (p.14)', () => {
    const endConditions = [
      { id: 'out', result: 'won', text: '', when: { is: 'told' }, gold: 7 },
      { id: 'dead', result: 'lost', text: '', when: { is: 'told' } },
    ] as const;
    const ended = (condition: string) => {
      const { state } = byText(hall({ encounter: { endConditions } }), [{ do: 'end', condition }, gold(1)]);
      return [state.outcome?.result ?? null, state.outcome?.condition ?? null, state.loot.gold];
    };
    expect([ended('out'), ended('dead'), ended('none')]).toEqual([
      ['won', 'out', 7],
      ['lost', 'dead', 0],
      [null, null, 1],
    ]);
  });

  test('`if` without an else does nothing where it does not hold', () => {
    // biome-ignore lint/suspicious/noThenProperty: a word of the language
    const op: EncounterOp = { do: 'if', if: [{ is: 'flag', flag: 'x' }], then: [gold(4)] };
    expect(byText(hall(), [op]).events).toEqual([]);
    expect(byText(hall({ state: { counters: { x: 1 } } }), [op]).state.loot.gold).toBe(4);
  });

  test('who has fallen before its turn to check makes none (X137)', () => {
    const fall = { do: 'damage', type: 'irreducible', amount: 99, to: { who: 'self' } } as const;
    const op: EncounterOp = {
      do: 'check',
      by: 'each',
      skill: 'agility',
      difficulty: 2,
      pass: [{ do: 'effects', who: 'adventurers', effects: [fall] }],
      fail: [],
    };
    const session = byText(
      hall(),
      [op],
      [
        ['purple', 6],
        ['purple', 6],
      ],
    );
    expect(eventsOf(session, 'checkMade').map(({ figure }) => figure)).toEqual(['rook']);
  });
});

describe('what a Loot token gives (p.17)', () => {
  const opened = (reward: Partial<LootReward>) => {
    const session = run(hall(), (table) =>
      resolveLootReward(table, { text: 'a chest', ...reward }, 'zeke', textCause('loot', 'red')),
    );
    const asked: string[] = [];
    while (session.pending) {
      asked.push(session.pending.kind);
      session.decide('done');
    }
    return { session, asked, told: session.events.map(({ type }) => type) };
  };

  test('Gold, items, Consumables and effects in this order, then one Re-Equip of what lay in it', () => {
    const token = { do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } } as const;
    const { told: types, session } = opened({ gold: 3, items: ['cloak', 'cloak'], effects: [token] });
    expect(types.filter((type) => ['goldGained', 'itemGained', 'tokenGained'].includes(type))).toEqual([
      'goldGained',
      'itemGained',
      'itemGained',
      'tokenGained',
    ]);
    expect(figureIn(session.state, 'zeke').pack.map(({ ref }) => ref)).toEqual(['cloak', 'cloak']);
    expect(eventsOf(session, 'goldGained')).toMatchObject([{ amount: 3, cause: textCause('loot', 'red') }]);
  });

  test('of Gold alone nobody re-equips, and of nothing nothing comes', () => {
    expect(opened({ gold: 3 })).toMatchObject({ asked: [], told: ['goldGained'] });
    expect(opened({}).told).toEqual([]);
    expect(opened({ gold: 0 }).told).toEqual([]);
  });
});
