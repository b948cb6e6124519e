import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { browserStore } from '../../../src/stores/kept/browser-store.ts';
import { browserCells } from '../../../src/stores/kept/cells.ts';
import { type KeptVersion, packsIn } from '../../../src/stores/packs/pack-storage.ts';

const files = [{ path: 'pack.json', text: '{}' }];
const version = (hash: string): KeptVersion => ({
  id: 'my-pack',
  name: 'My Pack',
  version: '0.1.0',
  hash,
  files,
});

// Of its own: test files of one process would find there what others have kept.
vi.stubGlobal('indexedDB', new IDBFactory());

describe('packs in the browser', () => {
  const store = browserStore('no answer');
  const packs = packsIn(browserCells(store));

  test('are kept beside the versions that games were played with, and are no game', async () => {
    await packs.write({ id: 'my-pack', files });
    await packs.keep(version('one'));
    await packs.keep(version('two'));
    await packs.keep(version('two'));
    expect(await packs.list()).toEqual([{ id: 'my-pack', files }]);
    expect((await packs.versions()).map(({ hash }) => hash)).toEqual(['one', 'two']);
    await packs.forget(version('one'));
    await packs.remove('my-pack');
    expect(await packs.list()).toEqual([]);
    expect(await packs.versions()).toEqual([version('two')]);
  });

  test('know what the kept games were played with, whole ones and those in pieces', async () => {
    const stamp = (hash: string) => ({ id: 'my-pack', name: 'My Pack', version: '0.1.0', hash });
    await store('readwrite', async (games) => {
      games.put({ log: { packs: [stamp('one')] } }, 'game:a');
      games.put({ log: { packs: [stamp('two'), { id: 4 }] } }, 'head:b');
      games.put({ log: {} }, 'head:c');
      games.put({ log: { packs: [stamp('three')] } }, 'about:b');
    });
    expect((await packs.played()).map(({ hash }) => hash)).toEqual(['one', 'two']);
  });
});
