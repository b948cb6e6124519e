import { tableFor } from '../../src/engine/encounter-rules.ts';
import {
  type AttackOdds,
  attackProfileOf,
  cloneState,
  type EncounterEvent,
  figureIn,
  type Position,
} from '../../src/engine/index.ts';
import { applyEvent } from '../../src/engine/model/apply/apply-event.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import type { Hooks, Table } from '../../src/engine/procedures/core/table.ts';
import { type ChancePort, enumerateChance } from '../../src/engine/rng/chance.ts';

export interface OddsAsked {
  readonly position: Position;
  readonly attacker: string;
  readonly target: string;
  readonly empower: boolean;
  readonly dodge: boolean;
}

/** Nobody uses an ability. */
const withoutAbilities = (hooks: Hooks): Hooks => ({
  ...hooks,
  // biome-ignore lint/correctness/useYield: no ability is used
  *offer() {
    return { entries: [], reroll: null, next: null };
  },
  // biome-ignore lint/correctness/useYield: nor does one answer
  *react() {
    return { entries: [], reroll: null, next: null };
  },
  interjections: () => [],
});

/** The whole of one attack, with dice from that port; whoever attacks takes the best spending. */
export function attackOnce({ position, attacker, target, empower, dodge }: OddsAsked, chance: ChancePort) {
  const state = cloneState(position.state);
  for (const figure of state.figures)
    if (figure.id === target && dodge)
      Object.assign(figure, {
        sp: 5,
        kind: figure.kind === 'intelligent' ? 'command' : figure.kind,
        seat: 'odds',
      });
  const came = { hit: false, damage: 0 };
  const known = new Error('known');
  const emit = (event: EncounterEvent) => {
    applyEvent(state, event);
    if (event.type === 'attackJudged') came.hit = event.hit;
    if (event.type === 'finalDamageDetermined') came.damage = event.sum.total;
    if (event.type === 'finalDamageDetermined' || (event.type === 'attackJudged' && !event.hit)) throw known;
  };
  const plain = tableFor(position, state, emit, chance, false);
  const table: Table = { ...plain, hooks: withoutAbilities(plain.hooks) };
  const rule = resolveAttack(table, {
    attacker,
    target,
    profile: attackProfileOf(position, figureIn(position.state, attacker)),
    cause: 'action',
    empower,
  });
  try {
    let step = rule.next();
    while (!step.done) {
      const ids = step.value.options.map((o) => o.id);
      const wanted = dodge && step.value.kind === 'dodge' ? ['dodge', 'dodge:token'] : ['best', 'no', 'done'];
      step = rule.next(wanted.find((id) => ids.includes(id)) ?? ids[0]!);
    }
  } catch (error) {
    if (error !== known) throw error;
  }
  return came;
}

/** The odds by every single face of every die, each a whole attack of its own. */
export function oddsFaceByFace(asked: OddsAsked): Pick<AttackOdds, 'hit' | 'damage'> {
  const byDamage = new Map<number, bigint>();
  let hits = 0n;
  const whole = 6n ** 12n;
  for (const { result, numerator, denominator } of enumerateChance((chance) => attackOnce(asked, chance))) {
    const weight = (numerator * whole) / denominator;
    byDamage.set(result.damage, (byDamage.get(result.damage) ?? 0n) + weight);
    if (result.hit) hits += weight;
  }
  const part = (weight: bigint): [number, number] => {
    let [a, b] = [weight, whole];
    while (b !== 0n) [a, b] = [b, a % b];
    return [Number(weight / a), Number(whole / a)];
  };
  return {
    hit: part(hits),
    damage: Object.fromEntries([...byDamage].map(([damage, weight]) => [damage, part(weight)])),
  };
}
