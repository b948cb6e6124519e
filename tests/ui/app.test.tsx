import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/app.tsx';

test('the app shows its name and an icon that is hidden from screen readers', () => {
  const { container } = render(<App />);
  expect(screen.getByRole('heading', { name: 'Middara table' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
