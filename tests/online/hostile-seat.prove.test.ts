/** What somebody with a seat and rights can do to those they play with, by a real server: nothing that stays unseen. */
import { afterEach, describe, expect, test } from 'vitest';
import { many } from '../support/depth.ts';
import { type EveningAtHost, eveningAtHost, messagesOf, pause, soon } from '../support/evening-at-host.ts';
import { type HostileSeat, hostileSeat } from '../support/hostile-seat.ts';
import { comesBackTo, entersAt, type PageAtHost, wayBackOf } from '../support/page-at-host.ts';

const MANY = many(45, 1000);
const A_WHILE = 6;
const SIGNATURE = 'a'.repeat(128);

let evening: EveningAtHost;
let eve: HostileSeat;
let page: PageAtHost;

/** Three sit, and Eve answers when she is asked, as everybody does; beside that she does what she likes. */
async function withEve(): Promise<void> {
  evening = await eveningAtHost('around of three');
  page = await entersAt(await evening.at(), evening.invite);
  await page.table.sit('c', 'Eve');
  page.plays('heedless');
  for (const one of [evening.ana, evening.ben]) one.plays('heedless');
  await evening.until(3);
  eve = await hostileSeat(evening, page);
}
afterEach(async () => {
  page.close();
  await eve.line.close();
  await evening.close();
});

/** Those whose past it is play on, and come to the same, whoever comes only now as well. */
async function playsOn(): Promise<void> {
  await evening.until(evening.cyd.game.decisions + A_WHILE);
  page.plays(false);
  for (const one of [evening.ana, evening.ben, evening.cyd]) expect(one.state.line.is).toBe('there');
  await evening.agrees();
}
const tells = ({ state }: PageAtHost) => state.notices.map((one) => one.tells);

const pick = <T>(of: readonly T[], i: number): T => of[i % of.length]!;
const unsigned = (body: unknown) => JSON.stringify({ body: JSON.stringify(body), sig: SIGNATURE });
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Of every kind there is, in turn. */
const HOSTILE: readonly ((i: number) => string)[] = [
  (i) => pick(['', '\0', '{', 'null', '[]', '{}', '\u{1f409}', '"'], i),
  () => 'x'.repeat(4096),
  (i) => JSON.stringify({ body: deep(1 + (i % 1900)), sig: SIGNATURE }),
  (i) => unsigned({ do: pick(['__proto__', 'win', '', null, 1], i) }),
  (i) => unsigned({ do: 'sit', seat: pick(['a', 'b', '__proto__'], i) }),
  // Rightly placed, wrongly signed: it is told of her.
  () => JSON.stringify({ body: JSON.stringify(eve.answer('step')), sig: SIGNATURE }),
  (i) => eve.signed(eve.answer('step', { chain: i.toString(16).padStart(64, '0') })),
  (i) => eve.signed(eve.answer('step', { on: 9 + i * 1_000_003 })),
  (i) => eve.signed(eve.answer(pick(['fly', 'type', 'constructor'], i))),
  (i) => eve.signed(eve.answer('step', { seat: pick(['a', 'b', 'party'], i) })),
  (i) =>
    eve.signed(
      pick<object>(
        [
          { do: 'stand', seat: 'c', passes: i % 2 ? ['x'] : [] },
          { do: 'typed', seat: 'c', yes: i % 4 === 0 },
        ],
        i,
      ),
    ),
  () =>
    eve.signed({
      do: 'undo',
      on: eve.answer('step').do === 'decide' ? (eve.answer('step') as { on: number }).on : 0,
      to: 0,
    }),
  () =>
    eve.signed({
      do: 'again',
      was: { sequence: 2, nanos: '1', key: eve.key.id, text: eve.signed({ do: 'sit', seat: 'a' }) },
    }),
  () =>
    eve.signed({
      do: 'begin',
      game: 'x',
      rules: '1',
      content: 'x',
      name: 'Mine',
      start: { beside: 'start', hash: '0'.repeat(64) },
      seats: ['c'],
    }),
  (i) =>
    eve.signed(
      pick<object>(
        [
          { do: 'seat', seat: 'a', key: eve.key.id },
          { do: 'away', seat: 'b' },
          { do: 'second', key: eve.key.id },
          { do: 'bot', seat: 'b' },
        ],
        i,
      ),
    ),
];

test(`${MANY} messages of every kind: everybody else plays on, and who sends them is told`, async () => {
  await withEve();
  for (let i = 0; i < MANY; i++) {
    await eve.says(HOSTILE[i % HOSTILE.length]!(i));
    // Not faster than counts: what is too fast is not looked at.
    await pause(40);
  }
  page.plays(false);
  await soon(() => expect(page.state.mayAnswer).toBe(true));
  await eve.says(JSON.stringify({ body: JSON.stringify(eve.answer('step')), sig: SIGNATURE }));
  await eve.says(eve.signed(eve.answer('step', { chain: SIGNATURE.slice(64) })));
  for (const one of [evening.ana, evening.ben, evening.cyd])
    await soon(() =>
      expect(one.state.notices).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ tells: 'passed-over', of: 'Eve', why: 'bad-signature' }),
          expect.objectContaining({ tells: 'other-past', of: 'Eve' }),
        ]),
      ),
    );
  page.plays('heedless');
  await playsOn();
});

test('a flood of everything that counts for itself, as fast as the server takes it', async () => {
  await withEve();
  const floods = Array.from({ length: many(300, 3000) }, (_, i) =>
    eve.signed(
      pick<object>(
        [
          { do: 'stand', seat: 'c', passes: [`${i}`] },
          { do: 'typed', seat: 'c', yes: i % 2 === 0 },
          { do: 'now' },
        ],
        i,
      ),
    ),
  );
  const { decisions } = evening.cyd.game;
  await Promise.all(floods.map(eve.says));
  await evening.until(decisions + A_WHILE);
  await playsOn();
});

test('faster than the bridge lets through: her connection ends, and nobody else’s', async () => {
  await withEve();
  const raw = await hostileSeat(
    { ...evening, at: async () => ({ url: '', socket: evening.host.socket }) },
    page,
  );
  for (let i = 0; i < 2000; i++) raw.line.publish(`table.${page.table.id}.k.${raw.key.id}`, `flood ${i}`);
  await raw.line.closed();
  await playsOn();
});

test('two answers at one place: the first counts for everybody', async () => {
  await withEve();
  page.plays(false);
  await soon(() => expect(page.state.mayAnswer).toBe(true));
  const { decisions } = page.game;
  await Promise.all(['pass', 'step'].map((option) => eve.says(eve.signed(eve.answer(option)))));
  await soon(() => expect(evening.cyd.game.decisions).toBeGreaterThan(decisions));
  page.plays('heedless');
  await playsOn();
});

test('the key of who held the seat before counts no more', async () => {
  await withEve();
  const { ana, ben, cyd } = evening;
  page.plays(false);
  await soon(() => expect(page.state.mayAnswer).toBe(true));
  const { decisions } = cyd.game;
  ana.table.freeSeat('c');
  await soon(() => expect(cyd.state.seats[2]!.holder).toBeNull());
  await eve.says(eve.signed(eve.answer('step')));
  await ben.table.sit('c', 'Ben');
  await eve.says(eve.signed(eve.answer('step')));
  await soon(() => expect(cyd.game.decisions).toBeGreaterThan(decisions + 2));
  await playsOn();
  const answers = messagesOf(cyd).filter(({ key }) => key === eve.key.id);
  expect(answers.length).toBeGreaterThan(1);
});

describe('a server that tells one page another time', () => {
  /** As long as it was: another second. */
  const lie = (said: Buffer): Buffer => {
    const text = said.toString('latin1');
    return Buffer.from(
      text.replace(
        /(Nats-Time-Stamp: \d{4}-\d\d-\d\dT\d\d:\d\d:)(\d)/g,
        (_, before, digit) => `${before}${(Number(digit) + 1) % 6}`,
      ),
      'latin1',
    );
  };

  test('is found at the next decision, told, and over for whoever opens the page anew', async () => {
    await withEve();
    const { ana, ben, cyd } = evening;
    evening.lines[1]!.lies(lie);
    // Ben's is told so by the others where it decides first; where theirs comes first it reads all anew and says that it changed.
    const isTold = (one: PageAtHost) =>
      tells(one).some((told) => told === 'other-past' || told === 'past-changed');
    await soon(() => expect([ana, ben].some(isTold)).toBe(true));
    // What Ben's page has gone on from is nobody else's past: the others wait for its seat, and are as one.
    await soon(() =>
      expect([ana, cyd].map(({ state }) => state.seats[1]!.id === ana.game.asked()!.seat)).toEqual([
        true,
        true,
      ]),
    );
    expect(ana.game.stateHash()).toBe(cyd.game.stateHash());
    const stuck = cyd.game.decisions;
    evening.lines[1]!.lies(null);
    const tail = wayBackOf(ben);
    ben.close();
    const anew = await comesBackTo(await evening.at(), tail);
    anew.plays('heedless');
    await evening.until(stuck + A_WHILE);
    for (const one of [ana, page]) one.plays(false);
    await soon(() => expect(anew.game.stateHash()).toBe(cyd.game.stateHash()));
    anew.close();
  });
});
