/** What this page answers for where dice are witnessed: a chain of hashes, each link known only once it is wanted. */
import type { Key } from '../../online/keys.ts';
import { sha256Of } from '../../online/mix.ts';
import type { Body } from '../../online/table-messages.ts';
import type { TableReader } from '../../online/table-reader.ts';
import type { SeatHeld } from '../../online/table-state.ts';

/** Dice that one chain witnesses; then the seat commits to another. */
const LINKS = 2000;

export interface Witness {
  /** The end that the seat commits to. */
  readonly end: string;
  /** The link before this one; null where it is none of this chain, or its first. */
  before(link: string): string | null;
}

/** Made of the key's own seed, so that a page that was reloaded still has it. `round`: how many were used up. */
export function witnessOfKey(seed: string, table: string, seat: string, round: number): Witness {
  const chain = [sha256Of(`witness\n${seed}\n${table}\n${seat}\n${round}`)];
  for (let i = 0; i < LINKS; i++) chain.push(sha256Of(chain.at(-1)!));
  const places = new Map(chain.map((link, i) => [link, i]));
  return {
    end: chain.at(-1)!,
    before: (link) => {
      const place = places.get(link);
      return place === undefined || place === 0 ? null : chain[place - 1]!;
    },
  };
}

/** Commits for its seats, and tells the links they are asked for; each once. */
export function witnessDuty(
  table: string,
  key: Key,
  say: (body: Body) => void,
): (reader: TableReader, own: readonly Readonly<SeatHeld>[]) => void {
  const known = new Map<string, Witness>();
  const rounds = new Map<string, number>();
  const said = new Set<string>();
  const once = (what: string, body: Body) => {
    if (said.has(what)) return;
    said.add(what);
    say(body);
  };
  function of(seat: string): Witness {
    const name = `${seat} ${rounds.get(seat) ?? 0}`;
    const witness = known.get(name) ?? witnessOfKey(key.seed, table, seat, rounds.get(seat) ?? 0);
    known.set(name, witness);
    return witness;
  }
  return ({ begin, pendingDice, sequence }, own) => {
    if (!begin?.witnessed) return;
    for (const { id, end } of own)
      if (end === null && pendingDice === null)
        once(`commit ${id} ${sequence}`, { do: 'commit', seat: id, end: of(id).end });
    const asked = own.find(({ id }) => id === pendingDice?.witness);
    if (!asked?.end || !pendingDice) return;
    const link = of(asked.id).before(asked.end);
    if (link) once(`link ${pendingDice.of}`, { do: 'link', seat: asked.id, of: pendingDice.of, link });
    // Used up: silent this once, and committed anew when no dice wait.
    else rounds.set(asked.id, (rounds.get(asked.id) ?? 0) + 1);
  };
}
