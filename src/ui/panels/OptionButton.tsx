import type { Option, Position, Prompt } from '../../engine/index.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { StaminaIcon } from '../icons/index.ts';
import { OptionOdds, OptionOddsMore } from './OptionOdds.tsx';
import { iconOf } from './option-icons.ts';

interface Props {
  readonly option: Option;
  readonly shortcut: number | null;
  readonly position: Position;
  readonly asker: Prompt;
  readonly chosen?: boolean;
  /** What the planner would do. */
  readonly hinted?: boolean;
  readonly onAnswer: (option: Option) => void;
}

/** One answer: what, for how much, what to know of it, and its key. */
export function OptionButton({ option, shortcut, position, asker, chosen, hinted, onAnswer }: Props) {
  const { question: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const { act } = option;
  const Icon = iconOf(act);
  const remark = telling.remark(option);
  return (
    <>
      <button
        type="button"
        className="btn option"
        data-proposed={option.proposed || undefined}
        data-chosen={chosen || undefined}
        data-hinted={hinted || undefined}
        data-option={option.id}
        aria-keyshortcuts={shortcut ? String(shortcut) : undefined}
        onClick={() => onAnswer(option)}
      >
        {shortcut !== null && (
          <span className="kbd" aria-hidden="true">
            {shortcut}
          </span>
        )}
        <Icon className="option-icon" />
        <span className="option-words">
          <span>{telling.option(option, asker)}</span>
          {remark && <small>{remark}</small>}
          <OptionOdds position={position} asker={asker} option={option} />
        </span>
        {option.sp !== undefined && (
          <span className="option-sp">
            <StaminaIcon />
            {option.sp}
            <span className="visually-hidden">{words.spAfter}</span>
          </span>
        )}
      </button>
      <OptionOddsMore position={position} asker={asker} option={option} />
    </>
  );
}
