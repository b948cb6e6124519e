import { fireEvent, render } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Prompt, previewOption } from '../../../../src/engine/index.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { Cards } from '../../../../src/ui/table/deeds/Cards.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

test('a card that leaves nobody but friends says so, and what throws dice at once is looked at, before it is paid for (face.md 11)', () => {
  const session = sessionOf('panel');
  playUntil(
    session,
    ({ question, options }) => question.ask === 'turn' && options.some(({ act }) => act.do === 'use'),
  );
  const { position } = session;
  const pending = session.pending!;
  const option = pending.options.find(({ act }) => act.do === 'use')!;
  const onCard = vi.fn();
  const lineWhere = (isFriendlyFire: boolean, until = 'question') => {
    const foretold = { isFriendlyFire, until: { is: until } };
    const known = (_: Prompt, asked: string) => (asked === option.id ? foretold : null);
    const { container, unmount } = render(
      <TableContext value={tableOf()}>
        <PreviewsContext value={{ known, ask: () => () => {} } as never}>
          <Cards
            position={position}
            pending={pending}
            hinted={undefined}
            onCard={onCard}
            onAnswer={() => {}}
          />
        </PreviewsContext>
      </TableContext>,
    );
    const line = container.querySelector(`[data-option~="${option.id}"] .deed-line`)!;
    fireEvent.click(line);
    const { textContent } = line;
    unmount();
    return [textContent, onCard.mock.lastCall?.[1]];
  };
  const plain = en.tell(position).actLine(option.act, pending);
  expect(lineWhere(false)).toEqual([plain, false]);
  expect(lineWhere(false, 'dice')).toEqual([plain, true]);
  expect(lineWhere(true)).toEqual(['only friends in reach', true]);
});

test('asked whom, each friend is warned of by itself: that nobody but friends is in reach is not said while an enemy is', () => {
  const session = sessionOf('p3', 'under-hallow-street');
  playUntil(
    session,
    ({ question, figure }) =>
      question.ask === 'whom' &&
      figure === 'zeke' &&
      'card' in question.cause &&
      question.cause.card === 'gore-shot',
  );
  const pending = session.pending!;
  const said = pending.options.map((option) => {
    const { text, warns } = en
      .tell(session.position)
      .foretold(option, pending, previewOption(session, option.id)!);
    return [option.id, text, warns];
  });
  expect(said).toEqual([
    ['target:cave-sickle-1', '', false],
    ['target:remi', 'harms a friend', true],
    ['target:nightingale', 'harms a friend', true],
  ]);
});
