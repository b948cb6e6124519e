import type { Circumstances } from '../model/circumstances.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import type { Cause } from '../model/messages/cause.ts';
import { innermostAttack } from '../model/scopes.ts';
import { oneBlow } from '../procedures/consequences/at-once.ts';
import { endingsOf } from '../procedures/core/action-end.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { isStanding } from '../queries/figures/figures.ts';
import { AT_SPACE } from './at-space.ts';
import { ATTACK_CHANGES } from './attack-changes.ts';
import { ATTACKS } from './attacks.ts';
import { ON_BOARD } from './board-effects.ts';
import { BRANCHES } from './branch-effects.ts';
import type { Carrier, Carriers, EffectKind } from './carriers.ts';
import { SHAPES } from './change-shape.ts';
import { DEALING } from './dealing.ts';
import { EXALTED } from './exalted.ts';
import { LAST_MOMENTS } from './last-moments.ts';
import { MARKS } from './marks.ts';
import { MOVEMENTS } from './movements.ts';
import { OWN_CARDS } from './own-cards.ts';
import { OWN_TOKENS } from './own-tokens.ts';
import { isOver, type Use } from './use.ts';

/** Carries out the effects of an ability in order (p.48); one that finds nobody is skipped. */
export function* carryOut(
  table: Table,
  effects: readonly EffectOp[],
  by: FigureId,
  target: FigureId | null,
  cause: Cause,
  about: Circumstances = {},
): Rule<void> {
  yield* carryOutAll(table, effects, { by, target, cause, about, begun: endingsOf(table, by) });
}

function* carryOutAll(table: Table, effects: readonly EffectOp[], use: Use): Rule<void> {
  const { more = false } = use;
  for (const together of blowsOf(effects)) {
    if (isOver(table, use)) return;
    use.more = more || together.at(-1) !== effects.at(-1);
    const [op] = together;
    if (!isStanding(table, use.by) && !use.about.fallen) {
      if (!use.about.lands) return;
      if (OF_USERS.has(op!.do)) continue;
    }
    if (op!.do === 'scale-damage' && use.about.damageType !== undefined) continue; // taken off by the offer
    // An attack that has ended meanwhile is not changed any more.
    if (OF_ATTACKS.has(op!.do) && !innermostAttack(table.state)) continue;
    if (op!.do === 'damage') yield* oneBlow(table, () => carryOutEach(table, together, use));
    else yield* carryOutEach(table, together, use);
  }
  use.more = more;
}

/** Each effect by itself, but damage after damage for which nobody has to be chosen first: one blow (X85). */
function blowsOf(effects: readonly EffectOp[]): EffectOp[][] {
  const blows: EffectOp[][] = [];
  for (const op of effects) {
    const before = blows.at(-1);
    if (before?.[0]?.do === 'damage' && op.do === 'damage' && op.to.who !== 'choose') before.push(op);
    else blows.push([op]);
  }
  return blows;
}

function* carryOutEach(table: Table, ops: readonly EffectOp[], use: Use): Rule<void> {
  for (const op of ops) {
    const rest = carrierOf(op)(table, op, use, (nested, other) => carryOutAll(table, nested, other));
    if (rest) yield* rest;
  }
}

/** What whoever is Defeated decides and does no more, also of a Force that befalls its target all the same (X85). */
const OF_USERS: ReadonlySet<EffectKind> = new Set([
  'choose',
  'exalted',
  'optional',
  'free-move',
  'move-action',
]);

/** Effects that change the attack under way. */
const OF_ATTACKS: ReadonlySet<EffectKind> = new Set([
  'modify',
  'scale-damage',
  'empower',
  'dodge',
  'turn-damage',
  'make-miss',
  'redirect',
]);

/** The offer in which it was used has carried it out. */
const answered = () => null;

/** Every effect of the language: a new one does not compile until it says how it is carried out. */
const CARRIERS: Carriers<EffectKind> = {
  ...DEALING,
  ...MARKS,
  ...MOVEMENTS,
  ...ATTACKS,
  ...ATTACK_CHANGES,
  ...AT_SPACE,
  ...ON_BOARD,
  ...OWN_CARDS,
  ...OWN_TOKENS,
  ...SHAPES,
  ...EXALTED,
  ...LAST_MOMENTS,
  ...BRANCHES,
  reduce: answered,
  reroll: answered,
  'set-die': answered,
  'pass-check': answered,
  counter: answered,
};

const carrierOf = ({ do: kind }: EffectOp) => CARRIERS[kind] as Carrier<EffectKind>;
