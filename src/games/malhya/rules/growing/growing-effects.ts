/** What a booklet has done to what heroes are: a level, a talent, one that is improved (L1233–1253, L1352). */
import type { Who } from '../model/content.ts';
import type { MalhyaTable, Rule } from '../procedures/table.ts';
import type { GrowingEffect } from './growth.ts';
import { levelUp } from './level-up.ts';
import { raiseDomain } from './quality.ts';
import { acquireTalent, improveTalent } from './talents.ts';

const KEYS: ReadonlySet<string> = new Set(['levelUp', 'talent', 'improve', 'domain']);

export const isOfGrowing = (effect: object): effect is GrowingEffect =>
  KEYS.has(Object.keys(effect)[0] ?? '');

export function* carryOutGrowing(
  table: MalhyaTable,
  effect: GrowingEffect,
  heroes: (who: Who) => Rule<readonly number[]>,
): Rule {
  if ('domain' in effect) raiseDomain(table, effect.domain);
  else if ('levelUp' in effect) {
    // All together (L1352), those a check passes by among them.
    const all = effect.levelUp === 'each' ? [...table.state.heroes.keys()] : null;
    yield* levelUp(table, all ?? (yield* heroes(effect.levelUp)));
  } else if ('talent' in effect)
    for (const hero of yield* heroes(effect.talent)) yield* acquireTalent(table, hero);
  else for (const hero of yield* heroes(effect.improve)) yield* improveTalent(table, hero);
}
