import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu, MenuLine } from '../../../src/ui/kit/Menu.tsx';

function menu() {
  const chosen = vi.fn();
  render(
    <>
      <Menu label="Menu" face="≡">
        {['one', 'two', 'three'].map((name) => (
          <MenuLine key={name} onChoose={() => chosen(name)}>
            {name}
          </MenuLine>
        ))}
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return chosen;
}
const item = (name: string) => screen.getByRole('menuitem', { name });
const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => screen.queryByRole('menu') !== null;

test('with the keyboard: opened, gone through in a ring, left with Escape, one chosen', async () => {
  const chosen = menu();
  expect(isOpen()).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('one')).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(item('three')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('one')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('three')).toHaveFocus();
  await userEvent.keyboard('{Home}{Escape}');
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('two');
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test('with the pointer: what is under it has the focus, and a press elsewhere closes it', async () => {
  const chosen = menu();
  await userEvent.click(button());
  await userEvent.hover(item('three'));
  expect(item('three')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  await userEvent.click(item('three'));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('three');
  await userEvent.click(button());
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});
