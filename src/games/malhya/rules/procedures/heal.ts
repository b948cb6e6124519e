/**
 * Life, aura and action points.
 * 1. A heal moves one crystal one zone: injury to damage, damage to life (L998); damage first (MA-90).
 * 2. A life point lost goes to the zone of its kind (L990, MA-49); an empty life zone loses nothing more.
 * 3. Aura tokens are turned, never discarded (L1267).
 */
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { Harm } from '../model/vocabulary.ts';
import type { MalhyaTable } from './table.ts';

export function heal({ state, emit }: MalhyaTable, hero: number, n: number, rule: string): void {
  let { damage, injury } = state.heroes[hero]!.life;
  const steps: ('damage' | 'injury')[] = [];
  while (steps.length < n && damage + injury > 0) {
    if (damage > 0) {
      damage -= 1;
      steps.push('damage');
    } else {
      injury -= 1;
      damage += 1;
      steps.push('injury');
    }
  }
  if (steps.length > 0) emit({ type: 'healed', hero, steps, rule });
}

export function harm({ state, emit }: MalhyaTable, hero: number, kind: Harm, n: number, rule: string): void {
  const amount = Math.min(n, state.heroes[hero]!.life.life);
  if (amount > 0) emit({ type: 'harmed', hero, kind, amount, rule });
}

/** So many tokens are turned back; below 0: to their spent side. */
export function activate({ state, emit }: MalhyaTable, hero: number, n: number, rule: string): void {
  const { ready, spent } = state.heroes[hero]!.aura;
  const amount = Math.max(-ready, Math.min(spent, n));
  if (amount !== 0) emit({ type: 'auraChanged', hero, amount, rule });
}

export function changeAp({ state, emit }: MalhyaTable, hero: number, n: number, rule: string): void {
  const { ap } = state.heroes[hero]!;
  const amount = Math.max(-ap, Math.min(ACTION_POINTS - ap, n));
  if (amount !== 0) emit({ type: 'apChanged', hero, amount, rule });
}
