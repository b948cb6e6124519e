import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type BoardToken,
  type DisciplineCard,
  type DoorState,
  type Dynamite,
  type EncounterState,
  type Position,
  type Space,
  withTerrain,
} from '../../../src/engine/index.ts';
import { Board } from '../../../src/ui/board/Board.tsx';
import { describeSpace } from '../../../src/ui/board/marks/describe-space.ts';
import { Burdens } from '../../../src/ui/cards/Burdens.tsx';
import { tokenColour } from '../../../src/ui/theme/colours.ts';
import { en } from '../../../src/words/en/index.ts';
import { cellar } from './fixture.ts';

const described = (position: Position, at: Space) => describeSpace(en, en.tell(position), position, at, {});

const withState = (change: Partial<EncounterState>, position: Position = cellar()): Position => ({
  ...position,
  state: { ...position.state, ...change },
});

test('tokens of every kind are named; one face down is white with a question mark', () => {
  const boardTokens: BoardToken[] = [
    { id: 'a', kind: 'totem', colour: 'random', at: [0, 0] },
    { id: 'b', kind: 'objective', colour: 'blue', at: [1, 0] },
    { id: 'c', kind: 'exit', colour: 'green', at: [2, 0] },
    { id: 'd', kind: 'loot', colour: 'red', at: [5, 0] },
  ];
  const position = withState({ boardTokens });
  const { container } = render(<Board position={position} />);
  const titles = [...container.querySelectorAll('.token title')].map((one) => one.textContent);
  expect(titles).toEqual([
    'random totem token, face down',
    'blue objective token',
    'green exit token',
    'red loot token',
  ]);
  const random = container.querySelector('[data-random]')!;
  expect(random).toHaveTextContent('?');
  expect(random.querySelector('.token-field')).toHaveStyle({
    fill: tokenColour('white'),
  });
});

test('Dynamite shows the rounds it has left, and who carries one', () => {
  const dynamite: Dynamite[] = [
    { id: 'one', at: [5, 5], carrier: null, lit: 1 },
    { id: 'two', at: null, carrier: 'bo', lit: 1 },
    { id: 'three', at: [1, 1], carrier: null, lit: 2 },
  ];
  const base = withState({ dynamite });
  const position = withState({ clock: { ...base.state.clock, round: 2 } }, base);
  const { container } = render(<Board position={position} />);
  expect(container.querySelector('[data-dynamite="one"] .dynamite-left')).toHaveTextContent('1');
  expect(container.querySelector('[data-dynamite="three"] .dynamite-left')).toHaveTextContent('2');
  expect(container.querySelector('[data-figure="bo"] .figure-dynamite')).not.toBeNull();
  expect(container.querySelector('[data-figure="ada"] .figure-dynamite')).toBeNull();
  expect(described(position, [5, 5])).toContain('Lit dynamite, explodes at the end of round 2');
  expect(described(position, [2, 4])).toContain('Carries lit dynamite, explodes at the end of round 2');
});

test('a door is open, shut or locked by its shape, and each is said', () => {
  const base = withState({});
  const shown = (state: DoorState) => {
    const doors = [
      {
        id: 'gate',
        name: 'the gate',
        edges: [
          [
            [4, 4],
            [5, 4],
          ],
        ],
        state,
      },
    ] as const;
    const position: Position = { ...base, encounter: { ...base.encounter, doors } };
    const { container, unmount } = render(<Board position={position} />);
    const door = container.querySelector('[data-door="gate"]')!;
    const looks = {
      ajar: door.querySelector('.door-leaf[transform]') !== null,
      knob: door.querySelector('circle.door-lock') !== null,
      padlock: door.querySelector('.door-shackle') !== null,
    };
    const title = door.querySelector('title')!.textContent;
    unmount();
    return [looks, title];
  };
  expect(shown('open')).toEqual([{ ajar: true, knob: false, padlock: false }, expect.stringMatching(/open/)]);
  expect(shown('closed')).toEqual([
    { ajar: false, knob: true, padlock: false },
    expect.stringMatching(/closed|shut/),
  ]);
  expect(shown('locked')).toEqual([
    { ajar: false, knob: false, padlock: true },
    expect.stringMatching(/locked/),
  ]);
});

test('what a figure carries stands on it by its letter, not by colour alone, and is named', () => {
  const token = (id: string, colour: string) => ({ id, kind: 'objective', colour }) as const;
  const carried = [
    { token: token('lead-box', 'violet'), by: 'bo' },
    { token: token('lamp', 'blue'), by: 'ada' },
    { token: token('key', 'red'), by: 'ada' },
  ];
  const position = withState({ carried });
  const { container } = render(<Board position={position} />);
  const burden = (id: string) => container.querySelector(`[data-figure="${id}"] .figure-burden`);
  expect(burden('bo')).toHaveTextContent('V');
  expect(burden('ada')).toHaveTextContent('+1');
  expect(described(position, [2, 4])).toContain('Carries the lead box');
  render(<Burdens figure={{ id: 'ada' }} position={position} />);
  expect(screen.getByText('Carries the lamp')).toBeInTheDocument();
  expect(screen.getByText('Carries the key')).toBeInTheDocument();
  expect(screen.queryByText('Carries the lead box')).toBeNull();
});

test('a Current has an arrow with its strength, and is said in words', () => {
  const { board } = cellar().state;
  const currents = [
    { at: [4, 1], direction: 'east', spaces: 2 },
    { at: [5, 1], direction: 'south', spaces: 1 },
  ] as const;
  const position = withState({ board: { ...board, currents } });
  const { container, rerender } = render(<Board position={position} />);
  const arrows = [...container.querySelectorAll('[data-current]')];
  expect(arrows.map((one) => [one.getAttribute('data-current'), one.textContent])).toEqual([
    ['east', '2'],
    ['south', '1'],
  ]);
  expect(described(position, [4, 1])).toContain('Water. Level 1. Current, 2 spaces east');

  // Planks: the terrain is drawn anew, and what they cover has no Current.
  const planks = withState({ board: withTerrain(position.state.board, [[4, 1]], 'normal') }, position);
  rerender(<Board position={planks} />);
  expect(container.querySelectorAll('[data-current]')).toHaveLength(1);
  expect(container.querySelector('[data-terrain="water"]')).toBeNull();
  expect(described(planks, [4, 1])).toContain('Normal floor');
});

test('a combatant on the players’ side is an ally: round, with a ring of its own', () => {
  const position = cellar({ 'beetle-1': { kind: 'command', side: 'adventurers' } });
  const { container } = render(<Board position={position} />);
  expect(screen.getByRole('button', { name: /^Beetle 1, ally/ })).toHaveAttribute('data-ally', 'true');
  expect(container.querySelectorAll('.disc-ally')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Beetle 2, combatant/ })).not.toHaveAttribute('data-ally');
});

test('a large base is drawn over all its spaces', () => {
  const position = cellar({ 'beetle-2': { size: [2, 2], at: [6, 4] } });
  const { container } = render(<Board position={position} />);
  const figure = container.querySelector<SVGElement>('[data-figure="beetle-2"]')!;
  expect(figure.style.transform).toBe('translate(600%, 400%) scale(2)');
  expect(figure.querySelector('.figure-base')).not.toBeNull();
  for (const space of ['6,4', '7,4', '6,5', '7,5'])
    expect(described(position, space.split(',').map(Number) as [number, number])).toContain('Beetle 2');
});

test('an overflowing board scrolls to the starting zone in placement, and to the cursor it is given', () => {
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  let resized: () => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        resized = run;
      }
      observe() {
        resized();
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  const base = cellar({ ada: { at: null }, bo: { at: null } });
  const position = withState({ clock: { ...base.state.clock, phase: 'placement' } }, base);
  const { rerender } = render(<Board position={position} active="ada" />);
  const left = () => scrollBy.mock.calls.at(-1)![0].left as number;
  expect(scrollBy).toHaveBeenCalled();
  const atZone = left();
  rerender(<Board position={position} active="ada" cursor={[7, 5]} />);
  expect(left()).toBeGreaterThan(atZone);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a token that gives abilities shows how far it reaches', () => {
  const ward = {
    id: 'ward-1',
    cause: { kind: 'ability', type: 'discipline', card: 'font-of-renewal', ability: 'font' },
    at: [5, 5],
    by: 'bo',
    side: 'ally',
    reach: 6,
    abilities: [],
  } as const;
  const base = withState({ wards: [ward] });
  const font = { type: 'discipline', name: 'Font Of Renewal', abilities: [] } as unknown as DisciplineCard;
  const position = { ...base, cards: { ...base.cards, disciplines: { 'font-of-renewal': font } } };
  const { container } = render(<Board position={position} />);
  expect(container.querySelector('[data-ward]')).toHaveTextContent('6');
  expect(described(position, [5, 5])).toContain('Font Of Renewal token, reaches 6 spaces');
});
