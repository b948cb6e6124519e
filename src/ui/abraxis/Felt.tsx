import { useState } from 'react';
import { type AbraxisPlayer, type AbraxisPrompt, lockedIn, plus, shownBy } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { useStore } from '../page/use-store.ts';
import { FacedCard } from './FacedCard.tsx';
import { Tray } from './Tray.tsx';

interface Props {
  readonly game: AbraxisGame;
  /** Whose symbols fill the sockets; below 0: nobody's. */
  readonly of: number;
  /** Who is asked is played by the house. */
  readonly isHouse: boolean;
  /** What may be locked in just now. */
  readonly locks: AbraxisPrompt | null;
  /** Of whoever is asked: the dice that are chosen. */
  readonly picked: readonly number[];
  readonly onPick: (at: number) => void;
}

/** Dice that were rolled by hand lie as they were said, before all of them are. */
const withTyped = (player: AbraxisPlayer, typed: AbraxisPrompt['typed'] = []): AbraxisPlayer => ({
  ...player,
  dice: player.dice.map((die, i) => ({ ...die, face: typed.find(({ at }) => at === i)?.face ?? die.face })),
});

/** The card that is faced, and round it the trays with their dice. */
export function Felt({ game, of, isHouse, locks, picked, onPick }: Props) {
  const view = useStore(game.store, (state) => state.view);
  const pending = useStore(game.store, (state) => state.pending);
  const shown = useStore(game.store, (state) => state.shown);
  const { setup, card } = game.session;
  // Where there is little room, whoever was asked last has the large place by the dock.
  const [near, setNear] = useState(() =>
    Math.max(
      0,
      setup.players.findIndex(({ house }) => !house),
    ),
  );
  if (pending && !isHouse && pending.player !== near) setNear(pending.player);
  const there = of >= 0 ? lockedIn(view.players[of]!.dice) : null;
  const events = game.session.events.slice(0, shown);
  return (
    <div
      className="abx-felt absolute inset-0 sized grid middle shrink-y on-dark"
      data-players={setup.players.length}
    >
      <FacedCard
        card={card}
        symbols={view.symbols}
        drawn={view.drawn}
        of={
          there && view.phase !== 'over'
            ? {
                name: setup.players[of]!.name,
                there,
                picked: plus(there, shownBy(picked.map((at) => view.players[of]!.dice[at]!))),
              }
            : undefined
        }
      />
      {view.players.map((player, i) => {
        const last = events.findLast((event) => event.type === 'symbolsCompared' && event.player === i);
        const asked = pending?.player === i;
        return (
          <Tray
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the place
            key={i}
            at={i as 0 | 1 | 2 | 3}
            seat={setup.players[i]!}
            player={asked ? withTyped(player, pending.typed) : player}
            symbols={view.symbols}
            thrown={`${view.round} ${view.roll}`}
            asked={asked ? pending.kind : null}
            near={i === near}
            picked={asked ? picked : []}
            onPick={locks && asked ? onPick : undefined}
            done={view.phase === 'roll' && player.decided}
            change={last?.type === 'symbolsCompared' ? last.change : null}
          />
        );
      })}
    </div>
  );
}
