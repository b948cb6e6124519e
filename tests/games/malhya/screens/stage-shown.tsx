import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { StageProps } from '../../../../src/games/malhya/screens/fight/fight-view.ts';
import { pointAt } from '../../../support/point.ts';
import { content } from '../trial.ts';

export const namedIn = ({ state }: MalhyaSession) => ({
  content,
  state,
  seatName: (seat: string) => seat,
});

/** A place on its stage: what is pressed and pointed at on its board, and what is told of it there. */
export function stageShown(Stage: ComponentType<StageProps>, session: MalhyaSession) {
  const onAnswer = vi.fn();
  const { pending, events } = session;
  const { container } = render(<Stage named={namedIn(session)} {...{ pending, events, onAnswer }} />);
  const press = (space: string) => userEvent.pointer({ keys: '[MouseLeft]', ...pointAt(container, space) });
  const point = (space: string) => userEvent.pointer(pointAt(container, space));
  const told = () => container.querySelector('.board-caption')!.textContent;
  return { container, onAnswer, press, point, told };
}
