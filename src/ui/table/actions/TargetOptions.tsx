import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { useTelling } from '../../page/use-words.ts';
import { OptionOdds } from '../odds/OptionOdds.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly options: readonly Option[];
  /** Where several may be chosen, those that are: pressed again they are let go, and that answers nothing. */
  readonly chosen?: readonly Option[];
  readonly hinted?: string | undefined;
  readonly onPress: (option: Option) => void;
}

/** What a card may be aimed at, each by its name with its chances. */
export function TargetOptions({ position, pending, options, chosen, hinted, onPress }: Props) {
  const telling = useTelling(position);
  const isChosen = ({ id }: Option) => chosen?.some((one) => one.id === id);
  return (
    <ul className="target-options flex wrap safe-middle gap-0_4rem bounded-y scroll-y">
      {options.map((option, i) => (
        <li className="flex-1-1-10rem shrink" key={option.id}>
          <button
            type="button"
            className="btn in-middle full shrink"
            aria-pressed={isChosen(option)}
            data-option={isChosen(option) ? undefined : option.id}
            data-hinted={option.id === hinted || undefined}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            onClick={() => onPress(option)}
          >
            {telling.option(option, pending)}
            <OptionOdds position={position} asker={pending} option={option} />
          </button>
        </li>
      ))}
    </ul>
  );
}
