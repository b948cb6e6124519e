import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type EncounterSession, optionOf, type Prompt } from '../../../src/engine/index.ts';
import { groupOptions } from '../../../src/ui/panels/option-groups.ts';
import { QuestionPanel } from '../../../src/ui/panels/QuestionPanel.tsx';
import { en } from '../../../src/words/en/index.ts';
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
    const telling = en.tell(session.position);
    expect(['Anna', 'Ben']).toContain(telling.seat(pending!.seat));
    expect(within(panel).getByText(telling.seat(pending!.seat))).toBeInTheDocument();
    expect(within(panel).getByText(telling.figure(pending!.figure))).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: telling.question(pending!) })).toBeInTheDocument();
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
    expect(screen.getAllByText(en.tell(session.position).reason(refusal.reason)).length).toBeGreaterThan(0);
  });

  test('real dice: the six faces of the die that was rolled', async () => {
    const session = sessionAt((prompt) => prompt.kind === 'turn');
    const pending: Prompt = {
      kind: 'die-face',
      seat: session.pending!.seat,
      figure: session.pending!.figure,
      question: { ask: 'die-face', die: 'red', purpose: 'attack' },
      rule: 'p.5',
      die: 'red',
      options: [1, 2, 3, 4, 5, 6].map((face) => optionOf({ do: 'type-face', die: 'red', face })),
    };
    const { onAnswer } = show(session, pending);
    await userEvent.click(screen.getAllByRole('button', { name: /^red/i })[5]!);
    expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'face:6' }));
  });
});

test('answers are grouped: the proposed first, spaces apart, interjections at the end', () => {
  const prompt: Prompt = {
    kind: 'move',
    seat: 's',
    figure: 'f',
    question: { ask: 'move', left: 2, unit: 'point' },
    rule: '',
    options: [
      optionOf({ do: 'end-movement' }),
      optionOf({ do: 'step', space: [1, 1], cost: 1, unit: 'point' }),
      optionOf({ do: 'use-token', token: 'heal', left: 1 }, { interjection: true }),
      optionOf({ do: 'spend-best', worth: 1, buys: [] }, { proposed: true }),
    ],
  };
  const groups = groupOptions(prompt);
  expect(groups.main.map((one) => one.id)).toEqual(['best', 'end']);
  expect(groups.spaces.map((one) => one.id)).toEqual(['step:1,1']);
  expect(groups.anyTime.map((one) => one.id)).toEqual(['token:heal']);
});
