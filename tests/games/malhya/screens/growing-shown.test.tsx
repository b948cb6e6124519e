import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GrowingStage } from '../../../../src/games/malhya/screens/growing/GrowingStage.tsx';
import { Knapsack } from '../../../../src/games/malhya/screens/growing/Knapsack.tsx';
import { HeroSheets } from '../../../../src/games/malhya/screens/HeroSheets.tsx';
import { growing } from '../../../../src/games/malhya/words/en/growing-stage.ts';
import { begun } from '../growing/grown.ts';
import { content } from '../trial.ts';

const seatName = (seat: string) => seat;

/** A game at its question, and what screens are drawn from. */
function shown(...[wanted]: Parameters<typeof begun>) {
  const { session, own } = begun(wanted);
  return { session, named: () => ({ content: own, state: session.state, seatName }) };
}

test('row 17: a level: for each characteristic the bonus of the next value, the checks it would have served', () => {
  const { session, named } = shown({
    effects: [{ levelUp: 'each' }],
    state: { growth: { level: 0, newcomers: [], checks: { strength: 3, dexterity: 1 } } },
  });
  render(<GrowingStage named={named()} pending={session.pending!} />);
  const row = screen
    .getByRole('region', { name: growing.levelUp('Oda Renn') })
    .querySelector<HTMLElement>('[data-characteristic="strength"]')!;
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Strength 3 3 checks used it so far');
  // Values 2 and 3 are reached, 4 is next.
  expect(cells[0]).toContain(growing.reached);
  expect(cells[2]).toBe(`1 carrying capacity more ${growing.next}`);
});

test('talents to choose among are shown with both sides', () => {
  const { session, named } = shown({ effects: [{ talent: 'one' }] });
  session.decide('hero:picklock');
  for (let n = 0; n < 3; n++) session.decide('class:warrior');
  const { shown: refs } = session.pending!;
  render(<GrowingStage named={named()} pending={session.pending!} />);
  for (const ref of refs!) {
    const card = document.querySelector<HTMLElement>(`[data-card="${ref}"]`)!;
    expect(card).toHaveTextContent(content.talents[ref]!.normal.text);
    expect(card).toHaveTextContent(content.talents[ref]!.improved.text);
  }
});

test('M016 the knapsack shows rows, objects, weapons and weight; row 16: what a find would push out', () => {
  const { session, named } = shown({
    effects: [{ gain: { who: 'one', gear: 'lamp-oil' } }],
    as: (_, at) => ({
      objects: at === 0 ? ['court-ink', 'rope-ladder'] : [],
      cubes: { material: ['red'], key: [], potion: ['red', 'red'], arrow: [], plant: [] },
    }),
  });
  session.decide('hero:bargewoman');
  expect(session.pending!.kind).toBe('room');
  render(<Knapsack named={named()} pending={session.pending} />);
  const cells = [...document.querySelectorAll('td[data-hero="bargewoman"]')].map(
    ({ textContent }) => textContent,
  );
  expect(cells).toEqual(['1', '1 of 2', '2 of 2', '1 of 2', '0 of 3', '2 of 4', '0 of 3', '0 of 5']);
  expect(document.querySelector('[data-find="bargewoman"]')).toHaveTextContent(
    growing.wouldGo('Court ink or Rope ladder'),
  );
  expect(document.querySelector('[data-find="picklock"]')).toHaveTextContent(growing.hasRoom);
});

test('M066 the aura zone is always visible, and so is the special skill', () => {
  const { named } = shown({});
  render(<HeroSheets named={named()} seats={[]} asked={null} events={[]} />);
  for (const id of ['bargewoman', 'picklock']) {
    const sheet = document.querySelector<HTMLElement>(`[data-hero="${id}"]`)!;
    expect(sheet).toHaveTextContent(content.people[id]!.name);
    for (const { text } of content.boards[id]!.aura) expect(sheet).toHaveTextContent(text);
  }
});
