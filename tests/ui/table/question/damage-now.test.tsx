import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeBot } from '../../../../src/bots/bot.ts';
import { type Prompt, previewOption } from '../../../../src/engine/index.ts';
import { damageNow } from '../../../../src/stores/middara/damage-now.ts';
import type { Previews } from '../../../../src/stores/middara/previews.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { fetchAll } from '../../../support/all-parts.ts';
import { newGame } from '../../../support/games.ts';
import { gameOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

/** Rook is hit for 5, and a Cuirass takes 2 off; afterwards a spell comes. */
function atBlow() {
  const session = newGame('under-hallow-street', 'p1');
  const bot = makeBot('simple', 'p1');
  for (;;) {
    const { question } = session.pending!;
    if (question.ask === 'offer' && question.timing === 'damage-reduction') return session;
    session.decide(bot.choose(session));
  }
}

test('to take less of a blow says what of this blow alone is taken, and what it costs', async () => {
  const session = atBlow();
  const game = gameOf(session);
  const { position } = session;
  const pending = session.pending!;
  const known = new Map(pending.options.map(({ id }) => [id, previewOption(session, id)]));
  const previews = { known: (_: Prompt, id: string) => known.get(id), ask: () => () => {} } as Previews;
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <GameContext value={game}>
          <PreviewsContext value={previews}>
            <Question
              {...{ position, pending }}
              hinted={undefined}
              underWay={false}
              onAnswer={() => {}}
              onOrder={() => {}}
            />
          </PreviewsContext>
        </GameContext>
      </TableContext>,
    );
  });
  const answer = (id: string) => document.querySelector(`[data-option="${id}"]`);
  await waitFor(() =>
    expect(answer('use:rook.cuirass/brace')).toHaveTextContent(/^Cuirass: take 3.*used until your next turn/),
  );
  expect(answer('pass')).toHaveTextContent(/^Take all 5/);
  for (const id of ['pass', 'use:rook.cuirass/brace']) expect(answer(id)).not.toHaveTextContent(/–|be hit/);
  expect(screen.getByText('5 physical damage now, after armor.')).toBeInTheDocument();
});

test('of a blow that is less than what is taken off nothing is left; of no other question it says anything', () => {
  const session = newGame('under-hallow-street', 'p1');
  const bot = makeBot('simple', 'p1');
  const seen = new Set<string>();
  while (session.pending) {
    const { pending } = session;
    const { question } = pending;
    for (const option of pending.options.filter(({ interjection }) => !interjection)) {
      const isBlow = question.ask === 'offer' && question.timing === 'damage-reduction';
      const taken = damageNow(pending, option, isBlow ? previewOption(session, option.id) : null);
      if (!isBlow) expect(taken).toBeNull();
      else if (option.act.do === 'use') {
        expect(taken).toBe(Math.max(0, question.damage!.amount - 2));
        seen.add(String(taken));
      } else expect(taken).toBe(question.damage!.amount);
    }
    session.decide(bot.choose(session));
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['0', '3']));
});
