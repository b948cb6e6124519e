import type { Position } from '../../../engine/index.ts';
import { type Exchange, isExchanged } from '../../../stores/middara/exchange.ts';
import { CancelIcon } from '../../icons/index.ts';
import { useStore } from '../../page/use-store.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly exchange: Exchange;
  readonly position: Position;
  /** What is said where nothing was changed. */
  readonly unchanged: string;
  readonly onBack: (piece: number) => void;
}

/** What was tried so far, piece by piece; each may be taken back with what came after it. */
export function Changes({ exchange, position, unchanged, onBack }: Props) {
  const words = useWholeWords().ui.exchange;
  const first = exchange.sp > 0 ? 1 : 0;
  const telling = useTelling(position);
  const pieces = useStore(exchange.trial.store, (tried) => tried.pieces);
  // That one re-equips at all is no change.
  const told = pieces.map((piece) =>
    piece.flatMap(({ act }) => (isExchanged(act) ? telling.act(act) : [])).join(', '),
  );
  if (told.length <= first) return <p className="sm soft">{unchanged}</p>;
  return (
    <ol className="gap-4px-2 flex wrap flush bare unlisted sm" aria-label={words.changes}>
      {told.slice(first).map((what, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
        <li className="inline-flex middle pad-l-2 round-m edged" key={i}>
          <span>{what}</span>
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={words.takeBack(what)}
            onClick={() => onBack(first + i)}
          >
            <CancelIcon />
          </button>
        </li>
      ))}
    </ol>
  );
}
