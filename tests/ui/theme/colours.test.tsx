import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Die } from '../../../src/engine/index.ts';
import { DieBody } from '../../../src/ui/dice/DieBody.tsx';
import { tokenColour } from '../../../src/ui/theme/colours.ts';

const hostile = 'x), url(http://127.0.0.1/leak.png)';

test('every colour of a token in tokens.css is one that files may name, and no other text comes through', () => {
  const names = [...readFileSync('src/ui/theme/tokens.css', 'utf8').matchAll(/--token-([a-z]+):/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(tokenColour(name)).toBe(`var(--token-${name}, var(--token-brown))`);
  expect(tokenColour('random')).toBe('var(--token-white, var(--token-brown))');
  for (const name of [hostile, 'constructor', 'beige'])
    expect(tokenColour(name)).toBe('var(--token-brown, var(--token-brown))');
});

test('a die of a saved game that is called as an address puts none into the page', () => {
  const { container } = render(<DieBody die={hostile as Die} />);
  expect(container.innerHTML).not.toContain('url(');
  expect(container.innerHTML).toContain('var(--die-grey)');
});
