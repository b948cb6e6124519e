import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KitPage } from '../../../src/tools/gallery/kit/KitPage.tsx';

test('every part of the kit is on its page, but what others are made of', () => {
  const parts = readdirSync('src/ui/kit').filter((file) => file.endsWith('.tsx'));
  const page = readFileSync('src/tools/gallery/kit/KitPage.tsx', 'utf8');
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((file) => !page.includes(`/ui/kit/${file}'`))).toEqual([
    // of choices and switches, of a notice, of a popover
    'Choice.tsx',
    'NoticeProblems.tsx',
    'PlaceInFile.tsx',
    'Unfolded.tsx',
  ]);
});

test('every part says what it is to whoever does not see it, and does what it says', async () => {
  render(<KitPage />);
  expect(screen.getByRole('radio', { name: 'small' })).toHaveAccessibleDescription(
    'As things that are small.',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'small' }));
  expect(screen.getByRole('radio', { name: 'small' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'middling' })).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'In short' })).toHaveAccessibleDescription('Names alone');
  const how = screen.getByRole('checkbox', { name: 'With what it does' });
  expect(how).toHaveAccessibleDescription('It is on or off.');
  await userEvent.click(how);
  expect(screen.getByRole('checkbox', { name: 'In short' })).toBeChecked();
  expect(screen.getByRole('slider', { name: 'Loud' })).toHaveAttribute('aria-valuetext', '60 %');
  expect(screen.getByRole('img', { name: /^No damage 25 %/ }).querySelectorAll('rect')).toHaveLength(3);
  const size = screen.getByRole('combobox', { name: 'One of them' });
  expect(size).toHaveDisplayValue('Any size');
  await userEvent.selectOptions(size, 'Only large');
  expect(size).toHaveDisplayValue('Only large');
  const [full, half, empty] = document.querySelectorAll<HTMLElement>('.meter');
  expect([full, half, empty].map((one) => one!.hasAttribute('data-low'))).toEqual([false, true, true]);
  expect(full!.querySelector('span')!.style.width).toBe('100%');
  expect(empty!.querySelector('span')!.style.width).toBe('0%');
});
