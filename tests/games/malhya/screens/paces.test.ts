import { expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { malhyaPlay } from '../../../../src/games/malhya/table/play.ts';
import { createPlayed } from '../../../../src/stores/game/game-store.ts';
import { en } from '../../../../src/words/en/index.ts';
import { HandTimer } from '../../../support/table-of-memory.ts';
import { fightAt } from '../fights/fight-at.ts';
import { byBot } from '../fights/quay.ts';
import { quietAt } from '../stealth/quiet-at.ts';
import { content } from '../trial.ts';

/** What happens all the time without being news of its own. */
const TOLD_IN_PASSING = new Set(['apChanged', 'apRefilled', 'modeSet']);

/** From where it stands until then, as it is shown at normal speed: each event and its time. */
function watched(session: MalhyaSession, is: () => boolean) {
  const timer = new HandTimer();
  const play = malhyaPlay(content, session.setup);
  const game = createPlayed(
    { id: 'fight', name: 'A fight', session, play, notes: [] },
    { timer, words: en, speed: () => 'normal', save: () => null },
  );
  const { store } = game;
  const seen: { readonly type: string; readonly text: string; readonly waits: number }[] = [];
  const answer = byBot('careful');
  while (session.pending && session.state.place && !is()) {
    game.decide(answer(session.pending, session));
    do {
      const { showing, feed, held } = store.getState();
      if (showing && !held)
        seen.push({ type: showing.type, text: feed.at(-1)!.text, waits: timer.waits()[0] ?? 0 });
      if (held) game.goOn();
    } while (timer.tick() || store.getState().held);
  }
  return seen;
}

/** What is told of the whole game so far, and how long it stays. */
function pacesOf(session: MalhyaSession) {
  const play = malhyaPlay(content, session.setup);
  const hasty = new Set<string>();
  let view = session.beginning;
  for (const event of session.events) {
    const before = view;
    view = play.fold(view, [event]);
    const isRead = play.describe(event, view, before) !== null && !TOLD_IN_PASSING.has(event.type);
    if (isRead && play.ends(event, view) !== 'page' && play.pace(event, view, false) === 0)
      hasty.add(event.type);
  }
  return hasty;
}

test('an enemy’s turn is seen in steps: who, what it does and why, each space, the dice, what came of it', () => {
  const session = fightAt(({ kind }) => kind === 'turn');
  const isOver = () => session.events.filter(({ type }) => type === 'turnBegan').length > 2;
  const seen = watched(session, isOver);
  const decided = seen.filter(({ type }) => type === 'enemyDecided');
  expect(decided.length).toBeGreaterThan(2);
  for (const { text, waits } of decided) {
    expect(text).toMatch(/ (will attack|goes towards|moves).*: .+/);
    expect(waits).toBeGreaterThanOrEqual(1000);
  }
  const moved = seen.filter(({ type }) => type === 'enemyMoved');
  expect(moved.length).toBeGreaterThan(2);
  for (const { waits } of moved) expect(waits).toBeGreaterThanOrEqual(250);
  for (const type of ['turnTaken', 'attackBegan', 'attackRolled', 'defenseRolled', 'attackResolved'])
    expect(seen.find((one) => one.type === type)?.waits).toBeGreaterThanOrEqual(400);
});

test('whatever is told of fights and of stealth stays for a while', () => {
  const fight = fightAt((_, { state }) => state.place!.turn > 3 || state.over !== null);
  const night = quietAt((_, { state }) => (state.place?.turn ?? 0) > 3 && !state.stealth);
  expect([...pacesOf(fight), ...pacesOf(night)]).toEqual([]);
});

test('a press shows at once what waits, and whoever wants to reads each deed of an enemy before it is done', () => {
  const session = fightAt(({ kind, options }) => kind === 'turn' && options.some(({ id }) => id === 'end'));
  const timer = new HandTimer();
  const game = createPlayed(
    { id: 'f', name: 'F', session, play: malhyaPlay(content, session.setup), notes: [] },
    { timer, words: en, speed: () => 'normal', holding: () => 'step', save: () => null },
  );
  const held: string[] = [];
  for (let n = 0; n < 60 && session.pending && held.length < 4; n++) {
    game.decide(
      session.pending.options.some(({ id }) => id === 'end')
        ? 'end'
        : byBot('careful')(session.pending, session),
    );
    for (let i = 0; i < 400 && game.store.getState().busy; i++) {
      const { showing, held: isHeld } = game.store.getState();
      if (isHeld) held.push(showing!.type);
      game.skip();
    }
    expect(timer.waits()).toEqual([]);
  }
  expect(held).toContain('enemyDecided');
  expect(held).toContain('attackResolved');
});
