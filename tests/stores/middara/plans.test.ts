import { describe, expect, test } from 'vitest';
import {
  atTurnOf,
  type EncounterSession,
  figureIn,
  listMoveDestinations,
  listStrikes,
  type PlanStep,
  spOfMove,
} from '../../../src/engine/index.ts';
import { createGame } from '../../../src/stores/middara/game.ts';
import { type PlanEnd, takePlan } from '../../../src/stores/middara/plan-run.ts';
import { createPlans, layOut, type Plan } from '../../../src/stores/middara/plans.ts';
import { parseSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameOf, HandTimer, sessionOf } from '../../support/table-of-memory.ts';

/** Somebody's turn from where something could be struck at, after a walk or at once. */
function turns(count: number): EncounterSession[] {
  const found: EncounterSession[] = [];
  for (let i = 0; found.length < count && i < 80; i++) {
    const session = sessionOf(`plans-${i}`, i % 2 ? 'under-hallow-street' : 'training-yard');
    for (let n = 0; n < 60 && session.pending; n++) {
      const { options, kind } = session.pending;
      if (kind === 'turn' && n > 10 && options.some(({ act }) => act.do === 'move')) {
        found.push(session);
        break;
      }
      session.decide(options[(n * 7) % options.length]!.id);
    }
  }
  return found;
}
const goes = (session: EncounterSession, at: number): PlanStep & { do: 'go' } => {
  const quiet = listMoveDestinations(session.position, session.pending!.figure).filter(
    ({ way, breaks }) => way.length > 0 && breaks.length === 0,
  );
  const { space, way } = quiet[at % quiet.length]!;
  return { do: 'go', space, way };
};
const planOf = (session: EncounterSession, steps: readonly PlanStep[]): Plan => ({
  id: 1,
  figure: session.pending!.figure,
  turn: figureIn(session.state, session.pending!.figure).turnsTaken,
  steps,
});

describe('a turn laid out', () => {
  test('takes nothing from the game, and pays on its ghost what the rules then take', () => {
    const sessions = turns(8);
    expect(sessions).toHaveLength(8);
    sessions.forEach((session, i) => {
      const before = JSON.stringify(session.state);
      const { figure } = session.pending!;
      const step = goes(session, i * 5);
      const laid = layOut(session.position, planOf(session, [step]));
      expect(laid.isBroken).toBe(false);
      expect(JSON.stringify(session.state)).toBe(before);
      const ghost = figureIn(laid.positions[1]!.state, figure);

      const timer = new HandTimer();
      const game = gameOf(session, { timer });
      const ends: PlanEnd[] = [];
      takePlan(game, planOf(session, [step]), timer, (how) => ends.push(how));
      timer.runAll();
      const there = figureIn(session.state, figure);
      expect([there.at, there.sp]).toEqual([ghost.at, ghost.sp]);
      expect(ends).toEqual(['done']);
    });
  });

  test('goes and strikes: whom it could strike from there it strikes, Empowered where it was laid out so', () => {
    let struck = 0;
    for (const session of turns(40)) {
      const { figure } = session.pending!;
      const steps = listMoveDestinations(session.position, figure)
        .filter(({ way, breaks }) => way.length > 0 && breaks.length === 0)
        .map(({ space, way }): PlanStep => ({ do: 'go', space, way }));
      const go = steps.find((step) => {
        const end = layOut(session.position, planOf(session, [step])).positions.at(-1)!;
        return listStrikes(end, figure).length > 0 && figureIn(end.state, figure).sp >= 3;
      });
      if (!go) continue;
      const end = layOut(session.position, planOf(session, [go])).positions.at(-1)!;
      const [target] = listStrikes(end, figure);
      const plan = planOf(session, [go, { do: 'strike', target: target!, empower: true }]);
      const laid = layOut(session.position, plan);
      if (laid.isBroken) continue; // its dice hold BLACK already
      expect(laid.steps[1]!.sp).toBeGreaterThanOrEqual(3);
      // Dice decide: the ghost hurts nobody.
      expect(figureIn(laid.positions[2]!.state, target!)).toEqual(figureIn(session.state, target!));

      const timer = new HandTimer();
      const game = gameOf(session, { timer });
      takePlan(game, plan, timer, () => {});
      timer.runAll();
      expect(session.events.some((e) => e.type === 'attackEmpowered' && e.figure === figure)).toBe(true);
      struck += 1;
    }
    expect(struck).toBeGreaterThan(0);
  });

  test('ends where a step is not on offer, with the game as the rules have it', () => {
    const session = turns(2)[1]!;
    const timer = new HandTimer();
    const game = gameOf(session, { timer });
    const ends: PlanEnd[] = [];
    const plan = planOf(session, [goes(session, 3), { do: 'strike', target: 'nobody', empower: false }]);
    expect(layOut(session.position, plan)).toMatchObject({ isBroken: true, steps: [{ do: 'go' }] });
    takePlan(game, plan, timer, (how) => ends.push(how));
    timer.runAll();
    expect(ends).toEqual(['not-on-offer']);
    expect(session.pending?.kind).toBe('turn');
  });

  test('may be of somebody who has no turn yet, with the SP of the turn to come', () => {
    const session = turns(1)[0]!;
    const other = session.state.figures.find(
      ({ seat, id, at, defeated }) => seat !== null && id !== session.pending!.figure && at && !defeated,
    )!;
    const ghost = atTurnOf(session.position, other.id);
    expect(ghost.state.turn).toMatchObject({ figure: other.id, moved: false });
    expect(figureIn(ghost.state, other.id).sp).toBeGreaterThanOrEqual(other.sp);
    expect(listMoveDestinations(ghost, other.id).every((one) => spOfMove(one) >= 1)).toBe(true);
  });
});

test('plans are kept, copied and thrown away; one without steps is not kept', () => {
  const { state } = sessionOf('plans');
  const plans = createPlans();
  const step: PlanStep = { do: 'strike', target: 'animate-1', empower: false };
  plans.begin('remi', state);
  plans.begin('rook', state);
  expect(plans.store.getState().plans.map(({ figure }) => figure)).toEqual(['rook']);
  plans.add(step);
  plans.begin('remi', state);
  plans.add(step);
  plans.copy();
  plans.add(step);
  expect(plans.store.getState().plans.map(({ figure, steps }) => [figure, steps.length])).toEqual([
    ['rook', 1],
    ['remi', 1],
    ['remi', 2],
  ]);
  plans.cut(1);
  plans.leave();
  expect(plans.store.getState()).toMatchObject({ open: null, plans: [{}, {}, {}] });
  plans.begin('rook', state);
  const { open } = plans.store.getState();
  plans.drop(open!);
  expect(plans.store.getState().plans).toHaveLength(2);
});

describe('plans lie with their game', () => {
  const laidIn = (session: EncounterSession) => {
    const { figure } = session.pending!;
    return { figure, turn: figureIn(session.state, figure).turnsTaken, steps: [goes(session, 3)] };
  };

  test('in its file, no part of its log; a game opened anew has them, and an older one none', () => {
    const session = turns(1)[0]!;
    let touched = 0;
    const game = gameOf(session, {
      save: (_, { head }) => {
        if (head) touched += 1;
        return null;
      },
    });
    const { hash } = session;
    const plan = laidIn(session);
    game.plans.begin(plan.figure, session.state);
    expect(touched).toBe(0);
    for (const step of plan.steps) game.plans.add(step);
    expect(touched).toBe(1);
    expect(session.hash).toBe(hash);
    expect(game.kept.head().plans).toEqual([plan]);

    const file = JSON.parse(JSON.stringify(game.record()));
    const read = parseSavedGame(JSON.stringify(file));
    if (!read.ok) throw new Error('refused');
    expect(read.value.plans).toEqual([plan]);
    const again = createGame(
      { ...read.value, session },
      { timer: new HandTimer(), words: en, speed: () => 'instant', save: () => null },
    );
    expect(again.plans.store.getState()).toMatchObject({ plans: [{ ...plan, id: 1 }], open: null, gone: [] });
    const { plans: _, ...older } = file;
    expect(parseSavedGame(JSON.stringify(older)).ok).toBe(true);
    expect(parseSavedGame(JSON.stringify({ ...file, plans: [{ ...plan, steps: [{ do: 'fly' }] }] })).ok).toBe(
      false,
    );
  });

  test('and go when the turn they were made for is over; whose they were is told until somebody plans anew', () => {
    const session = turns(1)[0]!;
    const game = gameOf(session);
    const plan = laidIn(session);
    const store = () => game.plans.store.getState();
    game.plans.begin(plan.figure, session.state);
    for (const step of plan.steps) game.plans.add(step);
    game.plans.leave();
    const other = session.state.figures.find(
      ({ id, seat, at, defeated }) => id !== plan.figure && seat !== null && at && !defeated,
    )!;
    game.plans.begin(other.id, session.state);
    game.plans.add({ do: 'strike', target: 'somebody', empower: false });
    while (session.state.turn?.figure === plan.figure && session.pending) {
      const { options } = session.pending;
      game.decide((options.find(({ act }) => act.do === 'end-turn') ?? options.at(-1)!).id);
    }
    expect(store().gone).toEqual([plan.figure]);
    expect(store().plans.map(({ figure }) => figure)).toEqual([other.id]);
    expect(game.kept.head().plans).toHaveLength(1);
    game.plans.begin(other.id, session.state);
    expect(store().gone).toEqual([]);
  });
});
