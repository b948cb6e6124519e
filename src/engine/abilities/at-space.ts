import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import { loseDynamite } from '../procedures/consequences/place-terrain.ts';
import { freshDynamiteId } from '../procedures/core/deal.ts';
import { chooseSpace } from '../procedures/core/place.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { listNameable } from './board-effects.ts';
import type { Carriers, EffectOf } from './carriers.ts';
import { withoutNames } from './granted-rules.ts';
import { areIdle } from './idle.ts';
import { note, type Use } from './use.ts';

/** What happens at a space of the user's choice, and tokens laid there. */
export const AT_SPACE: Carriers<'at-space' | 'place-ward' | 'place-dynamite'> = {
  *'at-space'(table, op, use, run) {
    const space = yield* nameSpace(table, use, op.within, op.range, 'p.48', (at) =>
      areIdle(table, op.effects, { by: use.by, target: use.target, space: at }),
    );
    if (!space) return;
    note(use, { space });
    yield* run(op.effects, use);
  },
  *'place-ward'(table, op, use) {
    const { target } = use;
    const at =
      op.within === 'target'
        ? target === null
          ? null
          : figureIn(table.state, target).at
        : yield* nameSpace(table, use, op.within, op.range, 'p.48');
    if (at) placeWard(table, op, at, use);
  },
  *'place-dynamite'(table, op, use) {
    const at = yield* nameSpace(table, use, 'range', op.range, 'p.67');
    if (!at) return;
    table.emit({
      type: 'dynamitePlaced',
      token: freshDynamiteId(table),
      at,
      lit: table.state.clock.round,
      by: use.by,
      rule: 'p.67',
    });
    loseDynamite(table);
  },
};

function* nameSpace(
  table: Table,
  { by, cause }: Use,
  within: 'adjacent' | 'soi' | 'range',
  range: number | undefined,
  rule: string,
  isIdleAt?: (at: Space) => boolean,
): Rule<Space | null> {
  const spaces = listNameable(table, by, within, range);
  return yield* chooseSpace(table, by, spaces, { ask: 'which-space', cause }, rule, { isIdleAt });
}

/** A token has no Items: its Sphere of Influence is the base one (p.45). */
const BASE_SOI = 4;

function placeWard(
  table: Table,
  { side, reach, abilities }: EffectOf<'place-ward'>,
  at: Space,
  { by, cause }: Use,
): void {
  const id = `ward-${(table.state.wards ?? []).length + 1}`;
  const far = reach === 'soi' ? { reach: BASE_SOI, soi: true as const } : { reach };
  const ward = { id, cause, at, by, side, ...far, abilities: withoutNames(abilities) };
  table.emit({ type: 'wardPlaced', ward, rule: 'X48' });
}
