import { figureIn, type Position, type Prompt } from '../../../engine/index.ts';
import type { Gathered } from '../../../stores/middara/gathered-targets.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useHand } from '../context/use-hand.ts';
import { TargetOptions } from './TargetOptions.tsx';
import './target-card.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly gathered: Gathered;
}

/** Of several targets, which are chosen: each pressed comes or goes, and one press gives them all. */
export function GatherCard({ position, pending, gathered: { chosen, most, order } }: Props) {
  const hand = useHand();
  const { key, selection: words } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const all = pending.options.filter(({ act }) => act.do === 'target');
  const areFoes = chosen.every(
    ({ act }) => act.do !== 'target' || figureIn(position.state, act.target).side === 'combatants',
  );
  const several = chosen.length > 1;
  return (
    <section
      className="target grid gap-1-4 middle tall lead-1_2 target-list"
      aria-live="polite"
      aria-label={words.title}
    >
      <div className="grid shrink">
        <p className="bold">{telling.title(pending)}</p>
        <p>{words.chosenOf(chosen.length, most)}</p>
      </div>
      <TargetOptions {...{ position, pending, chosen }} options={all} onPress={hand.answer} />
      <div className="target-ways gap-2 flex">
        <button
          type="button"
          className="btn"
          aria-keyshortcuts="Escape"
          onClick={() => hand.cancel('gathered')}
        >
          {words.notYet} <kbd className="kbd">{key.escape}</kbd>
        </button>
        {!several && (
          <button type="button" className="btn" data-option={order.join(' ')} onClick={hand.giveGathered}>
            {words.onlyThis}
          </button>
        )}
        <button
          type="button"
          className="btn btn-primary"
          disabled={!several}
          data-option={several ? order.join(' ') : undefined}
          aria-keyshortcuts="Enter"
          onClick={hand.giveGathered}
        >
          <span>{words.all(several ? chosen.length : 2, areFoes)}</span>
          <kbd className="kbd">{key.enter}</kbd>
        </button>
      </div>
    </section>
  );
}
