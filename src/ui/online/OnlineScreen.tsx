/** What links of online tables lead to: an invitation, a seat's way back, the host's own. */
import { useOnlineDoor } from '../page/use-online-door.ts';
import { useWholeWords } from '../page/use-words.ts';
import { BackScreen } from './BackScreen.tsx';
import { FaultTold } from './FaultTold.tsx';
import { HomeWay } from './HomeWay.tsx';
import { HostNotice } from './HostNotice.tsx';
import { JoinScreen } from './JoinScreen.tsx';

interface Props {
  readonly way: 'join' | 'back' | 'host';
  /** The tail of the address. */
  readonly tail: string;
  /** What the other games of this table are called, by their id. */
  readonly guests: readonly { readonly id: string; readonly name: string }[];
}

const NO_HOST = { fault: 'no-host' } as const;

export function OnlineScreen({ way, tail, guests }: Props) {
  const { gameOf } = useWholeWords().ui.online;
  const door = useOnlineDoor();
  if (!door)
    return (
      <main className="page">
        <FaultTold alone of={NO_HOST}>
          <HomeWay />
        </FaultTold>
      </main>
    );
  if (way === 'host') return <HostNotice door={door} secret={tail} />;
  if (way === 'back') return <BackScreen door={door} tail={tail} />;
  const called = (game: string) => guests.find(({ id }) => id === game)?.name ?? gameOf[game] ?? null;
  return <JoinScreen door={door} tail={tail} called={called} />;
}
