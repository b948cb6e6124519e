/**
 * Where a table stands, shown while its long past is still being read: by what its host's page has laid beside the
 * stream. It is looked at, never decided on; whether it was so, is known once all was read.
 */
import { canonicalJson } from '../../engine/index.ts';
import { SNAPSHOT, type Snapshot, type StoodAt, snapshotIn } from '../../online/snapshot.ts';
import type { Begin } from '../../online/table-messages.ts';
import { TableReader } from '../../online/table-reader.ts';
import type { Beside } from '../../online/transport.ts';
import { namesBeside } from './names.ts';
import type { Came, Early } from './online-tables.ts';
import type { Prepared } from './prepared.ts';
import { seatView } from './seat-view.ts';

export interface EarlyDeps {
  readonly table: string;
  readonly hostKey: string;
  readonly me: string;
  readonly beside: Beside;
  /** What the stream itself begins with; null where it does not. */
  readonly begun: Promise<{ readonly begin: Begin; readonly prepared: Promise<Came<Prepared>> } | null>;
  tell(early: Early): void;
}

export interface ShownEarly {
  /** What lies there: of this table, and as long as it may be. */
  readonly lies: Promise<Snapshot | null>;
  /** From here on nothing is shown; whether what was has not come about, by where the stream came to there. */
  over(stood: StoodAt | null): boolean;
}

export function showEarly(deps: EarlyDeps): ShownEarly {
  const { table, hostKey, beside } = deps;
  let isOver = false;
  let shown: Snapshot | null = null;
  const lies = beside
    .get(SNAPSHOT)
    .then((text) => (text === null ? null : snapshotIn(text, table, hostKey)))
    .catch(() => null);

  async function show(): Promise<void> {
    const snapshot = await lies;
    const begun = snapshot && (await deps.begun);
    if (!begun || !isSame(begun.begin, snapshot.held.state.begin)) return;
    const prepared = await begun.prepared;
    if (isOver || !prepared.ok || !prepared.value.snapshots) return;
    const { snapshots, seatNames } = prepared.value;
    const game = await snapshots.open(snapshot.log, snapshot.held.decisions);
    if (game === null || game.stateHash() !== snapshot.state) return;
    const options = { table, hostKey, open: () => game };
    const reader = TableReader.from(snapshot.held, options, hostKey);
    if (isOver || reader === null) return;
    shown = snapshot;
    const tell = () => isOver || deps.tell(earlyOf(reader));
    const { nameOf, read } = namesBeside({ beside }, tell);
    const around = { me: deps.me, seatNames, nameOf, presenceOf: () => 'gone' as const };
    const earlyOf = ({ seats: held }: TableReader): Early => {
      const seats = held.map((seat) => seatView(seat, around));
      const asked = game.asked()?.seat ?? null;
      const at = seats.find(({ id }) => id === asked);
      const by = at?.holder?.by === 'person' ? at.holder.name : '';
      return {
        name: begun.begin.name,
        game: begun.begin.game,
        seats,
        decisions: snapshot.held.decisions,
        waitsFor: asked === null ? null : by || (at ? at.name : nameOf(hostKey)),
      };
    };
    tell();
    read([hostKey, ...reader.seats.flatMap(({ key }) => key ?? [])], true);
  }
  // Whatever goes wrong with it: all is read behind it anyway.
  void show().catch(() => {});

  return {
    lies,
    over(stood) {
      isOver = true;
      return shown !== null && !(stood && stood.state === shown.state && isSame(stood.held, shown.held));
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
