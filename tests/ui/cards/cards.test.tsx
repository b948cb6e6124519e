import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type CardInstance, sumOf } from '../../../src/engine/index.ts';
import { CardView } from '../../../src/ui/cards/CardView.tsx';
import { LedgerView, SumNumber } from '../../../src/ui/cards/LedgerView.tsx';
import { NamesContext } from '../../../src/ui/cards/names-context.ts';
import { StatLine } from '../../../src/ui/cards/StatLine.tsx';
import { en } from '../../../src/words/en/index.ts';
import type { TextBlock } from '../../../src/words/text.ts';
import { cellar, shield } from '../board/fixture.ts';

const blocks: TextBlock[] = [
  {
    tags: ['EXHAUST'],
    sp: 1,
    parts: [
      { text: 'Then ' },
      { keyword: 'push', text: 'PUSH' },
      { text: ', or roll ' },
      { die: 'black' },
      { text: '.' },
    ],
    side: 'front',
  },
  { tags: [], parts: [{ symbol: 'shield' }, { text: ': +2.' }], side: 'back' },
];
const instance: CardInstance = {
  id: 'ada.oak-shield',
  ref: 'oak-shield',
  type: 'item',
  face: 'front',
  exhausted: true,
  flipped: false,
  used: [],
};
const sum = sumOf([
  { cause: { kind: 'figure', figure: 'ada' }, amount: 9, rule: 'p.25' },
  { cause: { kind: 'card', type: 'item', card: 'oak-shield' }, amount: 1, rule: 'p.31' },
  { cause: { kind: 'effect', effect: 'darkness' }, amount: -1, rule: 'p.74' },
]);

const telling = en.tell(cellar());

test('a card shows its name, kind, price, numbers, tags and words, with dice and symbols named', () => {
  render(<CardView card={shield} blocks={blocks} />);
  const card = screen.getByRole('article', { name: 'Oak Shield' });
  expect(card).toHaveTextContent('Common melee weapon');
  expect(card).toHaveTextContent('Cost in gold 14');
  expect(card).toHaveTextContent('Then PUSH, or roll Bk.');
  expect(within(card).getByRole('img', { name: 'black die' })).toBeInTheDocument();
  const other = within(card).getByRole('region', { name: 'Other side of Oak Shield' });
  expect(within(other).getByRole('img', { name: 'shield' })).toBeInTheDocument();
});

test('parts to choose from stand on lines of their own', () => {
  const parts = [
    { text: 'Choose one:\n• Beast: +2 ' },
    { keyword: 'armor' as const, text: 'Armor' },
    { text: '\n• Stone: ' },
    { die: 'black' as const },
    { text: '.\nCosts 1 less.' },
  ];
  render(<CardView card={shield} blocks={[{ tags: [], parts }]} />);
  const lines = [...document.querySelectorAll<HTMLElement>('.card-line')];
  expect(lines.map((line) => line.textContent)).toEqual([
    '• Beast: +2 Armor',
    '• Stone: Bk.',
    'Costs 1 less.',
  ]);
  expect(lines.map((line) => line.dataset.option)).toEqual(['true', 'true', undefined]);
  expect(screen.getByRole('article')).toHaveTextContent(
    'Choose one: • Beast: +2 Armor • Stone: Bk. Costs 1 less.',
  );
});

test('a card on the table shows the side that is up, and that it is exhausted', () => {
  render(<CardView card={shield} blocks={blocks} instance={instance} />);
  expect(screen.getByText('Exhausted')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Other side/ })).toBeNull();
  expect(screen.getByText('1 SP')).toBeInTheDocument();
});

test('a keyword unfolds its meaning', async () => {
  const explain = (keyword: string) =>
    keyword === 'push' ? { name: 'PUSH', text: 'Straight away from you.', page: 33 } : undefined;
  render(<CardView card={shield} blocks={blocks} explain={explain} />);
  await userEvent.click(screen.getByRole('button', { name: 'PUSH' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Straight away from you.');
});

test('a card speaks of another by its name, and by the key where that one is not at hand', () => {
  const turns: TextBlock[] = [
    {
      tags: [],
      parts: [
        { text: 'Turn over to ' },
        { card: 'lamp-mother-dark', text: 'Lamp Mother Dark' },
        { text: '.' },
      ],
    },
  ];
  const names = (card: string) => (card === 'lamp-mother-dark' ? 'Lamp Mother, Unlit' : undefined);
  const { rerender } = render(
    <NamesContext value={names}>
      <CardView card={shield} blocks={turns} />
    </NamesContext>,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Turn over to Lamp Mother, Unlit.');
  rerender(<CardView card={shield} blocks={turns} />);
  expect(screen.getByRole('article')).toHaveTextContent('Turn over to Lamp Mother Dark.');
});

test('a card that may not be used says why', async () => {
  const onUse = vi.fn();
  const { rerender } = render(<CardView card={shield} blocks={[]} onUse={onUse} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use Oak Shield' }));
  expect(onUse).toHaveBeenCalledOnce();
  rerender(<CardView card={shield} blocks={[]} onUse={onUse} disabledReason="Costs 2 SP, you have 1" />);
  expect(screen.getByRole('button', { name: 'Use Oak Shield' })).toBeDisabled();
  expect(screen.getByText('Costs 2 SP, you have 1')).toBeInTheDocument();
});

test('a working lists what each line added or took, with its rule, and the total', () => {
  render(<LedgerView sum={sum} label="Defense" telling={telling} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['Adap.259', 'Oak Shieldp.31+1', 'Darknessp.74−1', 'Defense9']);
});

test('a number unfolds its working on focus', async () => {
  render(<SumNumber sum={sum} label="Defense" telling={telling} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Defense: 9' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Darkness');
});

test('a figure’s numbers are its numbers now', () => {
  const position = cellar({ ada: { damage: 4, effects: ['darkness'] } });
  const { container } = render(<StatLine figure={position.state.figures[0]!} position={position} />);
  expect(container).toHaveTextContent('HP left 8/12');
  expect(screen.getByRole('button', { name: 'Defense: 8' })).toBeInTheDocument();
});
