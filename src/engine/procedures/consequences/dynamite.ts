import type { Space } from '../../model/board.ts';
import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { Dynamite } from '../../model/state.ts';
import { canPay, priceOf } from '../../queries/figures/costs.ts';
import { isBesideSpace, isStanding, listStanding, spacesOf } from '../../queries/figures/figures.ts';
import { sightToSpace } from '../../queries/figures/sight.ts';
import { areBasesAdjacent, rangeBetween } from '../../queries/geometry/adjacency.ts';
import { listSpaces } from '../../queries/geometry/board-grid.ts';
import { chooseSpace } from '../core/place.ts';
import { rollDice } from '../core/roll.ts';
import { resolveSkillCheck } from '../core/skill-check.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { dealDamage } from './damage.ts';
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
  const sp = priceOf(table, figure, 1);
  for (const dynamite of table.state.dynamite) {
    const held = dynamite.carrier === figureId;
    const near = dynamite.at !== null && dynamite.lit !== null && isBesideSpace(table, figureId, dynamite.at);
    if (!held && !near) continue;
    const id = `dynamite:${dynamite.id}`;
    const label = held ? 'Place the dynamite' : 'Pick up the dynamite (Presence 10)';
    if (canPay(table, figure, 1)) options.push({ id, label, sp, space: dynamite.at ?? undefined });
    else refused.push({ id, label, reason: `needs ${sp} SP`, rule: 'p.67' });
  }
  return { options, refused };
}

export function* resolveDynamiteAction(table: Table, figureId: FigureId, id: string): Rule<void> {
  const dynamite = table.state.dynamite.find((d) => d.id === id)!;
  spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), 'Dynamite');
  if (dynamite.carrier !== figureId) {
    if (yield* resolveSkillCheck(table, figureId, 'presence', 10))
      table.emit({ type: 'dynamiteTaken', token: id, by: figureId, rule: 'p.67' });
    return;
  }
  const at = yield* chooseSpace(table, figureId, listThrows(table, figureId), 'Where is it placed?', 'p.67');
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

function listThrows(table: Table, figureId: FigureId): Space[] {
  const figure = figureIn(table.state, figureId);
  return listSpaces(table.state.board).filter(
    (at) => rangeBetween(spacesOf(figure), [at]) <= 4 && sightToSpace(table, figure, at).clear,
  );
}

/**
 * At the end of the round after the one it was lit in a Dynamite token explodes (p.67): 3 PURPLE of IRREDUCIBLE
 * to all on or adjacent to it, Loot there is discarded, other Dynamite caught in it explodes too, lit or not.
 */
export function* explodeDynamite(table: Table): Rule<void> {
  const due = table.state.dynamite
    .filter((d) => d.lit !== null && d.lit < table.state.clock.round)
    .map((d) => chargeOf(table, d));
  const seen = new Set(due.map(({ id }) => id));
  for (let charge = due.shift(); charge; charge = due.shift()) {
    const { id, spaces } = charge;
    const at = spaces[0];
    if (!at) continue;
    table.emit({ type: 'dynamiteExploded', token: id, at, rule: 'p.67' });
    const isNear = (others: readonly Space[]) =>
      others.length > 0 &&
      (rangeBetween(spaces, others) === 0 || areBasesAdjacent(table.state.board, spaces, others));
    // Where they are now: a carrier the blast defeats has set its own off.
    const caught = table.state.dynamite.map((d) => chargeOf(table, d)).filter((d) => isNear(d.spaces));
    due.push(...caught.filter((d) => !seen.has(d.id)));
    for (const one of caught) seen.add(one.id);
    for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot' && isNear([t.at]))) {
      table.emit({ type: 'boardTokenRemoved', token: token.id, by: null, rule: 'p.67' });
    }
    const struck = listStanding(table.state).filter((f) => isNear(spacesOf(f)));
    for (const figure of struck) {
      if (isStanding(table, figure.id)) yield* blast(table, figure.id);
    }
  }
}

interface Charge {
  readonly id: string;
  readonly spaces: readonly Space[];
}

const chargeOf = (table: Table, dynamite: Dynamite): Charge => ({
  id: dynamite.id,
  spaces: spacesOfDynamite(table, dynamite),
});

function* blast(table: Table, figure: FigureId): Rule<void> {
  const rolled = yield* rollDice(table, figure, ['purple', 'purple', 'purple'], 'damage', 'p.67');
  const entries = rolled.map((die) => ({ label: 'PURPLE die', amount: faceOf(die).number, rule: 'p.67' }));
  yield* dealDamage(table, figure, 'irreducible', entries, { by: null, cause: 'Dynamite', rule: 'p.67' });
}
