import type { Act, Card, Option, Position, Prompt } from '../../../engine/index.ts';
import { CardView } from '../../cards/CardView.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { OptionButton } from '../deeds/OptionButton.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  readonly onClose: () => void;
}

/** The EXALTED ESPER an answer stands for. */
const cardOf = (act: Act, { cards }: Position): Card | undefined =>
  act.do === 'choose-exalted' ? cards.exalted[act.card] : undefined;

/**
 * Cards in full, each over its answer; one that is asked about stands before answers that are no cards. Of those that may
 * not be chosen the reason (p.69).
 */
export function PapersSheet({ position, pending, hinted, onAnswer, onClose }: Props) {
  const telling = useTelling(position);
  const { wordsOn } = useWholeWords().cards;
  const paper = (card: Card | undefined, why?: string) =>
    card && <CardView card={card} blocks={wordsOn(card)} disabledReason={why} />;
  const refused = pending.refused ?? [];
  return (
    <Sheet open wide title={telling.title(pending)} onClose={onClose}>
      <div className="question">
        <ul className="options grid gap-6px" data-cards>
          {pending.options
            .filter(({ interjection }) => !interjection)
            .map((option) => (
              <li key={option.id}>
                {paper(cardOf(option.act, position))}
                <OptionButton
                  underCard={cardOf(option.act, position) !== undefined}
                  option={option}
                  shortcut={null}
                  position={position}
                  asker={pending}
                  hinted={option.id === hinted}
                  onAnswer={onAnswer}
                />
              </li>
            ))}
          {refused.map(({ id, act, reason }) => (
            <li key={id}>{paper(cardOf(act, position), telling.reason(reason))}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
