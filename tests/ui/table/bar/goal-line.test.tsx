import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Position } from '../../../../src/engine/index.ts';
import { GoalLine } from '../../../../src/ui/table/bar/GoalLine.tsx';
import { goalOf, LONGEST } from '../../../../src/words/en/goal-words.ts';
import { content, sessionOf } from '../../../support/table-of-memory.ts';

const at = (encounter: string): Position => sessionOf('goal', encounter).position;
const withState = (position: Position, state: Partial<Position['state']>): Position => ({
  ...position,
  state: { ...position.state, ...state },
});
const aim = (position: Position) => goalOf(position).aim;

test('the line names what is left to beat and every Exit on the map by its plate, and that one hero is enough', () => {
  const street = at('under-hallow-street');
  expect(aim(street)).toBe('Defeat all 8 enemies, or end one hero’s turn on EXIT R red or EXIT B blue.');
  const figures = street.state.figures.map((one) =>
    one.card === 'cave-sickle' ? { ...one, defeated: true } : one,
  );
  expect(aim(withState(street, { figures }))).toContain('Defeat 2 more enemies');
  const last = figures.map((one) => (one.card === 'animate' ? { ...one, defeated: true } : one));
  expect(aim(withState(street, { figures: last }))).toContain('Defeat the last enemy, or end');
  const none = street.state.figures.map((one) => ({ ...one, defeated: one.side === 'combatants' }));
  expect(aim(withState(street, { figures: none }))).toMatch(/^Defeat all enemies, or end/);
});

test('an Exit that is yet to come is said to, and no Objective tells what it brings before it has', () => {
  const locks = at('when-the-locks-opened');
  expect(aim(locks)).toBe(
    'Turn the sluice wheel, reach one of 12 spaces. EXIT G opens later: end a turn there.',
  );
  const token = { id: 'culvert', kind: 'exit', colour: 'green', at: [9, 11] } as const;
  const open = aim(withState(locks, { boardTokens: [...locks.state.boardTokens, token] }));
  expect(open).toMatch(/^End one hero’s turn on EXIT G green\./);
  expect(open).not.toContain('opens later');
  // The castellan stands there: everybody knows by now what his fall is worth.
  const [first] = locks.state.figures;
  const castellan = {
    ...first!,
    id: 'drowned-castellan',
    card: 'drowned-castellan',
    kind: 'intelligent',
  } as const;
  const known = withState(locks, { figures: [...locks.state.figures, castellan] });
  expect(aim(known)).toMatch(/^Defeat Drowned Castellan\. .*opens later: end a turn there\.$/);
});

test('an Objective that takes several counts those that are down', () => {
  const yard = at('first-fight');
  expect(aim(yard)).toBe('Defeat 3 Silt Imps. Then EXIT G opens: end a turn there.');
  const [first, ...rest] = yard.state.figures.filter(({ card }) => card === 'silt-imp');
  const figures = [{ ...first!, defeated: true }, ...rest];
  expect(aim(withState(yard, { figures }))).toContain('Defeat 3 Silt Imps (1 so far)');
});

test('what is counted is told with how far it has come', () => {
  const street = at('the-lamplighters-round');
  expect(aim(street)).toBe('Raise “lamps” to 4 (now 0). Tap the oil cask.');
  expect(aim(withState(street, { counters: { lamps: 3 } }))).toContain('“lamps” to 4 (now 3)');
  expect(aim(at('two-bells'))).toBe('Raise “heard” to 4 (now 0). Free the west rope, free the east rope.');
});

test('what comes of other Objectives by itself is not told as something to do', () => {
  expect(aim(at('the-undercroft-fills'))).toBe('Take the crank. Then EXIT G opens: end a turn there.');
});

test('in every encounter it begins with a verb, has room in ninety characters, and tells no coordinates', () => {
  const VERB = /^(Defeat|Raise|End|Hold|Turn|Take|Step|Stop|Reach|Leave|Free|Ring|Tap) /;
  const encounters = Object.keys(content().encounters);
  expect(encounters.length).toBeGreaterThan(25);
  for (const encounter of encounters) {
    const line = aim(at(encounter));
    expect(line, encounter).toMatch(VERB);
    expect(line.length, line).toBeLessThanOrEqual(LONGEST);
    expect(line, encounter).not.toMatch(/\d+,\d|Round \d|Objectives?:/);
  }
});

test('what has no room in the line is counted', () => {
  expect(aim(at('the-bell-loft'))).toMatch(/Ring the bell, and 1 more\.$/);
});

test('the last round there is stands at the clock, and no round in the line', () => {
  const locks = at('when-the-locks-opened');
  const { clock } = locks.state;
  const later = withState(locks, { clock: { ...clock, round: 6 }, urgency: 3 });
  render(<GoalLine position={later} />);
  expect(screen.getByRole('region', { name: 'The goal' })).not.toHaveTextContent(/round|Urgency/i);
  expect(goalOf(later).lastRound).toBe(15);
  expect(goalOf(at('training-yard')).lastRound).toBeNull();
});
