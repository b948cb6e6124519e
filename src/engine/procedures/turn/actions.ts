import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Act, Note } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import type { Reason } from '../../model/messages/reason.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { Figure } from '../../model/state.ts';
import { attackVerdict, listTargets, mayAttack } from '../../queries/attack/attack-verdict.ts';
import { type AttackProfile, attackProfileOf } from '../../queries/figures/attack-profile.ts';
import { actionPriceOf, actionSp, canAfford, canPay, priceOf } from '../../queries/figures/costs.ts';
import { listOpponents, listOtherAllies } from '../../queries/figures/figures.ts';
import { hasMoved } from '../../queries/figures/move-actions.ts';
import { isHemmedIn } from '../../queries/figures/mover.ts';
import { canAct, movementTotalOf } from '../../queries/figures/stats.ts';
import { type AttackDeclaration, type AttackResult, resolveAttack } from '../attack/attack.ts';
import { dynamiteActions, resolveDynamiteAction } from '../consequences/dynamite.ts';
import { endGrantsOfAction } from '../consequences/grants.ts';
import { listReEquips, resolveReEquip } from '../consequences/re-equip.ts';
import { ask } from '../core/ask.ts';
import { type Offer, type OfferLine, Offers } from '../core/offers.ts';
import { enterPhase } from '../core/phase.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { type MovePlan, resolveMove } from '../movement/move.ts';
import { passesMoveCheck } from '../movement/move-check.ts';
import {
  encounterActions,
  resolveEncounterAction,
  resolveLootAction,
  resolveStoryAction,
} from './encounter-action.ts';
import { resolveSummon, summonActions } from './summon.ts';

/**
 * One action of the Action Phase, pp.39-40 (table 1): Move 1 SP, Attack 2, Encounter Action 1, Re-Equip 1,
 * abilities at their own cost, in any order and as often as SP last; or the end of the turn. What may not be
 * done is told with its reason.
 */
export function* resolveAction(table: Table, figureId: FigureId): Rule<void> {
  const act = yield* ask(table, () => ({
    kind: 'turn',
    figure: figureId,
    question: { ask: 'turn' },
    rule: 'p.40',
    options: new Offers(figureId, canAct(figureIn(table.state, figureId)) ? ACTIONS : WHILE_PARALYZED),
  }));
  if (act === null || act.do === 'end-turn') enterPhase(table, figureId, 'end');
  else {
    yield* takeAction(table, figureId, act);
    if (STANDARD.has(act.do)) yield* endGrantsOfAction(table, figureId);
  }
}

/** Standard actions (p.40, table 1). */
const STANDARD: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'move',
  'attack',
  'attack-ally',
  'open-loot',
  'encounter-action',
  'take-token',
  'drop-token',
  'turn-door',
  'take-dynamite',
  'place-dynamite',
  're-equip',
]);

const END_OF_TURN: OfferLine = {
  acts: ['end-turn'],
  list: () => ({ options: [optionOf({ do: 'end-turn' })], refused: [] }),
  stands: () => true,
};

const ACTIONS: readonly OfferLine[] = [
  {
    acts: ['move'],
    list: offerMove,
    stands: (table, figureId) => whyNoMoveAction(table, figureId) === null,
  },
  { acts: ['attack', 'attack-ally'], list: offerAttacks },
  {
    acts: ['open-loot', 'encounter-action', 'take-token', 'drop-token', 'turn-door'],
    list: encounterActions,
  },
  { acts: ['take-dynamite', 'place-dynamite'], list: dynamiteActions },
  { acts: ['re-equip'], list: listReEquips },
  { acts: ['summon'], list: summonActions },
  { acts: ['use', 'use-token'], list: (table, figureId) => table.hooks.actions(table, figureId) },
  END_OF_TURN,
];

const WHILE_PARALYZED: readonly OfferLine[] = [
  {
    acts: [],
    list: () => ({ options: [], refused: [refusalOf({ do: 'actions' }, { why: 'paralyzed' }, 'S3')] }),
  },
  END_OF_TURN,
];

function* takeAction(table: Table, figureId: FigureId, act: Act): Rule<void> {
  switch (act.do) {
    case 'move':
      return yield* takeMoveAction(table, figureId);
    case 'attack':
    case 'attack-ally':
      return yield* takeAttackAction(table, figureId, act.target);
    case 'open-loot':
      return yield* resolveLootAction(table, figureId, act.token);
    case 'encounter-action':
      return yield* resolveEncounterAction(table, figureId, act.objective);
    case 'take-token':
    case 'drop-token':
    case 'turn-door':
      return yield* resolveStoryAction(table, figureId, act);
    case 'take-dynamite':
    case 'place-dynamite':
      return yield* resolveDynamiteAction(table, figureId, act.token);
    case 'summon':
      return yield* resolveSummon(table, figureId, act.card);
    case 're-equip':
      return yield* resolveReEquip(table, figureId);
    default:
      return yield* table.hooks.takeAbility(table, figureId, act);
  }
}

function offerMove(table: Table, figureId: FigureId): Offer {
  const figure = figureIn(table.state, figureId);
  const why = whyNoMoveAction(table, figureId);
  const act = { do: 'move', points: movementTotalOf(table, figure) } as const;
  if (why) return { options: [], refused: [refusalOf(act, why, 'p.41')] };
  const note = movesNowhere(table, figure, act.points) ? ({ note: 'does-nothing' } as const) : undefined;
  return { options: [optionOf(act, { sp: actionPriceOf(table, figure, 'move'), note })], refused: [] };
}

/** Without a space to go to, or without a point and the SP for more (X88). */
const movesNowhere = (table: Table, figure: Figure, points: number): boolean =>
  isHemmedIn(table, figure) ||
  (points === 0 &&
    !canPay(table, figure, actionSp(table, figure, 'move') + actionSp(table, figure, 'more-movement')));

/** Why the figure has no Move Action now; null when it has. `told`: SP that start it, where an ability does. */
export function whyNoMoveAction(
  table: Table,
  figureId: FigureId,
  told?: number,
  another?: true,
): Reason | null {
  const figure = figureIn(table.state, figureId);
  const sp = told ?? actionSp(table, figure, 'move');
  if (!another && hasMoved(table, figure)) return { why: 'one-move-a-turn' };
  if (table.state.turn?.movementOver) return { why: 'movement-over' };
  if (!canPay(table, figure, sp)) return { why: 'sp', needs: priceOf(table, figure, sp) };
  return null;
}

function* takeMoveAction(table: Table, figureId: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  spendSp(table, figureId, actionPriceOf(table, figure, 'move'), term('move'));
  yield* resolveMoveAction(table, figureId);
}

/** A Move Action, however it was started: the turn's one (p.41), or `another` beside it (X192). */
export function* resolveMoveAction(
  table: Table,
  figureId: FigureId,
  { another, ...how }: Pick<MovePlan, 'flight' | 'provokes' | 'through'> & { readonly another?: true } = {},
): Rule<readonly FigureId[]> {
  const beside = another ? { another } : {};
  table.emit({ type: 'moveActionUsed', figure: figureId, ...beside, rule: another ? 'X192' : 'p.41' });
  if (!(yield* passesMoveCheck(table, figureId))) return [];
  const points = movementTotalOf(table, figureIn(table.state, figureId));
  return yield* resolveMove(table, { figure: figureId, mode: 'action', points, ...how });
}

function offerAttacks(table: Table, figureId: FigureId): Offer {
  const figure = figureIn(table.state, figureId);
  const profile = attackProfileOf(table, figure);
  const sp = actionPriceOf(table, figure, 'attack');
  const options: Option[] = [];
  const refused: Refusal[] = [];
  for (const target of listOpponents(table.state, figure)) {
    const act: Act = { do: 'attack', target: target.id };
    const verdict = attackVerdict(table, figure, target, profile);
    if (!verdict.legal) refused.push(refusalOf(act, verdict.reason, verdict.rule));
    else if (!canAfford(table, figure, 'attack'))
      refused.push(refusalOf(act, { why: 'sp', needs: sp }, 'p.40'));
    else options.push(optionOf(act, { sp, note: noteOf(verdict.sight?.penalty) }));
  }
  return { options: [...options, ...offerFriendlyFire(table, figure, profile)], refused };
}

/** Any figure within range and sight may be attacked, a friend too (p.43): a choice of its own (X89). */
function offerFriendlyFire(table: Table, figure: Figure, profile: AttackProfile): Option[] {
  if (!canAfford(table, figure, 'attack')) return [];
  return listOtherAllies(table.state, figure)
    .filter((ally) => mayAttack(table, figure, ally, profile))
    .map(({ id }) =>
      optionOf(
        { do: 'attack-ally', target: id },
        { sp: actionPriceOf(table, figure, 'attack'), note: { note: 'friendly-fire' } },
      ),
    );
}

const noteOf = (penalty: number | undefined): Note | undefined =>
  penalty ? { note: 'to-the-roll', amount: penalty } : undefined;

function* takeAttackAction(table: Table, figureId: FigureId, target: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  spendSp(table, figureId, actionPriceOf(table, figure, 'attack'), term('attack'));
  yield* resolveAttack(table, {
    attacker: figureId,
    target,
    profile: attackProfileOf(table, figure),
    cause: 'action',
  });
}

/** What an ability makes of the attack it starts. */
interface AttackOptions {
  readonly profile: AttackProfile;
  readonly empower?: boolean;
  readonly with?: AttackDeclaration['with'];
  readonly ability?: AttackDeclaration['ability'];
  /** Figures that may not be its target. */
  readonly except?: readonly FigureId[];
  /** It need not be made. */
  readonly mayStop?: boolean;
}

type AttackAct = Extract<Act, { do: 'attack' | 'done' }>;

/** An Attack an ability starts: the target is asked for (p.49). Null when there is none. */
export function* resolveAttackAction(
  table: Table,
  figureId: FigureId,
  { profile, except = [], mayStop, ...rest }: AttackOptions,
): Rule<AttackResult | null> {
  const act = yield* ask(table, () => {
    const options: Option<AttackAct>[] = listTargets(table, figureIn(table.state, figureId), profile)
      .filter((t) => !except.includes(t.id))
      .map(({ id }) => optionOf({ do: 'attack', target: id }));
    if (mayStop && options.length > 0) options.push(optionOf({ do: 'done' }));
    return {
      kind: 'attack-target',
      figure: figureId,
      question: { ask: 'attack-whom' },
      rule: 'p.43 1',
      options,
    };
  });
  if (act?.do !== 'attack') return null;
  return yield* resolveAttack(table, {
    ...rest,
    attacker: figureId,
    target: act.target,
    profile,
    cause: 'ability',
  });
}
