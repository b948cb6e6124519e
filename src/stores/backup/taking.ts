/** One part of a backup that is taken in, and what came of it. */
import { isRecord } from '../../check/is-record.ts';
import type { Finding } from '../../check/problem.ts';
import { canonicalJson, hashText } from '../../engine/index.ts';
import type { Cells } from '../kept/cells.ts';
import type { Manifest, Sort } from './backup.ts';

export interface Taking {
  readonly cells: Cells;
  readonly sort: Sort;
  readonly id: string;
  readonly path: string;
  /** As its file has it, unchecked. */
  readonly value: unknown;
  readonly manifest: Manifest;
  /** Added to the name of what is here twice. */
  readonly copy: string;
}

export type Came =
  | { readonly came: 'added' | 'longer' | 'same' }
  /** Kept twice: the name of what came. */
  | { readonly came: 'both'; readonly name: string }
  | { readonly came: 'damaged'; readonly problem: Finding };

/** How what is here stands to what came: the one goes on from the other, or they differ. */
export function relation(here: unknown, came: unknown): 'same' | 'longer' | 'shorter' | 'differs' {
  const [ours, theirs] = [logIn(here), logIn(came)];
  if (ours.begins !== theirs.begins) return 'differs';
  const both = Math.min(ours.options.length, theirs.options.length);
  for (let i = 0; i < both; i++) if (ours.options[i] !== theirs.options[i]) return 'differs';
  if (ours.options.length === theirs.options.length) return 'same';
  return theirs.options.length > both ? 'longer' : 'shorter';
}

function logIn(game: unknown): { readonly begins: string; readonly options: readonly unknown[] } {
  const log = isRecord(game) && isRecord(game.log) ? game.log : {};
  const { setup = null, from = null, decisions } = log;
  const options = Array.isArray(decisions) ? decisions.map((one) => (isRecord(one) ? one.option : one)) : [];
  return { begins: canonicalJson({ setup, from }), options };
}

/** The id of what is here twice: the same for the same, however often it is taken in. */
export function copyOf(id: string, game: unknown): string {
  const { begins, options } = logIn(game);
  return `${id}-${hashText(canonicalJson({ begins, options }))}`;
}
