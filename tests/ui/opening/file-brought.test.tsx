import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FilesHost } from '../../../src/ui/opening/FilesHost.tsx';
import { type Brought, DOORS, type Door, useDoor } from '../../../src/ui/page/brought.ts';
import { createHandOver, type HandOver } from '../../../src/ui/page/hand-over.ts';
import { fetchLate } from '../../../src/ui/page/part.tsx';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';
import { ONE_OF_EACH, type OneOf } from '../../support/one-of-each.ts';
import { fewItems, tableOf } from '../../support/table-of-memory.ts';

beforeAll(() => fetchLate(async () => {}));

const table = tableOf(undefined, undefined, fewItems());
/** What came through each door, in order. */
let came: [Door, string][];
let dropped: HandOver<Brought>;
let choose: Record<Door, (file: File) => Promise<void>>;

/** All doors there are, on one screen. */
function Doors() {
  const take = (door: Door) => (one: Brought) => came.push([door, one.file?.name ?? '']);
  choose = {
    game: useDoor('game', take('game')),
    campaign: useDoor('campaign', take('campaign')),
    pack: useDoor('pack', take('pack')),
    draft: useDoor('draft', take('draft')),
    backup: useDoor('backup', take('backup')),
  };
  return null;
}

beforeEach(() => {
  came = [];
  dropped = createHandOver();
  render(
    <WordsContext value={en}>
      <TableContext value={table}>
        <FilesHost brought={dropped}>
          <Doors />
        </FilesHost>
      </TableContext>
    </WordsContext>,
  );
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const fileOf = (one: OneOf): File => {
  const { name, bytes } = ONE_OF_EACH[one]();
  return new File([new Uint8Array(bytes)], name);
};
/** Brings it, and waits until it went through a door or is asked about: which. */
async function bring(one: OneOf, at: Door | null): Promise<Door | string> {
  const file = fileOf(one);
  await act(async () => (at ? choose[at](file) : dropped.give({ file })));
  await waitFor(() => expect(came.length + screen.queryAllByRole('dialog').length).toBe(1));
  return came[0]?.[0] ?? screen.getByRole('dialog').getAttribute('aria-label')!;
}
const { titles, ways } = en.ui.screens.brought;

/** The door each goes through by itself where somebody chose to load it, and the ways that are a press away elsewhere. */
const BELONGS: Readonly<Record<OneOf, { readonly opens: Door | null; readonly ways: readonly Door[] }>> = {
  game: { opens: 'game', ways: ['game'] },
  log: { opens: 'game', ways: ['game'] },
  guest: { opens: 'game', ways: ['game'] },
  campaign: { opens: 'campaign', ways: ['campaign'] },
  pack: { opens: null, ways: ['pack', 'draft'] },
  'pack-file': { opens: null, ways: ['pack', 'draft'] },
  backup: { opens: null, ways: ['backup'] },
  'backup-list': { opens: null, ways: [] },
  case: { opens: null, ways: [] },
  unknown: { opens: null, ways: [] },
};
const titleOf = (one: OneOf) => titles[one === 'log' || one === 'guest' ? 'game' : one];

describe.each(DOORS)('at the door of %s', (door) => {
  test.each(Object.keys(ONE_OF_EACH) as OneOf[])('%s', async (one) => {
    const { opens, ways: all } = BELONGS[one];
    // What belongs there goes in; of what is not known the door says why it does not.
    const expected = all.includes(door) || one === 'unknown' ? door : (opens ?? titleOf(one));
    expect(await bring(one, door)).toBe(expected);
  });
});

describe('dropped in the middle of a game, nothing leaves the table unasked', () => {
  test.each(Object.keys(ONE_OF_EACH) as OneOf[])('%s', async (one) => {
    window.location.hash = '#/play/x';
    expect(await bring(one, null)).toBe(titleOf(one));
    const { ways: all } = BELONGS[one];
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      ...all.map((door) => ways[door]),
      ...(one === 'case' ? ['Copy the command'] : []),
      'Close',
    ]);
    expect(window.location.hash).toBe('#/play/x');
    if (!all[0]) return;
    await userEvent.click(screen.getByRole('button', { name: ways[all[0]] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(came).toEqual([[all[0], fileOf(one).name]]);
    expect(window.location.hash).toBe(all[0] === 'campaign' ? '#/campaigns' : '#/');
  });
});

test('dropped where they are at home, games and campaigns open at once', async () => {
  expect(await bring('game', null)).toBe('game');
  came = [];
  window.location.hash = '#/campaigns';
  expect(await bring('campaign', null)).toBe('campaign');
});

test('a rule case says how it is run; one of a newer version that it is newer, and what to do', async () => {
  expect(await bring('case', 'game')).toBe(titles.case);
  expect(screen.getByText('npm run case -- h.json')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const text = new TextDecoder().decode(ONE_OF_EACH.case().bytes).replace('"version":1', '"version":9');
  await act(async () => dropped.give({ file: new File([text], 'later.json') }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('It is from a newer version of this app.');
  expect(dialog).toHaveTextContent(
    'expected version 1 or older: update this app to read a newer file, got 9',
  );
  expect(screen.queryByText(/npm run case/)).toBeNull();
});

test('a file that is gone meanwhile, or far too large, is said so', async () => {
  const gone = Object.assign(new File(['{}'], 'gone.json'), {
    arrayBuffer: () =>
      Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError')),
  });
  await act(async () => dropped.give({ file: gone }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('could not be read');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('A requested file');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const large = Object.defineProperty(new File([], 'large.zip'), 'size', { value: 700_000_000 });
  await act(async () => dropped.give({ file: large }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('too large');
});
