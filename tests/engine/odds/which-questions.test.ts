import { describe, expect, test } from 'vitest';
import { bearsOnDice, type Position, type Prompt, type PromptKind } from '../../../src/engine/index.ts';
import type { Act } from '../../../src/engine/model/messages/act.ts';
import { PROMPT_KINDS } from '../../../src/engine/model/prompts.ts';
import { arena } from '../../support/arena.ts';
import { body, rook, zeke } from '../../support/encounter-arena.ts';

const position = arena({
  board: { rows: ['...s', '....'] },
  figures: [rook([0, 0]), zeke([3, 1]), body('foe', [1, 0])],
});
const within = (...scopes: object[]): Position => ({
  ...position,
  state: { ...position.state, scopes: scopes as never },
});
const bears = (kind: PromptKind, act: Act, at = position, more: object = {}): boolean =>
  bearsOnDice(at, { kind, figure: 'rook', question: { ask: 'react' }, ...more } as unknown as Prompt, {
    act,
  });

const ALWAYS: readonly PromptKind[] = [
  'empower',
  'dodge',
  'break-attack',
  'after-roll',
  'choose-dice',
  'to-hit',
  'determine-damage',
  'spend-symbols',
  'damage-reduction',
  'counter',
  'after-miss',
  'follow-up',
  'choose-target',
  'choose-space',
  'status-order',
  'conviction',
  'upgrade',
];
const UNDER_WAY: readonly PromptKind[] = ['reaction', 'choose-way', 'optional', 'choose'];

describe('X120: which questions are asked with odds', () => {
  test.each(PROMPT_KINDS)('a no to “%s”', (kind) => {
    expect(bears(kind, { do: 'decline' })).toBe(ALWAYS.includes(kind));
  });

  test.each(['attack', 'spell', 'check'])(
    'in the midst of an %s also what is only carried out then',
    (scope) => {
      const more = PROMPT_KINDS.filter(
        (kind) => bears(kind, { do: 'decline' }, within({ kind: scope })) && !ALWAYS.includes(kind),
      );
      expect([...more].sort()).toEqual([...UNDER_WAY].sort());
    },
  );

  test.each(['move', 'occasion'])('not in the midst of a %s', (scope) => {
    expect(UNDER_WAY.map((kind) => bears(kind, { do: 'decline' }, within({ kind: scope })))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('attacks, on whomever, and Dynamite that may go off (p.67); nothing else of a turn', () => {
    const of = (kind: PromptKind, ...deeds: Act['do'][]) =>
      deeds.filter((deed) => bears(kind, { do: deed } as Act));
    expect(
      of('turn', 'attack', 'attack-ally', 'move', 'end-turn', 'take-dynamite', 'place-dynamite', 're-equip'),
    ).toEqual(['attack', 'attack-ally', 'take-dynamite', 'place-dynamite']);
    expect(of('attack-target', 'attack', 'attack-ally', 'take-dynamite', 'pass')).toEqual([
      'attack',
      'attack-ally',
    ]);
  });

  test('what is asked of who is about to fall (p.67)', () => {
    expect(bears('reaction', { do: 'pass' }, position, { question: { ask: 'about-to-fall' } })).toBe(true);
    expect(bears('choose', { do: 'pass' }, position, { question: { ask: 'about-to-fall' } })).toBe(false);
  });
});

describe('X120: what a card does', () => {
  const strikes = [{ do: 'attack' }];
  const heals = [{ do: 'heal', amount: 2, to: { who: 'self' } }];
  const called = (effects: unknown, act: object) => {
    const esper = { id: 'esper', type: 'exalted', abilities: [{ id: 'call', when: 'action', effects }] };
    const exalted = { ...position.cards.exalted, esper };
    const at = { ...position, cards: { ...position.cards, exalted } } as unknown as Position;
    return (['choose', 'turn', 'reaction', 'optional'] as const).filter((kind) =>
      bears(kind, act as Act, at),
    );
  };

  test('an EXALTED ESPER that is called, where it throws (p.69)', () => {
    const call = { do: 'choose-exalted', card: 'esper' };
    expect(called(strikes, call)).toEqual(['choose', 'turn', 'reaction']);
    expect(called(heals, call)).toEqual([]);
    expect(called(undefined, call)).toEqual([]);
    expect(called(strikes, { do: 'choose-exalted', card: 'nobody' })).toEqual([]);
  });

  test('not one whose card is chosen for something else', () => {
    expect(called(strikes, { do: 'choose-card', card: 'esper', ref: 'esper', of: 'exalted' })).toEqual([]);
  });
});

describe('p.44: of a movement', () => {
  const step: Act = { do: 'step', space: [0, 1], cost: 1, unit: 'point' };
  const moving = (figure: string, provokes: boolean, at = position) => ({
    ...within({ kind: 'move', figure, provokes, way: [[0, 0]] }),
    cards: at.cards,
  });
  const by = (figure: string, at: Position, act: Act = step) => bears('move', act, at, { figure });

  test('jumps roll dice, and steps away from whom they provoke', () => {
    expect(by('rook', position, { do: 'jump', space: [2, 0], over: [], another: false })).toBe(true);
    expect(by('rook', moving('rook', true))).toBe(true);
    expect(by('rook', moving('rook', true), { do: 'end-movement' })).toBe(false);
    expect(by('rook', moving('rook', true), { do: 'buy-movement', points: 6 })).toBe(false);
  });

  test('none where nothing is provoked, where nobody stands beside it, or where it does not move', () => {
    expect(by('rook', moving('rook', false))).toBe(false);
    expect(by('zeke', moving('zeke', true))).toBe(false);
    expect(by('rook', position)).toBe(false);
  });

  test('onto SPECIAL terrain they do where its own rule does for who comes in (X135)', () => {
    const onto = (enters: unknown, space: [number, number] = [3, 0]) => {
      const special = [{ name: 'boards', text: '', ...(enters === undefined ? {} : { enters }) }];
      const at = { ...position, encounter: { ...position.encounter, special } } as unknown as Position;
      return bears('move', { do: 'step', space, cost: 1, unit: 'point' }, at);
    };
    const check = [{ do: 'check', skill: 'agility', difficulty: 4 }];
    expect([
      onto(check),
      onto(check, [2, 0]),
      onto(undefined),
      onto([{ do: 'gain-gold', amount: 1 }]),
    ]).toEqual([true, false, false, false]);
  });
});
