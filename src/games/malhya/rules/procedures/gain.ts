/**
 * Things gained.
 * 1. A resource needs a free space in its row (L874); one may be discarded to make room, else it is lost (MA-74).
 * 2. Never more objects than the carrying capacity: one is discarded for the new one, or the new one is (L963, L967).
 * 3. A weapon is equipped where there is none, else stored; of more than two one is kept out (L1028). An armour is put on
 *    where none is worn (L1091).
 * 4. In a place equipment that is too much is laid on the space (L5763).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import type { Hero } from '../model/state.ts';
import type { Colour, CubeKind } from '../model/vocabulary.ts';
import { hasPlaceFor, hasRoomFor } from '../queries/gear.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

const LEAVE: MalhyaOption = { id: 'leave', act: { do: 'leave' } };

export function* gainCube(table: MalhyaTable, hero: number, kind: CubeKind, colour: Colour): Rule {
  const { state, emit } = table;
  const one = state.heroes[hero]!;
  if (!hasRoomFor(one, kind)) {
    const others = [...new Set(one.cubes[kind])].filter((other) => other !== colour);
    const act = yield* ask(table, {
      kind: 'room',
      hero,
      found: { kind, colour },
      options: [
        LEAVE,
        ...others.map(
          (other): MalhyaOption => ({ id: `drop:${other}`, act: { do: 'drop-cube', colour: other } }),
        ),
      ],
      rule: 'MA-74',
    });
    if (act.do !== 'drop-cube') {
      emit({ type: 'cubeLeft', hero, kind, colour, rule: 'MA-74' });
      return;
    }
    emit({ type: 'cubeLost', hero, kind, colour: act.colour, rule: 'MA-74' });
  }
  emit({ type: 'cubeGained', hero, kind, colour, rule: 'L874' });
}

export function* gainGear(table: MalhyaTable, hero: number, gear: string): Rule {
  const { state, content, emit } = table;
  const { kind } = content.gear[gear]!;
  const one = state.heroes[hero]!;
  const as = placeOf(one, kind);
  if (as === 'object' && !hasPlaceFor(one)) {
    const act = yield* ask(table, {
      kind: 'room',
      hero,
      found: { gear },
      options: [
        LEAVE,
        ...one.objects.map(
          (other): MalhyaOption => ({ id: `drop:${other}`, act: { do: 'drop', gear: other } }),
        ),
      ],
      rule: 'L967',
    });
    if (act.do !== 'drop') {
      emit({ type: 'gearLeft', hero, gear, rule: 'L967' });
      layDown(table, hero, gear);
      return;
    }
    emit({ type: 'gearLost', hero, gear: act.gear, kind: 'object', rule: 'L967' });
    layDown(table, hero, act.gear);
  }
  if (as === null) {
    emit({ type: 'gearLeft', hero, gear, rule: 'L1028' });
    layDown(table, hero, gear);
  } else emit({ type: 'gearGained', hero, gear, as, rule: 'L928' });
}

/** In a place what is too much lies on the hero's space; where there is none it is lost (L5763–L5767). */
function layDown({ state, emit }: MalhyaTable, hero: number, gear: string): void {
  const at = state.place?.heroes[hero]?.at;
  if (at) emit({ type: 'gearLaid', at, gear, rule: 'L5763' });
}

/** Where it lies; null: nowhere. */
function placeOf(
  { weapon, stored, armour }: Hero,
  kind: string,
): 'weapon' | 'stored' | 'armour' | 'object' | null {
  if (kind === 'weapon') return weapon === null ? 'weapon' : stored === null ? 'stored' : null;
  if (kind === 'armour') return armour === null ? 'armour' : 'object';
  return 'object';
}
