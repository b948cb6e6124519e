import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AbilityToken, Terrain } from '../model/vocabulary.ts';
import { terrainAt } from './board-grid.ts';
import { spacesOf } from './figures.ts';
import { listModifiers } from './modifiers.ts';
import { hasTag } from './stats.ts';

/** Whether the figure is under that terrain: every space of its base (M9), and FLIGHT ignores all but obstructing (p.32). */
export function isUnder(position: Position, figure: Figure, terrain: Terrain): boolean {
  if (figure.at === null || hasTag(position, figure, 'flight')) return false;
  return spacesOf(figure).every((space) => terrainAt(position.state.board, space) === terrain);
}

/** SP an action or ability costs here: Muck adds 1 to whatever costs SP (p.21, M1). */
export const priceOf = (position: Position, figure: Figure, sp: number): number =>
  sp > 0 && isUnder(position, figure, 'muck') ? sp + 1 : sp;

/** Whether the figure has the SP; Intelligent Combatants pay none (p.58). */
export const canPay = (position: Position, figure: Figure, sp: number): boolean =>
  figure.kind === 'intelligent' || spendableSp(position, figure) >= priceOf(position, figure, sp);

/** Tokens that may be spent as SP. */
export const listSpTokens = (position: Position, figure: Figure): AbilityToken[] =>
  listModifiers(position, figure, undefined, (modifier) => 'tokenAsSp' in modifier).flatMap(({ modifier }) =>
    'tokenAsSp' in modifier
      ? Array<AbilityToken>(figure.tokens[modifier.tokenAsSp] ?? 0).fill(modifier.tokenAsSp)
      : [],
  );

/** SP at hand, tokens that count as SP among them. */
export const spendableSp = (position: Position, figure: Figure): number =>
  figure.sp + listSpTokens(position, figure).length;
