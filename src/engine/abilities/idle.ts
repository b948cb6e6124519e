import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { CardId, FigureId } from '../model/ids.ts';
import type { Amount, EffectOp, Target } from '../model/language/abilities.ts';
import type { Note } from '../model/messages/act.ts';
import type { CardInstance, Figure } from '../model/state.ts';
import { roomForTokens } from '../procedures/consequences/damage.ts';
import { listRandom } from '../procedures/consequences/loot.ts';
import { offersNothing } from '../procedures/consequences/offer-items.ts';
import { canPlaceTerrain } from '../procedures/consequences/place-terrain.ts';
import { lowestNumber } from '../procedures/consequences/spawn.ts';
import type { Table } from '../procedures/core/table.ts';
import { type Choosing, listCandidates, SPELL_TARGET } from '../procedures/core/targets.ts';
import { effectsOfExalted } from '../queries/cards/exalted-ability.ts';
import { countedAmount, energyOf } from '../queries/figures/counts.ts';
import { listCallable } from '../queries/figures/exalted-callable.ts';
import { areAllies, isStanding, listStanding } from '../queries/figures/figures.ts';
import { isHeldFast } from '../queries/figures/held-fast.ts';
import { isOfUse } from '../queries/figures/of-use.ts';
import { hasTag, isImmune, staminaOf } from '../queries/figures/stats.ts';
import { isMarked } from '../queries/figures/tests.ts';
import { listNameable } from './board-effects.ts';
import { whyNoAttack } from './usable.ts';

/** Who would carry effects out, and against whom, as far as that is known beforehand. */
interface Beforehand {
  readonly by: FigureId;
  readonly target: FigureId | null;
  /** Among whom the effects before let choose. */
  readonly chosen?: Target;
  /** Where it happens. */
  readonly space?: Space;
  /** The card they stand on. */
  readonly card?: CardId;
}

/** What is told of a use or a choice of which it is certain that nothing would come (X88). */
export const idleNote = (
  table: Table,
  effects: readonly EffectOp[],
  by: FigureId,
  target: FigureId | null = null,
  card?: CardId,
): { readonly note?: Note } =>
  areIdle(table, effects, { by, target, card }) ? { note: { note: 'does-nothing' } } : {};

/** Whether nothing at all would come of the effects; of what hangs on a roll or a question something may. */
export function areIdle(table: Table, effects: readonly EffectOp[], use: Beforehand): boolean {
  let chosen: Target | undefined;
  for (const op of effects) {
    if (!isIdle(table, op, { ...use, chosen })) return false;
    if ('to' in op && (op.to?.who === 'choose' || op.to?.who === 'all')) chosen = op.to;
  }
  return effects.length > 0;
}

function isIdle(table: Table, op: EffectOp, use: Beforehand): boolean {
  const on = (effects: readonly EffectOp[]) => areIdle(table, effects, use);
  switch (op.do) {
    case 'heal':
    case 'inflict':
    case 'remove-effect':
    case 'gain-token':
    case 'gain-sp':
    case 'gain-random':
    case 'offer-items':
    case 'damage':
    case 'push':
    case 'pull':
    case 'command':
      return isNobodys(table, op.to, use, (figure) => isIdleOn(table, op, figure, use.by));
    case 'spell':
      return isNobodys(table, op.to ?? SPELL_TARGET, use, ({ id }) =>
        areIdle(table, op.effects, { ...use, target: id }),
      );
    case 'force':
      return isNobodys(table, op.to, use, ({ id }) => areIdle(table, op.effects, { ...use, target: id }));
    case 'attack':
      if (op.sameTarget) return use.target !== null && !isStanding(table, use.target);
      // Whom a card itself names is not known beforehand.
      return !op.at && !op.targets && whyNoAttack(table, figureIn(table.state, use.by), op) !== null;
    case 'spawn':
      return lowestNumber(table, op.card) === null;
    case 'place-terrain':
      return (
        op.within !== 'target' &&
        !listNameable(table, use.by, op.within, op.range).some((at) => canPlaceTerrain(table, op.terrain, at))
      );
    case 'acts':
      return isNobodys(table, op.who, use, ({ id }) => areIdle(table, op.effects, { ...use, by: id }));
    case 'gain-energy':
      return (
        op.max !== undefined &&
        use.card !== undefined &&
        energyOf(figureIn(table.state, use.by), { about: { card: use.card } }) >= op.max
      );
    case 'ready':
      return !hasCard(table, op.card, use, ({ exhausted }) => exhausted);
    case 'flip':
      return !hasCard(table, op.card, use, (card) => turns(card, op));
    case 'each':
      return isNobodys(table, op.who, use, ({ id }) => areIdle(table, op.effects, { ...use, target: id }));
    case 'choose-number':
      return countedMost(table, op.max, use) === 0;
    case 'optional':
      return on(op.effects);
    case 'choose':
      return op.options.every(({ effects }) => on(effects));
    case 'exalted':
      return listCallable(table, figureIn(table.state, use.by)).every((card) => on(effectsOfExalted(card)));
    case 'if':
      return on(op.effects) && (op.else === undefined || on(op.else));
    default:
      return false;
  }
}

/** Whether this card is such, where it is known which that is, or one of the user's where it may choose. */
function hasCard(
  table: Table,
  which: 'this' | 'choose',
  { by, card }: Beforehand,
  isSuch: (card: CardInstance) => boolean,
): boolean {
  if (which === 'this' && card === undefined) return true;
  return figureIn(table.state, by).cards.some(
    (one) => (which === 'choose' || one.id === card) && isSuch(one),
  );
}

/** Whether a FLIP as an effect turns that card (p.30). */
export const turns = (card: CardInstance, { back }: { readonly back?: true }): boolean =>
  card.type !== 'adventurer' && card.type !== 'combatant' && card.flipped === Boolean(back);

/** The most that may be chosen of what is counted; null where dice decide it. */
function countedMost(table: Table, max: Amount, { by, target }: Beforehand): number | null {
  if (typeof max === 'number') return max;
  return 'count' in max
    ? Math.max(0, countedAmount(table, figureIn(table.state, by), max, { target }))
    : null;
}

/** Whether nobody it could touch would be touched to any purpose; false where that is not known beforehand. */
function isNobodys(
  table: Table,
  told: Target,
  { by, target, chosen, space }: Beforehand,
  isIdleFor: (figure: Figure) => boolean,
): boolean {
  const to = told.who === 'chosen' && chosen ? chosen : told;
  const one = to.who === 'self' ? by : to.who === 'target' ? target : null;
  if (one !== null) return !isStanding(table, one) || isIdleFor(figureIn(table.state, one));
  if (to.who === 'marked') {
    const user = figureIn(table.state, by);
    return listStanding(table.state)
      .filter((figure) => isMarked(figure, to.mark, user))
      .every(isIdleFor);
  }
  if (to.who !== 'choose' && to.who !== 'all') return false;
  if (to.from !== undefined && !(to.from === 'space' && space)) return false;
  const known = { struck: target, ...(space ? { about: { space } } : {}) };
  return listCandidates(table, to, figureIn(table.state, by), known).every(isIdleFor);
}

/** Whether an effect would do nothing to that figure. */
function isIdleOn(table: Table, op: EffectOp, figure: Figure, by: FigureId): boolean {
  switch (op.do) {
    case 'gain-token':
      return roomForTokens(table, figure, op.token) <= 0;
    case 'gain-sp':
      return figure.kind === 'intelligent' || figure.sp >= staminaOf(table, figure).max;
    case 'gain-random':
      return !mayGain(figure) || (op.type !== undefined && listRandom(table, op.type, op.tier).length === 0);
    case 'offer-items':
      return !mayGain(figure) || offersNothing(table, op);
    case 'damage':
      return isImmune(table, figure, op.type);
    case 'push':
    case 'pull':
    case 'command':
      return (
        (hasTag(table, figure, 'hulking') && !areAllies(figure, figureIn(table.state, by))) ||
        isHeldFast(table, figure, by, HOW[op.do])
      );
    default:
      return !isOfUse(table, op, figure);
  }
}

/** What opponents find is nobody's (p.55). */
export const mayGain = (figure: Figure): boolean => figure.side === 'adventurers';

const HOW = { push: 'pushed', pull: 'pulled', command: 'moved' } as const;

/** For a choice of targets: of which of them nothing would come; effects that follow may do something all the same. */
export const unlessIdle = (
  table: Table,
  op: EffectOp,
  { by, more }: { readonly by: FigureId; readonly more?: boolean },
): Choosing => (more ? {} : { isIdleFor: (figure) => isIdleOn(table, op, figure, by) });
