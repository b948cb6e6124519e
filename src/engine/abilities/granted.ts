import { figureIn } from '../model/figure-in.ts';
import type { CardRef, FigureId } from '../model/ids.ts';
import type { EffectOp, GrantEnd, NamelessAbility } from '../model/language/abilities.ts';
import type { GrantLimit } from '../model/state.ts';
import type { Table } from '../procedures/core/table.ts';
import { abilitiesOf } from './granted-rules.ts';
import type { Use } from './use.ts';

/** Gives a figure modifiers and abilities for a while, as if they stood on a card of its own. */
export function grantRules(
  table: Table,
  id: FigureId,
  op: Extract<EffectOp, { do: 'grant' }>,
  use: Use,
): void {
  grantTo(table, id, { until: op.until, of: use.by, abilities: abilitiesOf(op) }, use);
}

interface Given {
  readonly until: GrantEnd;
  /** Whose turns are counted. */
  readonly of: FigureId;
  readonly abilities: readonly NamelessAbility[];
  readonly doomed?: true;
  readonly token?: CardRef;
}

export function grantTo(table: Table, id: FigureId, given: Given, use: Use): void {
  const figure = figureIn(table.state, id);
  const taken = new Set((figure.granted ?? []).map((grant) => grant.id));
  let n = 1;
  while (taken.has(`granted-${n}`)) n++;
  table.emit({
    type: 'abilityGranted',
    figure: id,
    grant: {
      id: `granted-${n}`,
      cause: use.cause,
      by: use.by,
      until: limitOf(table, given.until, given.of),
      ...(given.doomed ? { doomed: true } : {}),
      ...(given.token === undefined ? {} : { token: given.token }),
      abilities: given.abilities,
    },
    rule: 'p.48',
  });
}

function limitOf(table: Table, until: GrantEnd, by: FigureId): GrantLimit {
  switch (until) {
    case 'end-of-turn':
      return { at: 'turn', of: null, number: 0 };
    case 'end-of-next-turn':
      // Its turn under way is not the next one: the count of its turns tells them apart.
      return { at: 'turn', of: by, number: figureIn(table.state, by).turnsTaken + 1 };
    case 'end-of-round':
      return { at: 'round' };
    case 'end-of-encounter':
      return { at: 'encounter' };
    case 'end-of-next-attack':
      return { at: 'attack' };
    case 'end-of-next-action':
      return { at: 'action' };
    case 'end-of-attack':
      return { at: 'this-attack' };
  }
}
