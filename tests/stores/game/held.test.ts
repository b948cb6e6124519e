import { describe, expect, test } from 'vitest';
import type { EncounterEvent } from '../../../src/engine/index.ts';
import { EncounterSession } from '../../../src/engine/index.ts';
import { listRecords, readRecord } from '../../../src/sim/sim-records.ts';
import type { Holding } from '../../../src/stores/game/pace.ts';
import { createWatched } from '../../../src/stores/game/replay-store.ts';
import { endingOf } from '../../../src/stores/middara/endings.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameContent } from '../../support/games.ts';
import { gameOf, HandTimer, playUntil, sessionOf } from '../../support/table-of-memory.ts';

/** A game that may attack now, shown at its pace. */
function readyToAttack(holding: Holding) {
  const session = sessionOf('held');
  playUntil(session, (prompt) => prompt.options.some(({ act }) => act.do === 'attack'));
  const timer = new HandTimer();
  const game = gameOf(session, { timer, speed: () => 'normal', holding: () => holding });
  const attack = session.pending!.options.find(({ act }) => act.do === 'attack')!;
  return { session, timer, game, attack: () => game.decide(attack.id) };
}
type Ready = ReturnType<typeof readyToAttack>;

/** Answers what is asked until something is held, or the attack is over. */
function answerUntilHeld({ game, timer, session }: Ready): boolean {
  for (let n = 0; n < 40; n++) {
    timer.runAll();
    if (game.store.getState().held) return true;
    const { pending } = game.store.getState();
    if (!pending || session.events.at(-1)?.type === 'scopeClosed' || pending.kind === 'turn') return false;
    game.decide(pending.options.at(-1)!.id);
  }
  return false;
}

describe('what came of an attack', () => {
  test('passes in its time, where nothing else is set', () => {
    const ready = readyToAttack('time');
    ready.attack();
    expect(answerUntilHeld(ready)).toBe(false);
    expect(ready.game.store.getState()).toMatchObject({ busy: false, held: false });
  });

  test.each(['press', 'step'] as const)('stays until somebody goes on (%s)', (holding) => {
    const ready = readyToAttack(holding);
    const { game, timer, session } = ready;
    ready.attack();
    expect(answerUntilHeld(ready)).toBe(true);
    const state = game.store.getState();
    expect(state).toMatchObject({ busy: true, pending: null, showing: { type: 'attackEnded' } });
    // No time passes it.
    expect(timer.tick()).toBe(false);
    game.goOn();
    for (let n = 0; n < 20 && !game.store.getState().pending; n++) {
      timer.runAll();
      game.goOn();
    }
    expect(game.store.getState()).toMatchObject({ held: false, busy: false });
    expect(game.store.getState().pending).toBe(session.pending);
  });

  test('and all before it comes four times as fast while somebody hurries', () => {
    const ready = readyToAttack('time');
    const { game, timer } = ready;
    ready.attack();
    for (let n = 0; n < 9 && game.store.getState().pending; n++)
      game.decide(game.store.getState().pending!.options.at(-1)!.id);
    // Beside what is worked out at once.
    const shownFor = () => Math.max(...timer.waits());
    const usual = shownFor();
    expect(usual).toBeGreaterThan(0);
    game.hurry(true);
    expect(shownFor()).toBe(usual / 4);
    expect(game.store.getState()).toMatchObject({ hurried: true, busy: true, pending: null });
    game.hurry(false);
    expect(shownFor()).toBe(usual / 4);
    expect(game.store.getState().hurried).toBe(false);
  });

  test('is what a skip comes to first, and goes on from', () => {
    const ready = readyToAttack('press');
    const { game } = ready;
    ready.attack();
    for (let n = 0; n < 40 && !game.store.getState().held; n++) {
      game.skip();
      const { pending } = game.store.getState();
      if (pending) game.decide(pending.options.at(-1)!.id);
    }
    expect(game.store.getState()).toMatchObject({ held: true, showing: { type: 'attackEnded' } });
    game.skip();
    expect(game.store.getState().held).toBe(false);
  });

  test('paused, what is on show stays until it is pressed again, and nothing of it is lost', () => {
    const { game, timer, session, attack } = readyToAttack('time');
    game.pause();
    expect(game.store.getState()).toMatchObject({ held: false, busy: false });
    attack();
    const { shown } = game.store.getState();
    game.pause();
    timer.runAll();
    expect(game.store.getState()).toMatchObject({ held: true, busy: true, shown });
    game.pause();
    timer.runAll();
    expect(game.store.getState()).toMatchObject({ held: false, busy: false, shown: session.events.length });
    expect(game.store.getState().pending).toBe(session.pending);
  });

  test('stays also where nothing is animated, and is gone with what is taken back', () => {
    const session = sessionOf('held');
    playUntil(session, (prompt) => prompt.options.some(({ act }) => act.do === 'attack'));
    const game = gameOf(session, { speed: () => 'instant', holding: () => 'press' });
    game.decide(session.pending!.options.find(({ act }) => act.do === 'attack')!.id);
    for (let n = 0; n < 40 && !game.store.getState().held; n++)
      game.decide(game.store.getState().pending!.options.at(-1)!.id);
    expect(game.store.getState().held).toBe(true);
    game.undo();
    expect(game.store.getState()).toMatchObject({ held: false, busy: false });
    expect(game.store.getState().pending).toBe(session.pending);
  });
});

const [record] = listRecords('tests/replays');
const { setup, decisions } = readRecord(record!).log;
const session = new EncounterSession(setup, gameContent);
for (const { option } of decisions) session.decide(option);
const play = middaraPlay(groundOf(session), en);

/** Watches a recorded game through, going on wherever it is held; gives what it was held at. */
function watch(holding: Holding): EncounterEvent[] {
  const timer = new HandTimer();
  const marks = session.decisions.map((_, i) => i);
  const recording = { id: 'one', name: 'One', initial: play.copy(session.beginning), events: session.events };
  const watched = createWatched({ ...recording, marks, notes: [] }, play, {
    timer,
    words: en,
    speed: () => 'normal',
    holding: () => holding,
  });
  const held: EncounterEvent[] = [];
  watched.play();
  for (let n = 0; n < 5000 && watched.store.getState().playing; n++) {
    timer.runAll();
    const { held: holds, showing } = watched.store.getState();
    if (!holds) continue;
    held.push(showing!);
    watched.goOn();
  }
  expect(watched.store.getState()).toMatchObject({ playing: false, held: false, index: watched.total });
  return held;
}

describe('a game that is watched', () => {
  test('runs through by itself where everything has its time', () => {
    expect(watch('time')).toEqual([]);
  });

  test('stops at every attack that has ended, and at no deed that has no result', () => {
    const held = watch('press');
    const ended = session.events.filter(({ type }) => type === 'attackEnded');
    expect(ended.length).toBeGreaterThan(3);
    expect(held.filter(({ type }) => type === 'attackEnded')).toHaveLength(ended.length);
    expect(held.some(({ type }) => type === 'figureMoved' || type === 'abilityUsed')).toBe(false);
  });

  test('stops step by step after the walks of opponents too, not after ours', () => {
    let view = play.copy(session.beginning);
    const walks: string[] = [];
    for (const event of session.events) {
      view = play.fold(view, [event]);
      if (event.type === 'scopeClosed' && event.kind === 'move' && endingOf(event, view) !== null)
        walks.push(view.figures.find(({ id }) => id === view.turn?.figure)!.side);
    }
    expect(new Set(walks)).toEqual(new Set(['combatants']));
    expect(watch('step').length).toBeGreaterThan(watch('press').length);
  });
});
