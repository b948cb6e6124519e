/** One part of a backup that is taken in, and what came of it. */
import { isRecord } from '../../check/is-record.ts';
import type { Finding } from '../../check/problem.ts';
import { canonicalJson, hashText } from '../../engine/index.ts';
import type { Cells } from '../kept/cells.ts';
import type { GuestFault, Manifest, Sort } from './backup.ts';

export interface Taking {
  readonly cells: Cells;
  readonly sort: Sort;
  readonly id: string;
  /** As its file has it, unchecked. */
  readonly value: unknown;
  readonly manifest: Manifest;
  /** Added to the name of what is here twice. */
  readonly copy: string;
  readonly guestFault: GuestFault;
}

export type Came =
  | { readonly came: 'added' | 'longer' | 'same' }
  /** Kept twice: the name of what came. */
  | { readonly came: 'both'; readonly name: string }
  | { readonly came: 'damaged'; readonly problem: Finding };

/** Where what came goes; `same` where it is here already, as far as it goes. */
type Place =
  | { readonly came: 'same' }
  | { readonly came: 'added' | 'longer' | 'both'; readonly id: string; readonly name: string };

/**
 * A game or campaign that is new goes under its own id, and so does one that goes on from what is here. One that differs
 * goes beside it, under an id that is the same however often it is taken in. `read`: what is here under an id.
 */
export async function placeOf(
  came: unknown,
  { id, name, copy }: { readonly id: string; readonly name: string; readonly copy: string },
  read: (id: string) => Promise<unknown>,
): Promise<Place> {
  const here = await read(id);
  if (here === undefined) return { came: 'added', id, name };
  const [ours, theirs] = [logIn(here), logIn(came)];
  if (goesOnFrom(ours, theirs)) return { came: 'same' };
  if (goesOnFrom(theirs, ours)) return { came: 'longer', id, name };
  const beside = `${id}-${hashText(canonicalJson(theirs))}`;
  if ((await read(beside)) !== undefined) return { came: 'same' };
  return { came: 'both', id: beside, name: `${name}${copy}` };
}

interface Log {
  readonly begins: string;
  readonly options: readonly unknown[];
}

function logIn(game: unknown): Log {
  const log = isRecord(game) && isRecord(game.log) ? game.log : {};
  const { setup = null, from = null, decisions } = log;
  // By another mix the same answer leads elsewhere.
  const madeOf = (one: unknown) => (isRecord(one) && one.mix ? `${one.option} ${one.mix}` : optionOf(one));
  const options = Array.isArray(decisions) ? decisions.map(madeOf) : [];
  return { begins: canonicalJson({ setup, from }), options };
}

const optionOf = (one: unknown): unknown => (isRecord(one) ? one.option : one);

const goesOnFrom = (one: Log, other: Log): boolean =>
  one.begins === other.begins && other.options.every((option, i) => one.options[i] === option);
