import type { Option, Position, Prompt } from '../../../engine/index.ts';
import type { TurnCard } from '../../../stores/middara/turn-cards.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { RuleRef } from '../../rules/RuleRef.tsx';
import { OptionButton } from './OptionButton.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly TurnCard[];
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  readonly onClose: () => void;
}

/** What lies under a card for several: each answer in full, and what may not be done with its reason. */
export function MoreSheet({ title, cards, position, pending, hinted, onAnswer, onClose }: Props) {
  const words = useWords().ui.panels.question;
  const telling = useTelling(position);
  const options = cards.flatMap((card) => card.options);
  const refusals = cards.flatMap(({ refused }) => refused);
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="question more-sheet">
        <ul className="options">
          {options.map((option) => (
            <li key={option.id}>
              <OptionButton
                option={option}
                shortcut={null}
                position={position}
                asker={pending}
                hinted={option.id === hinted}
                onAnswer={onAnswer}
              />
            </li>
          ))}
        </ul>
        {refusals.length > 0 && (
          <>
            <h3 className="options-title">{words.whyNot(refusals.length)}</h3>
            <ul className="refusals">
              {refusals.map((refusal) => (
                <li key={refusal.id}>
                  <span>{telling.refused(refusal)}</span>
                  <em>{telling.reason(refusal.reason)}</em>
                  <small>
                    <RuleRef rule={refusal.rule} />
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  );
}
