import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useHand } from '../context/use-hand.ts';
import { TargetOptions } from './TargetOptions.tsx';
import './target-card.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  /** Of the card that is held. */
  readonly options: readonly Option[];
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
}

/** A card is held that has several targets or spaces: they are lit on the board, and named here with their chances. */
export function TargetList({ position, pending, options, hinted, onAnswer }: Props) {
  const hand = useHand();
  const { dock: words, key, selection } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const ofFigures = options.every(({ act }) => 'target' in act);
  const others = options.map(({ act }) => act);
  return (
    <section className="target grid gap-1-4 middle tall lead-1_2 target-list" aria-label={selection.title}>
      <div className="grid shrink bounded-y scroll-y">
        <p className="flex wrap middle gap-0-2 bold">
          {options[0] && telling.cardTitle(options[0].act, others, pending.figure)}
        </p>
        <p>{ofFigures ? words.pickTarget : words.pickSpace}</p>
      </div>
      <TargetOptions
        {...{ position, pending, options, hinted }}
        onPress={(option) =>
          option.act.do === 'attack' ? hand.pressFigure(option.act.target, 'keys') : onAnswer(option)
        }
      />
      <div className="target-ways gap-2 flex">
        <button type="button" className="btn" onClick={() => hand.hold(null)}>
          {words.back} <kbd className="kbd">{key.escape}</kbd>
        </button>
      </div>
    </section>
  );
}
