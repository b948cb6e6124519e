import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FaceEntry } from '../../../src/ui/frame/FaceEntry.tsx';
import { NumberDie } from '../../../src/ui/frame/NumberDie.tsx';

test('a die of up to twelve faces has a painted button for each', async () => {
  const onFace = vi.fn();
  render(
    <FaceEntry
      sides={12}
      label="A d12"
      paint={(face) => <NumberDie sides={12} face={face} />}
      onFace={onFace}
    />,
  );
  const faces = screen.getAllByRole('button');
  expect(faces.map((face) => face.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
  );
  expect(faces[11]!.querySelector('[data-sides="12"]')).toHaveTextContent('12');
  await userEvent.click(faces[10]!);
  expect(onFace.mock.calls).toEqual([[11]]);
});

test('of a die with more, the number is written: what it cannot show is said, and asked again', async () => {
  const onFace = vi.fn();
  render(<FaceEntry sides={100} label="A d100" paint={String} onFace={onFace} />);
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
