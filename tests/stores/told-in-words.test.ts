import { beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '../../src/stores/backup/make-backup.ts';
import { restoreBackup } from '../../src/stores/backup/restore-backup.ts';
import { campaignStorage } from '../../src/stores/campaign/campaign-storage.ts';
import { createCampaigns } from '../../src/stores/campaign/campaigns.ts';
import { type Cells, memoryCells } from '../../src/stores/kept/cells.ts';
import { gameStorage } from '../../src/stores/kept/game-storage.ts';
import { messageOf, technically, tellMishaps, toldOf } from '../../src/stores/message-of.ts';
import { checkedLibrary, fixedLibrary } from '../../src/stores/packs/checked-library.ts';
import { packsIn } from '../../src/stores/packs/pack-storage.ts';
import type { Reader } from '../../src/stores/packs/reader.ts';
import { draftsIn } from '../../src/stores/workshop/drafts.ts';
import { createWorkshop } from '../../src/stores/workshop/workshop.ts';
import { en } from '../../src/words/en/index.ts';
import { keeping } from '../../src/words/en/ui/workshop.ts';
import { fewItems, HandTimer, tableWith } from '../support/table-of-memory.ts';

/** What engines say of themselves, and what a browser says of its own errors. */
const ENGINE = 'x is not a function (evaluating xyzzy)';
const THROWN: readonly unknown[] = [
  new TypeError(ENGINE),
  new RangeError(ENGINE),
  new SyntaxError(ENGINE),
  new DOMException(ENGINE, 'QuotaExceededError'),
  new DOMException(ENGINE, 'NotFoundError'),
  new DOMException(ENGINE, 'UnknownError'),
  new DOMException(ENGINE, 'DataCloneError'),
  // As errors come out of a worker.
  Object.assign(new Error(ENGINE), { name: 'InvalidStateError' }),
  ENGINE,
  { message: ENGINE },
  undefined,
  null,
];
const { mishaps } = en.ui.table;

beforeEach(() => tellMishaps((mishap) => mishaps[mishap]));

describe('whatever is thrown comes to words of the table', () => {
  test.each(THROWN.map((one) => [technically(one), one] as const))('%s', (_what, thrown) => {
    expect(Object.values(mishaps)).toContain(messageOf(thrown));
    expect(toldOf(thrown)).toBe('');
  });

  test('what somebody can do something about is told apart; what was ours to say is said', () => {
    const named = (name: string) => messageOf(new DOMException(ENGINE, name));
    expect(named('QuotaExceededError')).toBe(mishaps.full);
    expect(named('NotReadableError')).toBe(mishaps.gone);
    expect(named('SecurityError')).toBe(mishaps.forbidden);
    expect(messageOf(new TypeError('Failed to fetch dynamically imported module: x.js'))).toBe(
      mishaps['not-arrived'],
    );
    expect(messageOf(new Error('it does not answer'))).toBe('it does not answer');
    expect(technically(new TypeError('x'))).toBe('TypeError: x');
  });
});

/** Cells that throw, whatever is asked of them. */
const brokenCells = (thrown: unknown): Cells => ({ lasts: true, transact: () => Promise.reject(thrown) });

/** All that a store tells, from whatever it says of itself. */
const told = (...all: readonly unknown[]) => JSON.stringify(all);

describe.each(THROWN.slice(0, 8).map((one) => [technically(one), one] as const))(
  'no door tells what the engine says: %s',
  (_what, thrown) => {
    test('of a browser that gives nothing back, and of what is read', async () => {
      const cells = brokenCells(thrown);
      const own = fixedLibrary(fewItems(), en);
      const breaks = () => Promise.reject(thrown);
      const reader = { ...own.reader, game: breaks, link: breaks, unpack: breaks, content: breaks } as Reader;
      const library = { ...own, reader };
      const timer = new HandTimer();
      const table = tableWith({ cells, storage: gameStorage(cells), library, timer });
      const campaigns = createCampaigns({
        library,
        storage: campaignStorage(cells),
        nameOfBranch: (name) => name,
        timer,
      });
      const workshop = createWorkshop({
        library,
        drafts: draftsIn(cells),
        timer,
        words: { noAnswer: 'silence', ...keeping },
      });
      await table.refresh();
      await campaigns.refresh();
      await workshop.look();
      const bring = { name: 'x.zip', zip: new Uint8Array() };
      const all = told(
        await table.loadFile('{}'),
        await table.loadLink('x'),
        await table.open('x'),
        await table.watch('x'),
        await table.remove('x'),
        table.store.getState(),
        await campaigns.open('x'),
        await campaigns.remove('x'),
        campaigns.store.getState(),
        await workshop.bring(bring),
        workshop.store.getState(),
      );
      expect(all).not.toContain('xyzzy');
      const packs = checkedLibrary({ builtIn: [], storage: packsIn(cells), stored: [], words: en });
      const added = await packs
        .add({ name: 'p', files: [{ path: 'pack.json', text: '{"id":"p","name":"P"}' }] })
        .catch(messageOf);
      expect(told(added)).not.toContain('xyzzy');
      const backup = await makeBackup(cells, {}).catch(messageOf);
      expect(told(backup)).not.toContain('xyzzy');
    });
  },
);

test('no text or bytes of a file get an engine to speak, at any door', async () => {
  const table = tableWith({ library: fixedLibrary(fewItems(), en) });
  const hostile = [
    '',
    '{',
    '[',
    'null',
    '"',
    '\0',
    '{"log":{"decisions":{}}}',
    `${'['.repeat(9000)}`,
    '\ufeff{',
  ];
  const said = [];
  for (const text of hostile) {
    said.push(await table.loadFile(text), await table.loadLink(text));
    said.push(await restoreBackup(memoryCells(), new TextEncoder().encode(text), ''));
  }
  expect(told(said)).not.toMatch(
    /JSON\.parse|Unexpected token|position \d|is not (a|an) |undefined|SyntaxError|Error:/,
  );
});
