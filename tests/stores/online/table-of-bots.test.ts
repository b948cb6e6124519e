/** Games at an online table, played by the computer: whole games end, and screens that follow come to the same. */
import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import { folklorePlay } from '../../../src/games/folklore/table/play.ts';
import { midgard } from '../../../src/games/midgard/rules/midgard-game.ts';
import { midgardPlay } from '../../../src/games/midgard/table/play.ts';
import type { Desk, Driven } from '../../../src/stores/game/desk.ts';
import { createPlayed } from '../../../src/stores/game/game-store.ts';
import { createGame, groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { type GameAtTable, gameAtTable } from '../../../src/stores/online/at-game.ts';
import { botOf } from '../../../src/stores/online/bot-of.ts';
import { followTable } from '../../../src/stores/online/follow.ts';
import type { AnyApart } from '../../../src/stores/table/guests.ts';
import { en } from '../../../src/words/en/index.ts';
import { setupOf as chapterOf, content as folkloreContent } from '../../games/folklore/table.ts';
import { content as midgardContent, setupOf as raceOf } from '../../games/midgard/sitting.ts';
import { botsPlay, mixAt } from '../../support/at-table-driver.ts';
import { HandTimer, sessionOf } from '../../support/table-of-memory.ts';

/** Holds no seat, and hears what would be sent. */
const watcher = (sent: string[] = []): Desk => ({
  decide: (option) => sent.push(option),
  undo: (to) => sent.push(`undo ${to}`),
  redo: () => sent.push('redo'),
  holds: () => false,
});

const deps = () => ({ timer: new HandTimer(), words: en, speed: () => 'instant' as const, save: () => null });

interface Kind {
  /** The game from its set-up, apart from any screen. */
  apart(): AnyApart;
  /** The same on a screen, driven. */
  onScreen(desk?: Desk): Driven<never>;
}

const about = { id: 'test', name: 'Test', notes: [] };
const FOLKLORE = chapterOf(Object.keys(folkloreContent.heroes).slice(0, 2), { seed: 'far' });
const MIDGARD = raceOf(3, { seed: 'far', hands: 'closed' });
const machine = { ...MIDGARD.seats[1]!, bot: 'greedy' as const };
const WITH_MACHINE = { ...MIDGARD, seats: [MIDGARD.seats[0]!, machine, MIDGARD.seats[2]!] };

const KINDS: Readonly<Record<string, Kind>> = {
  middara: {
    apart() {
      const session = sessionOf('far');
      return { name: 'Test', session, play: middaraPlay(groundOf(session), en) } as unknown as AnyApart;
    },
    onScreen: (desk = watcher()) =>
      createGame({ ...about, session: sessionOf('far') }, deps()).sitAt(desk) as unknown as Driven<never>,
  },
  folklore: {
    apart: () =>
      ({
        name: 'Test',
        session: new LoggedSession(folklore(folkloreContent), FOLKLORE),
        play: folklorePlay(folkloreContent, FOLKLORE),
      }) as unknown as AnyApart,
    onScreen(desk = watcher()) {
      const session = new LoggedSession(folklore(folkloreContent), FOLKLORE);
      const play = folklorePlay(folkloreContent, FOLKLORE);
      return createPlayed({ ...about, session, play }, deps()).sitAt(desk) as unknown as Driven<never>;
    },
  },
  midgard: {
    apart: () =>
      ({
        name: 'Test',
        session: new LoggedSession(midgard(midgardContent), WITH_MACHINE),
        play: midgardPlay(midgardContent, WITH_MACHINE),
      }) as unknown as AnyApart,
    onScreen(desk = watcher()) {
      const session = new LoggedSession(midgard(midgardContent), WITH_MACHINE);
      const play = midgardPlay(midgardContent, WITH_MACHINE);
      return createPlayed({ ...about, session, play }, deps()).sitAt(desk) as unknown as Driven<never>;
    },
  },
};

const follows = (driven: Driven<never>, table: GameAtTable): boolean => followTable(driven as never, table);

const tableOf = async (kind: Kind) => {
  const apart = kind.apart();
  return gameAtTable(apart, await botOf(apart));
};

describe.each(Object.entries(KINDS))('%s at a table far apart', (_, kind) => {
  test('the computer plays it to its end, and everybody who follows comes to the same', async () => {
    const table = await tableOf(kind);
    const sent: string[] = [];
    const early = kind.onScreen(watcher(sent));
    // One by one, as it is watched; then what came while the page was asleep.
    botsPlay(table, () => follows(early, table) && table.decisions >= 20);
    expect(early.session.hash).toBe(table.session.hash);
    const middle = table.session.fork();
    botsPlay(table);
    expect(table.asked()).toBeNull();
    expect(middle.decisions.length).toBeLessThan(table.decisions);
    expect(follows(early, table)).toBe(true);
    const late = kind.onScreen();
    expect(follows(late, table)).toBe(true);
    for (const { session } of [early, late]) {
      expect(session.hash).toBe(table.session.hash);
      expect(session.decisions.length).toBe(table.decisions);
    }
    // No page answers for the computer's seats by itself, nor for anybody's.
    expect(sent).toEqual([]);
  });

  test('what is taken back and done again is followed, also by whoever missed it', async () => {
    const table = await tableOf(kind);
    const [here, asleep] = [kind.onScreen(), kind.onScreen()];
    botsPlay(table, () => table.decisions === 6);
    for (const driven of [here, asleep]) follows(driven, table);
    const { hash } = table.session;
    const to = Math.max(table.earliest, 3);
    table.back(to);
    follows(here, table);
    expect(here.session.decisions.length).toBe(to);
    expect(here.session.hash).toBe(table.session.hash);
    for (let n = to; n < 6; n++) expect(table.again()).toBe(true);
    expect(table.again()).toBe(false);
    expect(table.session.hash).toBe(hash);
    follows(here, table);
    expect(here.session.hash).toBe(hash);
    if (to === 6) return;
    // Something else was decided there, where another answer is on offer.
    table.back(to);
    const { options, seat } = table.session.pending!;
    expect(table.asked()!.seat).toBe(seat);
    table.decide(options.at(-1)!.id, mixAt(to), false);
    for (const driven of [here, asleep]) {
      expect(follows(driven, table)).toBe(true);
      expect(driven.session.hash).toBe(table.session.hash);
    }
  });

  test('the computer answers by the state alone: two of them the same, whenever they came', async () => {
    const table = await tableOf(kind);
    const other = await tableOf(kind);
    botsPlay(table, () => table.decisions === 60);
    for (const { option } of table.session.decisions) {
      expect(other.ofBot()).toBe(option);
      expect(other.ofBot()).toBe(option);
      other.decide(option, mixAt(other.decisions), false);
    }
    expect(other.stateHash()).toBe(table.stateHash());
  });
});

describe('Midgard with closed hands', () => {
  test('a page that sits down at a table far apart answers for no machine, and plays on by itself alone', () => {
    const setup = { ...WITH_MACHINE, seats: [machine, ...WITH_MACHINE.seats.slice(0, 1)] };
    const session = new LoggedSession(midgard(midgardContent), setup);
    const game = createPlayed({ ...about, session, play: midgardPlay(midgardContent, setup) }, deps());
    const sent: string[] = [];
    game.sitAt(watcher(sent));
    game.wake();
    expect([session.decisions.length, sent]).toEqual([0, []]);
    game.sitAt(null);
    game.wake();
    expect(session.decisions.length).toBeGreaterThan(0);
  });

  test('its machines are bots of the table, and nobody goes back past where another has looked', async () => {
    const table = await tableOf(KINDS.midgard!);
    expect(table.machines).toEqual(['seat-2']);
    const first = table.asked()!.seat;
    botsPlay(table, () => table.asked()?.seat === 'seat-3');
    expect(first).toBe('seat-1');
    const { earliest, decisions } = table;
    expect(earliest).toBeGreaterThan(0);
    expect(() => table.back(earliest - 1)).toThrow(RangeError);
    expect(table.decisions).toBe(decisions);
  });
});
