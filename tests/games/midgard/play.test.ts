import { describe, expect, test } from 'vitest';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import type { MidgardEvent } from '../../../src/games/midgard/rules/model/events.ts';
import { type MidgardSetup, TEMPERS } from '../../../src/games/midgard/rules/model/setup.ts';
import { closedTo, drawnFrom } from '../../../src/games/midgard/screens/eyes.ts';
import { needsLook } from '../../../src/games/midgard/screens/placed.ts';
import { midgardContent } from '../../../src/games/midgard/table/content-here.ts';
import { isSoundEvent } from '../../../src/games/midgard/table/event-schema.ts';
import { midgardGuest } from '../../../src/games/midgard/table/midgard-guest.ts';
import { fencesOf, midgardPlay, resultOf } from '../../../src/games/midgard/table/play.ts';
import { faultOfState } from '../../../src/games/midgard/table/state-faults.ts';
import { optionNote, optionText, questionText } from '../../../src/games/midgard/words/en/questions.ts';
import { createPlayed } from '../../../src/stores/game/game-store.ts';
import { createWatched } from '../../../src/stores/game/replay-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { many, proved, provedTest, proving } from '../../support/depth.ts';
import { dealer, HandTimer } from '../../support/table-of-memory.ts';
import { race } from './race.ts';
import { content, setupOf } from './sitting.ts';

const GAMES = 24;
/** What only keeps the books: whatever it is for is told by another event. */
const BOOKKEEPING: readonly MidgardEvent['type'][] = [
  'phaseBegan',
  'seatChanged',
  'pointsGained',
  'pointsSpent',
  'quieted',
  'turnEnded',
  'attemptEnded',
  'dieRolled',
  'goodGained',
  'challengeTried',
];
/** What nobody could know before it: dice, cards, what is looked at. */
const UNKNOWN: readonly MidgardEvent['type'][] = [
  'dieRolled',
  'cardDrawn',
  'pileOffered',
  'destinyDrawn',
  'tokenRevealed',
  'tokensSeen',
  'handSeen',
  'rewardDrawn',
  'challengeRevealed',
  'adventurePut',
];

/** The setting of game n: one to four players, both tables, open and closed hands, with all there is. */
const settingOf = (n: number): MidgardSetup =>
  setupOf((n % 4) + 1, {
    seed: `told-${n}`,
    table: n % 3 === 2 ? 'long' : 'short',
    hands: n % 2 === 1 && n % 4 > 0 ? 'closed' : 'open',
  });

function open(n: number, setup = settingOf(n)) {
  return createPlayed(
    { id: `game-${n}`, name: 'A race', session: race(setup), play: midgardPlay(content, setup), notes: [] },
    { timer: new HandTimer(), words: en, speed: () => 'instant', save: () => null },
  );
}

/** A race by the bot, and at times by chance, so that whatever can be chosen comes up. Each question is looked at. */
function playOut(n: number, look: (game: ReturnType<typeof open>) => void) {
  const game = open(n);
  const pick = dealer(n + 1);
  for (let decisions = 0; game.session.pending; decisions++) {
    expect(decisions).toBeLessThan(6000);
    while (game.store.getState().held) game.goOn();
    look(game);
    const { pending, state } = game.session;
    const byChance = pick(5) === 0;
    const option = byChance
      ? pending.options[pick(pending.options.length)]!
      : botAnswer({ state, content }, pending, TEMPERS[n % TEMPERS.length]!);
    game.decide(option.id);
  }
  while (game.store.getState().held) game.goOn();
  look(game);
  return game;
}

/** Words in which a number or a name was missing. */
const BROKEN = /undefined|null|NaN|\[object| {2}/;

describe('whole races', () => {
  const types = new Map<MidgardEvent['type'], 'told' | 'kept'>();
  // One person on the short table at every run; all kinds of tables in the proof.
  const games = Array.from({ length: many(1, GAMES) }, (_, n) => n);

  test(`games of bots, ${GAMES} when proved: what is shown is what the rules have, and every line says something`, () => {
    for (const n of games) {
      const game = playOut(n, ({ store, session }) => {
        const { view, pending, shown } = store.getState();
        expect(view).toEqual(session.state);
        expect(pending).toBe(session.pending);
        expect(shown).toBe(session.events.length);
        if (!pending) return;
        // Said of what whoever is asked may see.
        const seen = view.hands === 'closed' ? closedTo(view, pending.seat) : drawnFrom(view);
        const named = { content, state: seen, seatName: (seat: string) => seat };
        const names = pending.options.map((option) => optionText(option, pending, named));
        const words = [
          questionText(pending, named),
          ...names,
          ...pending.options.map((option) => optionNote(option, pending, named) ?? 'none'),
        ];
        expect(words.filter((text) => BROKEN.test(text) || text === '')).toEqual([]);
        // No two answers are called the same.
        expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
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
      expect(game.session.events.filter((event) => !isSoundEvent(event))).toEqual([]);
      expect(game.store.getState().view.over).not.toBeNull();
    }
    proved({ games: games.length });
  });

  test('every event is told, or known to keep the books', () => {
    const kept = [...types].filter(([, how]) => how === 'kept').map(([type]) => type);
    expect(kept.filter((type) => !BOOKKEEPING.includes(type))).toEqual([]);
    if (proving) expect(types.size).toBeGreaterThanOrEqual(75);
  });

  provedTest(
    'only what was rolled, drawn or looked at was unknown before it: an undo past it is marked',
    () => {
      const { reveals } = midgardGuest(content);
      for (const event of playOut(4, () => {}).session.events)
        expect([event.type, reveals(event) !== null]).toEqual([event.type, UNKNOWN.includes(event.type)]);
    },
  );

  provedTest('a state at a question is one a file may hold', () => {
    playOut(4, ({ session }) => {
      if (session.decisions.length % 9 === 0) expect(faultOfState(session.state, content, '$')).toBeNull();
    });
  });

  // Another race to its end.
  provedTest('what was watched is what was played, and told in the same lines', () => {
    const { session, store } = playOut(8, () => {});
    const { beginning: initial, events, marks } = session;
    const watched = createWatched(
      { id: 'w', name: 'W', initial, events, marks, notes: [] },
      midgardPlay(content, session.setup),
      { timer: new HandTimer(), words: en, speed: () => 'normal' },
    );
    watched.seek(watched.total);
    expect(watched.store.getState().view).toEqual(session.state);
    expect(watched.feed).toEqual(store.getState().feed);
  });
});

test('the page has the same content as the files that were checked, each folder in the same order', () => {
  const here = midgardContent();
  expect(here.hash).toBe(content.hash);
  for (const [folder, cards] of Object.entries(content)) {
    const same = JSON.stringify(here[folder as keyof typeof here]) === JSON.stringify(cards);
    expect([folder, same]).toEqual([folder, true]);
  }
});

describe('closed hands', () => {
  const setup = settingOf(1);

  test('a line says what everybody may know: neither the card that was drawn nor a covered artifact', () => {
    const { describe: tell } = midgardPlay(content, setup);
    const { state } = race(setup);
    const told = (event: MidgardEvent) => tell(event, state, state)?.text;
    const rng = state.rng;
    const card = state.decks.actions.left[0]!;
    expect(told({ type: 'cardDrawn', player: 0, card, anew: false, rng, rule: 'P 4' })).toBe(
      'Player 1 draws a card.',
    );
    expect(told({ type: 'rewardDrawn', player: 1, card: 'glass-eye', anew: false, rng, rule: 'R' })).toBe(
      'Player 2 draws a reward card.',
    );
    expect(told({ type: 'artifactGained', player: 1, artifact: 'glass-eye', rule: 'R' })).toBe(
      'Player 2 keeps a covered artifact.',
    );
    const open = midgardPlay(content, { ...setup, hands: 'open' });
    const shown = { ...state, hands: 'open' as const };
    const event = { type: 'artifactGained', player: 1, artifact: 'glass-eye', rule: 'R' } as const;
    expect(open.describe(event, shown, shown)?.text).toBe('Player 2 keeps The Glass Eye.');
  });

  test('undo: nobody goes back past another person’s question or the end of a turn; freely within the own turn', () => {
    const game = open(1);
    expect(game.store.getState().fenced).toBe(false);
    const first = game.session.pending!.seat;
    while (game.session.pending?.seat === first) {
      const { state, pending } = game.session;
      game.decide(botAnswer({ state, content }, pending, 'plain').id);
      if (game.session.pending?.seat === first && game.session.decisions.length === 1)
        expect(game.store.getState()).toMatchObject({ canUndo: true, fenced: false });
    }
    expect(game.store.getState()).toMatchObject({ canUndo: false, fenced: true });
    const decided = game.session.decisions.length;
    game.undo();
    expect(game.session.decisions).toHaveLength(decided);
  });

  test('undo: with open hands, or one person alone with machines, there is no fence', () => {
    expect(fencesOf({ ...setup, hands: 'open' })).toBeUndefined();
    const [one, two] = setup.seats;
    expect(fencesOf({ ...setup, seats: [one!, { ...two!, bot: 'plain' }] })).toBeUndefined();
    const three = setupOf(3, { hands: 'closed' }).seats;
    const fences = fencesOf({
      hands: 'closed',
      seats: [three[0]!, { ...three[1]!, bot: 'plain' }, three[2]!],
    })!;
    const change = (player: number) => fences({ type: 'seatChanged', player, rule: 'MI-60' });
    expect([change(0), change(1), change(2)]).toEqual([true, false, true]);
  });

  // A race to its end, in which everybody says they have a card.
  provedTest(
    'whoever is asked about cards out of turn answers a first step without the screen, and looks for the second',
    () => {
      const game = race(setup);
      const kinds = new Map<string, boolean>();
      while (game.pending) {
        const { pending, state } = game;
        const isOwn = pending.player === state.turn.player;
        if (!isOwn) kinds.set(pending.kind, needsLook(pending));
        const something = pending.options.find(({ act }) => act.do === 'something');
        game.decide(something?.id ?? botAnswer({ state, content }, pending, 'plain').id);
      }
      expect(kinds.get('react')).toBe(false);
      expect(kinds.get('reaction-card')).toBe(true);
    },
  );
});

describe('machines', () => {
  test('answer by themselves, by the odds of what their own seat may see, until a person is asked or it is over', () => {
    const base = setupOf(3);
    const seats = base.seats.map((seat, i) => (i === 0 ? seat : { ...seat, bot: 'plain' as const }));
    const game = open(0, { ...base, seats });
    game.wake();
    for (let n = 0; n < many(40, 400) && game.session.pending; n++) {
      expect(game.session.pending.seat).toBe('seat-1');
      const { state, pending } = game.session;
      game.decide(botAnswer({ state, content }, pending, 'plain').id);
      while (game.store.getState().held) game.goOn();
    }
    expect(game.session.state.round).toBeGreaterThan(many(0, 2));
    expect(new Set(game.session.decisions.map(({ seat }) => seat)).size).toBe(3);
  });
});

test('the line of the list of games: table, guest, players, round, the question that waits, how it ended', () => {
  const setup = setupOf(2);
  const { state, pending } = race(setup);
  const play = midgardPlay(content, setup);
  expect(play.summary(state, pending)).toEqual({
    encounter: 'Midgard: six cities',
    of: 'midgard/short',
    guest: { id: 'midgard', name: 'Midgard' },
    seats: ['Player 1', 'Player 2'],
    round: 1,
    result: null,
    waiting: 'Player 1: play a card for its actions',
  });
  const over = (winner: number | null) => ({ over: { winner, why: 'goal' as const } });
  const withMachine = { ...setup, seats: [setup.seats[0]!, { ...setup.seats[1]!, bot: 'plain' as const }] };
  expect([resultOf(over(1), setup), resultOf(over(null), setup), resultOf(over(1), withMachine)]).toEqual([
    'won',
    'lost',
    'lost',
  ]);
});
