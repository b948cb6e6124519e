/** In the dock while what came of the last answer is shown: who does what, in a line. */
import {
  type EncounterEvent,
  hpLeftOf,
  hpOf,
  innermostAttack,
  type Position,
} from '../../../engine/index.ts';
import { focusOf } from '../../../stores/middara/focus.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { latePart } from '../../page/part.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { toldNow } from './told-now.ts';

// Seen once something was done.
const DamageSum = latePart(async () => (await import('./DamageSum.tsx')).DamageSum);

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
  readonly over: boolean;
}

/** What happens as the title, how those stand to whom it happens below it. */
export function Watching({ position, showing, over }: Props) {
  const { showing: words, dock } = useWords().ui.panels;
  const telling = useTelling(position);
  const told = toldNow(showing, telling);
  const { outcome, figures, turn } = position.state;
  const figure = figures.find(({ id }) => id === turn?.figure);
  const attack = innermostAttack(position.state);
  // Once it is known, and as long as it is what happens.
  const struck = attack && attack.finalDamage !== null && showing ? attack : null;
  const concerned = focusOf(showing).flatMap((id) => figures.find((one) => one.id === id) ?? []);
  return (
    <div className="watching flex middle gap-3 tall shrink showing">
      {figure && <FigureBadge figure={figure} position={position} size={56} decorative />}
      <div className="shrink bounded-y scroll-y">
        <p className="watching-title showing-text lg semi lead-1_15">
          {told?.text ??
            (over
              ? outcome && telling.outcome(outcome)
              : figure
                ? telling.figureName(figure)
                : words.waiting)}
        </p>
        {struck && <DamageSum attack={struck} position={position} showing={showing} />}
        {concerned.length > 0 && (
          <p className="soft size-md lead-1_25">
            {concerned
              .map((one) =>
                dock.hpOf(telling.figureName(one), hpLeftOf(position, one).total, hpOf(position, one)),
              )
              .join(' · ')}
          </p>
        )}
        {told?.quote && (
          <blockquote className="feed-quote m-4px-0-0 pad-2-3 sm italic regular paper">
            {told.quote}
          </blockquote>
        )}
      </div>
    </div>
  );
}
