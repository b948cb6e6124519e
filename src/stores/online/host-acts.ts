/** What the host alone does at its table: its links, and who is to go. */
import type { Key } from '../../online/keys.ts';
import type { Body } from '../../online/table-messages.ts';
import type { TableReader } from '../../online/table-reader.ts';
import type { HostDoor } from '../stream/host-door.ts';
import type { OnlineRecord } from './online-records.ts';
import type { OnlineTable } from './online-types.ts';
import type { TableTold } from './table-told.ts';

interface Around {
  readonly table: string;
  readonly key: Key;
  readonly door: Pick<HostDoor, 'out' | 'invite'>;
  seats(): TableReader['seats'];
  say(body: Body): void;
  readonly tell: TableTold['tell'];
  /** Its links are others from now on. */
  links(codes: Partial<Pick<OnlineRecord, 'invite' | 'watch'>>): Promise<void>;
}

type Deeds =
  | 'giveToBot'
  | 'markAway'
  | 'freeSeat'
  | 'throwOut'
  | 'nameSecond'
  | 'withdrawInvite'
  | 'newInvite';

export function hostActs({ table, key, door, seats, say, tell, links }: Around): Pick<OnlineTable, Deeds> {
  async function changeInvite(what: 'new' | 'withdraw'): Promise<void> {
    const given = await door.invite(table, key, what);
    if (!given.ok) return tell({ tells: 'passed-over', of: '', mine: true, why: given.why });
    await links(given.value);
  }
  return {
    giveToBot: (seat) => say({ do: 'bot', seat }),
    markAway: (seat) => say({ do: 'away', seat }),
    freeSeat: (seat) => say({ do: 'seat', seat, key: null }),
    nameSecond: (second) => say({ do: 'second', key: second }),
    async throwOut(whom) {
      for (const seat of seats()) if (seat.key === whom) say({ do: 'seat', seat: seat.id, key: null });
      const given = await door.out(table, key, whom);
      if (!given.ok) tell({ tells: 'passed-over', of: whom, why: given.why });
    },
    withdrawInvite: () => changeInvite('withdraw'),
    newInvite: () => changeInvite('new'),
  };
}
