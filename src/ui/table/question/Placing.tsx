/** Where heroes are placed: who waits, and below that all of them placed in one press, or the fight started. */
import type { Position, Prompt } from '../../../engine/index.ts';
import { waitingIn } from '../../../stores/middara/placing.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { LOOK } from '../../frame/Faster.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useHand, useHandOf, useHeld } from '../context/use-hand.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
}

/** Pixels of a portrait. */
const SIZE = 36;
const CARD = 'grid gap-2px center pad-3px round-m on-raised shrink';

/** A card for each, whose place is asked lit; and how they are placed. */
export function HeroesToPlace({ position, pending, isOthers }: Props & { readonly isOthers: boolean }) {
  const words = useWords().ui.panels.placing;
  const telling = useTelling(position);
  const held = useHeld('choice', pending);
  const lifted = useHandOf('lifted', pending);
  const waiting = held ? [] : waitingIn(position);
  return (
    <div className="flex wrap middle in-middle gap-4px-8px tall shrink">
      {waiting.length > 0 && (
        <ul className="flex gap-6px" aria-label={words.waiting}>
          {waiting.map((figure) => {
            const isAsked = figure.id === pending.figure;
            return (
              <li
                key={figure.id}
                className={`${CARD} ${isAsked ? 'ringed bright' : 'edged dim'}`}
                aria-current={isAsked ? 'true' : undefined}
                data-waits={figure.id}
              >
                <FigureBadge figure={figure} position={position} size={SIZE} decorative />
                <span className="plain bold fit-0_75rem lead-1_1 one-line clip ellipsis bounded">
                  {telling.figureName(figure)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="flex-1-1-5rem fit-0_82rem medium lead-1_2" aria-live="polite">
        {lifted ? words.lifted(telling.figure(lifted.figure)) : held ? words.ready : !isOthers && words.how}
      </p>
    </div>
  );
}

/** Gold: everybody placed while somebody waits; then the fight started. */
export function PlaceOrStart({ pending }: Pick<Props, 'pending'>) {
  const hand = useHand();
  const words = useWords().ui.panels.placing;
  const held = useHeld('choice', pending);
  return (
    <button
      type="button"
      className={LOOK}
      data-over
      data-option={held?.kind === 'answer' ? held.option.id : undefined}
      aria-keyshortcuts="Enter"
      onClick={held ? hand.confirm : hand.placeAll}
    >
      <span>{held ? words.start : words.all}</span>
    </button>
  );
}
