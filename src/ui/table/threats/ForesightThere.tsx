import { type MoveDestination, type Position, type Prompt, spOfMove } from '../../../engine/index.ts';
import { harmTo } from '../../board/marks/foresight-words.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useForeseen } from '../context/use-foresight.ts';
import { WayOdds } from '../odds/WayOdds.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt | null;
  readonly reach: readonly MoveDestination[];
}

/** The space of the preview that is pointed at: what the way there takes, who can strike there, and what it may cost. */
export function ForesightThere({ position, pending, reach }: Props) {
  const { foresight: words } = useWholeWords().ui.panels;
  const { there: say } = words;
  const telling = useTelling(position);
  const there = useForeseen((state) => state.there);
  const to = there && reach.find(({ space }) => space.join() === there.space.join());
  if (!there || !to || !pending) return null;
  const { could, turns, status, figure } = there;
  const counted = turns.filter(({ counted }) => counted);
  const lines = (could ?? []).map((id) => {
    const turn = turns.find((one) => one.figure === id);
    const blow = turn?.counted ? turn.blows.find(({ target }) => target === figure) : undefined;
    const name = telling.figure(id);
    const does = blow
      ? say.would(name, blow, harmTo(position, [turn!], figure))
      : turn?.counted || status === 'whole'
        ? say.wouldNot(name)
        : say.perhaps(name);
    return { id, does };
  });
  return (
    <section
      className="foresight-here grid gap-2px m-6px-0 pad-2 line-left on-raised sm lead-1_35"
      aria-label={say.title(to.way.length)}
    >
      <h3 className="size-md">{say.title(to.way.length)}</h3>
      <p>{say.way(to.cost, spOfMove(to))}</p>
      <WayOdds position={position} pending={pending} destination={to} />
      {could === null || could.length === 0 ? (
        <p>{say.could(could?.length ?? null)}</p>
      ) : (
        <>
          <ul className="pad-l-1_2em">
            {lines.map(({ id, does }) => (
              <li key={id}>{does}</li>
            ))}
          </ul>
          <p>
            <strong>{say.all(harmTo(position, counted, figure), status === 'whole')}</strong>
          </p>
        </>
      )}
    </section>
  );
}
