import { isRecord } from '../../check/is-record.ts';
import type { CardIndex } from '../../engine/index.ts';
import { GUEST_TOOLS } from '../../games/registry-of-tools.ts';
import { filesIn, placeOfGuest } from '../guest-files.ts';
import { CaseError } from './case-error.ts';
import { casesOf, type GuestResult } from './guest-case.ts';
import { parseCase, refuseNewer } from './parse-case.ts';
import { type CaseResult, runCase } from './run-case.ts';
import { unmet } from './unmet.ts';

type Runner = (value: unknown, root?: string) => GuestResult;

const ready = new Map<string, Runner>();

/** Runs cases of a game beside Middara. Throws CaseError where there is none of that name. */
export function guestRunner(game: unknown, root = '$'): Runner {
  const tools = GUEST_TOOLS.find(({ id }) => id === game);
  if (!tools) {
    const names = GUEST_TOOLS.map(({ id }) => id).join(', ');
    throw new CaseError(`${root}.game`, `no field at all for Middara, or one of ${names}, got "${game}"`);
  }
  const { id } = tools;
  const runner = ready.get(id) ?? casesOf(tools.cases(filesIn(placeOfGuest(id))));
  ready.set(id, runner);
  return runner;
}

/** A case of any game: it goes by its `game`, and is Middara's where it names none. Errors as of `runCase`. */
export function runAnyCase(value: unknown, cards: () => CardIndex, root = '$'): GuestResult | CaseResult {
  refuseNewer(value, root);
  if (isRecord(value) && Object.hasOwn(value, 'game')) return guestRunner(value.game, root)(value, root);
  return runCase(parseCase(value, root), cards(), root);
}

/** Where a result is not what its case expects, a line each. */
export function unmetIn(value: unknown, result: GuestResult | CaseResult): readonly string[] {
  if ('unmet' in result) return result.unmet;
  const expected = isRecord(value) && isRecord(value.expect) ? value.expect : {};
  return unmet(result, expected, ['answers', 'figures', 'encounter', 'pending']);
}
