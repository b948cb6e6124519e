/**
 * What talents and a people's card do in stealth.
 * 1. Corpses are moved further (L5896): MA-163.
 * 2. A threat symbol of the dice is cancelled for AP (L5904).
 * 3. An aura token: no stealth dice in this turn, the black ones of a check neither (L5873).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { changeAp } from '../procedures/heal.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { boardOf } from '../queries/fighters.ts';
import { talentsOf } from '../queries/gear.ts';
import type { ThreatDie } from '../stealth/stealth-events.ts';
import type { QuietSign } from './growth.ts';

const signsOf = (position: Position, hero: number): readonly QuietSign[] =>
  talentsOf(position, position.state.heroes[hero]!).flatMap(({ face }) => face.quiet ?? []);

export const corpseReach = (position: Position, hero: number): number =>
  Math.max(1, ...signsOf(position, hero).map(({ corpse = 1 }) => corpse));

export function isSilent(position: Position, hero: number): boolean {
  const effect = position.state.place?.heroes[hero]?.boost.people ?? null;
  return effect !== null && boardOf(position, hero).aura[effect]?.turn?.in === 'stealth';
}

/** As often as it can be paid; the dice as they then count. */
export function* cancelThreat(
  table: MalhyaTable,
  hero: number,
  dice: readonly ThreatDie[],
): Rule<readonly ThreatDie[]> {
  const prices = signsOf(table, hero).flatMap(({ cancelThreat: price }) => price ?? []);
  const price = Math.min(...prices);
  let left = dice;
  for (;;) {
    const at = left.findIndex(({ face }) => typeof face === 'number' && face > 0);
    if (at < 0 || table.state.heroes[hero]!.ap < price) return left;
    const act = yield* ask(table, {
      kind: 'cancel-threat',
      hero,
      cost: price,
      options: [
        { id: 'keep', act: { do: 'keep' } },
        { id: 'cancel', act: { do: 'cancel' } } satisfies MalhyaOption,
      ],
      rule: 'L5904',
    });
    if (act.do !== 'cancel') return left;
    changeAp(table, hero, -price, 'L5904');
    left = left.map((one, i) => (i === at ? { ...one, face: (one.face as number) - 1 } : one));
  }
}
