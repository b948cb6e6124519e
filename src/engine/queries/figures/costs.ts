/** The price of anything in SP, Muck counted (p.21). */
import { figureIn } from '../../model/figure-in.ts';
import type { CardId, FigureId } from '../../model/ids.ts';
import type { PricedAction } from '../../model/language/abilities.ts';
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

/** SP of the standard actions (pp.40, 50), and the least that cards may make of them: what may be repeated is never free. */
const ACTION_SP: { readonly [A in PricedAction]: readonly [sp: number, least: number] } = {
  move: [1, 0],
  'more-movement': [1, 1],
  attack: [2, 1],
  'encounter-action': [1, 1],
  're-equip': [1, 1],
  empower: [1, 0],
  dodge: [1, 0],
  counter: [2, 0],
};

/** SP a standard action costs that figure, before Muck (X162). `printed`: where the rules ask for another number. */
export function actionSp(
  position: Position,
  figure: Figure,
  action: PricedAction,
  printed = ACTION_SP[action][0],
): number {
  const changes = listModifiers(position, figure, 'actionPrice', undefined, (m) => m.actionPrice === action);
  if (changes.length === 0) return printed;
  const sp = changes.reduce((sum, { modifier }) => sum + modifier.amount, printed);
  // What is cheaper once cannot be repeated.
  const once = changes.some(({ held }) => isForOneAction(figure, held.card.id));
  return Math.max(once ? 0 : ACTION_SP[action][1], sp);
}

const isForOneAction = ({ granted = [] }: Figure, id: string): boolean =>
  granted.some((grant) => grant.id === id && grant.until.at === 'action');

/** The same with what Muck asks for. */
export const actionPriceOf = (position: Position, figure: Figure, action: PricedAction): number =>
  priceOf(position, figure, actionSp(position, figure, action));

/** Whether the figure has the SP for a standard action. */
export const canAfford = (position: Position, figure: Figure, action: PricedAction): boolean =>
  canPay(position, figure, actionSp(position, figure, action));

/** Whether the SP it has would pay for a Dodge where it stands: nobody Dodges in Water, Darkness or Paralyzed (pp.21, 74). */
export const couldPayForDodge = (position: Position, figure: Figure): boolean =>
  !figure.effects.some((effect) => effect === 'darkness' || effect === 'paralyze') &&
  !isUnder(position, figure, 'water') &&
  canAfford(position, figure, 'dodge');

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
