import { expect, test } from 'vitest';
import { type EncounterEvent, EncounterSession } from '../../../src/engine/index.ts';
import { listRecords, readRecord } from '../../../src/sim/sim-records.ts';
import { type FeedNote, feedUpTo } from '../../../src/stores/game/feed.ts';
import { createDeeds, type DeedsOfRound } from '../../../src/stores/middara/deeds.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { en } from '../../../src/words/en/index.ts';
import { drive, gameContent, newGame, street } from '../../support/games.ts';
import { dealer } from '../../support/table-of-memory.ts';

const RECORDS = listRecords('tests/replays');

/** A recorded game, run. */
function recorded(file: string): EncounterSession {
  const { setup, decisions } = readRecord(file).log;
  const session = new EncounterSession(setup, gameContent);
  for (const { option } of decisions) session.decide(option);
  return session;
}

/** A game of the bot that tries its cards. */
const eager = () => drive(newGame(street, 'deeds eager'), 'eager', 'deeds', 160);

function told(session: EncounterSession, notes: readonly FeedNote[] = []) {
  const play = middaraPlay(groundOf(session), en);
  const feed = feedUpTo(play, en, play.copy(session.beginning), session.events, notes);
  return { session, feed, telling: en.tell(session.position) };
}

const flat = (rounds: readonly DeedsOfRound[]) => rounds.flatMap(({ deeds }) => deeds);

/** What no sentence holds: keys of the rules, and types of events. */
const internal = (session: { readonly events: readonly EncounterEvent[] }): RegExp => {
  const types = [...new Set(session.events.map(({ type }) => type))];
  return new RegExp(`undefined|\\[object|[a-z]-[a-z]+-\\d|\\w/\\w|\\b(${types.join('|')})\\b|^[a-z]`);
};

test.each(RECORDS)('no event of %s falls out of every deed, and none is told by its key', (file) => {
  const { session, feed, telling } = told(recorded(file));
  const { length } = session.events;
  const deeds = flat(createDeeds().upTo(session.events, length, feed));
  expect(deeds.flatMap(({ lines }) => lines)).toEqual(feed);
  let at = 0;
  for (const deed of deeds) {
    expect(deed.from).toBe(at);
    expect(deed.to).toBeGreaterThan(at);
    at = deed.to;
  }
  expect(at).toBe(length);
  expect(deeds.length).toBeLessThan(feed.length / 2);
  const not = internal(session);
  expect(deeds.map((deed) => telling.deed(deed)).filter((text) => not.test(text))).toEqual([]);
});

test('a way and the blow at its end are one deed of an opponent, its questions in it', () => {
  const { session, feed, telling } = told(eager());
  const deeds = flat(createDeeds().upTo(session.events, session.events.length, feed));
  const blow = deeds.find(
    ({ figure, parts }) =>
      figure?.startsWith('cave-sickle') &&
      parts.flatMap(({ did }) => (did === 'beside' ? [] : [did])).join() === 'went,struck',
  )!;
  expect(telling.deed(blow)).toMatch(/^Cave Sickle \d moves \d+ spaces? and (hits|misses|strikes) /);
  const own = session.events.slice(blow.from, blow.to);
  expect(own.filter(({ type }) => type === 'figureMoved').length).toBeGreaterThan(1);
  expect(own.some(({ type }) => type === 'aiConditionChecked')).toBe(true);
  expect(blow.lines.some(({ type }) => type === 'aiConditionChecked')).toBe(true);
});

test('put together event by event, and after going back, they are as they are at once', () => {
  const notes: FeedNote[] = [{ at: 40, note: 'redone' }];
  const { session, feed } = told(eager(), notes);
  const { events } = session;
  const until = (shown: number) =>
    feed.filter(({ type, index }) => (type === 'note' ? index <= shown : index < shown));
  const maker = createDeeds();
  const pick = dealer(3);
  for (let shown = 0, n = 0; n < 120; n++) {
    shown = pick(4) === 0 ? pick(events.length) : Math.min(events.length, shown + pick(60));
    const now = maker.upTo(events, shown, until(shown));
    expect(now).toEqual(createDeeds().upTo(events, shown, until(shown)));
  }
});

test('what is decided otherwise after going back is told anew, and what was before stays what it is', () => {
  const { session, feed } = told(eager());
  const maker = createDeeds();
  const { events } = session;
  const before = maker.upTo(events, events.length, feed);
  session.rewind(60);
  const cut = session.events.length;
  drive(session, 'random', 'otherwise', 40);
  expect(session.events.length).toBeGreaterThan(cut);
  const play = middaraPlay(groundOf(session), en);
  const otherwise = feedUpTo(play, en, play.copy(session.beginning), session.events, [
    { at: cut, note: 'undone', decisions: 100 },
  ]);
  const now = maker.upTo(session.events, session.events.length, otherwise);
  expect(now).toEqual(createDeeds().upTo(session.events, session.events.length, otherwise));
  expect(flat(now)[3]).toBe(flat(before)[3]);
});

test('a decision costs what comes of it: of the deeds before, none is made anew', () => {
  const { session, feed } = told(eager());
  const maker = createDeeds();
  const half = session.marks[80]!;
  const first = flat(
    maker.upTo(
      session.events,
      half,
      feed.filter(({ index }) => index < half),
    ),
  );
  const all = flat(maker.upTo(session.events, session.events.length, feed));
  expect(first.slice(0, -1).every((deed, i) => all[i] === deed)).toBe(true);
});

test('a jump is told by what came of it: not by its checks', () => {
  const { session, feed, telling } = told(recorded('tests/replays/street-random.json'));
  const deeds = flat(createDeeds().upTo(session.events, session.events.length, feed));
  const texts = deeds.map((deed) => telling.deed(deed));
  expect(texts.filter((text) => /fails a jump/.test(text))).toEqual([
    'Remi fails a jump; Remi changes equipment',
    'Nightingale fails a jump',
  ]);
  expect(texts.filter((text) => /Agility/.test(text))).toEqual([]);
});
