/**
 * Who is seen, and what averts the alarm (malhya.txt L3779–L3795, L4083–L4087).
 *
 * 1. After each space anybody enters, and whatever else has changed: instructions of the place, fallen and revived heroes,
 *    then whether an alarm has come about, then who is seen.
 * 2. Somebody is seen: whoever waits may take its turn up and kill the enemy that sees, as its next action (L4043). Nothing
 *    else averts it; two that see at once cannot both be killed (MA-64).
 * 3. The new corpse may be seen in turn: that enemy must be killed too, by whoever waits or by who killed (MA-64).
 * 4. Whoever took its turn up plays it; then what was going on goes on (L4085).
 */
import { canBeRaised } from '../combat/wound-zones.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { spendAction } from '../procedures/engaged.ts';
import { putNear } from '../procedures/enter-place.ts';
import { watch } from '../procedures/instructions.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { type PlayTurn, waiters } from '../procedures/waiting.ts';
import { heroIndex, placeOf, standingOfHero } from '../queries/field-of.ts';
import { alarm, endStealth } from './alarm.ts';
import { avertingsHere, corpseSpace, killsOf, spottedHere } from './quiet-here.ts';

/** What has come about by what was just done; whether anybody interrupted for it. */
export function* notice(table: MalhyaTable, playOn: PlayTurn): Rule<boolean> {
  yield* watch(table);
  yield* raiseHealed(table);
  const killers: number[] = [];
  for (;;) {
    const { stealth } = table.state;
    // Stealth was left by a chapter: with enemies about that is combat (L4171, MA-151).
    if (!stealth) return yield* endStealth(table);
    if (stealth.alarm) yield* alarm(table, stealth.alarm, null);
    const [first] = spottedHere(table);
    if (!first) break;
    const { by, seen } = first;
    table.emit({ type: 'spotted', by, who: seen.id, at: seen.at, rule: 'L3783' });
    const ways = avertingsHere(table, [...new Set([...waiters(table), ...killers])]);
    const act = yield* ask(table, {
      kind: 'avert',
      hero: null,
      who: by,
      against: seen.id,
      options: [
        ...ways.map(({ hero, kill }): MalhyaOption => {
          return {
            id: `avert:${hero}:${kill.by}`,
            act: { do: 'avert', hero: heroIndex(table.state, hero), by: kill.by, target: by },
          };
        }),
        { id: 'alarm', act: { do: 'alarm' } },
      ],
      rule: 'L4083',
    });
    if (act.do !== 'avert') {
      yield* alarm(table, 'seen', { by, who: seen.id });
      return false;
    }
    const { hero } = act;
    if (!killers.includes(hero)) {
      table.emit({ type: 'turnTakenUp', hero, rule: 'L4043' });
      killers.push(hero);
    }
    killEnemy(table, hero, act.by, act.target);
    yield* watch(table);
  }
  for (const hero of killers) yield* playOn(table, hero);
  return killers.length > 0;
}

/** An enemy is out of the way for good (L3746–L3750): a corpse, after a ranged kill with noise on it. */
export function killEnemy(
  table: MalhyaTable,
  hero: number,
  by: 'melee-kill' | 'ranged-kill',
  target: string,
): void {
  const kill = killsOf(table, hero).find((one) => one.target === target && one.by === by);
  if (!kill) return;
  spendAction(table, hero);
  const at = corpseSpace(table, target);
  const rule = by === 'melee-kill' ? 'L3750' : 'L3746';
  table.emit({ type: 'enemyKilled', hero, figure: target, by, ap: kill.ap, at, rule });
}

/** Whoever has life again is on its feet at once (MA-66). */
function* raiseHealed(table: MalhyaTable): Rule {
  if (!table.state.stealth) return;
  for (const [hero, { down }] of placeOf(table).heroes.entries())
    if (down && table.state.heroes[hero]!.life.life > 0) yield* standUp(table, hero, null, 'MA-66');
}

/** On its space, else on the nearest. */
export function* standUp(
  table: MalhyaTable,
  hero: number,
  from: 'damage' | 'injury' | null,
  rule: string,
): Rule {
  const { at } = placeOf(table).heroes[hero]!;
  if (!at) return;
  const to = yield* putNear(table, hero, at, standingOfHero(table, hero, at), rule);
  table.emit({ type: 'heroRevived', hero, at: to ?? at, from, rule });
}

/** Six AP bring a crystal back, of damage, else of injury (L4121). */
export function* revive(table: MalhyaTable, fallen: number): Rule {
  const { life } = table.state.heroes[fallen]!;
  if (!canBeRaised(life)) return;
  yield* standUp(table, fallen, life.damage > 0 ? 'damage' : 'injury', 'L4121');
}
