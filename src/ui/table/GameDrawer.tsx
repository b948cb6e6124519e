/** Log, reasons and numbers of the game on the table. */
import { memo, useMemo } from 'react';
import type { Drawn } from '../frame/use-drawer.ts';
import { hashToMoment } from '../page/use-route.ts';
import { useGame, useGameState, usePosition } from '../page/use-table.ts';
import { type FeedBeside, FeedContext } from './drawer/feed-context.ts';
import { useHere } from './here.ts';
import { Drawer } from './late-on-table.ts';

export function GameDrawer() {
  return <InDrawer drawer={useHere().drawer} />;
}

/** Apart: what is pointed at on the board does not concern them. */
const InDrawer = memo(function InDrawer({ drawer }: { readonly drawer: Drawn }) {
  const game = useGame();
  const own = useGameState((state) => state.own);
  const beside = useMemo<FeedBeside>(
    () => ({
      firstRound: game.session.from?.clock.round ?? 0,
      own,
      write: game.writeNotes,
      addressOf: (moment) => hashToMoment(game.id, moment),
      goTo: null,
    }),
    [game, own],
  );
  return (
    <FeedContext value={beside}>
      <Drawer
        drawer={drawer}
        position={usePosition()}
        moment={useGameState((state) => state.moment)}
        showing={useGameState((state) => state.showing)}
        events={game.session.events}
        shown={useGameState((state) => state.shown)}
        feed={useGameState((state) => state.feed)}
      />
    </FeedContext>
  );
});
