/** An invitation (`#/join/…`): which table it is, who sits there, a free seat or watching. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import type { Came, Early, Entered } from '../../stores/online/online-tables.ts';
import type { OnlineState } from '../../stores/online/online-types.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { EarlyTold } from './EarlyTold.tsx';
import { FaultTold } from './FaultTold.tsx';
import { HomeWay } from './HomeWay.tsx';
import { KeptSeat } from './KeptSeat.tsx';
import { NameField } from './NameField.tsx';
import { Presence } from './Presence.tsx';
import { TableHead } from './TableHead.tsx';
import { useCame } from './use-came.ts';
import { WayBack } from './WayBack.tsx';

interface Props {
  readonly door: OnlineDoor;
  readonly tail: string;
  /** What a game is called; null where it is not known here. */
  readonly called: (game: string) => string | null;
}

export function JoinScreen({ door, tail, called }: Props) {
  const { join, waiting } = useWholeWords().ui.online;
  const [tries, setTries] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [early, setEarly] = useState<Early | null>(null);
  const came = useCame(async () => (await door.fetch()).enter(tail, agreed, setEarly), tries);
  const [claimed, setClaimed] = useState<Entered | null>(null);
  const claim = async (wayBack: string) => {
    const its = await (await door.fetch()).claim(tail, wayBack);
    if (its.ok) setClaimed(its.value);
    return its;
  };
  return (
    <main className="page gap-4">
      {came.is === 'failed' && (
        <FaultTold alone of={came.fault}>
          {came.fault.fault === 'packs' ? (
            <HomeWay
              take={() => {
                setAgreed(true);
                setTries((n) => n + 1);
              }}
            />
          ) : (
            <HomeWay onAgain={() => setTries((n) => n + 1)} />
          )}
        </FaultTold>
      )}
      {came.is === 'coming' && early !== null && <EarlyTold of={early} game={called(early.game)} />}
      {came.is === 'coming' && early === null && (
        <>
          <h1>{join.title}</h1>
          <p role="status">{waiting}</p>
        </>
      )}
      {came.is === 'here' && (
        <AtDoor of={claimed ?? came.value} game={called(came.value.game)} claim={claim} />
      )}
    </main>
  );
}

const seatsOf = ({ seats }: OnlineState) => seats;

interface AtDoorProps {
  readonly of: Entered;
  readonly game: string | null;
  /** Comes to the seat that is kept for whoever has this link. */
  readonly claim: (wayBack: string) => Promise<Came<Entered>>;
}

function AtDoor({ of, game, claim }: AtDoorProps) {
  const { join, invite } = useWholeWords().ui.online;
  const { table } = of;
  const seats = useStore(table.store, seatsOf);
  const wayBack = useStore(table.store, (state) => state.wayBack);
  const [name, setName] = useState('');
  const [sitting, setSitting] = useState(false);
  const mine = seats.filter(({ holder }) => holder?.by === 'person' && holder.mine);
  const isFull = seats.every(({ holder }) => holder !== null);
  const sat = mine.length > 0;
  const isKept = seats.some(({ holder }) => holder?.by === 'person' && of.kept.includes(holder.key));
  const go = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!sat) return;
    setSitting(false);
    // The button that was pressed has gone.
    go.current?.focus();
  }, [sat]);
  // Whoever neither sits down nor goes to watch leaves no line open.
  const left = useEffectEvent(() => {
    if (!sat && !window.location.hash.endsWith(of.route)) table.close();
  });
  useEffect(() => () => left(), []);
  const sit = (seat: string) => {
    setSitting(true);
    void table.sit(seat, name.trim()).catch(() => setSitting(false));
  };
  const claimAs = async (wayBack: string) => {
    const its = await claim(wayBack);
    if (its.ok && name.trim() !== '') await its.value.table.rename(name.trim());
    return its;
  };
  const address = `#/${of.route}`;
  const told = (
    <p role="status" className="sm soft">
      {sat
        ? join.seated(mine.map((seat) => seat.name))
        : sitting
          ? join.taking
          : isFull
            ? join.full
            : name.trim() === ''
              ? join.nameFirst
              : ''}
    </p>
  );
  const ways = (
    <p className="notice-ways">
      <a ref={go} className={sat ? 'btn btn-primary' : 'btn'} href={address}>
        {sat ? join.toTable : join.watch}
      </a>
    </p>
  );
  return (
    <>
      <TableHead name={of.name} game={game} />
      {!sat && !isFull && <NameField label={join.name} value={name} onChange={setName} />}
      {sat && told}
      {sat && ways}
      {sat && wayBack !== null && <WayBack link={wayBack} onPage />}
      <section className="grid gap-2" aria-label={join.seats}>
        <h2 className="lg">{join.seats}</h2>
        <ul className="grid gap-2">
          {seats.map((seat) => (
            <li key={seat.id} className="flex wrap middle between gap-2 pad-2-3 panel">
              <span className="grid">
                <strong>
                  <bdi>{seat.name}</bdi>
                </strong>
                <Presence of={seat} />
              </span>
              {seat.holder === null && !sat && (
                <button
                  type="button"
                  className="btn btn-primary"
                  aria-label={join.takeThe(seat.name)}
                  aria-disabled={name.trim() === '' || sitting}
                  onClick={() => (name.trim() === '' || sitting ? undefined : sit(seat.id))}
                >
                  {join.take}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {!sat && told}
      {!sat && isKept && <KeptSeat onClaim={claimAs} />}
      {of.hidden && <p>{invite.hidden}</p>}
      <p className="sm soft">{invite.hostRolls}</p>
      {!sat && ways}
    </>
  );
}
