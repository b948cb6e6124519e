import type { Position, Prompt, Refusal } from '../../../engine/index.ts';
import { figureIn, isTooFar } from '../../../engine/index.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { Pipped } from '../deeds/SpPips.tsx';
import '../../frame/denied-line.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  /** Why what was pointed at, a figure or what lies on a space, cannot be done. */
  readonly refusal: Refusal;
  /** Its card, where it has one. */
  readonly onInspect: (() => void) | null;
  readonly onLeave: () => void;
}

/** Beside the board, in a line: why not; the card of a figure is one press away. */
export function DeniedLine({ position, pending, refusal, onInspect, onLeave }: Props) {
  const { denied: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const { reason } = refusal;
  const why =
    reason.why === 'sp'
      ? words.sp(reason.needs, figureIn(position.state, pending.figure).sp)
      : (reason.why === 'not-beside' && telling.refusalLine([refusal], pending)) || telling.reason(reason);
  // A way to where it could be attacked would have been offered.
  const isFar = pending.kind === 'turn' && refusal.act.do === 'attack' && isTooFar(reason);
  return (
    <p className="denied flex middle gap-2 pad-6px-3 sm panel" role="status">
      <span>
        <Pipped>{words.not(telling.refused(refusal), isFar ? words.far(why) : why)}</Pipped>
      </span>
      {onInspect && (
        <button type="button" className="btn btn-small rigid" onClick={onInspect}>
          {words.card}
        </button>
      )}
      <button
        type="button"
        className="btn btn-small btn-quiet rigid"
        aria-label={words.leave}
        onClick={onLeave}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </p>
  );
}
