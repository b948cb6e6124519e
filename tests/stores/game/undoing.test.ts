import { describe, expect, test } from 'vitest';
import type { Foreknown, Revealed } from '../../../src/engine/index.ts';
import type { GameTypes, SessionOf } from '../../../src/stores/game/types.ts';
import { type OfGame, seenIn, undoingOf } from '../../../src/stores/game/undoing.ts';
import { revealedBy } from '../../../src/stores/middara/reveals.ts';
import { guardedBack } from '../../../src/stores/opened/guarded-back.ts';
import { packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { checkSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { drive, newGame, sampleGames } from '../../support/games.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** A game of letters: capitals are what nobody could know. One decision a word. */
const told = (...words: readonly string[]) => {
  const marks = words.map((_, i) => words.slice(0, i).join('').length);
  return { events: [...words.join('')], marks };
};
const reveals = (letter: string): Revealed | null => (letter === letter.toUpperCase() ? 'dice' : null);

describe('how far an undo goes', () => {
  test('what told nothing new goes as it was done, all in one', () => {
    expect(undoingOf(told('a', 'b', 'c'), 1, reveals)).toEqual({ to: 1, decisions: 2, saw: [] });
  });

  test('freely only back to the last that told something; then with it the rest, and says so', () => {
    expect(undoingOf(told('a', 'bX', 'c', 'd'), 0, reveals)).toEqual({ to: 2, decisions: 2, saw: [] });
    expect(undoingOf(told('a', 'bX'), 0, reveals)).toEqual({ to: 0, decisions: 2, saw: ['dice'] });
  });

  test('what nobody decided goes with what came before it, however new that was; past a fence nothing goes', () => {
    const back = (words: readonly string[], fenced = '') => {
      const decisions = words.map((_, i) => ({
        kind: 'k',
        seat: i === 1 ? 'machine' : 'person',
        option: 'o',
      }));
      const session = { ...told(...words), decisions } as unknown as SessionOf<GameTypes>;
      return guardedBack(
        { session, reveals, last: (now: number) => now - 1 } as unknown as OfGame<GameTypes>,
        {
          fences: (letter: unknown) => letter === fenced,
          machines: { seats: new Set(['machine']), answer: () => '' },
        },
      );
    };
    expect(back(['a', 'b']).undoing()).toEqual({ to: 0, decisions: 2, saw: [] });
    expect(back(['aX', 'b']).undoing()).toMatchObject({ to: 0, saw: ['dice'] });
    expect(back(['a', 'b', 'c']).undoing()).toEqual({ to: 2, decisions: 1, saw: [] });
    expect(back(['a', 'bf'], 'f').undoing()).toBeNull();
    expect(back(['a', 'bf'], 'f').counts()).toEqual({ canUndo: false, fenced: true });
    expect(back([]).counts()).toEqual({ canUndo: false, fenced: false });
  });

  test('each sort of news is told once', () => {
    expect(seenIn([...'aXbY'], reveals)).toEqual(['dice']);
  });
});

test('whatever chance has part in is news, and so is every hidden text', () => {
  const chance = new Set<string>();
  const known = new Set<string>();
  for (const { encounter, policy, seed } of sampleGames(3)) {
    const session = drive(newGame(encounter, seed), policy, seed, 250);
    for (const event of session.events) {
      if ('rng' in event) chance.add(event.type);
      if ('rng' in event && !('turned' in event)) expect(revealedBy(event), event.type).not.toBeNull();
      if (revealedBy(event) === null) known.add(event.type);
    }
  }
  expect([...chance]).toContain('diceRolled');
  expect([...chance].filter((type) => known.has(type))).toEqual([]);
});

/** A game at a turn, an attack rolled behind it. */
function rolled(seed: string) {
  const session = sessionOf(seed);
  playUntil(session, ({ kind }) => kind === 'turn');
  playUntil(session, ({ kind, options }) => kind === 'turn' && options.some(({ act }) => act.do === 'move'));
  while (seenIn(session.events.slice(session.marks.at(-1)), revealedBy).length === 0)
    session.decide(session.pending!.options.at(-1)!.id);
  return session;
}

describe('the mark of a game that went back past what it knew', () => {
  test('is in its feed, its log, its file and its link for good', () => {
    const session = rolled('mark');
    const game = gameOf(session);
    const goes = game.undoing()!;
    expect(goes.saw).toEqual(['order']);
    game.undo();
    const mark: Foreknown = { decision: goes.to, saw: goes.saw };
    expect(session.foreknown).toEqual([mark]);
    expect(game.store.getState().feed.at(-1)!.text).toContain('Saw the turn order');
    game.redo();
    expect(session.foreknown).toEqual([mark]);

    const file = checkSavedGame(JSON.parse(JSON.stringify(game.record())));
    expect(file.ok && file.value.log.foreknown).toEqual([mark]);
    expect(file.ok && file.value.notes.at(-2)).toMatchObject({ note: 'foreknown', ...mark });
    const link = unpackLog(packLog(session.toLog(), session.questions)!);
    expect(link.ok && link.value.foreknown).toEqual([mark]);
  });

  test('is none where nothing new was told, and of one place there is one', () => {
    const session = sessionOf('free');
    playUntil(
      session,
      ({ kind, options }) => kind === 'turn' && options.some(({ act }) => act.do === 'move'),
    );
    const game = gameOf(session);
    game.decide('move');
    game.undo();
    expect(session.foreknown).toEqual([]);
    expect(session.toLog()).not.toHaveProperty('foreknown');
    session.know({ decision: 3, saw: ['draw'] });
    session.know({ decision: 1, saw: ['dice'] });
    session.know({ decision: 3, saw: ['dice'] });
    expect(session.foreknown).toEqual([
      { decision: 1, saw: ['dice'] },
      { decision: 3, saw: ['dice', 'draw'] },
    ]);
  });

  async function begun(table: Table) {
    const game = await table.begin(sessionOf('kept').setup, 'Kept');
    playUntil(game.session, ({ kind }) => kind === 'turn');
    while (seenIn(game.session.events.slice(game.session.marks.at(-1)), revealedBy).length === 0)
      game.session.decide(game.session.pending!.options.at(-1)!.id);
    game.undo();
    await table.idle();
    return game;
  }

  test('survives that the page is opened again, is watched, and goes with a link', async () => {
    const table = tableOf();
    const game = await begun(table);
    const marks = game.session.foreknown;
    expect(marks.length).toBe(1);
    const again = await table.open(game.id);
    expect(again.ok && again.value.session.foreknown).toEqual(marks);
    const watched = await table.watch(game.id);
    expect(watched.ok && watched.value.foreknown).toEqual(marks);
    const sent = await table.loadLink(packLog(game.session.toLog(), game.session.questions)!);
    const theirs = sent.ok ? await table.open(sent.value) : sent;
    expect(theirs.ok && theirs.value.session.foreknown).toEqual(marks);
    expect(theirs.ok && theirs.value.store.getState().feed.some(({ text }) => text.startsWith('Saw'))).toBe(
      true,
    );
  });

  test('is on a game played on from before a roll that was watched, and not on one from after it', async () => {
    const table = tableOf();
    const game = await begun(table);
    game.redo();
    await table.idle();
    const watched = await table.watch(game.id);
    if (!watched.ok) throw new Error(watched.why);
    const replay = watched.value;
    const before = game.session.foreknown[0]!.decision;
    const early = await table.playOn(replay, 1);
    expect(early!.session.foreknown[0]).toMatchObject({ decision: 1 });
    const late = await table.playOn(replay, replay.marks.length);
    expect(late!.session.foreknown.map(({ decision }) => decision)).toEqual([before]);
  });
});
