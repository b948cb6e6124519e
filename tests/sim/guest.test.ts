import { describe, expect, test } from 'vitest';
import { botAnswer } from '../../src/games/folklore/bot.ts';
import { loadFolklore } from '../../src/games/folklore/load-folklore.ts';
import { playChapter, proveChapter } from '../../src/games/folklore/play-chapter.ts';
import { GUEST_TOOLS } from '../../src/games/registry-of-tools.ts';
import { filesIn, placeOfGuest } from '../../src/sim/guest-files.ts';
import { gameMeant, readGuestOptions } from '../../src/sim/guest-options.ts';
import { playGuest, validateGuest } from '../../src/sim/sim-guest.ts';
import { UsageError } from '../../src/sim/sim-options.ts';
import type { Terminal } from '../../src/sim/terminal.ts';
import { many, proved, proving } from '../support/depth.ts';

/** A terminal whose output is kept. */
function listening(): { readonly out: string[]; readonly terminal: Terminal } {
  const out: string[] = [];
  return { out, terminal: { log: (text) => void out.push(text), error: () => {} } };
}

const OWN = [
  { name: '--heroes', most: 4, cards: ['huntsman', 'lay-brother'] },
  { name: '--way', values: ['road', 'off-road'] },
] as const;
const read = (args: readonly string[]) => {
  gameMeant(args, ['folklore']);
  return readGuestOptions(args, OWN, ['parties']);
};

describe('npm run sim -- --game folklore', () => {
  test('has defaults', () => {
    expect(read(['--game', 'folklore'])).toEqual({
      games: 1,
      seed: '1',
      bot: 'simple',
      report: null,
      quiet: false,
      own: { '--heroes': undefined, '--way': undefined },
    });
  });

  test.each([
    [['--game', 'midgard'], '--game midgard: expected one of folklore'],
    [['--game', 'folklore', '--heroes', '5'], '--heroes 5: expected a whole number from 1 to 4'],
    [
      ['--game', 'folklore', '--heroes', 'huntsman,cat'],
      'expected up to 4 of huntsman, lay-brother, each once',
    ],
    [['--game', 'folklore', '--heroes', 'huntsman,huntsman'], 'each once'],
    [['--game', 'folklore', '--report', 'parties', '--heroes', '2'], '--report takes no --heroes'],
    [['--game', 'folklore', '--games', '0'], '--games 0: expected a whole number'],
    [['--game', 'folklore', '--way', 'air'], '--way air: expected one of road, off-road'],
    [['--game', 'folklore', '--encounter', 'x'], '--encounter: no argument of --game'],
    [['--game', 'folklore', '--report', 'seats'], '--report seats: expected one of parties'],
    [['--game', 'folklore', '--seed'], '--seed needs a value'],
    [['--game', 'folklore', '--quiet', '--quiet'], '--quiet is given twice'],
  ])('%j is refused in words', (args, words) => {
    expect(() => read(args)).toThrow(UsageError);
    expect(() => read(args)).toThrow(words);
  });

  test('every guest is called otherwise, and its content lies where it is looked for', () => {
    const ids = GUEST_TOOLS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, open } of GUEST_TOOLS) expect(open(filesIn(placeOfGuest(id))).problems).toEqual([]);
  });

  test('its content is checked by validate, and none else', () => {
    const { out, terminal } = listening();
    expect(validateGuest('content/guests/folklore', false, terminal)).toBe(0);
    expect(out.join()).toMatch(/heroes: 4, items: 21.*\n?.*hash: [0-9a-f]{16}/);
    expect(validateGuest('content', false, terminal)).toBeNull();
  });

  test('plays and reports, the same for the same arguments, by either bot', () => {
    const once = (bot: string) => {
      const { out, terminal } = listening();
      const args = ['--game', 'folklore', '--games', '4', '--seed', 'a', '--bot', bot];
      expect(playGuest(args, terminal)).toBe(0);
      return out;
    };
    const out = once('simple');
    expect(once('simple')).toEqual(out);
    expect(out).toHaveLength(4 + 4 + 3 + 1);
    expect(out[0]).toMatch(/^heroes 1 {2}a-1 {2}(won|lost)/);
    expect(out.at(-5)).toMatch(/^heroes 4 {3}games 1 {3}won \d/);
    expect(out.at(-4)).toMatch(/^events never met: [a-z]/);
    expect(out.at(-1)).toBe('failed 0');
    expect(once('random')).toEqual(once('random'));
  });

  // Two thousand games of either end: content/guests/folklore/BALANCE.md. In 192 everything is met for the first time.
  test.each(proving ? (['skirmish', 'encounter'] as const) : (['skirmish'] as const))(
    'proves every game, by road and off it, normal and hard, and in many meets all there is: to the last %s',
    (finale) => {
      const games = many(24, 2000);
      const { out, terminal } = listening();
      const args = ['--game', 'folklore', '--games', String(games), '--finale', finale, '--quiet'];
      expect(playGuest(args, terminal)).toBe(0);
      const never = ['events', 'foes', 'items'].map((what) => `${what} never met: none`);
      expect(out.slice(proving ? -4 : -1)).toEqual([...(proving ? never : []), 'failed 0']);
      const [played, won] = [/games (\d+)/, /won (\d+)/].map((one) =>
        out.reduce((sum, line) => sum + Number(one.exec(line)?.[1] ?? 0), 0),
      );
      expect(played).toBe(games);
      // Two of three are won, whoever plays.
      expect(won! / games).toBeGreaterThan(many(0.35, 0.6));
      expect(won! / games).toBeLessThan(many(1, 0.9));
      proved({ games });
    },
    // Twelve minutes of a processor, and other proofs beside it.
    3_600_000,
  );

  test('a chapter that does not come to the same again is no proof', () => {
    const { content } = loadFolklore(filesIn(placeOfGuest('folklore')));
    const seats = [{ id: 'one', name: 'One' }];
    const setup = {
      chapter: 'the-grey-miller',
      seats,
      heroes: [{ hero: 'ferrywoman', seat: 'one' }],
      difficulty: 'normal' as const,
      finale: 'skirmish' as const,
      seed: 'proof',
      byHand: false,
    };
    const { log } = playChapter(content, setup, (state, prompt) =>
      botAnswer({ state, content }, prompt, 'road'),
    );
    expect(() => proveChapter(content, { log })).not.toThrow();
    expect(() => proveChapter(content, { log: { ...log, hash: '' } })).toThrow('came to another end');
    const others = { ...log, setup: { ...log.setup, seed: 'another' } };
    expect(() => proveChapter(content, { log: others })).toThrow();
  });

  test.each([
    [[], ['normal, road', 'normal, off-road', 'hard, road', 'hard, off-road']],
    [['--way', 'road', '--difficulty', 'hard'], ['hard, road']],
  ])('a report of parties %j has a row for each, and a column for each setting', (more, columns) => {
    const { out, terminal } = listening();
    const games = String(many(1, 2));
    expect(
      playGuest(['--game', 'folklore', '--report', 'parties', '--games', games, ...more], terminal),
    ).toBe(0);
    const [heads, , ...rows] = out.map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
    expect(heads).toEqual(['heroes', ...columns]);
    expect(new Set(rows.map(([party]) => party)).size).toBe(15);
    for (const [, ...cells] of rows) {
      expect(cells).toHaveLength(columns.length);
      for (const cell of cells) expect(cell).toMatch(/^(0|50|100) %, \d+\.\d$/);
    }
  });
});
