import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  bearsOnDice,
  type EncounterSession,
  figureIn,
  listMoveDestinations,
  type Prompt,
} from '../../../../src/engine/index.ts';
import { volleyOf } from '../../../../src/stores/middara/for-now.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { ChoicesContext, SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { OptionButton } from '../../../../src/ui/table/deeds/OptionButton.tsx';
import { WayOdds } from '../../../../src/ui/table/odds/WayOdds.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { choicesOnPage } from '../../../support/choices-on-page.ts';
import { playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

function sessionAt(wanted: (prompt: Prompt, session: EncounterSession) => boolean, seed = 'panel') {
  const session = sessionOf(seed);
  playUntil(session, (prompt) => wanted(prompt, session));
  return session;
}

function show(session: EncounterSession, children: React.ReactNode, choices = choicesOnPage()) {
  return render(
    <ChoicesContext value={choices}>
      <SessionContext value={session}>
        <TableContext value={tableOf()}>{children}</TableContext>
      </SessionContext>
    </ChoicesContext>,
  );
}

function showQuestion(session: EncounterSession) {
  const on = { onAnswer: vi.fn(), onOrder: vi.fn() };
  show(
    session,
    <Question
      position={session.position}
      pending={session.pending!}
      hinted={undefined}
      underWay={false}
      {...on}
    />,
  );
  return on;
}

describe('the odds of an answer', () => {
  test('stand in every answer to a Dodge: their place is kept, then how likely it hits', async () => {
    const session = sessionAt(
      (prompt, { position }) =>
        prompt.options.some(({ act }) => act.do === 'dodge') && volleyOf(prompt, position) === null,
      'ways',
    );
    const { onAnswer } = showQuestion(session);
    const options = session.pending!.options.filter(
      // What may be used at any time lies under a button of its own.
      (option) => !option.interjection && bearsOnDice(session.position, session.pending!, option),
    );
    expect(options.length).toBeGreaterThan(1);
    const lines = [...document.querySelectorAll<HTMLElement>('.option-chance')];
    expect(lines).toHaveLength(options.length);
    for (const line of lines) expect(line).toHaveTextContent(/^…$/);
    for (const line of lines) await waitFor(() => expect(line).toHaveTextContent(/^[<>]?\d+ % to be hit/));
    // Of `1–6 damage` the most stands out.
    const ranges = lines.filter(({ textContent }) => /\d–\d+ damage/.test(textContent));
    expect(ranges.length).toBeGreaterThan(0);
    for (const line of ranges)
      expect(line.querySelector('b')).toHaveTextContent(/–(\d+) damage/.exec(line.textContent)![1]!);
    await userEvent.click(document.querySelector('[data-option="no"]')!);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'no' }));
  });

  test('unfold by a press where answers are listed in full: how much damage how often, in words as well, and what is taken for granted', async () => {
    const session = sessionAt(({ kind }) => kind === 'dodge');
    const option = session.pending!.options.find(({ id }) => id === 'no')!;
    const shared = { position: session.position, asker: session.pending!, option };
    const { container: answer } = show(
      session,
      <OptionButton {...shared} shortcut={null} onAnswer={vi.fn()} />,
    );
    const press = within(answer).getByRole('button', { name: /^Odds in full: / });
    expect(press).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(press);
    expect(press).toHaveAttribute('aria-expanded', 'true');
    const more = answer.querySelector<HTMLElement>('.odds-more[data-open]')!;
    const bars = await within(more).findByRole('img');
    const name = bars.getAttribute('aria-label')!;
    expect(name).toMatch(/^Damage to .+: 0 points \d+ %, /);
    expect(bars.querySelectorAll('rect')).toHaveLength(name.match(/ points? /g)!.length);
    expect(more).toHaveTextContent('Enemies do what their cards say');
    await userEvent.keyboard('{Escape}');
    expect(press).toHaveAttribute('aria-expanded', 'false');
  });

  test('are not asked for where nothing is rolled', () => {
    const session = sessionAt(({ kind }) => kind === 'placement');
    showQuestion(session);
    expect(document.querySelector('.option-chance')).toBeNull();
  });
});

test('a way past opponents says what each Break Attack may come to', async () => {
  const struck = ({ position, pending }: EncounterSession) =>
    listMoveDestinations(position, pending!.figure)
      .filter(({ breaks }) => breaks.length === 1)
      .sort((a, b) => a.way.length - b.way.length)[0];
  const session = sessionAt(
    (prompt, at) =>
      prompt.kind === 'turn' &&
      figureIn(at.state, prompt.figure).kind === 'adventurer' &&
      struck(at) !== undefined,
  );
  const destination = struck(session)!;
  show(
    session,
    <WayOdds position={session.position} pending={session.pending!} destination={destination} />,
    // In one slice: there is much of it.
    choicesOnPage(() => 0),
  );
  expect(document.querySelector('.way-odds')).toHaveTextContent(/^…$/);
  await waitFor(() =>
    expect(document.querySelector('.way-odds')).toHaveTextContent(
      / strikes first: \d+ % to hit( · \d+(–\d+)? damage)?/,
    ),
  );
});
