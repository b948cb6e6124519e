import type { Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Carried } from '../../model/story.ts';
import { isStanding, listStanding } from '../../queries/figures/figures.ts';
import { terrainAt } from '../../queries/geometry/board-grid.ts';
import { choice, pick } from '../core/ask.ts';
import { playerFor } from '../core/place.ts';
import type { Rule, Table } from '../core/table.ts';

/*
 * Tokens that are carried (p.16 Bug Bomb, X131): given or picked up they leave the board with their bearer; where it is
 * Defeated they fall, and what falls into Dangerous Terrain is removed from the game (p.21).
 */

/** What an encounter says of a token that is carried; undefined of any other. */
export const carriedOf = ({ encounter }: Table, token: string): Carried | undefined =>
  encounter.carried?.find((one) => one.token === token);

/** Lays down all that a figure carries; nowhere if it was nowhere. */
export function dropCarried(table: Table, figureId: FigureId, at: Space | null): void {
  if (at === null) return;
  for (const { token, by } of table.state.carried ?? []) if (by === figureId) dropToken(table, token.id, at);
}

/** Lays a carried token into a space; into Dangerous Terrain it is lost (p.21). */
export function dropToken(table: Table, token: string, at: Space): void {
  const burden = table.state.carried?.find((one) => one.token.id === token);
  if (!burden) return;
  table.emit({ type: 'tokenDropped', token, at, by: burden.by, rule: 'X131' });
  if (terrainAt(table.state.board, at) === 'dangerous')
    table.emit({ type: 'boardTokenRemoved', token, by: burden.by, how: 'dangerous-terrain', rule: 'p.21' });
}

/** Gives a token to an Adventurer, from the board, from who has it, or as it comes into the game. */
export function giveToken(table: Table, token: string, to: FigureId): void {
  if (!isStanding(table, to)) return;
  const { boardTokens, carried } = table.state;
  const lies = boardTokens.find(({ id }) => id === token);
  const held = carried?.find((one) => one.token.id === token);
  if (held?.by === to) return;
  const colour = carriedOf(table, token)?.starts;
  const plain =
    held?.token ??
    (lies
      ? { id: lies.id, kind: lies.kind, colour: lies.colour }
      : colour === undefined
        ? null
        : ({ id: token, kind: 'objective', colour } as const));
  if (plain) table.emit({ type: 'tokenTaken', token: plain, by: to, rule: 'X131' });
}

/** The Adventurer the players choose for a token; null where none stands. */
export function* chooseBearer(table: Table, token: string): Rule<FigureId | null> {
  const standing = listStanding(table.state).filter(({ kind }) => kind === 'adventurer');
  if (standing.length === 0) return null;
  return yield* pick(table, () => ({
    kind: 'choose-target',
    figure: playerFor(table, standing[0]!.id),
    question: { ask: 'who-carries', token },
    rule: 'X131',
    choices: standing.map(({ id }) => choice({ do: 'target', target: id }, id)),
  }));
}

/** Before round 1 the players say who brings what the encounter does not lay on the board. */
export function* giveOutTokens(table: Table): Rule<void> {
  for (const { token, starts } of table.encounter.carried ?? []) {
    if (starts === undefined) continue;
    const bearer = yield* chooseBearer(table, token);
    if (bearer !== null) giveToken(table, token, bearer);
  }
}
