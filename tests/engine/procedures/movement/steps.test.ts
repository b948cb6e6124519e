import { describe, expect, test } from 'vitest';
import { figureIn, type Position, type Space } from '../../../../src/engine/index.ts';
import {
  resolveEndOfMovement,
  resolveJump,
  resolveStep,
} from '../../../../src/engine/procedures/movement/step.ts';
import type { Jump } from '../../../../src/engine/queries/geometry/jumps.ts';
import { arena, eventsOf, type Roll } from '../../../support/arena.ts';
import { body, inTurnOf, run } from '../../../support/encounter-arena.ts';

/** A Combatant's Check, p.66: only the skull fails. */
const PASSED: readonly Roll[] = [['black', 1]];
const FAILED: readonly Roll[] = [['black', 6]];

const at = (board: object, from: Space, rest: object = {}, others: readonly object[] = []): Position =>
  arena({ board, figures: [{ ...body('mover', from), ...rest }, ...others] });

/** One step; gives whether the figure may go on, and the session. */
function stepped(position: Position, to: Space, rolls: readonly Roll[] = []) {
  let goesOn: boolean | null = null;
  const session = run(
    position,
    inTurnOf('mover', function* (table) {
      goesOn = yield* resolveStep(table, 'mover', to, 1);
    }),
    rolls,
  );
  return { goesOn, session, mover: figureIn(session.state, 'mover') };
}

/** One jump, the same. */
function jumped(position: Position, jump: Partial<Jump>, rolls: readonly Roll[]) {
  let goesOn: boolean | null = null;
  const session = run(
    position,
    inTurnOf('mover', function* (table) {
      const whole = { over: [[1, 0]], to: [2, 0], cost: 2, dangerous: false, ...jump } as unknown as Jump;
      goesOn = yield* resolveJump(table, 'mover', whole);
    }),
    rolls,
  );
  return { goesOn, session, mover: figureIn(session.state, 'mover') };
}

const whyFallen = ({ session }: { session: Parameters<typeof eventsOf>[0] }) =>
  eventsOf(session, 'figureDefeated').map(({ cause }) => (cause as { term?: string }).term);

describe('whether a figure may go on after a step (p.41)', () => {
  test('it arrived', () => {
    expect(stepped(at({ rows: ['...'] }, [0, 0]), [1, 0])).toMatchObject({
      goesOn: true,
      mover: { at: [1, 0] },
    });
  });

  test.each([
    [2, true, []],
    [3, false, ['fell']],
  ])('a fall of %i levels (M2)', (levels, goesOn, fallen) => {
    const after = stepped(at({ rows: ['..'], elevation: [`${levels + 1}1`] }, [0, 0]), [1, 0]);
    expect([after.goesOn, whyFallen(after)]).toEqual([goesOn, fallen]);
  });

  test('with FLIGHT no fall hurts (M2, p.32)', () => {
    const after = stepped(
      at({ rows: ['..'], elevation: ['41'] }, [0, 0], body('mover', [0, 0], { tags: ['flight'] })),
      [1, 0],
    );
    expect([after.goesOn, whyFallen(after)]).toEqual([true, []]);
  });

  test('leaving Dangerous Terrain defeats, and nothing is stepped on any more (M3)', () => {
    const after = stepped(at({ rows: ['d..'] }, [0, 0]), [1, 0]);
    expect([after.goesOn, whyFallen(after)]).toEqual([false, ['left-dangerous']]);
    expect(eventsOf(after.session, 'figureMoved')).toEqual([]);
  });
});

describe('whether a figure may go on after a jump (p.66, M8)', () => {
  test('passed it stands where it wanted, failed in the first space it jumped over and no farther', () => {
    const flat = { rows: ['.m.'] };
    const passed = jumped(at(flat, [0, 0]), {}, PASSED);
    expect([passed.goesOn, passed.mover.at]).toEqual([true, [2, 0]]);
    const failed = jumped(at(flat, [0, 0]), {}, FAILED);
    expect([failed.goesOn, failed.mover.at]).toEqual([false, [1, 0]]);
    expect(eventsOf(failed.session, 'movementStopped')).toHaveLength(1);
    expect(eventsOf(failed.session, 'figureMoved')).toMatchObject([{ cost: 1, to: [1, 0], how: 'jump' }]);
  });

  test('failed over Dangerous Terrain, or before some of it to land in, it is Defeated (p.66, X25)', () => {
    const over = jumped(at({ rows: ['.d.'] }, [0, 0]), { dangerous: true }, FAILED);
    expect([over.goesOn, whyFallen(over)]).toEqual([false, ['failed-dangerous-jump']]);
    const before = jumped(at({ rows: ['.md'] }, [0, 0]), {}, FAILED);
    expect([before.goesOn, whyFallen(before)]).toEqual([false, ['failed-dangerous-jump']]);
  });

  test.each([
    [2, []],
    [3, ['fell']],
  ])('down %i levels, as wanted or not (M2)', (levels, fallen) => {
    const high = (below: string) => at({ rows: ['...'], elevation: [`${levels + 1}${below}`] }, [0, 0]);
    const passed = jumped(high('11'), {}, PASSED);
    expect([passed.goesOn, whyFallen(passed)]).toEqual([fallen.length === 0, fallen]);
    const failed = jumped(high('11'), {}, FAILED);
    expect([failed.goesOn, whyFallen(failed)]).toEqual([false, fallen]);
  });

  test('who takes off from Dangerous Terrain is Defeated before any check (M3)', () => {
    const after = jumped(at({ rows: ['d..'] }, [0, 0]), {}, []);
    expect([after.goesOn, whyFallen(after)]).toEqual([false, ['left-dangerous']]);
    expect(eventsOf(after.session, 'checkMade')).toEqual([]);
  });
});

describe('the end of a movement (M3, X4)', () => {
  const ended = (position: Position, way: readonly Space[]) =>
    run(
      position,
      inTurnOf('mover', (table) => resolveEndOfMovement(table, 'mover', way)),
    );

  test('on another figure it goes back to the last free space of its way, not the first (X4)', () => {
    const others = [body('foe', [3, 0]), body('second', [2, 0])];
    const session = ended(at({ rows: ['.....'] }, [3, 0], {}, others), [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(figureIn(session.state, 'mover').at).toEqual([1, 0]);
    expect(eventsOf(session, 'figureMoved')).toMatchObject([{ how: 'shove', cost: 0, rule: 'X4' }]);
  });

  test('in a space of its own it stays', () => {
    const session = ended(at({ rows: ['.....'] }, [3, 0], {}, [body('foe', [4, 0])]), [
      [2, 0],
      [3, 0],
    ]);
    expect(eventsOf(session, 'figureMoved')).toEqual([]);
  });

  test('in Dangerous Terrain it is Defeated (M3), in Hindering it is not', () => {
    const fallen = (row: string) =>
      whyFallen({
        session: ended(at({ rows: [row] }, [1, 0]), [
          [0, 0],
          [1, 0],
        ]),
      });
    expect([fallen('.d.'), fallen('.h.')]).toEqual([['ended-in-dangerous'], []]);
  });

  test('shoved back into Dangerous Terrain it is Defeated there (M3, X4)', () => {
    const position = at({ rows: ['.d..'] }, [2, 0], {}, [body('foe', [2, 0])]);
    expect(
      whyFallen({
        session: ended(position, [
          [0, 0],
          [1, 0],
          [2, 0],
        ]),
      }),
    ).toEqual(['ended-in-dangerous']);
  });
});
