import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EncounterSession } from '../../../../src/engine/index.ts';
import { momentOf, NO_MOMENT } from '../../../../src/stores/middara/moment.ts';
import { createWhyNot } from '../../../../src/stores/middara/why-not-asked.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { WhyNotContext } from '../../../../src/ui/page/use-table.ts';
import { AttackPanel } from '../../../../src/ui/table/drawer/AttackPanel.tsx';
import { TracePanel } from '../../../../src/ui/table/drawer/TracePanel.tsx';
import { early } from '../../../../src/words/en/early.ts';
import { en } from '../../../../src/words/en/index.ts';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

beforeAll(() => fetchWhole(early));

const momentNow = (session: EncounterSession) =>
  momentOf(session.state, session.events, session.events.length);

function attackNow(session: EncounterSession) {
  const scope = momentNow(session).resolution?.scope;
  return scope?.kind === 'attack' ? scope : null;
}

function show(session: EncounterSession) {
  render(<AttackPanel position={session.position} moment={momentNow(session)} showing={null} />);
  return attackNow(session)!;
}

describe('the attack under way', () => {
  test('at the Dodge: step 4 of p.43 is lit, the pool lies ready, the Defense has its working', () => {
    const session = sessionOf('attack');
    playUntil(session, (prompt) => prompt.kind === 'dodge');
    const scope = show(session);
    expect(screen.getByLabelText('Step 4: Dodge').querySelector('[data-state="now"]')).toHaveTextContent('4');
    expect(screen.getAllByRole('img', { name: / die$/ })).toHaveLength(scope.dice.length);
    expect(screen.getByRole('button', { name: /^Defense: \d+$/ })).toBeInTheDocument();
  });

  test('while symbols are spent: the dice, what is left of the symbols, hit and damage', () => {
    const session = sessionOf('attack');
    playUntil(session, (prompt) => {
      if (prompt.kind !== 'spend-symbols' || prompt.rule !== 'p.43 6a') return false;
      return (attackNow(session)?.physical[0]?.amount ?? 0) > 0;
    });
    const scope = show(session);
    const telling = en.tell(session.position);
    expect(scope.hit).toBe(true);
    expect(screen.getByRole('list', { name: /^Attack roll:/ })).toBeInTheDocument();
    expect(screen.getByText('HIT')).toBeInTheDocument();
    // As the tray says it: each die by its number, then what was added or taken, and why.
    const total = scope.toHit.reduce((sum, { amount }) => sum + amount, 0);
    expect(screen.getByText(new RegExp(`^\\d+ [+−] .* = ${total} \\(needed `))).toBeInTheDocument();
    expect(screen.getByText('Symbols left')).toBeInTheDocument();
    expect(
      within(screen.getByRole('table')).getByText(telling.cause(scope.physical[0]!.cause)),
    ).toBeInTheDocument();
  });

  test('no attack yet', () => {
    render(<AttackPanel position={sessionOf('none').position} moment={NO_MOMENT} showing={null} />);
    expect(screen.getByText('No attack or spell this turn yet.')).toBeInTheDocument();
  });
});

test('an opponent says what it looked at, in the words of its card, and whom it chose', () => {
  const session = sessionOf('trace');
  playUntil(session, (prompt) => prompt.kind === 'dodge');
  render(
    <WhyNotContext value={createWhyNot()}>
      <TracePanel position={session.position} events={session.events} shown={session.events.length} />
    </WhyNotContext>,
  );
  const trace = screen.getByRole('region', { name: 'Enemies: why' });
  expect(within(trace).getByRole('heading', { name: 'Animate 1' })).toBeInTheDocument();
  expect(within(trace).getAllByText(/^(yes|no)$/).length).toBeGreaterThan(0);
  expect(trace).toHaveTextContent(/Does it have damage\?|Is there an opponent/);
  expect(trace.querySelectorAll('.trace-kept')).not.toHaveLength(0);
});
