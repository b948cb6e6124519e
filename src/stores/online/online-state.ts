/** An online table as its screens have it, made of what was read and heard. */
import type { Key } from '../../online/keys.ts';
import type { TableReader } from '../../online/table-reader.ts';
import { backLink, joinLink } from './links.ts';
import type { OnlineRecord } from './online-records.ts';
import type { AskedBack, OnlineState, SeatAt } from './online-types.ts';
import type { PresenceOfTable } from './presence.ts';
import { seatView } from './seat-view.ts';

interface Sources extends Pick<OnlineState, 'line' | 'sent' | 'notices' | 'talk' | 'rings'> {
  readonly reader: TableReader;
  /** It is read anew, or what the server lost is waited for. */
  readonly isBusy: boolean;
  readonly me: Key;
  readonly base: string;
  readonly record: OnlineRecord;
  readonly seatNames: Readonly<Record<string, string>>;
  readonly decisions: number;
  /** The seat that is asked; null when the game is over. */
  readonly asks: string | null;
  nameOf(key: string): string;
  readonly presence: Pick<PresenceOfTable, 'of' | 'keys'>;
}

export function onlineState(sources: Sources): OnlineState {
  const { reader, me, seatNames, nameOf, presence, base, record, asks } = sources;
  const { line, sent, notices, talk, rings } = sources;
  const around = { me: me.id, seatNames, nameOf, presenceOf: presence.of };
  const seats = reader.seats.map((seat) => seatView(seat, around));
  const holds = seats.some(isMine);
  const at = reader.mayAnswer(me.id);
  const mayAnswer = at !== null && !at.bot && !sources.isBusy;
  const { pendingDice } = reader;
  return {
    line,
    caughtUp: !sources.isBusy,
    seats,
    isHost: reader.isHost(me.id),
    watching: !holds,
    watchers: presence.keys.filter((key) => !reader.holdsSeat(key)).map(nameOf),
    mayAnswer,
    waitsFor: mayAnswer || asks === null ? null : waited(seats, asks, sources),
    sent,
    undo: askedBack(sources, seats),
    notices,
    talk,
    rings,
    typedDice: reader.typedDice,
    witnessed: reader.begin?.witnessed === true,
    witness: pendingDice ? personAt(seats, pendingDice.witness) : null,
    invite: reader.isHost(me.id) ? inviteOf(base, record) : null,
    wayBack: holds ? backLink(base, record.table, me.seed) : null,
  };
}

const isMine = ({ holder }: SeatAt): boolean => holder?.by === 'person' && holder.mine;

/** Whoever sits there, by name; else what the game calls the seat. */
function personAt(seats: readonly SeatAt[], id: string): string {
  const seat = seats.find((one) => one.id === id);
  return (seat?.holder?.by === 'person' && seat.holder.name) || (seat?.name ?? id);
}

/** What is no seat of the table is the host's. */
const waited = (seats: readonly SeatAt[], asks: string, { nameOf, record }: Sources): string =>
  seats.some(({ id }) => id === asks) ? personAt(seats, asks) : nameOf(record.host);

function askedBack(sources: Sources, seats: readonly SeatAt[]): AskedBack | null {
  const { reader, me, nameOf, decisions } = sources;
  const { undoAsk } = reader;
  if (!undoAsk) return null;
  const { ask, key, to, waitsFor } = undoAsk;
  return {
    ask,
    by: nameOf(key),
    decisions: decisions - to,
    waitsFor: waitsFor.map((id) => waited(seats, id, sources)),
    forMe: waitsFor.some((id) => {
      const seat = seats.find((one) => one.id === id);
      return seat ? isMine(seat) : reader.isHost(me.id);
    }),
    mine: key === me.id,
  };
}

function inviteOf(base: string, { table, invite, watch }: OnlineRecord): OnlineState['invite'] {
  return {
    link: invite ? joinLink(base, table, invite) : '',
    open: invite !== null,
    ...(watch && { watch: joinLink(base, table, watch) }),
  };
}
