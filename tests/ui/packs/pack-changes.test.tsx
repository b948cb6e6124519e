import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { memoryPacks } from '../../../src/stores/packs/pack-storage.ts';
import { createSettings } from '../../../src/stores/table/settings-store.ts';
import { createTable } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { HandTimer } from '../../support/table-of-memory.ts';
import { filesOfWalk, walkPack } from '../../support/walk.ts';

beforeAll(fetchAll);

const zipped = (which: 'first' | 'last', edit = (_path: string, text: string) => text) => {
  const files = walkPack(which).map(({ path, text }) => [path, new TextEncoder().encode(edit(path, text))]);
  return new File([zipSync(Object.fromEntries(files))], 'my-pack.zip', { type: 'application/zip' });
};

test('another version of a pack says what it would change, and is loaded when that is agreed to', async () => {
  const library = checkedLibrary({
    builtIn: filesOfWalk(),
    storage: memoryPacks(),
    stored: [],
    words: en,
  });
  const table = createTable({
    ...{ library, storage: memoryStorage(), timer: new HandTimer() },
    ...{ settings: createSettings(), words: en },
  });
  render(<App table={table} />);
  const packs = await screen.findByRole('region', { name: 'Packs' });
  const zip = within(packs).getByLabelText('Add a zip');
  const version = () => within(packs).getByRole('heading', { name: /^My Pack/ }).textContent;

  await userEvent.upload(zip, zipped('first'));
  await within(packs).findByText(/My Pack 0\.1\.0 is loaded/);

  const offer = async () => {
    await userEvent.upload(zip, zipped('last'));
    await within(packs).findByText('My Pack 0.2.0 would replace 0.1.0.');
    const changes = within(packs).getByRole('list', { name: 'What changes' });
    expect(changes).toHaveTextContent('Changed: River Blade (item)[burst] [burst]: +5 PHYSICAL DMG.');
    expect(within(changes).getAllByRole('listitem')).toHaveLength(1);
  };
  await offer();
  await userEvent.click(within(packs).getByRole('button', { name: 'Keep 0.1.0' }));
  expect(within(packs).queryByRole('list', { name: 'What changes' })).toBeNull();
  expect(version()).toBe('My Pack 0.1.0');

  const broken = zipped('last', (path, text) =>
    path.endsWith('river-blade.json') ? text.replace('"cost": ', '"cots": ') : text,
  );
  await userEvent.upload(zip, broken);
  const lines = await within(packs).findByText('Not loaded, because of problems:');
  expect(lines.parentElement).toHaveTextContent(/river-blade.*cost/s);

  await offer();
  await userEvent.click(within(packs).getByRole('button', { name: 'Replace' }));
  await within(packs).findByText(/My Pack 0\.2\.0 replaced 0\.1\.0/);
  expect(version()).toBe('My Pack 0.2.0');
});
