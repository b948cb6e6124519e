import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { DieFace } from '../../dice/DieFace.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly onAnswer: (option: Option) => void;
}

/** The six faces of a die that was rolled on the real table. */
export function FaceOptions({ position, pending, onAnswer }: Props) {
  const words = useWords().ui.panels.question;
  const telling = useTelling(position);
  const { die } = pending;
  return (
    <ul className="face-options flex wrap gap-3" aria-label={words.faces(die)}>
      {pending.options.map((option, i) => (
        <li className="grid center gap-4px" key={option.id} data-option={option.id}>
          {die ? (
            <DieFace
              die={die}
              face={i + 1}
              size={72}
              shortcut={String(i + 1)}
              onClick={() => onAnswer(option)}
            />
          ) : (
            <button
              type="button"
              className="btn"
              aria-keyshortcuts={String(i + 1)}
              onClick={() => onAnswer(option)}
            >
              {telling.option(option, pending)}
            </button>
          )}
          <kbd className="kbd">{i + 1}</kbd>
        </li>
      ))}
    </ul>
  );
}
