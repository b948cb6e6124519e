import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { cold as test } from './warm-page.ts';

const dist = new URL('../dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, dist));
/** What is sent of it, in kB, by a server that compresses. */
const sent = (file: string) => gzipSync(read(file), { level: 9 }).length / 1000;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sent(file), 0);
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** A script and all that it waits for. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of read(file)
    .toString()
    .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`assets/${name}`, found);
  return found;
}

const [, entry = ''] =
  /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(read('index.html').toString()) ?? [];
const first = withImports(entry);
const chunk = (name: RegExp) => files.filter((file) => name.test(file));

// Room to breathe, and no more: what passes a bound is looked at before it is let in.
test('what is sent holds its bounds: to the first screen, as script, and as data beside it', {
  tag: '@quick',
}, () => {
  expect(entry).not.toBe('');
  expect(sum(first)).toBeGreaterThan(60); // React is in it
  // The shelf of encounters is 5 kB of it, that of campaigns half of one.
  expect(sum(first)).toBeLessThan(87);
  // The workshop and what it says, which nobody else waits for: forms out of schemas, boards painted by hand, zips.
  const workshop = sum(chunk(/assets\/(WorkshopScreen|workshop)-.*\.js$/));
  // What a newer page keeps is left as it is and said so, and whatever file is brought is known for what it is: a fifth of one.
  expect(workshop).toBeLessThan(30.5);
  // Campaigns: their rules, what keeps them, their screens and words. Nobody else waits for them. What their screens share
  // is called after the first of its modules. What checks a campaign's file event by event, and a fifth member, are 2.
  const campaign = sum(
    chunk(/assets\/(CampaignScreen|CampaignsScreen|campaign|Ornament|shelf-of-table)-.*\.js$/),
  );
  // Kept between tabs and tried again, asked where a scene gives too much, a lost Bounty's
  // very copies, allies healed and what cannot be done said: 5.
  // That tables played online ask for their rules without their screens is a seam of half of one.
  expect(campaign).toBeLessThan(62.7);
  // The dice game of p.70 with its rules, odds and words, for whoever sits down to it; its felt a file of its own.
  // That it is in one tab, and what is said where it is not kept, is half of one.
  const abraxis = sum(chunk(/assets\/(AbraxisScreen|abraxis)-.*\.js$/));
  expect(abraxis).toBeLessThan(16.8);
  // Tables that are played online, for whoever invites or is invited: 42 are the client of their server (NATS), 8 keys and
  // signatures for pages that are no secure context, 4 what begins a campaign there; the rest reads a table's stream,
  // says what counts in it, and has games follow.
  const online = sum(chunk(/assets\/(online-here|prepare-campaign)-.*\.js$/));
  // Plans that friends see, and seats kept for a table elsewhere, are 2.
  // What a page keeps of a table, and what is shown early of a campaign, are 1.
  expect(online).toBeLessThan(83);
  // Their screens: a third of them draws the codes of links; what is shown of a table early is half of one.
  const friends = sum(chunk(/assets\/(AtOnline|OnlineScreen|RingLayer|WayBack)-.*\.js$/));
  expect(friends).toBeLessThan(15);
  // Guests: each with its rules, words, content, bots for its odds and screens. Folklore 64: its maps to explore, prayers,
  // allies and skills are 3. Midgard 75: a third of it bots that play its seats, 2 the faces of who fights. Malhya 98, rules, words
  // and the rest in scripts of their own: booklets and checks, roads and towns, places, fights and what enemies do, stealth,
  // spells and growing; its cards are beside it, and so is what is seen of its checks, roads, fights and stealth, fetched when a
  // mission comes to them, its bots, what its files are checked with, and its campaign, a scene at a time.
  const guests = chunk(/assets\/guest-(?!faults|games|content).*\.js$/);
  expect(guests).toHaveLength(3);
  const awaited = guests.map((file) => withImports(file));
  const table = new Set(chunk(/assets\/table-.*\.js$/).flatMap((file) => [...withImports(file)]));
  /** What each waits for alone: nobody else has it. */
  const owns = awaited.map((all, i) =>
    [...all].filter((file) => !table.has(file) && awaited.every((other, k) => k === i || !other.has(file))),
  );
  for (const own of owns) expect(sum(own)).toBeGreaterThan(20);
  // Things that change hands in booklets, ways without zigzag, and how long what happens in a place stays are 2 of Malhya's.
  for (const own of owns) expect(sum(own)).toBeLessThan(103);
  for (const file of owns.flat()) expect(sent(file)).toBeLessThan(77);
  const brotli = (file: string) => brotliCompressSync(read(file)).length / 1000;
  for (const own of owns) expect(own.reduce((all, file) => all + brotli(file), 0)).toBeLessThan(90);
  // Malhya's cards and booklets, fetched with its rules; its campaign's by their scenes.
  const cards = sum(chunk(/assets\/content-here-.*\.js$/));
  expect(cards).toBeLessThan(36);
  const scenes = readdirSync(new URL('../content/guests/malhya/campaign', import.meta.url), {
    withFileTypes: true,
  }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const pages = chunk(new RegExp(`assets/(${scenes.join('|')})-.*\\.js$`));
  expect(pages).toHaveLength(scenes.length);
  // The one with a road, a dungeon and a yard of its own is as long as two; that an evening of two heroes is longer in four
  // of them is up to 4 each.
  const isLong = (file: string) => file.includes('tongue-in-pledge');
  for (const file of pages) expect(sent(file)).toBeLessThan(isLong(file) ? 20 : 12);
  // Stages of its checks, roads, fights, stealth and growing, each in a script of its own; the board of fights and stealth in one,
  // too.
  const stages = sum(
    chunk(
      /assets\/((fight|road|stealth|growing)-screens|growing-stage|malhya-fight|PlaceInstructions|CheckStage|HeroSheets)-.*\.js$/,
    ),
  );
  // What each level of a check brings, what ends it for all, and the words of spaces with the board are 1.
  expect(stages).toBeLessThan(28.9);
  // The parts they share with one another, and with nobody else: table, replay, set-up, cover. Whose hand lies open on a
  // page far apart is a tenth of one.
  const shared = sum(chunk(/assets\/(guest-(faults|games)|GuestSetUp)-.*\.js$/));
  // Who decides far apart, and whose hand lies open there: a fifth of one.
  // Set-up in a file of its own, which Malhya fetches late, and how a file's names are found in one way: 1.
  expect(shared).toBeLessThan(13.8);
  // Asked for by nobody who begins a game and needs no help.
  const asked = sum(chunk(/assets\/(malhya-files|SetUp|(all-)?help)-.*\.js$/));
  expect(asked).toBeLessThan(15);
  const guest = sum(owns.flat()) + sum(pages) + shared + asked;
  // A booklet more of Malhya's campaign is 6, four that are longer 9, fetched when they are come to.
  expect(guest).toBeLessThan(336);
  // What it shares with the table (boards, cards, the laboratory) lies in scripts of its own since: some 8 kB of seams.
  // The languages of cards and encounters and the spaces of packs are 28 more: their schemas, rules and words.
  // The shelf of ten encounters more is 4; CONDUITS, what authors are told of slips, and the way on at the table 3.
  // What reads stories and their schemas is 6; Companions, wares, orders of initiative, parties that go on and more of
  // what authors are told of slips are 14. A table of Abraxis and rules of a campaign's own are seams of 1;
  // what the table has of campaigns (the scene at hand, a party kept) and three bodies of figures are 4; a fifth place
  // and texts that take items are 3; what lets other games sit at the table (ways in and out for any game, a shelf, a
  // board's frame) is 6. In the pieces that a first fight waits for, and those it does not, it is 9 more.
  // The dock is 22: cards of deeds and what each does in a line, reasons of what is refused, targets on the board with
  // their plates, edges of the board, and what sees whether a question is worth asking.
  // Dice chosen by switches, Pause, ranges of damage and what stands on figures are 6; words of lists of classes, which
  // took a third off the styles, 5. Dice asked with what throws them again, and their odds, are 1; paint that
  // stands in drawings and no longer in styles, and Folklore's order of turns in the bar, 3. How damage came about, what
  // gear attacks with, whose item is used, where plates and arrows do not lie, and small parts come late, are 4.
  // A press that is held, volleys and spaces answered in one, cards of loot, the left hand, names at pieces, arrows with
  // their way and Dodges not thrown again are 7; questions and the drawer in files of their own, after the table, 7. Sheets of
  // loot, heroes as cards and ghosts of what is placed, areas and targets in one press are 16. Sums told part by part, whom a
  // Counter strikes, owners of items, gear that was found and regions of the table in files of their own are 7; a move and an attack in one press, names of steps, a grouped menu, an area
  // carried by a finger 7; what came of an enemy's turn said first, its jumps, whom effects come from, a Counter Empowered
  // in one press and tags that make way for figures 7; what is kept when a browser answers late, of tabs without locks, and
  // of packs in work 2; backups, made and taken in beside the page or in it, 4; dice typed by the
  // number on them, keys by where they lie, what is newer told so, languages of the same shape 9; files known for what
  // they are at any door 3, copies of everything by themselves, and how long one played without, 4, and reasons in words
  // of the table alone, names that stand by themselves and what a newer page set kept on 2. Ubiquitous cards, what is
  // used without end, numbers that cards push down together, and what is offered only where something comes of it are 6.
  // Tables played far apart, beside what is counted above: their words 4, windows that hear one another over a stream 2,
  // bots in files of their own, Folklore's among them, 5, mixes and what lets a game be driven from elsewhere 3.
  // What a fourth game shares with the others (rows of turns, seats that are needed, its emblems' names) is 2; maps that
  // come with a stage of it a seam of 1, its bots in a file of their own 6; what it fetches in files apart is 1 of seams. A game
  // that keeps up with another and runs no rule again is a half of one.
  expect(
    sum(chunk(/\.js$/)) - workshop - campaign - abraxis - guest - cards - stages - online - friends,
  ).toBeLessThan(863);
  // The painter of boards, in its worker alone.
  expect(sum(chunk(/paint-worker-/))).toBeLessThan(24);
  // The workshop's own is 1.4 of it and that of campaigns 7, in files of their own.
  const felt = sum(chunk(/assets\/AbraxisScreen-.*\.css$/));
  expect(felt).toBeLessThan(3);
  // Of the guests and what they share; pages, roads and fights of Malhya are half of one.
  const marsh = sum(chunk(/assets\/(guest|malhya-fight)-.*\.css$/));
  expect(marsh).toBeLessThan(6.6);
  // In more files since parts of the table come later: 3. The dock in three layouts, and what is seen of it later, are 3.
  expect(sum(chunk(/\.css$/)) - felt - marsh).toBeLessThan(55);
  // A third of it are the ten encounters with their boards, a fifth the stories; no first screen waits for it.
  // The first fight as it begins is 3.
  expect(sum(chunk(/assets\/.*\.json$/))).toBeLessThan(135);
  expect(sum(chunk(/assets\/.*\.svg$/))).toBeLessThan(40);
});

test('what checks packs, and every screen but the first, is in scripts that nothing else waits for', {
  tag: '@quick',
}, () => {
  const eager = new Set(chunk(/assets\/(index|start)-/).flatMap((file) => [...withImports(file)]));
  for (const part of [
    /page-jobs-/,
    /assets\/table-/,
    /CampaignScreen-/,
    /CampaignsScreen-/,
    /SetUpScreen-/,
    /ReplayScreen-/,
    /PackShelf-/,
    /LinkScreen-/,
    /LabScreen-/,
    /AfterScreen-/,
    /RuleReader-/,
    /WorkshopScreen-/,
    /AbraxisScreen-/,
    /guest-games-/,
    /drawn-/,
    /throw-dice-/,
    /online-here-/,
    /AtOnline-/,
    /OnlineScreen-/,
    /WayBack-/,
  ]) {
    const own = chunk(part).filter((file) => file.endsWith('.js'));
    expect(own, String(part)).toHaveLength(1);
    expect(eager.has(own[0]!), String(part)).toBe(false);
  }
  for (const guest of chunk(/guest-.*\.js$/)) expect(eager.has(guest)).toBe(false);
  // The worker for what takes long or comes from outside has it, and shares the rest with the page.
  const worker = withImports(chunk(/page-worker-/)[0]!);
  expect([...worker].some((file) => /page-jobs-/.test(file))).toBe(true);
  expect([...worker].some((file) => eager.has(file) && sent(file) > 40)).toBe(true);
  // Nothing of the page itself is loaded in a worker.
  for (const of of [/page-worker-/, /paint-worker-/, /backup-worker-/])
    for (const file of withImports(chunk(of)[0]!))
      expect(file).not.toMatch(/assets\/(index|page(?!-(worker|jobs))|start|table)-/);
  expect(first.size).toBeLessThan(eager.size);
});

test('what the first fight waits for holds its bounds: script, styles, and faces of the letters that are written', {
  tag: '@quick',
}, () => {
  const parts = [/assets\/start-.*\.js$/, /assets\/table-.*\.js$/];
  const waited = new Set(parts.flatMap(chunk).flatMap((file) => [...withImports(file)]));
  for (const file of first) waited.add(file);
  // The language is a sixth of it, what a position is read by another.
  expect(sum(waited)).toBeLessThan(300);
  // Neither the rules, nor what checks games and packs, nor what thinks ahead, nor what draws dice and deeds.
  for (const late of [
    /\/rules-/,
    /\/words-/,
    /checks-/,
    /late-rules-/,
    /page-jobs-/,
    /HomeScreen-/,
    /scenery-/,
    /drawn-/,
    /hints-/,
  ])
    expect([...waited].filter((file) => late.test(file))).toEqual([]);
  const styles = [/assets\/(page|start|table)-.*\.css$/].flatMap(chunk);
  expect(sum(styles)).toBeGreaterThan(20);
  expect(sum(styles)).toBeLessThan(27);
  const faces = chunk(/assets\/.*-used-.*\.woff2$/);
  expect(faces).toHaveLength(3);
  expect(faces.reduce((all, file) => all + read(file).length / 1000, 0)).toBeLessThan(45);
  // One of them is fetched for the first page, another for the first board.
  for (const file of chunk(/assets\/board-.*\.webp$/)) expect(read(file).length / 1000).toBeLessThan(80);
});
