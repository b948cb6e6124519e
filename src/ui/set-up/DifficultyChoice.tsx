import { CHALLENGES, type Challenge } from '../../engine/index.ts';
import { Choices } from '../kit/Choices.tsx';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly difficulty: Challenge;
  readonly disabled?: boolean;
  readonly onChange: (difficulty: Challenge) => void;
}

/** How hard an encounter is that asks for it. */
export function DifficultyChoice({ difficulty, disabled = false, onChange }: Props) {
  const { setUp } = useWholeWords().ui.screens;
  return (
    <fieldset className="shrink" disabled={disabled}>
      <Choices
        short
        title={setUp.difficulty}
        items={CHALLENGES}
        chosen={difficulty}
        told={(one) => ({ name: setUp.difficulties[one] })}
        onChoose={onChange}
      />
    </fieldset>
  );
}
