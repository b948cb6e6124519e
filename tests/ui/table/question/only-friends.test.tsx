import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Prompt } from '../../../../src/engine/index.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { Cards } from '../../../../src/ui/table/deeds/Cards.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

test('a card that leaves nobody but friends says so before it is paid for (face.md 11, friend as target)', () => {
  const session = sessionOf('panel');
  playUntil(
    session,
    ({ question, options }) => question.ask === 'turn' && options.some(({ act }) => act.do === 'use'),
  );
  const { position } = session;
  const pending = session.pending!;
  const option = pending.options.find(({ act }) => act.do === 'use')!;
  const lineWhere = (isFriendlyFire: boolean) => {
    const known = (_: Prompt, asked: string) => (asked === option.id ? { isFriendlyFire } : null);
    const { container, unmount } = render(
      <TableContext value={tableOf()}>
        <PreviewsContext value={{ known, ask: () => () => {} } as never}>
          <Cards
            position={position}
            pending={pending}
            hinted={undefined}
            onCard={() => {}}
            onAnswer={() => {}}
          />
        </PreviewsContext>
      </TableContext>,
    );
    const line = container.querySelector(`[data-option~="${option.id}"] .deed-line`)?.textContent;
    unmount();
    return line;
  };
  expect(lineWhere(false)).toBe(en.tell(position).actLine(option.act, pending));
  expect(lineWhere(true)).toBe('only friends in reach');
});
