import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Position } from '../../../src/engine/index.ts';
import { GoalLine } from '../../../src/ui/panels/GoalLine.tsx';
import { goalOf } from '../../../src/words/en/goal-words.ts';
import { spBuy } from '../../../src/words/en/ui/panels.ts';
import { sessionOf } from '../../support/table-of-memory.ts';

const at = (encounter: string): Position => sessionOf('goal', encounter).position;
const withState = (position: Position, state: Partial<Position['state']>): Position => ({
  ...position,
  state: { ...position.state, ...state },
});
const aim = (position: Position) => goalOf(position).aim;

test('the line names what is left to beat and every Exit on the map with its space', () => {
  const street = at('under-hallow-street');
  expect(aim(street)).toBe(
    'Defeat all 8 opponents or end a turn on the red Exit (17,0) or the blue Exit (17,8).',
  );
  const figures = street.state.figures.map((one) =>
    one.card === 'cave-sickle' ? { ...one, defeated: true } : one,
  );
  expect(aim(withState(street, { figures }))).toContain('the 2 opponents that still stand');
  const last = figures.map((one) => (one.card === 'animate' ? { ...one, defeated: true } : one));
  expect(aim(withState(street, { figures: last }))).toContain('Defeat the last opponent or end');
});

test('an Exit that is yet to come is said to, and no Objective tells what it brings before it has', () => {
  const locks = at('when-the-locks-opened');
  expect(aim(locks)).toBe(
    'Objectives: turn the sluice wheel (16,7), enter one of 12 spaces from 12,3. The green Exit, on which a turn’s end wins, is not on the map yet.',
  );
  const token = { id: 'culvert', kind: 'exit', colour: 'green', at: [9, 11] } as const;
  const open = aim(withState(locks, { boardTokens: [...locks.state.boardTokens, token] }));
  expect(open).toMatch(/^End a turn on the green Exit \(9,11\)\. Objectives: /);
  expect(open).not.toContain('not on the map');
  // The castellan stands there: everybody knows by now what his fall is worth.
  const [first] = locks.state.figures;
  const castellan = {
    ...first!,
    id: 'drowned-castellan',
    card: 'drowned-castellan',
    kind: 'intelligent',
  } as const;
  const known = withState(locks, { figures: [...locks.state.figures, castellan] });
  expect(aim(known)).toMatch(/^Defeat Drowned Castellan\. Objectives: .*not on the map yet\.$/);
});

test('an Objective that takes several counts those that are down', () => {
  const yard = at('first-fight');
  expect(aim(yard)).toMatch(/^Objective: defeat 3 × Silt Imp\. The green Exit/);
  const [first, ...rest] = yard.state.figures.filter(({ card }) => card === 'silt-imp');
  const figures = [{ ...first!, defeated: true }, ...rest];
  expect(aim(withState(yard, { figures }))).toContain('3 × Silt Imp (1 so far)');
});

test('what is counted is told with how far it has come', () => {
  const street = at('the-lamplighters-round');
  expect(aim(street)).toBe('Bring “lamps” to 4 (0 so far). Objective: tap the oil cask (7,8).');
  expect(aim(withState(street, { counters: { lamps: 3 } }))).toContain('“lamps” to 4 (3 so far)');
  expect(aim(at('two-bells'))).toBe(
    'Bring “heard” to 4 (0 so far). Objectives: free the west rope (24,3), free the east rope (4,4).',
  );
});

test('what comes of other Objectives by itself is not told as something to do', () => {
  expect(aim(at('the-undercroft-fills'))).toBe(
    'Objective: take the crank (18,0). The green Exit, on which a turn’s end wins, is not on the map yet.',
  );
});

test('the round, the last one there is, and Urgency stand beside it', () => {
  const locks = at('when-the-locks-opened');
  const { clock } = locks.state;
  const later = withState(locks, { clock: { ...clock, round: 6 }, urgency: 3 });
  render(<GoalLine position={later} />);
  const line = screen.getByRole('region', { name: 'The goal' });
  expect(line).toHaveTextContent('Round 6 of 15 · Urgency 3 of 4: the next one defeats all');
  expect(goalOf(locks).clock).toEqual([]);
});

test('what SP buy is said by its price, and that what is kept pays for a Dodge', () => {
  expect(spBuy(3, 1, 2)).toBe('You have 3 SP: move 1, attack 2.');
  expect(spBuy(2, null, 2)).toBe('You have 2 SP: attack 2.');
  expect(spBuy(1, null, 2)).toBe('You have 1 SP: what you keep pays for a Dodge.');
  expect(spBuy(0, 1, 2)).toBe('You have no SP left.');
});
