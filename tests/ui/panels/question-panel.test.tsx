import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { EncounterSession, Prompt } from '../../../src/engine/index.ts';
import { groupOptions } from '../../../src/ui/panels/option-groups.ts';
import { QuestionPanel } from '../../../src/ui/panels/QuestionPanel.tsx';
import { playUntil, sessionOf } from '../../support/table-of-memory.ts';

function sessionAt(wanted: (prompt: Prompt) => boolean, seed = 'panel'): EncounterSession {
  const session = sessionOf(seed);
  playUntil(session, wanted);
  return session;
}

function show(session: EncounterSession, pending: Prompt = session.pending!) {
  const on = { onAnswer: vi.fn(), onSelect: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<QuestionPanel position={session.position} pending={pending} selection={null} {...on} />);
  return on;
}

describe('the open question', () => {
  test('says who is asked, seat and figure, and has every answer with its price', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const { pending } = session;
    const { onAnswer } = show(session);
    const panel = screen.getByRole('region', { name: 'The open question' });
    const seat = session.state.seats.find((one) => one.id === pending!.seat)!;
    expect(within(panel).getByText(seat.name)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: pending!.text })).toBeInTheDocument();
    for (const option of pending!.options)
      expect(panel.querySelector(`[data-option="${CSS.escape(option.id)}"]`)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Move \(\d points\)/ }));
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'move' }));
  });

  test('what may not be done says why', () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn' && (prompt.refused?.length ?? 0) > 0);
    show(session);
    const refusal = session.pending!.refused![0]!;
    expect(screen.getByText(`Why not? (${session.pending!.refused!.length})`)).toBeInTheDocument();
    expect(screen.getAllByText(refusal.reason).length).toBeGreaterThan(0);
  });

  test('attacks show their odds beside them, once they are worked out', async () => {
    const session = sessionAt(
      (prompt) => prompt.kind === 'turn' && prompt.options.some((option) => option.id.startsWith('attack:')),
    );
    show(session);
    expect(await screen.findByTitle(/^Hits \d+%, \d+\.\d damage to expect$/)).toHaveTextContent(/^\d+%$/);
  });

  test('real dice: the six faces of the die that was rolled', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const pending: Prompt = {
      kind: 'die-face',
      seat: session.pending!.seat,
      figure: session.pending!.figure,
      text: 'The die for Rook',
      rule: 'p.5',
      die: 'red',
      options: [1, 2, 3, 4, 5, 6].map((face) => ({ id: `face:${face}`, label: String(face) })),
    };
    const { onAnswer } = show(session, pending);
    await userEvent.click(screen.getAllByRole('button', { name: /^red/i })[5]!);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'face:6' }));
  });
});

test('answers are grouped: the proposed first, spaces apart, interjections at the end', () => {
  const option = (id: string, more = {}) => ({ id, label: id, ...more });
  const prompt = {
    kind: 'move',
    seat: 's',
    figure: 'f',
    text: '',
    rule: '',
    options: [
      option('end'),
      option('step:1,1', { space: [1, 1] }),
      option('x', { interjection: true }),
      option('best', { proposed: true }),
    ],
  } as Prompt;
  const groups = groupOptions(prompt);
  expect(groups.main.map((one) => one.id)).toEqual(['best', 'end']);
  expect(groups.spaces.map((one) => one.id)).toEqual(['step:1,1']);
  expect(groups.anyTime.map((one) => one.id)).toEqual(['x']);
});
