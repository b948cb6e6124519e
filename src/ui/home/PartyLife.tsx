import { useMemo } from 'react';
import { momentIn } from '../../stores/kept/last-moment.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { useCards } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/** Pixels of a face. */
const FACE = 26;

/** Who plays in a game, and how well they are: a face with its hit points. */
export function PartyLife({ game }: { readonly game: GameSummary }) {
  const cards = useCards();
  const { games: words } = useWords().ui.screens;
  const moment = useMemo(() => momentIn(game.moment), [game.moment]);
  const party =
    moment?.figures.filter(({ card, side }) => side === 'adventurers' && cards.adventurers[card]) ?? [];
  if (party.length === 0) return null;
  return (
    <span className="party-life gap-2px-2 flex wrap">
      {party.map(({ card, left, hp, fallen, acting }) => {
        const { called, name } = cards.adventurers[card]!;
        const known = called ?? name.split(' ')[0]!;
        return (
          <span
            key={card}
            className="party-one gap-5px inline-flex middle sm semi"
            data-fallen={fallen}
            data-acting={acting}
            data-hurt={(!fallen && left * 2 <= hp) || undefined}
          >
            <Portrait of={card} cards={cards} size={FACE} />
            <span aria-hidden="true">{fallen ? '†' : `${left}/${hp}`}</span>
            <span className="visually-hidden">
              {fallen ? words.fallen(known) : words.life(known, left, hp)}
            </span>
          </span>
        );
      })}
    </span>
  );
}
