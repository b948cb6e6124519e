import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EncounterEvent } from '../../../../src/engine/index.ts';
import { paceOf } from '../../../../src/stores/middara/event-pace.ts';
import { BoardBanner } from '../../../../src/ui/table/tray/BoardBanner.tsx';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

type Removed = Extract<EncounterEvent, { type: 'effectRemoved' }>;

function shows(event: Pick<Removed, 'effect' | 'cause'>) {
  const session = sessionOf('banner');
  playUntil(session, ({ kind }) => kind === 'turn');
  const { figure } = session.pending!;
  const showing = { type: 'effectRemoved', figure, rule: 'S3', ...event } as EncounterEvent;
  const { container } = render(<BoardBanner position={session.position} showing={showing} shown={1} />);
  return { container, pace: paceOf(showing, session.position) };
}

test('a turn that is lost to Paralyze is said over the board, and stays to be read', () => {
  const { pace } = shows({ effect: 'paralyze', cause: { kind: 'effect', effect: 'paralyze' } });
  expect(screen.getByText(/^\S.* loses this turn: Paralyze$/).closest('.board-banner')).toHaveAttribute(
    'data-kind',
    'lost',
  );
  expect(pace).toBeGreaterThanOrEqual(900);
});

test('what is taken off in another way is no lost turn', () => {
  const { container, pace } = shows({ effect: 'paralyze', cause: { kind: 'term', term: 'refresh' } });
  expect(container.querySelector('.board-banner')).toBeNull();
  expect(pace).toBeLessThan(900);
});
