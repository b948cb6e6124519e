import { describe, expect, test } from 'vitest';
import type { Position, Preview } from '../../../../src/engine/index.ts';
import { en } from '../../../../src/words/en/index.ts';
import { type ArenaSession, arena } from '../../../support/arena.ts';
import { body, playFrom, zeke } from '../../../support/encounter-arena.ts';
import { toldOf } from '../../../support/told-of-answers.ts';

const NOTHING = { text: 'no effect', warns: true };

const turnOf = (rook: object, others: readonly object[] = [], more: object = {}): Position =>
  arena({
    figures: [{ id: 'rook', card: 'rook-lars', at: [0, 0], sp: 5, ...rook }, body('foe', [5, 2]), ...others],
    initiative: ['rook', 'foe'],
    active: 'rook',
    round: 2,
    ...more,
  });

function asked(session: ArenaSession, part: string): string {
  const id = session.pending?.options.find((option) => option.id.includes(part))?.id;
  if (id === undefined) throw new Error(`no ${part} among ${session.pending?.options.map((one) => one.id)}`);
  return id;
}

describe('an answer by which nothing comes about says so (X88)', () => {
  test('points bought for a movement are not nothing (M5)', () => {
    const position = turnOf({});
    const session = playFrom(position);
    session.decide('move');
    expect(toldOf(position, session, 'buy')).not.toEqual(NOTHING);
  });

  test.each([
    [0, NOTHING],
    [3, { text: 'next: Soul Steal: damage?', warns: false }],
  ])('damage is given by whoever has some: %s', (damage, told) => {
    const position = turnOf({ disciplines: ['soul-steal'], damage }, [zeke([1, 0])]);
    const session = playFrom(position);
    session.decide(asked(session, 'share'));
    expect(toldOf(position, session, 'choose:give')).toEqual(told);
  });

  test('what bursts at a space is told of each where nobody stands near', () => {
    const position = turnOf({ items: ['magic-frag'] });
    const session = playFrom(position);
    session.decide(asked(session, 'throw'));
    expect(toldOf(position, session, 'space:3,0')).toEqual(NOTHING);
    expect(toldOf(position, session, 'space:1,1')).toEqual({ text: '', warns: false });
  });
});

test('an item that raises HP heals nothing, and to store it deals none', () => {
  const position = turnOf({ pack: ['hardcore-core'], damage: 2 });
  const session = playFrom(position);
  session.decide('re-equip');
  const raised = toldOf(position, session, asked(session, 'equip:')).text;
  expect(raised).toMatch(/: \d+ of \d+ HP/);
  expect(raised).not.toMatch(/\+\d+ HP/);
  session.decide(asked(session, 'equip:'));
  expect(toldOf(position, session, asked(session, 'store:')).text).not.toMatch(/−\d+ HP/);
});

test.each([
  [{ ask: 'trade' }, { do: 'choose-trader', figure: 'rook' }, 'may take, equip and store items'],
  [
    { ask: 'status-order' },
    { do: 'resolve-status', status: 'a', cause: { kind: 'effect', effect: 'haste' } },
    '',
  ],
] as const)(
  'what is asked once more of the same kind is told in words, where anything comes of it: %o',
  (question, act, text) => {
    const { state, encounter, cards } = turnOf({});
    const prompt = {
      kind: 're-equip',
      figure: 'rook',
      question,
      rule: 'p.18',
      seat: null,
      options: [],
    } as const;
    const preview = {
      changes: [],
      until: { is: 'question', prompt: { ...prompt, kind: 'turn', question: { ask: 'turn' } } },
      isFriendlyFire: false,
      isForNothing: false,
      prices: [],
    } as const;
    const told = en
      .tell({ state, encounter, cards })
      .foretold({ act }, prompt, preview as unknown as Preview);
    if (text === '') expect(told.text).toBe('');
    else expect(told.text).toContain(text);
    expect(told.warns).toBe(false);
  },
);
