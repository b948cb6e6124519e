import type { Ref } from 'react';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  /** There is a fifth player's switch on, so the place is there and waits. */
  readonly isWanted: boolean;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onAdd: () => void;
}

/** Where a fifth Adventurer would stand (p.71). Adding one is what turns the rule on, where nobody did before. */
export function FifthPlace({ isWanted, ref, onAdd }: Props) {
  const { party } = useWholeWords().ui.screens;
  return (
    <p className="flex wrap middle gap-2-4 pad-2-3 round-m edged sm soft" data-wanted={isWanted || undefined}>
      <button type="button" className="btn" ref={ref} onClick={onAdd}>
        {party.addFifth}
      </button>
      <span>{party.fifthMeans}</span>
    </p>
  );
}
