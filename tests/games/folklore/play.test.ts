import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer, WAYS } from '../../../src/games/folklore/bot.ts';
import { type FolkloreSession, folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { FolkloreEvent } from '../../../src/games/folklore/rules/model/events.ts';
import { DIFFICULTIES, FINALES } from '../../../src/games/folklore/rules/model/setup.ts';
import type { FolkloreState } from '../../../src/games/folklore/rules/model/state.ts';
import { folkloreGuest } from '../../../src/games/folklore/table/folklore-guest.ts';
import { folklorePlay, pageOf } from '../../../src/games/folklore/table/play.ts';
import { optionNote, optionText, questionText } from '../../../src/games/folklore/words/en/questions.ts';
import { createPlayed } from '../../../src/stores/game/game-store.ts';
import { isHeld } from '../../../src/stores/game/pace.ts';
import { createWatched } from '../../../src/stores/game/replay-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { proved, proving, sampleOf } from '../../support/depth.ts';
import { dealer, HandTimer } from '../../support/table-of-memory.ts';
import { content, setupOf, sitDown } from './table.ts';

const GAMES = 40;
const HEROES = Object.keys(content.heroes);
/** What only keeps the books: whatever it is for is told by another event. */
const BOOKKEEPING: readonly FolkloreEvent['type'][] = [
  'stepBegan',
  'abilityUsed',
  'dieRolled',
  'actTaken',
  'interacted',
  'lastingEnded',
  'commandEnded',
  'fieldTurnEnded',
];
/** What nobody could know before it: dice and cards. */
const UNKNOWN: readonly FolkloreEvent['type'][] = [
  'dieRolled',
  'attackRolled',
  'fieldAttack',
  'firstStrike',
  'searched',
  'tokenSearched',
  'checkRolled',
  'eventDrawn',
  'itemDrawn',
];

/** The setting of game n: one to four heroes, from each of them on, easy and hard, seeded. */
function settingOf(n: number) {
  const many = (n % 4) + 1;
  const heroes = Array.from({ length: many }, (_, i) => HEROES[(n + i) % HEROES.length]!);
  return setupOf(heroes, {
    seed: `told-${n}`,
    difficulty: DIFFICULTIES[n % 2]!,
    finale: FINALES[Math.floor(n / 2) % 2]!,
  });
}

/** A chapter by the bot, and at times by chance, so that whatever can be chosen comes up. Each question is looked at. */
function playOut(n: number, look: (game: ReturnType<typeof open>) => void) {
  const game = open(n);
  const pick = dealer(n + 1);
  for (let decisions = 0; game.session.pending; decisions++) {
    expect(decisions).toBeLessThan(2000);
    while (game.store.getState().held) game.goOn();
    look(game);
    const { pending, state } = game.session;
    const byChance = pick(4) === 0;
    const option = byChance
      ? pending.options[pick(pending.options.length)]!
      : botAnswer({ state, content }, pending, WAYS[n % 2]!);
    game.decide(option.id);
  }
  while (game.store.getState().held) game.goOn();
  look(game);
  return game;
}

function open(n: number) {
  const setup = settingOf(n);
  const session: FolkloreSession = new LoggedSession(folklore(content), setup);
  return createPlayed(
    { id: `game-${n}`, name: 'A chapter', session, play: folklorePlay(content, setup), notes: [] },
    { timer: new HandTimer(), words: en, speed: () => 'instant', save: () => null },
  );
}

/** Words in which a number or a name was missing. */
const BROKEN = /undefined|null|NaN|\[object| {2}/;

describe('whole chapters', () => {
  const types = new Map<FolkloreEvent['type'], 'told' | 'kept'>();

  const games = sampleOf(
    Array.from({ length: GAMES }, (_, n) => n),
    3,
  );

  test(`games of bots, ${GAMES} when proved: what is shown is what the rules have, and every line says something`, () => {
    for (const n of games) {
      const game = playOut(n, ({ store, session }) => {
        const { view, pending, shown } = store.getState();
        expect(view).toEqual(session.state);
        expect(pending).toBe(session.pending);
        expect(shown).toBe(session.events.length);
        if (!pending) return;
        const asked = { content, state: view, seatName: (seat: string) => seat };
        const words = [
          questionText(pending, asked),
          ...pending.options.map((option) => optionText(option, pending, asked)),
          ...pending.options.map((option) => optionNote(option, pending, asked) ?? 'none'),
        ];
        expect(words.filter((text) => BROKEN.test(text))).toEqual([]);
        // No two answers are called the same, but for what is handed over by several who have it.
        const names = pending.options
          .filter(({ act }) => act.do !== 'give')
          .map((option) => optionText(option, pending, asked));
        expect(new Set(names).size).toBe(names.length);
      });
      const { feed } = game.store.getState();
      const told = new Set(feed.map(({ index }) => index));
      for (const [index, { type }] of game.session.events.entries())
        types.set(type, types.get(type) === 'told' || told.has(index) ? 'told' : 'kept');
      for (const { text, quote = 'none' } of feed) {
        expect(text).not.toMatch(BROKEN);
        expect(text).toMatch(/^[A-Z0-9]/);
        expect(quote.length).toBeGreaterThan(0);
      }
      expect(game.store.getState().view.ending).not.toBeNull();
    }
    proved({ games: games.length });
  });

  test('every event is told, or known to keep the books', () => {
    const kept = [...types].filter(([, how]) => how === 'kept').map(([type]) => type);
    expect(kept.filter((type) => !BOOKKEEPING.includes(type))).toEqual([]);
    // Both ways the last fight can be fought came up, or little would be shown by that.
    if (proving) expect(types.size).toBeGreaterThanOrEqual(40);
  });

  test('what was watched is what was played, and told in the same lines', () => {
    for (const n of sampleOf([0, 3, 6], 1, 'watched')) {
      const game = playOut(n, () => {});
      const { session } = game;
      const watched = createWatched(
        {
          id: 'w',
          name: 'W',
          initial: session.beginning,
          events: session.events,
          marks: session.marks,
          notes: [],
        },
        folklorePlay(content, session.setup),
        { timer: new HandTimer(), words: en, speed: () => 'normal' },
      );
      watched.seek(watched.total);
      expect(watched.store.getState().view).toEqual(session.state);
      expect(watched.feed).toEqual(game.store.getState().feed);
    }
  });
});

describe('pages', () => {
  test('a page stays at every speed and whatever is held, until somebody goes on; nothing of it is in the log', () => {
    for (const holding of ['time', 'press', 'step'] as const) expect(isHeld('page', holding)).toBe(true);
    const game = open(1);
    game.decide('lead:0');
    game.decide('stay');
    const { held, showing, pending, view } = game.store.getState();
    expect(held).toBe(true);
    expect(showing?.type).toBe('eventDrawn');
    expect(pageOf(showing!, content, view.chapter)).toBe(content.events[view.event!]!.text);
    expect(pending).toBeNull();
    // No answer is taken while it is read.
    game.decide('stay');
    expect(game.session.decisions).toHaveLength(2);
    game.goOn();
    expect(game.store.getState().held && game.store.getState().showing?.type === 'eventDrawn').toBe(false);
    expect(game.session.decisions).toHaveLength(2);
  });

  test('played by itself a replay turns its pages, as long as they take to read', () => {
    const { session } = playOut(2, () => {});
    const timer = new HandTimer();
    const play = folklorePlay(content, session.setup);
    const watched = createWatched(
      {
        id: 'w',
        name: 'W',
        initial: session.beginning,
        events: session.events,
        marks: session.marks,
        notes: [],
      },
      play,
      { timer, words: en, speed: () => 'normal' },
    );
    watched.play();
    const drawn = session.events.findIndex(({ type }) => type === 'eventDrawn');
    for (let n = 0; watched.store.getState().index <= drawn && n < 500; n++) {
      const isPage = watched.store.getState().index === drawn + 1;
      if (!isPage) timer.tick();
    }
    expect(watched.store.getState().held).toBe(false);
    const text = pageOf(session.events[drawn]!, content, session.state.chapter)!;
    expect(timer.waits()[0]).toBe(play.pace(session.events[drawn]!, session.state, false));
    expect(timer.waits()[0]).toBeGreaterThan(text.length * 20);
    timer.runAll();
    expect(watched.store.getState().index).toBe(session.events.length);
  });
});

test('the line of the list of games: chapter, guest, players, round, the question that waits', () => {
  const session = sitDown(['ferrywoman', 'huntsman']);
  const play = folklorePlay(content, session.setup);
  expect(play.summary(session.state, session.pending)).toEqual({
    encounter: 'The Grey Miller',
    of: 'folklore/the-grey-miller',
    guest: { id: 'folklore', name: 'Folklore' },
    seats: ['Player 1', 'Player 2'],
    round: 1,
    result: null,
    waiting: 'The Ferrywoman leads. Where to?',
  });
  const ended = (ending: FolkloreState['ending']) => play.summary({ ...session.state, ending }, null).result;
  expect([ended('won'), ended('all-ghosts'), ended('too-late')]).toEqual(['won', 'lost', 'lost']);
});

test('only what was rolled or drawn was unknown before it: an undo past it is marked', () => {
  const { reveals } = folkloreGuest(content);
  for (const n of sampleOf([0, 1, 2, 3], 1, 'unknown'))
    for (const event of playOut(n, () => {}).session.events)
      expect([event.type, reveals(event) !== null]).toEqual([event.type, UNKNOWN.includes(event.type)]);
});

test('a way along the road that leads from the goal says back, and never ahead, though a short cut begins there', () => {
  const session = sitDown(['huntsman'], { state: { at: 'road-6' } });
  const pending = session.pending!;
  const asked = { content, state: session.state, seatName: (seat: string) => seat };
  const said = pending.options.flatMap((option) => {
    const [, place] = /^go:road-(\d+)$/.exec(option.id) ?? [];
    return place === undefined ? [] : [[Number(place), optionNote(option, pending, asked) ?? ''] as const];
  });
  expect(said.map(([place]) => place)).toEqual(expect.arrayContaining([3, 7]));
  for (const [place, text] of said) {
    expect(text.includes('back'), text).toBe(place < 6);
    expect(text.includes('ahead'), text).toBe(place > 6);
  }
});
