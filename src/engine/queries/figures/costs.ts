import { figureIn } from '../../model/figures.ts';
import type { CardId, FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { AbilityToken, Terrain } from '../../model/vocabulary.ts';
import { terrainUnder } from '../geometry/board-grid.ts';
import { isPlaced } from './figures.ts';
import { hasModifier, listModifiers } from './modifiers.ts';
import { hasTag } from './stats.ts';

/** Whether the figure is under that terrain: every space of its base (M9), and FLIGHT ignores all but obstructing (p.32). */
export function isUnder(position: Position, figure: Figure, terrain: Terrain): boolean {
  if (!isPlaced(figure) || terrainUnder(position.state.board, figure) !== terrain) return false;
  return !hasTag(position, figure, 'flight');
}

/** SP an action or ability costs here: Muck adds 1 to whatever costs SP (p.21, M1). */
export const priceOf = (position: Position, figure: Figure, sp: number): number =>
  sp > 0 && isUnder(position, figure, 'muck') ? sp + 1 : sp;

/** Whether the figure has the SP; Intelligent Combatants pay none (p.58). */
export const canPay = (position: Position, figure: Figure, sp: number): boolean =>
  figure.kind === 'intelligent' || spendableSp(position, figure) >= priceOf(position, figure, sp);

/** A token, 1 Energy on a card, or 1 SP of a summoner, that may be spent as SP. */
export type SpStore =
  | { readonly token: AbilityToken }
  | { readonly card: CardId }
  | { readonly lender: FigureId };

/** What may be spent as SP beside them, each worth 1; Energy first. */
export function listSpStores(position: Position, figure: Figure): SpStore[] {
  const stores: SpStore[] = [];
  for (const { held } of listModifiers(position, figure, 'energyAsSp'))
    stores.unshift(...Array<SpStore>(held.card.energy ?? 0).fill({ card: held.card.id }));
  for (const { modifier } of listModifiers(position, figure, 'tokenAsSp'))
    stores.push(
      ...Array<SpStore>(figure.tokens[modifier.tokenAsSp] ?? 0).fill({ token: modifier.tokenAsSp }),
    );
  const { summoner } = figure;
  const lender = summoner === undefined ? null : figureIn(position.state, summoner);
  if (lender && !lender.defeated && hasModifier(position, lender, 'lendsSp'))
    stores.unshift(...Array<SpStore>(lender.sp).fill({ lender: lender.id }));
  return stores;
}

/** SP at hand, with what counts as SP. */
export const spendableSp = (position: Position, figure: Figure): number =>
  figure.sp + listSpStores(position, figure).length;
