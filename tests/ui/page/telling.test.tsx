import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Position } from '../../../src/engine/index.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { useTelling, WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';
import { sessionOf, tableWith } from '../../support/table-of-memory.ts';

function Name({ position }: { position: Position }) {
  return <p>{useTelling(position).figureName(position.state.figures[0]!)}</p>;
}

test('the words are bound to a view once, however many say something of it', async () => {
  const table = tableWith({ storage: memoryStorage() });
  await table.begin(sessionOf('telling', 'under-hallow-street').setup, 'Telling');
  const game = table.current()!;
  const words = { ...en, tell: vi.fn(en.tell) };
  const shown = () => {
    const { view } = game.store.getState();
    return (
      <WordsContext value={words}>
        <Name position={game.positionOf(view)} />
        <Name position={game.positionOf(view)} />
      </WordsContext>
    );
  };
  const { rerender } = render(shown());
  rerender(shown());
  expect(words.tell).toHaveBeenCalledTimes(1);
  game.decide(game.store.getState().pending!.options[0]!.id);
  rerender(shown());
  expect(words.tell).toHaveBeenCalledTimes(2);
});
