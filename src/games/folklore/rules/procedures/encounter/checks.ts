import type { Feature, FeatureEffect, Skill } from '../../model/content.ts';
import type { CheckOf } from '../../model/events.ts';
import { sumOf } from '../../model/ledger.ts';
import { CHECK_DIE, checkBonus } from '../../queries/encounter/deeds.ts';
import { onField } from '../../queries/encounter/ground.ts';
import { changeStat, drawItem } from '../changes.ts';
import { type FolkloreTable, type Rule, roll } from '../table.ts';
import { feelGround } from './ground-harm.ts';

/** A d10 with the skill must come to what is needed (FK-55). Whether it does. */
export function* check(
  table: FolkloreTable,
  hero: number,
  of: CheckOf,
  { skill, need }: { readonly skill: Skill; readonly need: number },
): Rule<boolean> {
  const face = yield* roll(table, CHECK_DIE, 'FK-55', hero);
  const { entries } = checkBonus(onField(table), hero, skill);
  const sum = sumOf([{ cause: { from: 'die', sides: CHECK_DIE }, amount: face, rule: 'FK-55' }, ...entries]);
  const done = sum.total >= need;
  table.emit({ type: 'checkRolled', hero, of, roll: sum, need, done, rule: 'FK-55' });
  return done;
}

/**
 * Interact (pp.22, 25) with a feature next to a hero or under it: one with a Skill Check Die is done if the check passes,
 * and may be tried again in another turn if it does not (FK-56). What solves a goal of an adventure is told (p.22).
 */
export function* interact(table: FolkloreTable, id: number, hero: number, name: string): Rule {
  const { emit, content } = table;
  const feature = onField(table).ground.features!.find((one) => one.id === name)!;
  emit({ type: 'interacted', rule: 'p.25' });
  if (feature.check && !(yield* check(table, hero, { feature: name }, feature.check))) {
    yield* doAll(table, id, hero, feature.failed ?? []);
    return;
  }
  emit({ type: 'featureDone', hero, feature: name, rule: 'FK-56' });
  yield* doAll(table, id, hero, feature.done);
  const { adventure } = onField(table).field;
  if (!adventure) return;
  const { primary, optional } = content.adventures[adventure.card]!;
  if (primary.feature === name) emit({ type: 'goalSolved', goal: 'primary', rule: 'p.22' });
  if (optional?.feature === name) emit({ type: 'goalSolved', goal: 'optional', rule: 'p.22' });
}

function* doAll(table: FolkloreTable, id: number, hero: number, effects: Feature['done']): Rule {
  for (const effect of effects) yield* doOne(table, id, hero, effect);
}

function* doOne(table: FolkloreTable, id: number, hero: number, effect: FeatureEffect): Rule {
  const { emit } = table;
  if ('items' in effect) {
    for (let n = 0; n < effect.items; n++) drawItem(table, hero, 'FK-56');
  } else if ('misses' in effect) emit({ type: 'knockedDown', figure: id, rule: 'p.27' });
  else if ('opens' in effect) emit({ type: 'wallsOpened', spaces: effect.opens, rule: 'FK-56' });
  else if ('lights' in effect) {
    emit({ type: 'flamesLit', spaces: effect.lights, rule: 'p.28' });
    yield* feelGround(table, id);
  } else {
    for (const stat of ['vita', 'power', 'ghost', 'coins', 'lore'] as const)
      changeStat(table, hero, stat, effect.hero[stat] ?? 0, 'FK-56');
    if (table.state.heroes[hero]!.isGhost) emit({ type: 'figureFell', figure: id, rule: 'FK-2' });
  }
}
