/**
 * Whether a kill averts the alarm in the end (malhya.txt L4083–L4087): the new corpse may be seen by another enemy, which must
 * be killed next, by whoever waits or by who killed; two that see at once cannot be (MA-64).
 */
import { waiters } from '../procedures/waiting.ts';
import type { Position } from '../queries/booklets.ts';
import { heroIndex } from '../queries/field-of.ts';
import { QUIET_WRITERS } from './apply-stealth.ts';
import { avertingsHere, corpseSpace, spottedHere } from './quiet-here.ts';
import type { Averting } from './stealth-lines.ts';

/** `killers`: who has taken its turn up for it. */
export function averts(position: Position, way: Averting, killers: readonly number[] = []): boolean {
  const [first] = spottedHere(position);
  if (!first) return true;
  const hero = heroIndex(position.state, way.hero);
  const state = { ...position.state };
  const { by, ap } = way.kill;
  const at = corpseSpace(position, first.by);
  QUIET_WRITERS.enemyKilled(state, {
    type: 'enemyKilled',
    hero,
    figure: first.by,
    by,
    ap,
    at,
    rule: 'L4083',
  });
  const then = { ...position, state };
  if (spottedHere(then).length === 0) return true;
  const all = [...new Set([...waiters(then), ...killers, hero])];
  return avertingsHere(then, all).some((next) => averts(then, next, all));
}
