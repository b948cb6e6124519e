import type { Space } from '../model/board.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import { loseDynamite } from '../procedures/consequences/place-terrain.ts';
import { chooseSpace } from '../procedures/core/place.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { listNameable } from './board-effects.ts';
import type { Run } from './branches.ts';
import { note, type Use } from './use.ts';

type SpaceOp = Extract<EffectOp, { do: 'at-space' | 'place-ward' | 'place-dynamite' }>;

/** What happens at a space of the user's choice, and tokens laid there. */
export function* carryOutAtSpace(table: Table, op: SpaceOp, use: Use, run: Run): Rule<void> {
  const within = op.do === 'place-dynamite' ? 'range' : op.within;
  const at = yield* chooseSpace(
    table,
    use.by,
    listNameable(table, use.by, within, op.range),
    `${use.label}: which space?`,
    op.do === 'place-dynamite' ? 'p.67' : 'p.48',
  );
  if (!at) return;
  switch (op.do) {
    case 'at-space':
      note(use, { space: at });
      yield* run(op.effects, use);
      return;
    case 'place-ward':
      placeWard(table, op, at, use);
      return;
    case 'place-dynamite':
      table.emit({
        type: 'dynamitePlaced',
        token: freshDynamite(table),
        at,
        lit: table.state.clock.round,
        by: use.by,
        rule: 'p.67',
      });
      loseDynamite(table);
  }
}

function placeWard(
  table: Table,
  { ward, side, reach, abilities }: Extract<EffectOp, { do: 'place-ward' }>,
  at: Space,
  { by }: Use,
): void {
  const id = `ward-${(table.state.wards ?? []).length + 1}`;
  const label = ward
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  table.emit({ type: 'wardPlaced', ward: { id, label, at, by, side, reach, abilities }, rule: 'X48' });
}

function freshDynamite({ state }: Table): string {
  const taken = new Set(state.dynamite.map(({ id }) => id));
  for (let n = 1; ; n++) {
    const id = `dynamite-${n}-${state.clock.round}`;
    if (!taken.has(id)) return id;
  }
}
