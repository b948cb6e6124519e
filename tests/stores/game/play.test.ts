import { describe, expect, test } from 'vitest';
import { createPlayed } from '../../../src/stores/game/game-store.ts';
import type { Speed } from '../../../src/stores/game/pace.ts';
import type { Play } from '../../../src/stores/game/play.ts';
import { createWatched } from '../../../src/stores/game/replay-store.ts';
import type { GameSummary, SavedGame } from '../../../src/stores/kept/saved-game.ts';
import { rerunLog } from '../../../src/stores/opened/rerun.ts';
import { en } from '../../../src/words/en/index.ts';
import { applyToPile, other, type PileGame, type PileSession, pileOf } from '../../support/pile.ts';
import { HandTimer } from '../../support/table-of-memory.ts';

type Saved = SavedGame<PileGame>;

/** The game of the pile, as showing, feed, undo, saving and replay need it. */
const pilePlay: Play<PileGame> = {
  copy: (state) => ({ ...state }),
  fold(view, events) {
    const next = { ...view };
    for (const event of events) applyToPile(next, event);
    return next;
  },
  apply: applyToPile,
  describe: (event, view) =>
    event.type === 'taken'
      ? { text: `${view.turn} takes ${event.stones}, ${view.left} left`, tone: 'plain', depth: 0 }
      : null,
  reveals: () => null,
  pace: (event) => (event.type === 'taken' ? 100 : 0),
  ends: (event) => (event.type === 'taken' ? (event.stones > 1 ? 'result' : 'deed') : null),
  momentOf: (_view, events) => events.findLast((event) => event.type === 'taken')?.stones ?? 0,
  momentAfter(_before, _view, events, index, last) {
    const event = events[index]!;
    return event.type === 'taken' ? event.stones : last;
  },
  summary: (state, question) => ({
    encounter: 'The pile',
    seats: ['north', 'south'],
    round: 0,
    result: state.left > 0 ? null : 'won',
    waiting: question && `${question.seat}: ${question.kind}`,
  }),
  unasked: (question, passed) =>
    question?.kind === 'protest' && passed.includes(`protest/${question.seat}`) ? 'pass' : null,
  onward(course, _view, question) {
    if (question?.kind !== 'take' || course.left === 0) return { do: 'end' };
    if (question.seat !== course.seat) return { do: 'wait', route: course };
    return { do: 'decide', option: '1', route: { ...course, left: course.left - 1 } };
  },
};

function tableWith(session: PileSession, speed: Speed = 'instant', more: object = {}) {
  const saved: Saved[] = [];
  const lines: GameSummary[] = [];
  const timer = new HandTimer();
  const start = { id: 'one', name: 'Stones', session, play: pilePlay, notes: [], ...more };
  const game = createPlayed(start, {
    timer,
    words: en,
    speed: () => speed,
    save(one) {
      saved.push(one.record());
      lines.push(one.summary());
      return null;
    },
  });
  return { game, timer, saved, lines, session };
}
const linesOf = (feed: readonly { readonly text: string }[]) => feed.map(({ text }) => text);

describe('a game that is not Middara is played by the same stores', () => {
  test('shown at its pace: the question waits for what came before it', () => {
    const { game, timer, session } = tableWith(pileOf(10), 'normal');
    expect(game.store.getState()).toMatchObject({ view: { left: 10 }, busy: false, moment: 0 });
    game.decide('2');
    expect(game.store.getState()).toMatchObject({
      view: { left: 8, turn: 'north' },
      busy: true,
      pending: null,
      shown: 1,
      showing: { type: 'taken' },
      moment: 2,
    });
    timer.runAll();
    expect(game.store.getState()).toMatchObject({
      view: session.state,
      busy: false,
      shown: 2,
      showing: null,
    });
    expect(game.store.getState().pending).toBe(session.pending);
    expect(linesOf(game.store.getState().feed)).toEqual(['north takes 2, 8 left']);
  });

  test('what is not on offer, and what breaks the rules, is told and changes nothing', () => {
    const { game, session, saved } = tableWith(pileOf(10, '1'));
    game.decide('9');
    expect(game.store.getState().fault).toMatch(/"9" is not an answer to take/);
    game.forgiveFault();
    game.decide('spill');
    expect(game.store.getState()).toMatchObject({ fault: 'the pile fell over', decisions: 1 });
    expect(session.state).toEqual({ left: 9, turn: 'south' });
    expect(saved).toEqual([]);
    // What broke them is still there to be done again: it breaks them again.
    game.forgiveFault();
    game.redo();
    expect(game.store.getState()).toMatchObject({ fault: 'the pile fell over', decisions: 1 });
    expect(saved).toEqual([]);
    game.decide('1');
    expect(game.store.getState().view).toEqual({ left: 8, turn: 'north' });
  });

  test('every decision is saved once, with its line in the list', () => {
    const { game, saved, lines } = tableWith(pileOf(10));
    game.decide('1');
    game.decide('3');
    expect(saved.map(({ log }) => log.decisions.length)).toEqual([1, 2]);
    expect(lines.map(({ waiting, decisions }) => [waiting, decisions])).toEqual([
      ['south: take', 1],
      ['north: protest', 2],
    ]);
    game.undo();
    game.redo();
    game.rename('Pebbles');
    expect(saved.slice(2).map(({ name, log }) => [name, log.decisions.length])).toEqual([
      ['Stones', 1],
      ['Stones', 2],
      ['Pebbles', 2],
    ]);
    game.setAutoPass('protest/north', true);
    expect(saved.slice(5).map(({ log }) => log.decisions.length)).toEqual([2, 3]);
  });

  test('a course is one gesture: it waits for the other seat, is taken back and done again as one', () => {
    const { game, session } = tableWith(pileOf(10));
    game.follow({ seat: 'north', left: 3 });
    expect(game.store.getState()).toMatchObject({ decisions: 1, route: { seat: 'north', left: 2 } });
    game.decide('1');
    expect(game.store.getState()).toMatchObject({ decisions: 3, view: { left: 7 } });
    game.leaveRoute();
    expect(game.store.getState().route).toBeNull();
    // South's answer and the step of the course it let through are one gesture.
    game.undo();
    expect(session.decisions.map(({ option }) => option)).toEqual(['1']);
    expect(game.store.getState()).toMatchObject({
      canRedo: true,
      view: { left: 9, turn: 'south' },
      moment: 1,
    });
    game.redo();
    expect(game.store.getState()).toMatchObject({ decisions: 3, canRedo: false, view: { left: 7 } });
    expect(linesOf(game.store.getState().feed).slice(-4)).toEqual([
      'Undone: 2 decisions',
      'Redone',
      'south takes 1, 8 left',
      'north takes 1, 7 left',
    ]);
  });

  test('what is passed for good is passed without asking', () => {
    const { game, session } = tableWith(pileOf(10));
    game.setAutoPass('protest/south', true);
    game.decide('3');
    expect(session.decisions.map(({ kind, option }) => [kind, option])).toEqual([
      ['take', '3'],
      ['protest', 'pass'],
    ]);
    game.decide('3');
    expect(game.store.getState().pending).toMatchObject({ kind: 'protest', seat: 'north' });
  });
});

describe('saved', () => {
  const written = (): Saved => {
    const { game, saved } = tableWith(pileOf(9));
    for (const answer of ['2', '3', 'protest', '1']) game.decide(answer);
    game.undo();
    game.setAutoPass('protest/south', true);
    return JSON.parse(JSON.stringify(saved.at(-1)));
  };

  test('and run again it is the same game, its feed and its gestures with it', () => {
    const { log, notes, gestures, autoPass, initial, events } = written();
    expect(log).toMatchObject({ game: 'pile', rules: '1.0.0', setup: { stones: 9 } });
    expect(initial).toEqual({ left: 9, turn: 'north' });
    const today = { version: '1.0.0', contentHash: 'none' };
    const rerun = rerunLog(log, today, () => pileOf(log.setup.stones));
    if (!rerun.ok) throw new Error(JSON.stringify(rerun.problem));
    expect(rerun.session.events).toEqual(events);
    const { game } = tableWith(rerun.session, 'instant', { notes, gestures, autoPass });
    expect(linesOf(game.store.getState().feed)).toEqual([
      'north takes 2, 7 left',
      'south takes 3, 4 left',
      'south takes -1, 5 left',
      'Undone: 1 decision',
    ]);
    game.undo();
    expect(game.session.decisions.map(({ option }) => option)).toEqual(['2', '3']);
  });

  test.each([
    [
      { decisions: [{ option: '4' }] },
      '$.log.decisions[0].option',
      { fault: 'not-offered', question: 'take' },
    ],
    [{ decisions: [{ option: 'spill' }] }, '$.log.decisions[0]', { fault: 'broke' }],
    [
      { decisions: ['3', 'pass', '3', 'pass', '3', 'pass', '1'].map((option) => ({ option })) },
      '$.log.decisions[6]',
      { fault: 'over', option: '1' },
    ],
    [{ hash: 'f' }, '$.log.hash', { fault: 'hash', log: 'f' }],
  ])('what no longer runs names the place: %j', (changed, path, why) => {
    const log = { ...written().log, ...changed };
    const today = { version: '1.1.0', contentHash: 'none' };
    expect(rerunLog(log, today, () => pileOf(9))).toMatchObject({
      ok: false,
      otherRules: true,
      otherContent: false,
      problem: { path, why },
    });
  });

  test('it is watched from its record alone, forth and back', () => {
    const { id, name, initial, events, marks, notes } = written();
    const timer = new HandTimer();
    const watched = createWatched({ id, name, initial, events, marks, notes }, pilePlay, {
      timer,
      words: en,
      speed: () => 'normal',
    });
    const views = [watched.store.getState().view];
    for (let i = 0; i < watched.total; i++) {
      watched.step(1);
      views.push(watched.store.getState().view);
    }
    expect(views.at(-1)).toEqual({ left: 5, turn: 'north' });
    expect(watched.store.getState()).toMatchObject({ decision: 3, moment: -1, index: 5 });
    for (const view of views.slice(0, -1).reverse()) {
      watched.step(-1);
      expect(watched.store.getState().view).toBe(view);
    }
    watched.play();
    timer.runAll();
    expect(watched.store.getState()).toMatchObject({ playing: false, index: watched.total });
    expect(linesOf(watched.feed).at(-1)).toBe('Undone: 1 decision');
  });

  test('a record that does not fit together names the event', () => {
    const { id, name, initial, events, marks, notes } = written();
    const broken: Play<PileGame> = {
      ...pilePlay,
      fold(view, [event]) {
        if (event!.type === 'taken' && event!.stones < 0) throw new Error(`${other(view.turn)} objects`);
        return pilePlay.fold(view, [event!]);
      },
    };
    const deps = { timer: new HandTimer(), words: en, speed: () => 'instant' as const };
    expect(() => createWatched({ id, name, initial, events, marks, notes }, broken, deps)).toThrow(
      '$.events[3]: north objects',
    );
  });
});
