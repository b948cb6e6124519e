import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bearsOnDice, finished } from '../../../../src/engine/index.ts';
import type { Pool } from '../../../../src/stores/game/pool.ts';
import {
  type ChoiceAsked,
  type ChoiceKnown,
  type ChoiceWork,
  createChoiceWork,
} from '../../../../src/stores/middara/choice-work.ts';
import { createChoices } from '../../../../src/stores/middara/choices.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { ChoicesContext, SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { OptionOdds } from '../../../../src/ui/table/odds/OptionOdds.tsx';
import { HandTimer, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

/** A worker that gives rough odds at once, and exact ones when it is told to: or that they are too much. */
function slowPool(tooMuch: readonly (keyof ChoiceWork)[] = []) {
  const work = createChoiceWork();
  const asked: string[] = [];
  let give: (() => void) | null = null;
  const ask = (
    job: keyof ChoiceWork,
    [of]: [ChoiceAsked],
    { before = [] }: { before?: { job: 'choiceAt' | 'choiceCards'; given: [never] }[] },
  ): Promise<ChoiceKnown> => {
    asked.push(job);
    for (const one of before) work[one.job](...one.given);
    if (tooMuch.includes(job)) return Promise.resolve('too-much');
    if (job === 'choiceRough') return Promise.resolve(finished(work.choiceRough(of)));
    return new Promise((done) => {
      give = () => done(finished(work.choice(of)));
    });
  };
  return { pool: { ask, atOnce: 2 } as unknown as Pool<ChoiceWork>, asked, give: () => give?.() };
}

/** Whether to dodge, at that question. */
function atDodge(pool: Pool<ChoiceWork>, timer: HandTimer) {
  const session = sessionOf('ways');
  playUntil(session, ({ kind }) => kind === 'dodge');
  const { position } = session;
  const pending = session.pending!;
  const option = pending.options.find((one) => one.id === 'no' && bearsOnDice(position, pending, one))!;
  const { container } = render(
    <ChoicesContext value={createChoices(pool, timer)}>
      <SessionContext value={session}>
        <TableContext value={tableOf()}>
          <OptionOdds position={position} asker={pending} option={option} />
        </TableContext>
      </SessionContext>
    </ChoicesContext>,
  );
  return () => container.querySelector('.option-chance')!;
}

test('odds that take long stand there roughly after a second and a half, then exactly (face.md 11)', async () => {
  const { pool, asked, give } = slowPool();
  const timer = new HandTimer();
  const line = atDodge(pool, timer);
  expect(line()).toHaveTextContent(/^…$/);
  await waitFor(() => expect(asked).toEqual(['choice']));
  expect(timer.waits()).toEqual([1500]);
  await act(async () => timer.runAll());
  expect(asked).toEqual(['choice', 'choiceRough']);
  expect(line()).toHaveTextContent(/^about: \d+ % to be hit/);
  await act(async () => give());
  expect(line()).toHaveTextContent(/^\d+ % to be hit/);
  expect(timer.waits()).toEqual([]);
});

test('where exact odds are too much, rough ones are shown; where those are too, that they cannot be counted', async () => {
  const some = slowPool(['choice']);
  const line = atDodge(some.pool, new HandTimer());
  await waitFor(() => expect(line()).toHaveTextContent(/^about: \d+ % to be hit/));
  expect(some.asked).toEqual(['choice', 'choiceRough']);
  const none = slowPool(['choice', 'choiceRough']);
  const other = atDodge(none.pool, new HandTimer());
  await waitFor(() => expect(other()).toHaveTextContent(/^cannot be counted$/));
});
