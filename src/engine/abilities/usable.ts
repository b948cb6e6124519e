import type { CardId, FigureId } from '../model/ids.ts';
import type { AttackOp, EffectOp } from '../model/language/abilities.ts';
import type { Reason } from '../model/messages/reason.ts';
import type { Figure } from '../model/state.ts';
import { whyNotPayable } from '../procedures/core/price.ts';
import type { Table } from '../procedures/core/table.ts';
import { hasCandidate, listCandidates, SPELL_TARGET } from '../procedures/core/targets.ts';
import { isUnderWay, withinName } from '../procedures/core/within.ts';
import { whyNoMoveAction } from '../procedures/turn/actions.ts';
import { listTargets, mayAttack } from '../queries/attack/attack-verdict.ts';
import type { HeldAbility } from '../queries/cards/abilities-in-play.ts';
import { listAbilities } from '../queries/cards/abilities-of.ts';
import {
  attackProfileOf,
  canAttackAs,
  doConditionsHold,
  profileOfAbility,
} from '../queries/figures/attack-profile.ts';
import { listCallable } from '../queries/figures/exalted-callable.ts';
import { hasModifier } from '../queries/figures/modifiers.ts';
import { canAct } from '../queries/figures/stats.ts';
import { listConduits } from './change-shape.ts';

/** Why an ability cannot be used now; null when it can. `asked`: the cards this is asked for, each by the one before. */
export function whyNotUsable(
  table: Table,
  figure: Figure,
  held: HeldAbility,
  asked: readonly CardId[] = [],
): Reason | null {
  if (!canAct(figure)) return { why: 'paralyzed' };
  const unpaid = whyNotPayable(table, figure, held);
  if (unpaid) return unpaid;
  if (!doConditionsHold(table, figure, held)) return { why: 'condition' };
  return whyNoEffects(table, figure, held, undefined, asked);
}

/** Why nothing would come of an ability's effects now, on that figure's occasion; null when something may (p.48). */
export function whyNoEffects(
  table: Table,
  figure: Figure,
  held: HeldAbility,
  subject?: FigureId,
  asked: readonly CardId[] = [],
): Reason | null {
  const effects = held.ability.effects ?? [];
  for (const op of effects) {
    const why = whyNoEffect(table, figure, op, held, subject, asked);
    if (why && !isIdle(op, effects)) return why;
    if (moves.has(op.do)) return null; // whom the rest could touch is seen where the movement ends
  }
  return null;
}

const moves: ReadonlySet<EffectOp['do']> = new Set(['free-move', 'move-action', 'warp', 'swap']);

/** An effect on all of some kind may find nobody while the ability does something else (p.48). */
const isIdle = (op: EffectOp, effects: readonly EffectOp[]): boolean =>
  'to' in op && op.to?.who === 'all' && effects.length > 1;

/** Some effects need somebody, or a weapon, or a Move Action left, to be started at all. */
function whyNoEffect(
  table: Table,
  figure: Figure,
  op: EffectOp,
  held: HeldAbility,
  subject: FigureId | undefined,
  asked: readonly CardId[],
): Reason | null {
  if (op.do === 'move-action')
    return whyNoMoveAction(table, figure.id, held.ability.conditions?.sp ?? 0, op.another);
  if (op.do === 'free-move' && table.state.turn?.movementOver) return { why: 'movement-over' };
  if (op.do === 'attack') return whyNoAttack(table, figure, op);
  if (op.do === 'acts') return whyNobodyActs(table, figure, op);
  if (op.do === 'spell' && hasModifier(table, figure, 'noSpells')) return { why: 'no-spells' };
  if (op.do === 'use-discipline')
    return listFreeDisciplines(table, figure, op, [...asked, held.card.id]).length === 0
      ? { why: 'no-discipline' }
      : null;
  if (op.do === 'change-shape' && op.shape === 'conduit')
    return listConduits(table, figure).length === 0 ? { why: 'no-conduit' } : null;
  if (op.do === 'exalted') return listCallable(table, figure).length === 0 ? { why: 'no-exalted' } : null;
  if (op.do === 'throw') {
    const target = { who: 'choose', side: 'opponent', within: 'range', range: 4, sight: true } as const;
    return hasCandidate(table, target, figure) ? null : { why: 'nobody-within', range: target.range };
  }
  const to = op.do === 'spell' ? (op.to ?? SPELL_TARGET) : 'to' in op ? op.to : undefined;
  if (
    to &&
    (to.who === 'choose' || to.who === 'all') &&
    to.from === undefined &&
    // Damage goes to somebody else than whoever is dealt it (X176).
    !hasCandidate(table, to, figure, ({ id }) => op.do !== 'redirect-damage' || id !== subject)
  )
    return { why: 'nobody-to-touch' };
  return null;
}

/** Why none of those who would act can: there is nobody, or nobody who could make the attack it begins with (X470). */
function whyNobodyActs(
  table: Table,
  figure: Figure,
  { who, effects: [first] }: Extract<EffectOp, { do: 'acts' }>,
): Reason | null {
  if (who.who !== 'choose' && who.who !== 'all') return null;
  const actors = who.from === undefined ? listCandidates(table, who, figure) : null;
  if (actors?.length === 0) return { why: 'nobody-to-touch' };
  if (!actors || first?.do !== 'attack') return null;
  const whys = actors.map((actor) => whyNoAttack(table, actor, first, figure.id));
  return whys.includes(null) ? null : whys[0]!;
}

/**
 * Why an ATK finds no weapon of its kind, or nobody to strike of those its card names, now (p.49). `owner`: whose card
 * it is, where somebody else makes it.
 */
export function whyNoAttack(
  table: Table,
  figure: Figure,
  op: AttackOp,
  owner: FigureId = figure.id,
): Reason | null {
  if (op.kind && !canAttackAs(table, figure, op.kind)) return { why: 'weapon', kind: op.kind };
  const profile = profileOfAbility(attackProfileOf(table, figure), op);
  const named = op.targets ?? op.at;
  const targets =
    named?.who === 'choose' && named.from === undefined
      ? listCandidates(table, named, figure, { about: { owner } }).filter((other) =>
          mayAttack(table, figure, other, profile),
        )
      : listTargets(table, figure, profile);
  return targets.length > 0 ? null : { why: 'nobody-to-attack' };
}

/**
 * Abilities of the figure's other Disciplines that could be used now but for their SP, without them; none that is under way
 * so (X492): two that use each other would never end.
 */
export function listFreeDisciplines(
  table: Table,
  figure: Figure,
  { minSp = 1, maxSp }: { readonly minSp?: number; readonly maxSp: number },
  except: readonly CardId[] = [],
): HeldAbility[] {
  return listAbilities(table.cards, figure, 'action').flatMap((held) => {
    const { sp = 0, ...conditions } = held.ability.conditions ?? {};
    if (held.card.type !== 'discipline' || except.includes(held.card.id) || sp < minSp || sp > maxSp)
      return [];
    if (isUnderWay(table, withinName(figure.id, held.key))) return [];
    const free = { ...held, ability: { ...held.ability, conditions } };
    return whyNotUsable(table, figure, free, except) === null ? [free] : [];
  });
}
