import type { Position, Prompt } from '../../../engine/index.ts';
import { pricesOf, type TurnCard } from '../../../stores/middara/turn-cards.ts';
import { Sentence } from '../../cards/CardText.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTelling } from '../../page/use-words.ts';
import { Refusals } from './Refusals.tsx';
import { Price } from './SpPips.tsx';

interface Props {
  readonly title: string;
  readonly card: TurnCard;
  readonly position: Position;
  readonly pending: Prompt;
  readonly onClose: () => void;
}

/** What stands on a card of the dock, in full: its price, its words, and why it cannot be done. Nothing is done there. */
export function DeedText({ title, card, position, pending, onClose }: Props) {
  const telling = useTelling(position);
  const { act, options, refused } = card;
  const about = telling.about(card, pending);
  const line = telling.actLine(act, pending);
  return (
    <Sheet open rises title={title} onClose={onClose}>
      <div className="deed-text grid gap-2">
        {pricesOf({ options }).map((sp) => (
          <Price key={sp} sp={sp} />
        ))}
        {line !== '' && <p>{line}</p>}
        {about && (
          <p className="lead-1_35">
            {about.tags.map((tag) => (
              <span key={tag} className="card-condition mr-0_45em inline-block round-3px bold one-line">
                {tag}
              </span>
            ))}
            <Sentence parts={about.parts} />
          </p>
        )}
        {options.length === 0 && <Refusals position={position} refusals={refused} />}
      </div>
    </Sheet>
  );
}
