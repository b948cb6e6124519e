import { describe, expect, test } from 'vitest';
import { traceBefore } from '../../../src/stores/middara/ai-trace.ts';
import type { Replay } from '../../../src/stores/middara/replay.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { boldOption, dealer, gameOf, HandTimer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

async function played(timer = new HandTimer()): Promise<{ table: Table; replay: Replay; hash: string }> {
  const table = tableOf(undefined, timer);
  // Without the table, which looks at each Dodge for what would come of throwing it again.
  const session = sessionOf('replay', 'training-yard', ['Anna']);
  const pick = dealer(5);
  for (let n = 0; n < 600 && session.pending; n++) session.decide(boldOption(session.pending, pick).id);
  const came = await table.loadFile(JSON.stringify(gameOf(session).record()));
  if (!came.ok) throw new Error(came.why);
  const watched = await table.watch(came.value);
  if (!watched.ok) throw new Error(watched.why);
  return { table, replay: watched.value, hash: session.hash };
}

describe('watching a game', () => {
  test('from the start to the same end, and back, the same at every event', async () => {
    const { replay } = await played();
    const { store, session, total } = replay;
    expect(store.getState().index).toBe(0);
    const forth = [];
    for (let i = 0; i < total; i++) {
      forth.push(store.getState().view);
      replay.step(1);
    }
    expect(store.getState().view).toEqual(session!.state);
    expect(store.getState().view.outcome).not.toBeNull();
    for (let i = total - 1; i >= 0; i--) {
      replay.step(-1);
      expect(store.getState().view).toBe(forth[i]);
    }
  });

  test('by decision, with the number of decisions made', async () => {
    const { replay } = await played();
    const { store, marks } = replay;
    let steps = 0;
    while (store.getState().index < replay.total) {
      replay.stepDecision(1);
      steps += 1;
    }
    expect(store.getState().decision).toBe(marks.length);
    expect(steps).toBeLessThanOrEqual(marks.length + 1);
    replay.stepDecision(-1);
    expect(store.getState().index).toBe(marks.findLast((mark) => mark < replay.total));
  });

  test('played by the clock it stops at the end', async () => {
    const timer = new HandTimer();
    const { replay } = await played(timer);
    replay.play();
    expect(replay.store.getState().playing).toBe(true);
    timer.runAll();
    expect(replay.store.getState()).toMatchObject({ playing: false, index: replay.total });
  });

  test('played on from the middle it is a game of its own', async () => {
    const { table, replay } = await played();
    replay.seek(Math.floor(replay.total / 2));
    const { decision, view } = replay.store.getState();
    const game = await table.playOn(replay, decision);
    expect(game!.session.decisions).toHaveLength(decision);
    expect(game!.session.state.clock.round).toBe(view.clock.round);
    await table.refresh();
    expect(table.store.getState().games).toHaveLength(2);
  });

  test('the thoughts of an opponent come as a tree: condition, target, why', async () => {
    const { replay } = await played();
    const trace = traceBefore(replay.events, replay.total)!;
    expect(trace.figure).toBe('animate-1');
    expect(trace.steps[0]!.because).not.toBe('');
    const all = replay.events.map((_, i) => traceBefore(replay.events, i + 1)).filter((one) => one !== null);
    const thoughts = all.flatMap((one) => one.steps.flatMap((step) => step.thoughts));
    const targets = thoughts.filter((one) => one.kind === 'target');
    expect(targets.length).toBeGreaterThan(0);
    for (const one of targets)
      if (one.event.target)
        expect(one.event.candidates.some((c) => c.figure === one.event.target && c.removedBy === null)).toBe(
          true,
        );
  });
});
