import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeedPanel } from '../../../src/ui/panels/FeedPanel.tsx';
import { cellar } from '../board/fixture.ts';

test('a text that came to light stands under its line as a quotation', () => {
  const entry = { index: 3, type: 'totemSeen', depth: 0, rule: 'p.17', tone: 'told' } as const;
  render(
    <FeedPanel
      position={cellar()}
      feed={[{ ...entry, text: 'Ada sees the totem', quote: 'A candle, still alight.' }]}
    />,
  );
  expect(screen.getByText('Ada sees the totem')).toBeInTheDocument();
  expect(screen.getByText('A candle, still alight.').tagName).toBe('BLOCKQUOTE');
});
