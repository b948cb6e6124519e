import type { Space } from '../../model/board.ts';
import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { Act } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { CardInstance, Dynamite } from '../../model/state.ts';
import { actionPriceOf, canAfford } from '../../queries/figures/costs.ts';
import { isBesideSpace, listStanding, spacesOf } from '../../queries/figures/figures.ts';
import { listSpacesInSight } from '../../queries/figures/sight.ts';
import { areBasesAdjacent, rangeBetween } from '../../queries/geometry/adjacency.ts';
import { chooseSpace } from '../core/place.ts';
import { rollDice } from '../core/roll.ts';
import { resolveSkillCheck } from '../core/skill-check.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { oneBlow } from './at-once.ts';
import { dealDamage, isAtItsEnd } from './damage.ts';
import { loseDynamite } from './place-terrain.ts';

/** Where a Dynamite token is: its space, or its carrier's (p.67). */
function spacesOfDynamite(table: Table, dynamite: Dynamite): Space[] {
  if (dynamite.carrier !== null) return spacesOf(figureIn(table.state, dynamite.carrier));
  return dynamite.at ? [dynamite.at] : [];
}

/** Dynamite, p.67, in a turn: pick a lit one up by Presence 10, or place one within Range 4 and sight, 1 SP each. */
export function dynamiteActions(table: Table, figureId: FigureId): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  if (figure.kind !== 'adventurer') return { options, refused };
  const sp = actionPriceOf(table, figure, 'encounter-action');
  for (const dynamite of table.state.dynamite) {
    const held = dynamite.carrier === figureId;
    const near = dynamite.at !== null && dynamite.lit !== null && isBesideSpace(table, figureId, dynamite.at);
    if (!held && !near) continue;
    const act: Act = held
      ? { do: 'place-dynamite', token: dynamite.id }
      : { do: 'take-dynamite', token: dynamite.id, space: dynamite.at! };
    if (canAfford(table, figure, 'encounter-action')) options.push(optionOf(act, { sp }));
    else refused.push(refusalOf(act, { why: 'sp', needs: sp }, 'p.67'));
  }
  return { options, refused };
}

export function* resolveDynamiteAction(table: Table, figureId: FigureId, id: string): Rule<void> {
  const dynamite = table.state.dynamite.find((d) => d.id === id)!;
  spendSp(
    table,
    figureId,
    actionPriceOf(table, figureIn(table.state, figureId), 'encounter-action'),
    term('dynamite'),
  );
  if (dynamite.carrier !== figureId) {
    if (yield* resolveSkillCheck(table, figureId, 'presence', 10))
      table.emit({ type: 'dynamiteTaken', token: id, by: figureId, rule: 'p.67' });
    return;
  }
  const throws = listThrows(table, figureId);
  const at = yield* chooseSpace(table, figureId, throws, { ask: 'dynamite-where' }, 'p.67');
  // Placed on the board it becomes lit, unless it was.
  if (!at) return;
  table.emit({
    type: 'dynamitePlaced',
    token: id,
    at,
    lit: dynamite.lit ?? table.state.clock.round,
    by: figureId,
    rule: 'p.67',
  });
  loseDynamite(table);
}

const listThrows = (table: Table, figureId: FigureId): Space[] =>
  listSpacesInSight(table, figureIn(table.state, figureId), 4);

/**
 * At the end of the round after the one it was lit in a Dynamite token explodes (p.67): 3 PURPLE of IRREDUCIBLE
 * to all on or adjacent to it, Loot there is discarded, other Dynamite caught in it explodes too, lit or not. All
 * that goes off at the end of a round is one blow (X85).
 */
export const resolveExplosions = (table: Table): Rule<void> => oneBlow(table, () => explode(table));

function* explode(table: Table): Rule<void> {
  const due = table.state.dynamite
    .filter((d) => d.lit !== null && d.lit < table.state.clock.round)
    .map((d) => chargeOf(table, d));
  const seen = new Set(due.map(({ id }) => id));
  for (let charge = due.shift(); charge; charge = due.shift()) {
    const { id, spaces, owner } = charge;
    const at = spaces[0];
    if (!at) continue;
    if (owner) table.emit({ type: 'cardDiscarded', figure: owner, card: id, rule: 'p.67' });
    table.emit({ type: 'dynamiteExploded', token: id, at, rule: 'p.67' });
    const isNear = (others: readonly Space[]) =>
      others.length > 0 &&
      (rangeBetween(spaces, others) === 0 || areBasesAdjacent(table.state.board, spaces, others));
    const caught = [...table.state.dynamite.map((d) => chargeOf(table, d)), ...listKept(table)].filter(
      (d) => isNear(d.spaces) && !seen.has(d.id),
    );
    due.push(...caught);
    for (const one of caught) seen.add(one.id);
    for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot' && isNear([t.at]))) {
      table.emit({ type: 'boardTokenRemoved', token: token.id, by: null, how: 'explosion', rule: 'p.67' });
    }
    const struck = listStanding(table.state).filter((f) => isNear(spacesOf(f)));
    for (const { id: figure } of struck) if (!isAtItsEnd(table, figure)) yield* blast(table, figure);
  }
}

interface Charge {
  readonly id: string;
  readonly spaces: readonly Space[];
  /** Whose item it is. */
  readonly owner?: FigureId;
}

const chargeOf = (table: Table, dynamite: Dynamite): Charge => ({
  id: dynamite.id,
  spaces: spacesOfDynamite(table, dynamite),
});

/** Unlit Dynamite equipped or in a pack (p.67): items that are used up by laying a token of it (X86). */
function listKept(table: Table): Charge[] {
  const isDynamite = ({ type, ref }: CardInstance) =>
    type === 'item' &&
    table.cards.items[ref]?.front.abilities?.some(
      ({ conditions, effects }) => conditions?.discard && effects?.some((op) => op.do === 'place-dynamite'),
    );
  return listStanding(table.state).flatMap((figure) =>
    [...figure.cards, ...figure.pack]
      .filter(isDynamite)
      .map(({ id }) => ({ id, spaces: spacesOf(figure), owner: figure.id })),
  );
}

function* blast(table: Table, figure: FigureId): Rule<void> {
  const rolled = yield* rollDice(table, figure, ['purple', 'purple', 'purple'], 'damage', 'p.67');
  const entries = rolled.map(
    (one): LedgerEntry => ({
      cause: { kind: 'die', die: one.die },
      amount: faceOf(one).number,
      rule: 'p.67',
    }),
  );
  const cause = term('dynamite');
  yield* dealDamage(table, figure, 'irreducible', entries, { by: null, cause, rule: 'p.67' });
}
