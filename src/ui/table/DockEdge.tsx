/** What lies on the edge of board and dock: who plays, in the room or online. */
import { OnlineHere } from '../frame/OnlineHere.tsx';
import { useOnlineTable } from '../page/use-online.ts';
import { useGame } from '../page/use-table.ts';
import { OverTo } from './question/OverTo.tsx';

/** Online the strip says who plays, by who holds the seat. */
export function DockEdge(asked: Parameters<typeof OverTo>[0]) {
  const { id, campaign } = useGame();
  const isOnline = useOnlineTable(id, campaign) !== null;
  return (
    <>
      {!isOnline && <OverTo {...asked} />}
      <OnlineHere of={[id, campaign]} />
    </>
  );
}
