import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackAfter,
  type EncounterEvent,
  type EncounterState,
  figureIn,
  listMoveDestinations,
  type MoveDestination,
  otherWay,
  type Position,
  type Prompt,
  spOfMove,
  targetsFrom,
} from '../../src/engine/index.ts';
import { nextRouteStep, routeTo } from '../../src/stores/middara/route.ts';
import { arena, brute, hero } from '../support/arena.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { playFrom } from '../support/encounter-arena.ts';
import { drive, newGame, sampleGames } from '../support/games.ts';

interface Walked {
  readonly state: EncounterState;
  readonly pending: Prompt | null;
  readonly events: readonly EncounterEvent[];
  decide(option: string): void;
}

/** Goes there as a click does; gives the SP that were paid, or null where something came in between. */
function paid(session: Walked, figure: string, destination: MoveDestination): number | null {
  const before = session.events.length;
  let route = routeTo(session.state, figure, destination);
  while (route) {
    const step = nextRouteStep(route, session.state, session.pending);
    if (step.do === 'wait') return null;
    if (step.do === 'end') break;
    route = step.route;
    session.decide(step.option);
  }
  const { at, defeated } = figureIn(session.state, figure);
  if (defeated || at === null) return null;
  // Nothing came in between: it must have got there.
  expect(at, `${figure} to ${destination.space} for ${spOfMove(destination)}`).toEqual(destination.space);
  return session.events
    .slice(before)
    .reduce(
      (sum, event) => sum + (event.type === 'spSpent' && event.figure === figure ? event.amount : 0),
      0,
    );
}

const found = { ways: 0, bought: 0, others: 0, muck: 0, attacks: 0, spent: 0 };

function look(position: Position, fork: () => Walked, figure: string, most: number): void {
  const all = listMoveDestinations(position, figure).filter(({ way }) => way.length > 0);
  const attacks = attackAfter(position, figure);
  const every = Math.max(1, Math.floor(all.length / most));
  all.forEach((destination, i) => {
    if (i % every !== 0) return;
    const other = otherWay(position, figure, destination);
    if (other) {
      found.others += 1;
      expect(other.breaks.length).toBeLessThan(destination.breaks.length);
      expect(new Set(other.way.map(String)).size).toBe(other.way.length);
    }
    for (const way of other ? [destination, other] : [destination]) {
      const walked = fork();
      const sp = paid(walked, figure, way);
      if (sp === null) continue;
      found.ways += 1;
      if (way.sp > 0) found.bought += 1;
      if (way.startSp > 1) found.muck += 1;
      expect(sp, `${figure} to ${way.space}`).toBe(spOfMove(way));
      const { pending } = walked;
      if (pending?.kind === 'move' && pending.options.some(({ act }) => act.do === 'end-movement'))
        walked.decide('end');
      if (walked.pending?.kind !== 'turn' || walked.pending.figure !== figure) continue;
      const answer = attacks(way);
      const canAttack = walked.pending.options.some(({ act }) => act.do === 'attack');
      const targets = targetsFrom(position, figure, way.space);
      expect(canAttack, `${figure} at ${way.space}`).toBe(answer && targets.length > 0);
      found[answer ? 'attacks' : 'spent'] += 1;
    }
  });
}

const moves = (pending: Prompt | null): pending is Prompt =>
  pending?.kind === 'move' || pending?.options.some(({ act }) => act.do === 'move') === true;

describe('the price of a way is what is paid', () => {
  test('in games of the bots', () => {
    for (const { encounter, policy, seed } of sampleOf(sampleGames(4), 2)) {
      let asked = 0;
      drive(newGame(encounter, seed), policy, seed, many(100, 150), (session) => {
        const { pending } = session;
        if (!moves(pending)) return;
        asked += 1;
        if (asked % 6 === 1) look(session.position, () => session.fork(), pending.figure, 3);
      });
    }
  });

  test('on boards of any terrain, with any SP', () => {
    const terrain = fc.constantFrom('.', '.', '.', 'm', 'm', 'h', 'd', '#');
    const row = fc.array(terrain, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (rows, sp) => {
          const board = rows.map((one) => one.join(''));
          board[0] = `${sp % 2 ? 'm' : '.'}${board[0]!.slice(1)}`;
          board[3] = `${board[3]!.slice(0, 6)}.`;
          const position = arena({
            board: { rows: board },
            figures: [hero('nova', [0, 0], { movement: 3 }, { sp }), brute('ogre', [6, 3])],
            active: 'nova',
            initiative: ['nova', 'ogre'],
          });
          const session = playFrom(position);
          if (!moves(session.pending)) return;
          const { cards, encounter } = position;
          look({ cards, encounter, state: session.state }, () => session.fork(), 'nova', 6);
        },
      ),
      { numRuns: many(25, 80), seed: 13 },
    );
  });

  test('ways of every sort were taken', () => {
    for (const [sort, count] of Object.entries(found)) expect(count, sort).toBeGreaterThan(many(0, 5));
    proved({ ways: found.ways });
  });
});
