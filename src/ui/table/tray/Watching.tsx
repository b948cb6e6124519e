/** In the dock while what came of the last answer is shown: who does what, in a line. */
import { useState } from 'react';
import {
  type EncounterEvent,
  figureIn,
  hpLeftOf,
  hpOf,
  innermostAttack,
  type Position,
} from '../../../engine/index.ts';
import { blowOf } from '../../../stores/middara/blow.ts';
import { focusOf } from '../../../stores/middara/focus.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { latePart } from '../../page/part.tsx';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { toldNow } from './told-now.ts';

// Seen once something was done.
const DamageSum = latePart(async () => (await import('./DamageSum.tsx')).DamageSum);

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
  readonly over: boolean;
  /** There is room for four lines. */
  readonly small: boolean;
}

/** What happens as the title, how those stand to whom it happens below it. */
export function Watching({ position, showing, over, small }: Props) {
  const { showing: words, dock } = useWords().ui.panels;
  const telling = useTelling(position);
  const game = useGame();
  const shown = useGameState((state) => state.shown);
  // What a roll is for may only be known by what comes of it.
  const next = showing?.type === 'diceRolled' ? game.session.events.slice(shown) : [];
  const told = toldNow(showing, telling, position.state, next);
  const { outcome, figures, turn } = position.state;
  // Whoever rolls, in another's turn too.
  const rolls = showing?.type === 'diceRolled' || showing?.type === 'checkMade' ? showing.figure : null;
  const figure = figures.find(({ id }) => id === (rolls ?? turn?.figure));
  const attack = innermostAttack(position.state);
  // Once it is known, and as long as it is what happens.
  const isDown = attack && figureIn(position.state, attack.target).defeated;
  const struck = attack && attack.finalDamage !== null && showing && !isDown ? attack : null;
  const blow = struck && blowOf(struck, position, showing);
  const said = blow
    ? words.takes(telling.figure(blow.figure), blow.dealt, telling.figure(attack!.attacker))
    : (told?.text ?? null);
  // What an attack came to stays while its books are closed: no line with nothing but a name.
  const [kept, setKept] = useState<string | null>(null);
  if (said !== kept && (said !== null || !attack)) setKept(said);
  const concerned = focusOf(showing).flatMap((id) => figures.find((one) => one.id === id) ?? []);
  return (
    <div className="watching flex middle gap-3 tall shrink showing">
      {figure && <FigureBadge figure={figure} position={position} size={56} decorative />}
      <div className="shrink bounded-y scroll-y">
        <p className={`watching-title showing-text ${small ? 'size-md' : 'lg'} semi lead-1_15`}>
          {(attack ? (said ?? kept) : said) ??
            (over
              ? outcome && telling.outcome(outcome)
              : figure
                ? telling.figureName(figure)
                : words.waiting)}
        </p>
        {struck && !small && <DamageSum attack={struck} dealt={blow?.dealt ?? null} position={position} />}
        {concerned.length > 0 && (
          <p className={`soft ${small ? 'sm' : 'size-md'} lead-1_25`}>
            {concerned
              .map((one) =>
                dock.hpOf(
                  telling.figureName(one),
                  blow?.figure === one.id ? blow.left : hpLeftOf(position, one).total,
                  hpOf(position, one),
                ),
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
