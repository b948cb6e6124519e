import { describe, expect, test, vi } from 'vitest';
import { OverBudget } from '../../../src/engine/index.ts';
import { NOBODY } from '../../../src/stores/game/desk.ts';
import type { SavedGame } from '../../../src/stores/kept/saved-game.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import {
  anyOption,
  boldOption,
  dealer,
  gameOf,
  HandTimer,
  playUntil,
  sessionOf,
} from '../../support/table-of-memory.ts';

describe('I4: the view folded from the events is the state of the rules', () => {
  const games = [
    ['training-yard', 1],
    ['training-yard', 2],
    ['under-hallow-street', 3],
  ] as const;
  test.each(sampleOf(games, 1))(
    'after every decision of a random game of %s, number %i',
    (encounter, seed) => {
      const session = sessionOf(`fold-${seed}`, encounter);
      const game = gameOf(session);
      const pick = dealer(seed);
      const most = many(120, 450);
      let decisions = 0;
      while (session.pending && decisions < most) {
        const { pending } = game.store.getState();
        expect(pending).toEqual(session.pending);
        game.decide((decisions % 3 ? boldOption : anyOption)(pending!, pick).id);
        expect(game.store.getState().view).toEqual(session.state);
        decisions += 1;
      }
      expect(decisions).toBeGreaterThan(20);
      proved({ decisions });
      expect(game.store.getState().fault).toBeNull();
    },
  );

  test('the board is shared, never copied nor frozen', () => {
    const session = sessionOf('board');
    const game = gameOf(session);
    playSome(game, 12);
    expect(game.store.getState().view.board).toBe(session.state.board);
    expect(Object.isFrozen(game.store.getState().view.figures)).toBe(false);
  });
});

function playSome(game: ReturnType<typeof gameOf>, count: number): void {
  const pick = dealer(11);
  for (let n = 0; n < count; n++) {
    const { pending } = game.store.getState();
    if (pending) game.decide(boldOption(pending, pick).id);
  }
}

describe('pace', () => {
  test('the question waits until everything before it was shown', () => {
    const session = sessionOf('pace');
    playUntil(session, (prompt) => prompt.options.some((option) => option.id.startsWith('attack:')));
    const timer = new HandTimer();
    const game = gameOf(session, { timer, speed: () => 'normal' });
    game.decide(session.pending!.options.find((option) => option.id.startsWith('attack:'))!.id);
    expect(game.store.getState()).toMatchObject({ busy: true, pending: null });
    game.decide('no');
    expect(session.decisions.at(-1)!.option).toMatch(/^attack:/);
    timer.runAll();
    expect(game.store.getState().pending).toEqual(session.pending);
    expect(game.store.getState().view).toEqual(session.state);
  });

  test('skip shows the rest at once', () => {
    const session = sessionOf('skip');
    playUntil(session, (prompt) => prompt.options.some((option) => option.id === 'end-turn'));
    const game = gameOf(session, { speed: () => 'slow' });
    game.decide('end-turn');
    expect(game.store.getState().busy).toBe(true);
    game.skip();
    expect(game.store.getState()).toMatchObject({ busy: false, pending: session.pending });
    expect(game.store.getState().view).toEqual(session.state);
  });
});

describe('undo and redo', () => {
  test('back to the start and forth again, the same at every step', () => {
    const session = sessionOf('undo');
    const game = gameOf(session);
    playSome(game, 25);
    const end = {
      state: structuredClone(session.state),
      pending: session.pending,
      count: session.decisions.length,
    };
    while (game.store.getState().canUndo) {
      game.undo();
      expect(game.store.getState().view).toEqual(session.state);
      expect(game.store.getState().pending).toEqual(session.pending);
    }
    expect(session.decisions).toHaveLength(0);
    while (game.store.getState().canRedo) game.redo();
    expect(session.decisions).toHaveLength(end.count);
    expect(game.store.getState().view).toEqual(end.state);
    expect(game.store.getState().pending).toEqual(end.pending);
  });

  test('an undo is told in the feed and kept with the game', () => {
    const saved: SavedGame<Middara>[] = [];
    const game = gameOf(sessionOf('note'), {
      save(one) {
        saved.push(one.record());
        return null;
      },
    });
    playSome(game, 5);
    game.undo();
    expect(game.store.getState().feed.at(-1)).toMatchObject({
      type: 'note',
      text: 'Undone: 1 decision',
    });
    expect(saved.at(-1)!.notes).toHaveLength(1);
    expect(saved.at(-1)!.log.decisions).toHaveLength(4);
  });
});

test('what comes out of a stream is shown at once and kept then, since it is kept there; alone an answer waits for being kept', () => {
  const session = sessionOf('far');
  let saves = 0;
  const save = () => {
    saves += 1;
    return new Promise<void>(() => {});
  };
  const timer = new HandTimer();
  const game = gameOf(session, { save, timer });
  const { answer } = game.sitAt(NOBODY);
  expect(answer(session.pending!.options[0]!.id)).toBeNull();
  expect(game.store.getState()).toMatchObject({ decisions: 1, busy: false, pending: session.pending });
  expect(saves).toBe(0);
  timer.runAll();
  expect(saves).toBe(1);
  game.sitAt(null);
  game.decide(session.pending!.options[0]!.id);
  expect(session.decisions).toHaveLength(2);
  expect(saves).toBe(2);
  expect(game.store.getState().decisions).toBe(1);
});

test('an answer that is not on offer changes nothing and is told', () => {
  const session = sessionOf('refused');
  const game = gameOf(session);
  const before = structuredClone(session.state);
  game.decide('place:99,99');
  expect(session.decisions).toHaveLength(0);
  expect(session.state).toEqual(before);
  expect(game.store.getState().fault).toMatch(/not an answer to placement/);
  game.forgiveFault();
  expect(game.store.getState().fault).toBeNull();
});

test('a decision of which too much would come is taken back, and told in words', () => {
  const session = sessionOf('budget');
  const game = gameOf(session);
  const before = structuredClone(session.state);
  vi.spyOn(session, 'decide').mockImplementationOnce(() => {
    throw new OverBudget();
  });
  game.decide(session.pending!.options[0]!.id);
  expect(session.state).toEqual(before);
  expect(game.store.getState().fault).toMatch(/^That takes too long to calculate/);
});

test('the feed tells every turn, with names and numbers to unfold', () => {
  const game = gameOf(sessionOf('feed'));
  playSome(game, 60);
  const { feed } = game.store.getState();
  expect(feed.some((entry) => /’s turn$/.test(entry.text))).toBe(true);
  expect(
    feed.filter((entry) => entry.type === 'attackJudged').every((entry) => entry.sums?.length === 2),
  ).toBe(true);
  expect(feed.every((entry) => !/undefined|\[object|null/.test(entry.text))).toBe(true);
});
