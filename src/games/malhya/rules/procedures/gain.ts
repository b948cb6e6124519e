/**
 * Things gained.
 * 1. A resource needs a free space in its row (L874); one may be discarded to make room, else it is lost (MA-74).
 * 2. Never more objects than the carrying capacity: one is discarded for the new one, or the new one is (L963, L967); an
 *    artifact may be put on at once instead (L1156).
 * 3. A weapon is equipped where there is none, else stored; of more than two the hero chooses (L1028), of more than three
 *    with a talent for it (L5948). An armour is put on where none is worn (L1091, MA-158).
 * 4. Never more heavy pieces than the encumbrance capacity (L1123).
 * 5. In a place equipment that is too much is laid on the space (L5763).
 */
import { putOn, wornInstead } from '../growing/worn.ts';
import type { GearCard } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { Hero } from '../model/state.ts';
import type { Colour, CubeKind } from '../model/vocabulary.ts';
import { canBear, heavyPieces } from '../queries/burden.ts';
import { hasPlaceFor, hasRoomFor, weaponPlace } from '../queries/gear.ts';
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
  const card = content.gear[gear]!;
  const one = () => state.heroes[hero]!;
  if (
    !canBear(table, one(), card) &&
    !(yield* makeRoom(table, hero, gear, heavyPieces(table, one()), 'L1123'))
  )
    return;
  if (placeOf(table, one(), card.kind) === null) {
    const { weapon, stored, spare } = one();
    const weapons = [weapon, stored, spare].filter((ref) => ref !== null);
    if (!(yield* makeRoom(table, hero, gear, weapons, 'L1028'))) return;
  }
  const as = placeOf(table, one(), card.kind) ?? 'object';
  if (as === 'object' && !hasPlaceFor(one())) {
    const made = yield* makeRoom(table, hero, gear, one().objects, 'L967', mayWear(table, hero, card));
    if (!made) return;
    emit({ type: 'gearGained', hero, gear, as, rule: 'L928' });
    if (made === 'worn') putOn(table, hero, gear);
    return;
  }
  emit({ type: 'gearGained', hero, gear, as, rule: 'L928' });
}

/** An artifact needs no place in the knapsack where none of its type is worn: it may be put on at once (L1156, L1183). */
const mayWear = (table: MalhyaTable, hero: number, { id, kind }: GearCard): boolean =>
  kind === 'artifact' && wornInstead(table, hero, id) === null;

/** One of these goes for it, or it is put on; false: it is left. */
function* makeRoom(
  table: MalhyaTable,
  hero: number,
  gear: string,
  out: readonly string[],
  rule: string,
  wearable = false,
): Rule<'made' | 'worn' | false> {
  const { state, content, emit } = table;
  const act = yield* ask(table, {
    kind: 'room',
    hero,
    found: { gear },
    options: [
      LEAVE,
      ...[...new Set(out)].map(
        (other): MalhyaOption => ({ id: `drop:${other}`, act: { do: 'drop', gear: other } }),
      ),
      ...(wearable
        ? [{ id: `don:${state.heroes[hero]!.id}:${gear}`, act: { do: 'don', hero, gear } } as const]
        : []),
    ],
    rule,
  });
  if (act.do === 'don') return 'worn';
  if (act.do !== 'drop') {
    emit({ type: 'gearLeft', hero, gear, rule });
    layDown(table, hero, gear);
    return false;
  }
  emit({ type: 'gearLost', hero, gear: act.gear, kind: content.gear[act.gear]!.kind, rule });
  layDown(table, hero, act.gear);
  return 'made';
}

/** In a place what is too much lies on the hero's space; where there is none it is lost (L5763–L5767). */
function layDown({ state, emit }: MalhyaTable, hero: number, gear: string): void {
  const at = state.place?.heroes[hero]?.at;
  if (at) emit({ type: 'gearLaid', at, gear, rule: 'L5763' });
}

/** Where it lies; null: nowhere. */
function placeOf(
  shelves: Pick<MalhyaTable, 'content'>,
  hero: Hero,
  kind: string,
): 'weapon' | 'stored' | 'spare' | 'armour' | 'object' | null {
  if (kind === 'weapon') return weaponPlace(shelves, hero);
  if (kind === 'armour') return hero.armour === null ? 'armour' : 'object';
  return 'object';
}
