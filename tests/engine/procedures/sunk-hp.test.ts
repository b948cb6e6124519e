import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/engine/index.ts';
import { figureIn } from '../../../src/engine/index.ts';
import { resolveDefeat } from '../../../src/engine/procedures/defeat.ts';
import { hpOf } from '../../../src/engine/queries/stats.ts';
import { arena, eventsOf } from '../../support/arena.ts';
import { body, corridor, playFrom, rook, run } from '../../support/encounter-arena.ts';
import { now } from '../../support/rooks-turn.ts';

/** Rook's turn with his Lamp Wisp (6 HP) beside him. */
function withWisp(disciplines: readonly string[], rooks: object, wisps: object): Position {
  const position = arena({
    board: corridor(8),
    figures: [
      rook([0, 0], { disciplines, ...rooks }),
      { id: 'wisp', card: 'lamp-wisp', at: [2, 0], ...wisps },
      body('foe', [1, 0]),
    ],
    active: 'rook',
    initiative: ['rook', 'wisp', 'foe'],
  });
  Object.assign(figureIn(position.state, 'wisp'), { summoner: 'rook' });
  return position;
}

describe('X33: who has no more HP left than damage, for what gave them is gone, is Defeated (p.67)', () => {
  const fallOf = (damage: number) =>
    run(withWisp(['friends-with-benefits'], {}, { damage }), (table) =>
      resolveDefeat(table, 'rook', 'foe', 'test'),
    );

  test('an Esper with the Adventurer whose Discipline gave it HP', () => {
    const session = fallOf(6);
    expect(eventsOf(session, 'figureDefeated').map(({ figure, by }) => [figure, by])).toEqual([
      ['rook', 'foe'],
      ['wisp', null],
    ]);
    expect(session.state.track.map(({ id }) => id)).toEqual(['foe']);
  });

  test('not one that has HP left without them', () => {
    const session = fallOf(5);
    expect(eventsOf(session, 'figureDefeated').map(({ figure }) => figure)).toEqual(['rook']);
  });

  test('who turns over the card they were on, once the action is done', () => {
    const hurl = (left: number) => {
      const position = withWisp([], { disciplines: ['familiar'], familiar: 'animism' }, {});
      const rooks = figureIn(position.state, 'rook');
      rooks.damage = hpOf(position, rooks) - left;
      const session = playFrom(position, [['purple', 6]]);
      session.decide(session.pending!.options.find(({ id }) => id.startsWith('use:rook.animism/'))!.id);
      expect(now(session, 'foe').damage).toBe(7);
      return session;
    };
    expect(eventsOf(hurl(5), 'figureDefeated')).toEqual([]);
    const session = hurl(4);
    expect(eventsOf(session, 'figureDefeated')).toMatchObject([{ figure: 'rook', by: null, rule: 'p.67' }]);
    expect(session.pending?.figure).toBe('wisp');
  });
});
