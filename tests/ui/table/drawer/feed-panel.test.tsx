import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EncounterEvent } from '../../../../src/engine/index.ts';
import { FeedPanel } from '../../../../src/ui/table/drawer/FeedPanel.tsx';
import { cellar } from '../../board/fixture.ts';

test('a text that came to light stands in its deed, under its line as a quotation', async () => {
  const user = userEvent.setup();
  const event: EncounterEvent = {
    type: 'totemSeen',
    rule: 'p.17',
    token: 'totem-red',
    colour: 'red',
    by: 'ada',
  };
  const entry = { index: 0, type: 'totemSeen', depth: 0, rule: 'p.17', tone: 'told' } as const;
  render(
    <FeedPanel
      position={cellar()}
      events={[event]}
      shown={1}
      feed={[{ ...entry, text: 'Ada sees the totem', quote: 'A candle, still alight.' }]}
    />,
  );
  const deed = screen.getByRole('button', { name: 'Ada sees the totem' });
  expect(screen.getByText('A candle, still alight.').tagName).toBe('BLOCKQUOTE');
  await user.click(deed);
  expect(deed).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByText('A candle, still alight.')).toHaveLength(1);
});
