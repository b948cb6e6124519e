import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { expect, test } from 'vitest';
import { TabBody, TabList } from '../../../src/ui/kit/Tabs.tsx';

const TABS = ['feed', 'attack', 'ends'] as const;
const NAMES = { feed: 'Feed', attack: 'Attack', ends: 'Ends' };

function Page() {
  const id = useId();
  const [chosen, setChosen] = useState<(typeof TABS)[number]>('feed');
  return (
    <>
      <TabList id={id} label="Beside" tabs={TABS} nameOf={NAMES} chosen={chosen} onChoose={setChosen} />
      {TABS.map((tab) => (
        <TabBody key={tab} id={id} tab={tab} chosen={chosen} className="">
          What is under {NAMES[tab]}
        </TabBody>
      ))}
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a tab shows what is under it alone, and is called by its name', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'Beside' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Feed' })).toHaveTextContent('What is under Feed');
  await user.click(tab('Attack'));
  expect(tab('Attack')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Feed')).toHaveAttribute('aria-selected', 'false');
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent('What is under Attack');
  expect(tab('Attack').getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.queryByText('What is under Feed')).toBeNull();
});

test('tabs are one place in the order of Tab, and arrows, Home and End lead along them', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(tab('Feed')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Attack'],
    ['End', 'Ends'],
    ['ArrowRight', 'Feed'],
    ['ArrowLeft', 'Ends'],
    ['Home', 'Feed'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
