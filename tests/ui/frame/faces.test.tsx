import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DICE } from '../../../src/engine/index.ts';
import { facesToType } from '../../../src/ui/dice/faces-to-type.ts';
import { FaceEntry } from '../../../src/ui/frame/FaceEntry.tsx';
import { NumberDie } from '../../../src/ui/frame/NumberDie.tsx';
import { TypedColours } from '../../../src/ui/frame/TypedColours.tsx';
import {
  facesIn,
  nothingTyped,
  type TypedFace,
  takenBack,
  typedOn,
} from '../../../src/ui/frame/typed-faces.ts';
import { fetchAll } from '../../support/all-parts.ts';

beforeAll(fetchAll);

test('a die of up to twelve faces has a painted button for each', async () => {
  const onFace = vi.fn();
  render(
    <FaceEntry
      of={onFace}
      sides={12}
      label="A d12"
      paint={(face) => <NumberDie sides={12} face={face} />}
      onFace={onFace}
    />,
  );
  const faces = within(screen.getByRole('list')).getAllByRole('button');
  expect(faces).toHaveLength(12);
  for (const [i, face] of faces.entries()) expect(face).toHaveAccessibleName(`${i + 1}`);
  expect(faces[11]!.querySelector('[data-sides="12"]')).toHaveTextContent('12');
  await userEvent.click(faces[10]!);
  expect(onFace.mock.calls).toEqual([[11]]);
});

test('of a die with more, the number is written: what it cannot show is said, and asked again', async () => {
  const onFace = vi.fn();
  render(<FaceEntry of={onFace} sides={100} label="A d100" paint={String} onFace={onFace} />);
  const field = screen.getByRole('textbox', { name: 'A d100' });
  expect(field).toHaveFocus();
  for (const wrong of ['0', '101', '7.5', '-3', '{Enter}']) {
    await userEvent.clear(field);
    await userEvent.keyboard(`${wrong}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Enter a whole number from 1 to 100/);
    expect(screen.getByRole('textbox')).toBeInvalid();
  }
  expect(onFace).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('100{Enter}');
  expect(onFace.mock.calls).toEqual([[100]]);
});

test('each die has an outline of its own', () => {
  const outlines = [2, 4, 6, 8, 10, 12, 20, 100].map((sides) => {
    const { container, unmount } = render(<NumberDie sides={sides} face={sides} />);
    const outline = container.querySelector('.number-die-body')!.getAttribute('d');
    expect(container.querySelector('text')).toHaveTextContent(String(sides));
    unmount();
    return outline;
  });
  expect(new Set(outlines).size).toBe(outlines.length);
});

describe('dice that are typed', () => {
  const KEYS = { book: 'b', shield: 's', burst: 'u', skull: 'k' } as const;
  const dice = DICE.map((die) => facesToType(die, KEYS));
  const signs = (text: string) => [...text];
  const typed = (throwOf: readonly (readonly TypedFace[])[], text: string) =>
    signs(text).reduce((now, sign) => typedOn(now, throwOf, sign), nothingTyped(throwOf.length));

  test('any two dice of any colour, every face: what is typed is what lies (D1)', () => {
    for (const one of dice)
      for (const two of dice)
        for (const a of one)
          for (const b of two) {
            const text = a.code + b.code;
            expect(facesIn(typed([one, two], text)), text).toEqual([a.face, b.face]);
          }
  });

  test('symbols in any order; a number that may grow is shown and grows; what no face has is refused', () => {
    const black = facesToType('black', KEYS);
    expect(facesIn(typed([black], 'sbbb'))).toEqual([2]);
    expect(facesIn(typed([black], 'k'))).toEqual([6]);
    const twelve = Array.from({ length: 12 }, (_, i) => ({ face: i + 1, code: String(i + 1) }));
    expect(['1', '10', '12'].map((text) => facesIn(typed([twelve], text)))).toEqual([[1], [10], [12]]);
    expect(facesIn(typed([twelve, twelve], '113'))).toEqual([11, 3]);
    const white = facesToType('white', KEYS);
    const wrong = typed([white, white], '38');
    expect([wrong.wrong, wrong.faces]).toEqual(['8', [2, null]]);
    expect(takenBack(wrong, [white, white]).faces).toEqual([null, null]);
  });

  test('a throw is typed in one go, is seen before it counts, and counts with Enter', async () => {
    const onFaces = vi.fn();
    render(<TypedColours of={onFaces} dice={['white', 'blue', 'black']} label="Throw" onFaces={onFaces} />);
    await userEvent.keyboard('310');
    expect(
      [...document.querySelectorAll('[data-typed]')].map((one) => one.getAttribute('data-typed')),
    ).toEqual(['2', '6']);
    await userEvent.keyboard('{Enter}');
    expect(onFaces).not.toHaveBeenCalled();
    expect(screen.getByText('1 die is missing.')).toBeVisible();
    await userEvent.keyboard('bssb{Backspace}k{Enter}');
    expect(onFaces.mock.calls).toEqual([[[2, 6, 6]]]);
  });

  test('the number is that on the die, not the place of its face; another is typed over it', async () => {
    const onFaces = vi.fn();
    render(<TypedColours of={onFaces} dice={['white']} label="Throw" onFaces={onFaces} />);
    await userEvent.keyboard('7');
    expect(onFaces).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(/^white 7/);
    await userEvent.keyboard('9');
    expect(screen.getByText('No 9 on the white die.')).toBeVisible();
    await userEvent.keyboard('3{Enter}');
    expect(onFaces.mock.calls).toEqual([[[2]]]);
  });
});
