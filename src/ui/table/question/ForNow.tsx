import type { Position, Prompt } from '../../../engine/index.ts';
import type { Offer } from '../../../stores/middara/auto-pass.ts';
import { keyThisRound, volleyOf } from '../../../stores/middara/for-now.ts';
import { useGame } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly offers: readonly Offer[];
}

/** The open question answered for a while: at once for all of a kind that attack, or not asked again this round. */
export function ForNow({ position, pending, offers }: Props) {
  const game = useGame();
  const words = useWholeWords().ui.panels.autoPass.forNow;
  const volley = volleyOf(pending, position);
  const canPay = pending.options.some(({ act }) => act.do === 'dodge' && act.with === 'sp');
  return (
    <div className="for-now flex wrap gap-2">
      {volley && canPay && (
        <button type="button" className="btn btn-small" onClick={() => game.answerForNow([volley.all])}>
          {words.all(volley.toCome.length + 1)}
        </button>
      )}
      {volley && (
        <button type="button" className="btn btn-small" onClick={() => game.answerForNow([volley.none])}>
          {words.none}
        </button>
      )}
      <button
        type="button"
        className="btn btn-small btn-quiet"
        onClick={() => game.answerForNow(offers.map(({ key }) => keyThisRound(key, position.state)))}
      >
        {words.round}
      </button>
    </div>
  );
}
