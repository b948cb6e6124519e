import { expect, test } from 'vitest';
import { RandomBot } from '../../../../src/bots/random-bot.ts';
import type { EncounterSession } from '../../../../src/engine/index.ts';
import { groupOptions } from '../../../../src/ui/table/asks/answer-order.ts';
import { arena, brute, eventsOf } from '../../../support/arena.ts';
import { playFrom } from '../../../support/encounter-arena.ts';

const besideZeke = () =>
  playFrom(
    arena({
      figures: [
        { id: 'rook', card: 'rook-lars', at: [0, 0], sp: 5 },
        { id: 'zeke', card: 'zeke-jeong', at: [1, 0], sp: 0 },
        brute('foe', [5, 2]),
      ],
      initiative: ['rook', 'zeke', 'foe'],
      active: 'rook',
      round: 2,
    }),
    [
      ['purple', 6],
      ['purple', 6],
    ],
  );

test('an ally in reach may be attacked: an act of its own, marked, proposed by nothing (p.43, X89)', () => {
  const session = besideZeke();
  const option = session.pending!.options.find(({ id }) => id === 'attack:zeke')!;
  expect(option).toMatchObject({ act: { do: 'attack-ally' }, sp: 2, note: { note: 'friendly-fire' } });
  expect(option.proposed).toBeUndefined();
  session.decide('attack:zeke');
  expect(eventsOf(session, 'figureTargeted')).toEqual([]);
});

test('the panel keeps it apart from the answers with keys', () => {
  const { main, friendly } = groupOptions(besideZeke().pending!);
  expect(friendly.map(({ id }) => id)).toEqual(['attack:zeke']);
  expect(main.some(({ act }) => act.do === 'attack-ally')).toBe(false);
});

test('no bot takes it', () => {
  const session = besideZeke() as unknown as EncounterSession;
  for (let seed = 0; seed < 60; seed++)
    expect(new RandomBot(String(seed)).choose(session)).not.toBe('attack:zeke');
});
