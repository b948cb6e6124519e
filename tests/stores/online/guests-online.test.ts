/** Other games at an online table, on whole pages: a race with a seat of the computer's, a chapter of two. */
import { expect, test } from 'vitest';
import { botAnswer as onTheRoad } from '../../../src/games/folklore/bot.ts';
import { folkloreGames } from '../../../src/games/folklore/table/folklore-guest.ts';
import type { Folklore } from '../../../src/games/folklore/table/play.ts';
import { botAnswer as inTheRace } from '../../../src/games/midgard/bot.ts';
import { midgardGames } from '../../../src/games/midgard/table/midgard-guest.ts';
import type { Midgard } from '../../../src/games/midgard/table/play.ts';
import type { GuestTypes } from '../../../src/stores/opened/guest-kind.ts';
import { setupOf as chapterOf, content as folkloreContent } from '../../games/folklore/table.ts';
import { content as midgardContent, setupOf as raceOf } from '../../games/midgard/sitting.ts';
import { many, proved } from '../../support/depth.ts';
import { type GuestOf, GuestPage } from '../../support/guest-pages.ts';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost } from '../../support/online-pages.ts';

const RACE: GuestOf<Midgard> = {
  id: 'midgard',
  games: (ground) => midgardGames(midgardContent, ground),
  answer: ({ state, pending }) => inTheRace({ state, content: midgardContent }, pending!, 'plain').id,
};
const CHAPTER: GuestOf<Folklore> = {
  id: 'folklore',
  games: (ground) => folkloreGames(folkloreContent, ground),
  answer: ({ state, pending }) => onTheRoad({ state, content: folkloreContent }, pending!, 'road').id,
};

/** Whoever is asked answers, and the computer for its own, until so many decisions stand or it is over. */
async function play<G extends GuestTypes>(
  host: FakeHost,
  pages: readonly GuestPage<G>[],
  decisions = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let idle = 0; idle < 20; ) {
    const { session } = pages[0]!;
    if (session.pending === null || session.decisions.length >= decisions) return;
    const before = session.decisions.length;
    for (const page of pages) page.readOn();
    const asked = pages.find(
      ({ state, session: own }) => state.mayAnswer && own.pending?.seat === session.pending?.seat,
    );
    if (asked && !isOfComputer(asked.state, session.pending.seat)) asked.press();
    await host.clock.pass(400);
    idle = session.decisions.length === before ? idle + 1 : 0;
  }
  throw new Error(`it stands still: ${JSON.stringify(pages.map(({ state }) => state.waitsFor))}`);
}
const isOfComputer = ({ seats }: GuestPage<GuestTypes>['state'], seat: string): boolean =>
  seats.some(({ id, holder }) => id === seat && holder?.by === 'bot');

const same = <G extends GuestTypes>(pages: readonly GuestPage<G>[]) =>
  expect(new Set(pages.map(({ session }) => session.hash)).size).toBe(1);

test('a race of Midgard with closed hands: two friends, a seat of the computer’s, and somebody who watches', async () => {
  const host = new FakeHost();
  const setup = raceOf(3, { seed: 'far', hands: 'closed' });
  const machine = { ...setup.seats[1]!, bot: 'greedy' as const };
  const race = { ...setup, seats: [setup.seats[0]!, machine, setup.seats[2]!] };
  const [first, , third] = race.seats.map(({ id }) => id) as [string, string, string];
  const one = new GuestPage(host, RACE);
  const { invite, watch } = await one.hosts(race, [first]);
  let two = new GuestPage(host, RACE);
  await two.enters(invite, third);
  const three = new GuestPage(host, RACE);
  await three.enters(watch, null);
  expect(one.state.seats.map(({ holder }) => holder?.by)).toEqual(['person', 'bot', 'person']);
  // The table's own dice have set it up: it is not the race that was dealt here before.
  expect(one.session.setup.seed).not.toBe('far');
  await play(host, [one, two], 40);
  await settled();
  same([one, two, three]);
  two = await two.reloaded();
  same([one, two, three]);
  const marks = [one, two, three].map(({ session }) => session.decisions.length);
  three.press();
  await settled();
  expect([one, two, three].map(({ session }) => session.decisions.length)).toEqual(marks);
  await play(host, [one, two], many(60, Number.POSITIVE_INFINITY));
  await settled();
  same([one, two, three]);
  proved({ decisions: three.session.decisions.length });
});

test('a chapter of Folklore is played to its end by two, one of them reloaded on the way', async () => {
  const host = new FakeHost();
  const setup = chapterOf(Object.keys(folkloreContent.heroes).slice(0, 2), { seed: 'far' });
  const [first, second] = setup.seats.map(({ id }) => id) as [string, string];
  const one = new GuestPage(host, CHAPTER);
  const { invite } = await one.hosts(setup, [first]);
  let two = new GuestPage(host, CHAPTER);
  await two.enters(invite, second);
  await play(host, [one, two], 12);
  same([one, two]);
  two = await two.reloaded();
  await play(host, [one, two]);
  await settled();
  same([one, two]);
  expect(two.session.state.ending).not.toBeNull();
});
