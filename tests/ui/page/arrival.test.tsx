import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useArrival } from '../../../src/ui/page/use-arrival.ts';

afterEach(() => {
  window.location.hash = '';
});

function Screen({ screen: name, late = false }: { readonly screen: string; readonly late?: boolean }) {
  useArrival({ screen: name, rest: '' }, 'The page');
  return (
    <main key={name}>
      {late ? <Late name={name} /> : <h1>{name === '' ? 'Home' : name}</h1>}
      <button type="button">{`of ${name}`}</button>
    </main>
  );
}

function Late({ name }: { readonly name: string }) {
  const [there, setThere] = useState(false);
  useEffect(() => void Promise.resolve().then(() => setThere(true)), []);
  return there ? <h1>{name}</h1> : null;
}

test('whoever opens the page begins at its top; on the next screen the focus is on its heading', () => {
  const { rerender } = render(<Screen screen="" />);
  expect(document.body).toHaveFocus();
  expect(document.title).toBe('The page');
  screen.getByRole('button', { name: 'of' }).focus();
  rerender(<Screen screen="Rules" />);
  expect(screen.getByRole('heading', { name: 'Rules' })).toHaveFocus();
  expect(document.title).toBe('Rules – The page');
  rerender(<Screen screen="" />);
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  expect(document.title).toBe('The page');
});

test('a heading that comes late gets it when it is there', async () => {
  const { rerender } = render(<Screen screen="" />);
  await act(async () => rerender(<Screen screen="Laboratory" late />));
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Laboratory' })).toHaveFocus();
  expect(document.title).toBe('Laboratory – The page');
});

test('a screen that has taken the focus itself keeps it', () => {
  function Taking() {
    useArrival({ screen: 'Table', rest: '' });
    return (
      <main>
        <h1>Table</h1>
        {/* biome-ignore lint/a11y/noAutofocus: it is what is tested */}
        <button type="button" autoFocus>
          First
        </button>
      </main>
    );
  }
  window.location.hash = '#/elsewhere';
  render(<Taking />);
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});
