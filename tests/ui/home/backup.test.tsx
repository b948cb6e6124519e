import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Restored } from '../../../src/stores/backup/backup.ts';
import { createCopies } from '../../../src/stores/backup/copies.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { quietStorage } from '../../../src/stores/kept/quiet-storage.ts';
import { tellMishaps } from '../../../src/stores/message-of.ts';
import { Backup } from '../../../src/ui/home/Backup.tsx';
import { BackupContext, type Backups } from '../../../src/ui/page/use-backup.ts';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';

const { backup: words, failed } = en.ui.screens;
const NONE = { added: 0, longer: 0, same: 0 };
const RESTORED: Restored = {
  counts: { games: NONE, campaigns: NONE, packs: NONE, versions: NONE, drafts: NONE, abraxis: NONE },
  both: [],
  damaged: [],
  local: { 'middara-table-short-lessons': '{"state":{"lessons":["jumping"]},"version":0}' },
};

afterEach(() => localStorage.clear());

async function restoring(restore: Backups['restore']): Promise<void> {
  tellMishaps((mishap) => en.ui.table.mishaps[mishap]);
  const make = async () => new Uint8Array();
  const copies = await createCopies({ cells: memoryCells(), small: quietStorage, now: () => 0, make });
  render(
    <WordsContext value={en}>
      <BackupContext value={async () => ({ make, restore, copies })}>
        <Backup />
      </BackupContext>
    </WordsContext>,
  );
  const input = (await screen.findByText(words.restore)).querySelector('input')!;
  const file = Object.assign(new File(['x'], 'a.zip'), { arrayBuffer: async () => new ArrayBuffer(1) });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
}

test('one of a newer table says so and what to do', async () => {
  await restoring(async () => [
    {
      file: 'backup.json',
      path: '$.version',
      expected: { what: 'version-read', newest: 1 },
      got: { got: 'value', json: '2' },
    },
  ]);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(words.newer);
  expect(alert).toHaveTextContent('version 1 or older: update this app to read a newer file, got 2');
});

test('what cannot be read, or breaks, is told without a word of the engine', async () => {
  await restoring(() => Promise.reject(new DOMException('xyzzy', 'QuotaExceededError')));
  expect(screen.getByRole('alert')).toHaveTextContent(failed(en.ui.table.mishaps.full));
});

test('lessons of both are there; a reload shows what came', async () => {
  localStorage.setItem('middara-table-short-lessons', '{"state":{"lessons":["spells"]},"version":0}');
  await restoring(async () => RESTORED);
  expect(screen.getByRole('alert')).toHaveTextContent(words.restored);
  expect(JSON.parse(localStorage.getItem('middara-table-short-lessons')!).state.lessons).toEqual([
    'spells',
    'jumping',
  ]);
  expect(screen.getByRole('button', { name: words.show })).toBeInTheDocument();
  // No folder where the browser lets no page write into one.
  expect(screen.queryByRole('button', { name: words.folder })).toBeNull();
});
