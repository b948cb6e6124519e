/** What is wrong with the road in a state from a file: zones for other heroes, stages there are not. */
import type { Finding } from '../../../check/problem.ts';
import { beyond, saidFault } from '../../../stores/opened/guest-faults.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import * as wanted from '../words/wanted.ts';

/** Where its cards are all there. */
export function faultOfLand(
  { land: { challenge }, heroes }: MalhyaState,
  content: MalhyaContent,
  path: string,
): Finding | null {
  if (!challenge) return null;
  const page = content.challenges[challenge.ref]!;
  if (challenge.zones.length !== heroes.length)
    return saidFault(`${path}.land.challenge.zones`, wanted.ZONES_WANTED, challenge.zones.length);
  const stages = page.kind === 'encounter' ? page.stages.length : 1;
  if (challenge.stage >= stages) return beyond(`${path}.land.challenge.stage`, challenge.stage, stages - 1);
  return null;
}
