import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { bearsOnDice, type EncounterSession, type Prompt } from '../../../../src/engine/index.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { ChoicesContext, SessionContext } from '../../../../src/ui/table/context/use-choice-odds.ts';
import { AttackStanding } from '../../../../src/ui/table/drawer/AttackStanding.tsx';
import { SpaceOptions } from '../../../../src/ui/table/question/SpaceOptions.tsx';
import { early } from '../../../../src/words/en/early.ts';
import { choicesOnPage } from '../../../support/choices-on-page.ts';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

beforeAll(() => fetchWhole(early));

function sessionAt(wanted: (prompt: Prompt, session: EncounterSession) => boolean): EncounterSession {
  const session = sessionOf('standing');
  playUntil(session, (prompt) => wanted(prompt, session));
  return session;
}

const within = (session: EncounterSession, children: React.ReactNode, choices = choicesOnPage()) => (
  <ChoicesContext value={choices}>
    <SessionContext value={session}>{children}</SessionContext>
  </ChoicesContext>
);

test('the head of an attack says its odds as they stand, with a histogram, and keeps them between questions', async () => {
  const session = sessionAt(({ kind }) => kind === 'dodge');
  const choices = choicesOnPage();
  const standing = (pending: Prompt | null) =>
    within(
      session,
      <AttackStanding position={session.position} pending={pending} attack="this one" />,
      choices,
    );
  const view = render(standing(session.pending));
  const line = await screen.findByText(/^With nothing added: \d+ % to be hit · /);
  expect(screen.getAllByRole('img', { hidden: true })[0]).toHaveAccessibleName(/^Damage to /);
  const text = line.textContent;
  view.rerender(standing(null));
  expect(screen.getByText(/^With nothing added/)).toHaveTextContent(text!);
});

test('a jump in the list of spaces says whether it lands', async () => {
  const session = sessionAt(({ options }) => options.some(({ act }) => act.do === 'jump'));
  const pending = session.pending!;
  const jumps = pending.options.filter((option) => option.act.do === 'jump').slice(0, 2);
  expect(jumps.every((option) => bearsOnDice(session.position, pending, option))).toBe(true);
  const on = { onAnswer: vi.fn() };
  render(
    within(
      session,
      <SpaceOptions
        position={session.position}
        pending={pending}
        options={jumps}
        from={null}
        hinted={undefined}
        {...on}
      />,
    ),
  );
  for (const { id } of jumps) {
    const button = document.querySelector(`[data-option="${id}"]`)!;
    await waitFor(() =>
      expect(button.querySelector('.option-chance')).toHaveTextContent(/^Success [<>]?\d+ %/),
    );
    expect(button).toHaveAccessibleName(/Success/);
  }
});
