import { render, screen, within } from '@testing-library/react';
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

const builtIn = filesOfWalk();

/** The start page with the pack of content/README.md, changed. */
async function showPack(change: (text: string) => string): Promise<HTMLElement> {
  const library = checkedLibrary({ builtIn, storage: memoryPacks(), stored: [], words: en });
  const files = walkPack().map(({ path, text }) => ({ path, text: change(text) }));
  expect(await library.add({ name: 'my-pack', files })).toMatchObject({ ok: true });
  const settings = createSettings();
  const table = createTable({
    library,
    storage: memoryStorage(),
    timer: new HandTimer(),
    settings,
    words: en,
  });
  render(<App table={table} />);
  // It is fetched when it is first shown.
  return screen.findByRole('region', { name: 'Packs' });
}

test('a slip in a sword is one problem of its pack; what waits for it is folded below', async () => {
  const packs = await showPack((text) =>
    text.replace('"kind": "melee",\n    "dice"', '"kind": "meele",\n    "dice"'),
  );
  const problems = within(packs).getByRole('region', { name: 'Problems of My Pack' });
  expect(problems).toHaveTextContent(/^1 problem\. /);
  expect(problems).toHaveTextContent(
    'In front, kind: expected one of melee, ranged, melee/ranged, got "meele"',
  );
  const folded = within(problems).getByText('2 more files wait for it').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('my-pack/encounters/dusk-at-the-gate.json');
  expect(within(packs).queryByRole('region', { name: /Warnings/ })).toBeNull();
});

test('what is surely wrong is a warning, and the pack is loaded', async () => {
  const packs = await showPack((text) => text.replaceAll('"result": "won"', '"result": "lost"'));
  expect(within(packs).queryByRole('region', { name: /Problems/ })).toBeNull();
  const warnings = within(packs).getByRole('region', { name: 'Warnings of My Pack' });
  expect(warnings).toHaveTextContent(/^2 warnings: /);
  expect(warnings).toHaveTextContent(
    'my-pack/encounters/dusk-at-the-gate.json In end conditions: you cannot win: add an end condition with "result": "won"',
  );
});
