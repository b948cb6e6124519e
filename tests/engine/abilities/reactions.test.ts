import { describe, expect, test } from 'vitest';
import { type Ability, figureIn } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../../src/engine/procedures/consequences/damage.ts';
import { rollDice } from '../../../src/engine/procedures/core/roll.ts';
import type { Table } from '../../../src/engine/procedures/core/table.ts';
import { resolveTurnPhase } from '../../../src/engine/procedures/turn/turn.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, inTurnOf, playFrom, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';
import { strike } from '../../support/struck-rook.ts';

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;
const gainVow = { do: 'gain-token', token: 'vow', amount: 1, to: self } as const;
const soi = { side: 'another-ally', within: 'soi' } as const;

/** Rook and Zeke against a foe; the ability is Rook's unless said. */
const scene = (ability: Ability, holder = 'rook', figures: readonly object[] = []) =>
  withCard(arena({ figures: [rook([0, 0]), zeke([1, 0]), body('foe', [2, 0]), ...figures] }), holder, [
    ability,
  ]);

const hurt = (id: string, amount = 3, by: string | null = 'foe') =>
  inTurnOf('zeke', (table) =>
    dealDamage(table, id, 'irreducible', [{ cause: term('this-attack'), amount, rule: 'p.44' }], {
      by,
      cause: term('this-attack'),
      rule: 'p.44',
    }),
  );

const vows = (session: ReturnType<typeof run>, id = 'rook') => figureIn(session.state, id).tokens.vow ?? 0;

describe('an ability that answers an occasion (X40)', () => {
  test('without a cost happens by itself, once', () => {
    const session = run(scene({ id: 'a', when: 'damaged', effects: [gainVow] }), hurt('rook'));
    expect(session.decisions).toEqual([]);
    expect(vows(session)).toBe(1);
  });

  test('COMBO asks for the other item here too (p.30)', () => {
    const ability: Ability = {
      id: 'a',
      when: 'damaged',
      conditions: { combo: ['axe'] },
      effects: [gainVow],
    };
    const armed = (items: readonly string[]) =>
      withCard(arena({ figures: [rook([0, 0], { items }), zeke([1, 0]), body('foe', [2, 0])] }), 'rook', [
        ability,
      ]);
    expect(vows(run(armed([]), hurt('rook')))).toBe(0);
    expect(vows(run(armed(['hand-axe']), hurt('rook')))).toBe(1);
  });

  test("of one's own is not woken by another's", () => {
    expect(vows(run(scene({ id: 'a', when: 'damaged', effects: [gainVow] }), hurt('zeke')))).toBe(0);
  });

  test("`of` another ally in SOI: its damage, not one's own; the subject is that ally, the target who did it", () => {
    const ability: Ability = {
      id: 'a',
      when: 'damaged',
      of: soi,
      effects: [
        { do: 'heal', amount: 1, to: { who: 'subject' } },
        { do: 'damage', type: 'irreducible', amount: 2, to: target },
      ],
    };
    const session = run(scene(ability), hurt('zeke'));
    expect(figureIn(session.state, 'zeke').damage).toBe(2);
    expect(figureIn(session.state, 'foe').damage).toBe(2);
    expect(figureIn(run(scene(ability), hurt('rook')).state, 'foe').damage).toBe(0);
    expect(session.state.scopes).toEqual([]);
  });

  test('with a cost is asked for, and paid', () => {
    const position = scene({ id: 'a', when: 'damaged', conditions: { sp: 1 }, effects: [gainVow] });
    const session = run(position, hurt('rook'));
    expect(optionsOf(session)).toEqual(['use:rook.own/a', 'pass']);
    session.decide('use:rook.own/a');
    expect(figureIn(session.state, 'rook').sp).toBe(4);
    expect(vows(session)).toBe(1);
  });

  test('with "may" is asked for though free; passed, nothing happens', () => {
    const session = run(scene({ id: 'a', when: 'damaged', may: true, effects: [gainVow] }), hurt('rook'));
    session.decide('pass');
    expect(vows(session)).toBe(0);
  });

  test('is not asked for where its effect finds nobody', () => {
    const effects = [
      { do: 'heal', amount: 1, to: { who: 'choose', side: 'another-ally', within: 'adjacent' } },
    ] as const;
    const far = withCard(arena({ figures: [rook([0, 0]), zeke([5, 2]), body('foe', [2, 0])] }), 'rook', [
      { id: 'a', when: 'damaged', may: true, effects },
    ]);
    expect(run(far, hurt('rook')).pending).toBeNull();
  });

  test('answers nothing that comes about while it is carried out: two that hurt each other end', () => {
    const back: Ability = {
      id: 'a',
      when: 'damaged',
      effects: [{ do: 'damage', type: 'irreducible', amount: 1, to: target }],
    };
    const both = withCard(scene(back), 'foe', [back], 'spikes');
    const session = run(both, hurt('rook'));
    expect(eventsOf(session, 'damageDealt').map(({ figure }) => figure)).toEqual(['rook', 'foe', 'rook']);
  });

  test('paralyzed, only what happens by itself works (S3)', () => {
    const with_ = (may?: true) => {
      const position = scene({ id: 'a', when: 'damaged', may, effects: [gainVow] });
      editFigure(position.state, 'rook').effects.push('paralyze');
      return vows(run(position, hurt('rook')));
    };
    expect(with_()).toBe(1);
    expect(with_(true)).toBe(0);
  });

  test('first the figure itself, then the active side in track order, then the other (p.67, X40)', () => {
    const watch: Ability = {
      id: 'w',
      when: 'damaged',
      of: { side: 'figure', within: 'board' },
      effects: [gainVow],
    };
    let position = scene({ id: 'a', when: 'damaged', effects: [gainVow] }, 'foe');
    for (const id of ['foe', 'rook', 'zeke']) position = withCard(position, id, [watch], `watch-${id}`);
    const session = run(position, hurt('foe', 3, null));
    expect(eventsOf(session, 'tokenGained').map(({ figure }) => figure)).toEqual([
      'foe',
      'foe',
      'zeke',
      'rook',
    ]);
  });

  test('a question can be taken back and asked again, and the game is the same', () => {
    const position = scene({ id: 'a', when: 'encounter-start', may: true, effects: [gainVow] });
    Object.assign(position.state.clock, { round: 0, phase: 'round-start' });
    const session = playFrom(position);
    session.decide('use:rook.own/a');
    const events = [...session.events];
    session.rewind(0);
    expect(vows(session)).toBe(0);
    session.decide('use:rook.own/a');
    expect(session.events).toEqual(events);
  });
});

describe('its timings', () => {
  const hit: readonly Roll[] = [
    ['purple', 6],
    ['purple', 6],
  ];

  test('deals-damage: the target is who took it', () => {
    const session = run(
      scene(
        { id: 'a', when: 'deals-damage', effects: [{ do: 'inflict', effect: 'wilt', to: target }] },
        'foe',
      ),
      hurt('rook'),
    );
    expect(figureIn(session.state, 'rook').effects).toEqual(['wilt']);
  });

  test('defeats: the target is the Defeated', () => {
    const ability: Ability = { id: 'a', when: 'defeats', effects: [gainVow] };
    expect(vows(run(scene(ability), hurt('foe', 30, 'rook')))).toBe(1);
    expect(vows(run(scene(ability), hurt('foe', 30, 'zeke')))).toBe(0);
    expect(vows(run(scene({ ...ability, of: soi }), hurt('foe', 30, 'zeke')))).toBe(1);
  });

  test('damaged comes before the defeat (A5): who is healed in answer stands', () => {
    const session = run(
      scene({ id: 'a', when: 'damaged', effects: [{ do: 'heal', amount: 2, to: self }] }),
      hurt('rook', 40),
    );
    expect(figureIn(session.state, 'rook').defeated).toBe(false);
  });

  test('missed: an Action begins when the attack has ended', () => {
    const position = withCard(
      arena({ figures: [rook([1, 0], { sp: 0 }), body('foe', [2, 0], { dice: ['purple', 'purple'] })] }),
      'rook',
      [
        {
          id: 'a',
          when: 'missed',
          conditions: { exhaust: true },
          effects: [{ do: 'attack', kind: 'melee' }],
        },
      ],
    );
    const session = run(position, strike('foe', 'rook'), [['purple', 1], ['purple', 1], ...hit]);
    expect(session.pending?.kind).toBe('reaction');
    session.decide('use:rook.own/a');
    const order = session.events.map(({ type }) => type);
    expect(order.indexOf('attackEnded')).toBeLessThan(order.lastIndexOf('scopeOpened'));
    expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
  });

  test('dodged: only where the Dodge made it a miss', () => {
    const play = (blue: number) => {
      const position = withCard(
        arena({ figures: [rook([1, 0]), body('foe', [2, 0], { dice: ['blue', 'purple'] })] }),
        'rook',
        [{ id: 'a', when: 'dodged', effects: [gainVow] }],
      );
      const session = run(position, strike('foe', 'rook'), [
        ['black', 3],
        ['blue', blue],
        ['purple', 1],
      ]);
      session.decide('dodge');
      return vows(session);
    };
    expect(play(4)).toBe(1); // 9 reaches Rook's Defense of 9, were it not for 3 shields
    expect(play(3)).toBe(0);
  });

  test("turn-start and turn-end, one's own and an ally's", () => {
    const phases = function* (table: Table) {
      while (table.state.turn && table.state.turn.phase !== 'action') yield* resolveTurnPhase(table);
      table.emit({ type: 'phaseBegan', figure: 'zeke', phase: 'end', rule: 'p.39' });
      yield* resolveTurnPhase(table);
    };
    for (const when of ['turn-start', 'turn-end'] as const) {
      expect(vows(run(scene({ id: 'a', when, of: soi, effects: [gainVow] }), inTurnOf('zeke', phases)))).toBe(
        1,
      );
      expect(
        vows(run(scene({ id: 'a', when, effects: [gainVow] }, 'zeke'), inTurnOf('zeke', phases)), 'zeke'),
      ).toBe(1);
      expect(vows(run(scene({ id: 'a', when, effects: [gainVow] }), inTurnOf('zeke', phases)))).toBe(0);
    }
  });

  test('encounter-start: before the first round', () => {
    const position = scene({ id: 'a', when: 'encounter-start', effects: [gainVow] });
    Object.assign(position.state.clock, { round: 0, phase: 'round-start' });
    const order = playFrom(position).events.map(({ type }) => type);
    expect(order.indexOf('tokenGained')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('tokenGained')).toBeLessThan(order.indexOf('roundBegan'));
  });
});

describe('a Dodge by a card (p.50)', () => {
  const attackOn = (
    victim: string,
    ability: Ability,
    holder: string,
    rest: object = {},
    black: readonly Roll[] = [['black', 4]],
  ) =>
    run(
      withCard(
        arena({
          figures: [rook([1, 0], rest), zeke([0, 0]), body('foe', [2, 0], { dice: ['purple', 'purple'] })],
        }),
        holder,
        [ability],
      ),
      strike('foe', victim),
      [...black, ['purple', 6], ['purple', 6]],
    );

  test("one's own stands beside the Dodge for SP and costs what the card says", () => {
    const session = attackOn(
      'rook',
      { id: 'a', when: 'dodge', conditions: { exhaust: true }, effects: [{ do: 'dodge' }] },
      'rook',
    );
    expect(optionsOf(session)).toEqual(['no', 'dodge', 'dodge:rook.own/a']);
    session.decide('dodge:rook.own/a');
    expect(figureIn(session.state, 'rook').sp).toBe(5);
    expect(eventsOf(session, 'attackDodged')).toMatchObject([{ figure: 'rook', shields: 4 }]);
  });

  test('for another ally: asked after that ally has declined; the ally rolls', () => {
    const session = attackOn(
      'rook',
      { id: 'a', when: 'dodge', of: soi, conditions: { exhaust: true }, effects: [{ do: 'dodge' }] },
      'zeke',
    );
    session.decide('no');
    expect(session.pending).toMatchObject({ kind: 'dodge', figure: 'zeke' });
    session.decide('use:zeke.own/a');
    expect(eventsOf(session, 'attackDodged')).toMatchObject([{ figure: 'rook', shields: 4 }]);
  });

  test('nobody can in Darkness (p.74)', () => {
    const session = attackOn(
      'rook',
      { id: 'a', when: 'dodge', of: soi, conditions: { exhaust: true }, effects: [{ do: 'dodge' }] },
      'zeke',
      { effects: ['darkness'] },
      [],
    );
    expect(eventsOf(session, 'attackDodged')).toEqual([]);
    expect(session.pending?.kind).not.toBe('dodge');
  });
});

describe('after-roll of others', () => {
  const reroll = (of: Ability['of']): Ability => ({
    id: 'a',
    when: 'after-roll',
    of,
    conditions: { exhaust: true },
    effects: [{ do: 'reroll', pick: 'all' }],
  });
  const rolling = (of: Ability['of'], at: [number, number] = [2, 0]) =>
    run(
      withCard(arena({ figures: [rook([0, 0]), body('foe', at)] }), 'rook', [reroll(of)]),
      inTurnOf('foe', (table) => rollDice(table, 'foe', ['white'], 'effect', 'p.74')),
      [
        ['white', 6],
        ['white', 1],
      ],
    );
  test('an opponent in SOI has its dice thrown again', () => {
    const session = rolling({ side: 'opponent', within: 'soi' });
    session.decide('use:rook.own/a');
    expect(eventsOf(session, 'diceRerolled')).toMatchObject([
      { figure: 'foe', dice: [{ die: 'white', face: 1 }] },
    ]);
  });

  test('`against`: only what is rolled against the holder', () => {
    const position = withCard(
      arena({
        figures: [
          rook([0, 0], { sp: 0 }),
          zeke([0, 1], { sp: 0 }),
          body('foe', [1, 0], { dice: ['purple', 'purple'] }),
        ],
      }),
      'rook',
      [reroll({ side: 'opponent', within: 'board', against: true })],
    );
    const low: readonly Roll[] = [
      ['purple', 1],
      ['purple', 1],
    ];
    expect(run(position, strike('foe', 'zeke'), low).pending).toBeNull();
    expect(run(position, strike('foe', 'rook'), low).pending?.kind).toBe('after-roll');
  });
});

describe('Follow-ups of others', () => {
  test('a watcher answers the hit of an ally, paid from its symbols; an attack of one’s own ends it first', () => {
    const hit = (own: readonly Ability[]) => {
      const watch: Ability = {
        id: 'watch',
        when: 'follow-up',
        of: soi,
        conditions: { symbols: { burst: 1 } },
        effects: [{ do: 'inflict', effect: 'wilt', to: target }],
      };
      const position = withCard(
        arena({
          figures: [rook([0, 0], { sp: 0 }), zeke([1, 0], { sp: 0 }), body('foe', [2, 0], { defense: 5 })],
        }),
        'rook',
        [watch],
      );
      return run(
        own.length > 0 ? withCard(position, 'zeke', own, 'again') : position,
        strike('zeke', 'foe'),
        [
          ['purple', 6],
          ['purple', 3],
        ],
      );
    };
    const session = hit([]);
    session.decide('use:rook.own/watch');
    expect(figureIn(session.state, 'foe').effects).toEqual(['wilt']);
    expect(session.pending).toBeNull();
    const ended = hit([{ id: 'more', when: 'follow-up', effects: [{ do: 'attack', sameTarget: true }] }]);
    expect(optionsOf(ended)).toEqual(['use:zeke.again/more', 'pass']);
  });
});
