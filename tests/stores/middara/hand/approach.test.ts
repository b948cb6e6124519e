/** An enemy out of reach pressed: a way and an attack in one (pp.40, 43). */
import { describe, expect, test } from 'vitest';
import { listMoveDestinations, type Space } from '../../../../src/engine/index.ts';
import * as approaching from '../../../../src/stores/middara/approach.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { handAt } from '../../../support/hand-at.ts';

interface Laid {
  readonly at?: Space;
  readonly foes?: readonly Space[];
  readonly sp?: number;
  readonly rows?: readonly string[];
}

/** Nova's turn on open ground, with ogres she can reach only by going. */
const laid = ({ at = [0, 0], foes = [[5, 0]], sp = 4, rows = ['.......', '.......'] }: Laid = {}) =>
  handAt(
    arena({
      board: { rows: [...rows] },
      figures: [hero('nova', at, {}, { sp }), ...foes.map((foe, i) => brute(`ogre-${i + 1}`, foe))],
      active: 'nova',
      initiative: ['nova', ...foes.map((_, i) => `ogre-${i + 1}`)],
    }),
  );
type Table = ReturnType<typeof laid>;

const decided = ({ session }: Pick<Table, 'session'>) => session.decisions.map(({ option }) => option);
const chosen = ({ held }: Pick<Table, 'held'>) => {
  const { choice } = held();
  if (choice?.kind !== 'approach') throw new Error(`${choice?.kind} is shown`);
  return choice;
};

describe('an enemy out of reach pressed', () => {
  test('shows the way and the attack with the price of both, and nothing is paid', () => {
    const table = laid();
    expect(table.hand.pressFigure('ogre-1', 'mouse')).toBe(true);
    const { to, sp, empoweredSp, after } = chosen(table);
    expect(to.space).toEqual([4, 0]);
    expect(sp).toBe(3);
    expect(empoweredSp).toBe(4);
    expect(after.state.figures.find(({ id }) => id === 'nova')).toMatchObject({ at: [4, 0], sp: 3 });
    expect(decided(table)).toEqual([]);
  });

  test('does both at the second press, and one undo takes both back', () => {
    const table = laid();
    const { hand, session, game } = table;
    hand.pressFigure('ogre-1', 'mouse');
    hand.pressFigure('ogre-1', 'mouse');
    expect(decided(table).slice(0, 1)).toEqual(['move']);
    expect(decided(table)).toContain('end');
    expect(decided(table)).toContain('attack:ogre-1');
    expect(session.state.figures.find(({ id }) => id === 'nova')?.at).toEqual([4, 0]);
    game.undo();
    expect(decided(table)).toEqual([]);
  });

  test('from within a movement goes on with what is left of it', () => {
    const table = laid();
    for (const option of ['move', 'step:1,0']) table.game.decide(option);
    table.hand.pressFigure('ogre-1', 'mouse');
    expect(chosen(table)).toMatchObject({ sp: 2, to: { space: [4, 0], startSp: 0 } });
    table.hand.confirm();
    expect(decided(table)).toContain('attack:ogre-1');
    expect(decided(table).filter((id) => id === 'move')).toHaveLength(1);
  });

  test('takes a way on which nobody strikes where there is one', () => {
    const rows = ['.......', '.......', '.......', '.......', '.......'];
    const table = laid({
      at: [0, 2],
      foes: [
        [2, 1],
        [5, 4],
      ],
      rows,
    });
    table.hand.pressFigure('ogre-2', 'mouse');
    const { to } = chosen(table);
    expect(to.breaks).toEqual([]);
  });

  test('says why where no SP would be left for the attack, or no way leads there', () => {
    for (const table of [laid({ sp: 2 }), laid({ rows: ['..#....', '..#....'] })]) {
      table.hand.pressFigure('ogre-1', 'mouse');
      expect(table.held().choice).toBeNull();
    }
  });

  test('is Empowered at the press that says so, for what that takes more', () => {
    const table = laid();
    table.hand.pressFigure('ogre-1', 'mouse');
    table.hand.empower(true);
    table.hand.confirm();
    expect(decided(table)).toContain('empower');
  });

  test('by the arrows goes to another that could be attacked after a move', () => {
    const table = laid({
      at: [3, 0],
      foes: [
        [0, 0],
        [6, 0],
      ],
      sp: 5,
    });
    table.hand.pressFigure('ogre-1', 'keys');
    table.hand.nudge(1, 0);
    expect(chosen(table).target).toBe('ogre-2');
  });

  test('is not meant while another card is in hand', () => {
    const table = laid();
    const ids = table.session.pending!.options.filter(({ act }) => act.do === 'move').map(({ id }) => id);
    table.hand.hold({ key: 'move ', options: ids });
    table.hand.pressFigure('ogre-1', 'mouse');
    expect(table.held().choice).toBeNull();
  });
});

test('the best of all is one on whose way fewest strike, then the cheapest', () => {
  const table = laid({
    at: [3, 0],
    foes: [
      [0, 0],
      [6, 0],
    ],
    sp: 5,
  });
  const { view, pending } = table.game.store.getState();
  const position = table.game.positionOf(view);
  expect(approaching.bestKnown(pending!)).toBeUndefined();
  const work = approaching.workOutBest(position, pending!);
  let step = work.next();
  while (!step.done) step = work.next();
  expect(step.value?.to.cost).toBe(
    Math.min(...['ogre-1', 'ogre-2'].map((id) => approaching.approachTo(position, pending!, id)!.to.cost)),
  );
  expect(approaching.bestKnown(pending!)).toBe(step.value);
  expect(listMoveDestinations(position, 'nova').length).toBeGreaterThan(1);
});
