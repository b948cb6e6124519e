import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import { attackVerdict, listTargets } from '../../queries/attack/attack-verdict.ts';
import { type AttackProfile, attackProfileOf } from '../../queries/figures/attack-profile.ts';
import { canPay, priceOf } from '../../queries/figures/costs.ts';
import { listOpponents } from '../../queries/figures/figures.ts';
import { canAct, movementOf } from '../../queries/figures/stats.ts';
import { type AttackDeclaration, type AttackResult, resolveAttack } from '../attack/attack.ts';
import { dynamiteActions, resolveDynamiteAction } from '../consequences/dynamite.ts';
import { listReEquips, resolveReEquip } from '../consequences/re-equip.ts';
import { ask } from '../core/ask.ts';
import { enterPhase } from '../core/phase.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { type MovePlan, resolveMove } from '../movement/move.ts';
import { encounterActions, resolveEncounterAction } from './encounter-action.ts';
import { resolveSummon, summonActions } from './summon.ts';

interface Offer {
  readonly options: readonly Option[];
  readonly refused: readonly Refusal[];
}

/**
 * One action of the Action Phase, pp.39-40 (table 1): Move 1 SP, Attack 2, Encounter Action 1, Re-Equip 1,
 * abilities at their own cost, in any order and as often as SP last; or the end of the turn. What may not be
 * done is told with its reason.
 */
export function* resolveAction(table: Table, figureId: FigureId): Rule<void> {
  const answer = yield* ask(table, () => {
    const offers = listOffers(table, figureId);
    return {
      kind: 'turn',
      figure: figureId,
      text: `${figureIn(table.state, figureId).name}'s turn`,
      rule: 'p.40',
      options: [...offers.flatMap((o) => o.options), { id: 'end-turn', label: 'End the turn' }],
      refused: offers.flatMap((o) => o.refused),
    };
  });
  if (answer === null || answer === 'end-turn') enterPhase(table, figureId, 'end');
  else yield* take(table, figureId, answer);
}

function listOffers(table: Table, figureId: FigureId): Offer[] {
  if (!canAct(figureIn(table.state, figureId))) {
    return [{ options: [], refused: [{ id: 'actions', label: 'Actions', reason: 'paralyzed', rule: 'S3' }] }];
  }
  return [
    offerMove(table, figureId),
    offerAttacks(table, figureId),
    encounterActions(table, figureId),
    dynamiteActions(table, figureId),
    listReEquips(table, figureId),
    summonActions(table, figureId),
    table.hooks.actions(table, figureId),
  ];
}

function* take(table: Table, figureId: FigureId, answer: string): Rule<void> {
  if (answer === 'move') yield* takeMoveAction(table, figureId);
  else if (answer.startsWith('attack:'))
    yield* takeAttackAction(table, figureId, answer.slice('attack:'.length));
  else if (answer.startsWith('encounter:'))
    yield* resolveEncounterAction(table, figureId, answer.slice('encounter:'.length));
  else if (answer.startsWith('dynamite:'))
    yield* resolveDynamiteAction(table, figureId, answer.slice('dynamite:'.length));
  else if (answer.startsWith('summon:'))
    yield* resolveSummon(table, figureId, answer.slice('summon:'.length));
  else if (answer === 're-equip') yield* resolveReEquip(table, figureId);
  else yield* table.hooks.takeAbility(table, figureId, answer);
}

function offerMove(table: Table, figureId: FigureId): Offer {
  const figure = figureIn(table.state, figureId);
  const why = whyNoMoveAction(table, figureId);
  if (why) return { options: [], refused: [{ id: 'move', label: 'Move', reason: why, rule: 'p.41' }] };
  const points = movementOf(table, figure).total;
  return {
    options: [{ id: 'move', label: `Move (${points} points)`, sp: priceOf(table, figure, 1) }],
    refused: [],
  };
}

/** Why the figure has no Move Action now; null when it has. `sp` is what starts it. */
export function whyNoMoveAction(table: Table, figureId: FigureId, sp = 1): string | null {
  const figure = figureIn(table.state, figureId);
  if (table.state.turn?.moved) return 'one Move Action a turn';
  if (table.state.turn?.movementOver) return 'a failed jump ended its movement';
  if (!canPay(table, figure, sp)) return `needs ${priceOf(table, figure, sp)} SP`;
  return null;
}

function* takeMoveAction(table: Table, figureId: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  spendSp(table, figureId, priceOf(table, figure, 1), 'Move');
  yield* makeMoveAction(table, figureId);
}

/** The turn's one Move Action, however it was started (p.41). */
export function* makeMoveAction(
  table: Table,
  figureId: FigureId,
  how: Pick<MovePlan, 'flight' | 'provokes' | 'through'> = {},
): Rule<readonly FigureId[]> {
  table.emit({ type: 'moveActionUsed', figure: figureId, rule: 'p.41' });
  const points = movementOf(table, figureIn(table.state, figureId)).total;
  return yield* resolveMove(table, { figure: figureId, mode: 'action', points, ...how });
}

function offerAttacks(table: Table, figureId: FigureId): Offer {
  const figure = figureIn(table.state, figureId);
  const profile = attackProfileOf(table, figure);
  const sp = priceOf(table, figure, 2);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  for (const target of listOpponents(table.state, figure)) {
    const id = `attack:${target.id}`;
    const label = `Attack ${target.name}`;
    const verdict = attackVerdict(table, figure, target, profile);
    if (!verdict.legal) refused.push({ id, label, reason: verdict.reason ?? '', rule: verdict.rule });
    else if (!canPay(table, figure, 2)) refused.push({ id, label, reason: `needs ${sp} SP`, rule: 'p.40' });
    else
      options.push({
        id,
        label,
        sp,
        figure: target.id,
        note: verdict.sight?.penalty ? `${verdict.sight.penalty} to the roll` : undefined,
      });
  }
  return { options, refused };
}

function* takeAttackAction(table: Table, figureId: FigureId, target: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  spendSp(table, figureId, priceOf(table, figure, 2), 'Attack');
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

/** An Attack an ability starts: the target is asked for (p.49). Null when there is none. */
export function* makeAttackAction(
  table: Table,
  figureId: FigureId,
  { profile, except = [], mayStop, ...rest }: AttackOptions,
): Rule<AttackResult | null> {
  const answer = yield* ask(table, () => {
    const options: Option[] = listTargets(table, figureIn(table.state, figureId), profile)
      .filter((t) => !except.includes(t.id))
      .map((t) => ({ id: `attack:${t.id}`, label: t.name, figure: t.id }));
    if (mayStop && options.length > 0) options.push({ id: 'done', label: 'No more attacks' });
    return { kind: 'attack-target', figure: figureId, text: 'Attack whom?', rule: 'p.43 1', options };
  });
  if (answer === null || answer === 'done') return null;
  return yield* resolveAttack(table, {
    ...rest,
    attacker: figureId,
    target: answer.slice('attack:'.length),
    profile,
    cause: 'ability',
  });
}
