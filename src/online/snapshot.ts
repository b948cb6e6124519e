/**
 * What lies beside a long stream so that whoever comes late sees soon where the table stands. Nothing is decided on it:
 * it is the host's word alone until all of the stream behind it was read and has come to the same.
 */
import * as v from 'valibot';
import { parseValue } from '../check/parse-value.ts';
import { among, fields } from '../check/schemas.ts';
import { type Held, heldIn } from './held-reader.ts';
import { hex64 } from './read-said.ts';
import type { TableReader } from './table-reader.ts';

/** Its name beside the stream. */
export const SNAPSHOT = 'snapshot';
/** It is laid whenever so many more decisions stand. */
export const SNAPSHOT_EVERY = 200;
/** Letters of one: a log from its last checkpoint on is a tenth of that. */
export const MOST_SNAPSHOT = 2_000_000;

export interface Snapshot {
  readonly held: Held;
  /** Of the game as it stands, from its last checkpoint on; whoever opens it checks it as a file. */
  readonly log: unknown;
  /** SHA-256 of the state it comes to. */
  readonly state: string;
}

/** A reader where one was laid. */
export type StoodAt = Pick<Snapshot, 'held' | 'state'>;

const schema = fields({ format: among([1]), held: v.unknown(), log: v.unknown(), state: hex64 });

/** null before the table has begun. */
export function stoodAt(reader: TableReader): StoodAt | null {
  const held = reader.held();
  return held && { held, state: reader.game!.stateHash() };
}

/** null where there is nothing to lay, or too much. */
export function snapshotOf(reader: TableReader, log: unknown): string | null {
  const stood = stoodAt(reader);
  const text = stood && JSON.stringify({ format: 1, ...stood, log });
  return text && text.length <= MOST_SNAPSHOT ? text : null;
}

/** null where it is none of that table. Never throws. */
export function snapshotIn(text: string, table: string, hostKey: string): Snapshot | null {
  if (text.length > MOST_SNAPSHOT) return null;
  const parsed = parseValue(schema, jsonOf(text));
  if (!parsed.ok) return null;
  const held = heldIn(parsed.value.held, table, hostKey);
  return held && { held, log: parsed.value.log, state: parsed.value.state };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no snapshot either
  }
}
