import { CHALLENGES, type Challenge } from '../../engine/index.ts';
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
    <fieldset className="choice-row flex wrap">
      <legend className="label">{setUp.difficulty}</legend>
      {CHALLENGES.map((one) => (
        <label className="flex middle gap-2 touchable" key={one}>
          <input
            className="rigid"
            type="radio"
            name="difficulty"
            checked={difficulty === one}
            disabled={disabled}
            onChange={() => onChange(one)}
          />
          {setUp.difficulties[one]}
        </label>
      ))}
    </fieldset>
  );
}
