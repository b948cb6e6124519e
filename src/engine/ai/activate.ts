/** A monster's turn: its step is chosen and carried out, one after the other (pp.56-60). */
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import type { AiAttack, AiInstruction, AiStep, Priority } from '../model/language/ai.ts';
import type { SkipBecause } from '../model/messages/because.ts';
import type { Cause } from '../model/messages/cause.ts';
import type { Reason } from '../model/messages/reason.ts';
import type { Figure } from '../model/state.ts';
import { resolveAttack } from '../procedures/attack/attack.ts';
import { resolveSpell } from '../procedures/attack/resolve-spell.ts';
import { oneBlow } from '../procedures/consequences/at-once.ts';
import { endingsOf } from '../procedures/core/action-end.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { listCandidates } from '../procedures/core/targets.ts';
import { attackVerdict, listTargets, mayAttack } from '../queries/attack/attack-verdict.ts';
import { aiProfileOf } from '../queries/figures/attack-profile.ts';
import { isStanding, listOpponents } from '../queries/figures/figures.ts';
import { isOfUse } from '../queries/figures/of-use.ts';
import { canAct } from '../queries/figures/stats.ts';
import { judge } from './conditions.ts';
import { canCarryOutSome, listSpellTargets, needsTarget } from './feasible.ts';
import { LAST_STEP } from './last-step.ts';
import { makeAiMove } from './make-move.ts';
import { orderFor } from './order.ts';
import { chooseTarget } from './targeting.ts';

/**
 * The Activation Phase of an Intelligent Combatant, phase 3 of p.56, as p.58 has it:
 * 1. from the top, is the step's bold condition true, and can anything of it be done (C1)?
 * 2. if so its instructions are followed in order, each ended before the next THEN begins (p.60);
 * 3. it ends there, unless the step says CONTINUE DOWN: then on to the next true one;
 * 4. with none true it does nothing, or takes its last step (C7).
 */
export function* activate(table: Table, figureId: FigureId): Rule<void> {
  const card = table.cards.combatants[figureIn(table.state, figureId).card];
  const steps = card?.ai ?? [];
  let followed = false;
  for (const step of steps) {
    // A card turned over in the middle of its activation begins with its next one (X60).
    if (!canStillAct(table, figureId) || figureIn(table.state, figureId).card !== card?.id) return;
    if (!isTrue(table, figureId, step)) continue;
    followed = true;
    yield* followStep(table, figureId, step);
    if (!step.continueDown) return;
  }
  if (!canStillAct(table, figureId) || steps.length === 0) return;
  if (figureIn(table.state, figureId).card !== card?.id) return;
  yield* followLastStep(table, figureId, followed);
}

/**
 * C7, the fourth golden rule: who was struck at and finds no true step goes for the nearest opponent. Once
 * gained the step stands at the bottom of the card: CONTINUE DOWN comes to it as to any other.
 */
function* followLastStep(table: Table, figureId: FigureId, followed: boolean): Rule<void> {
  const figure = figureIn(table.state, figureId);
  if (!figure.hasLastStep) {
    if (followed || !figure.wasTargeted) return;
    table.emit({ type: 'aiLastStepGained', figure: figureId, rule: 'C7' });
  }
  if (isTrue(table, figureId, LAST_STEP)) yield* followStep(table, figureId, LAST_STEP);
}

const canStillAct = ({ state }: Table, figureId: FigureId): boolean =>
  canAct(figureIn(state, figureId)) && state.turn?.phase !== 'end';

function isTrue(table: Table, figureId: FigureId, step: AiStep): boolean {
  const self = figureIn(table.state, figureId);
  const verdict = judge(table, self, step.if);
  const feasible = !verdict.value || canCarryOutSome(table, self, step.do);
  const value = verdict.value && feasible;
  table.emit({
    type: 'aiConditionChecked',
    figure: figureId,
    step: step.id,
    value,
    because: feasible ? verdict.because : { kind: 'not-feasible', of: verdict.because },
    measured: verdict.measured,
    figures: verdict.figures,
    rule: value ? 'p.58' : feasible ? 'p.58' : 'C1',
  });
  return value;
}

/** The instructions of a step, one THEN after the other; one that cannot be carried out is skipped (p.60). */
function* followStep(table: Table, figureId: FigureId, step: AiStep): Rule<void> {
  table.emit({
    type: 'aiStepFollowed',
    figure: figureId,
    step: step.id,
    last: step.continueDown !== true,
    rule: 'p.58',
  });
  let struck: FigureId | null = null;
  for (const [i, instruction] of step.do.entries()) {
    if (!canStillAct(table, figureId)) return;
    const name = `${step.id}.${i + 1}`;
    if (instruction.if) {
      const { value, because } = judge(table, figureIn(table.state, figureId), instruction.if, struck);
      if (!value) {
        skip(table, figureId, name, { kind: 'condition', because }, 'p.60');
        continue;
      }
    }
    switch (instruction.do) {
      case 'attack':
        struck = (yield* makeAiAttack(table, figureId, instruction, name)) ?? struck;
        break;
      case 'spell':
        struck = (yield* castAiSpell(table, figureId, instruction, name)) ?? struck;
        break;
      case 'move':
        // What needs the attack before it to have been made is not done without it (p.58).
        if (needsTarget(instruction) && struck === null)
          skip(table, figureId, name, { kind: 'attack-not-made' }, 'p.58');
        else yield* makeAiMove(table, figureId, name, orderFor(step.do, i, instruction, struck));
        break;
      case 'effects':
        yield* instruction.effects.every((op) => op.do === 'damage')
          ? oneBlow(table, () => carryOutAiEffects(table, figureId, instruction, name, struck))
          : carryOutAiEffects(table, figureId, instruction, name, struck);
    }
  }
}

const skip = (
  table: Table,
  figure: FigureId,
  instruction: string,
  because: SkipBecause,
  rule: string,
): void => table.emit({ type: 'aiInstructionSkipped', figure, instruction, because, rule });

/** Effects of a step; where one lets choose, the printed priority does (p.60). */
function* carryOutAiEffects(
  table: Table,
  figureId: FigureId,
  instruction: Extract<AiInstruction, { do: 'effects' }>,
  name: string,
  struck: FigureId | null,
): Rule<void> {
  const cause: Cause = { kind: 'figure', figure: figureId };
  for (const ops of withWhatFollows(instruction.effects)) {
    const [op, ...rest] = ops as [EffectOp, ...EffectOp[]];
    const self = figureIn(table.state, figureId);
    // Its Energy lies on its own card.
    const about = { card: self.cards.find(({ type }) => type === 'combatant')?.id };
    if (!('to' in op) || op.to?.who !== 'choose') {
      yield* table.hooks.carryOut(table, ops, figureId, struck, cause, about);
      continue;
    }
    const possible = listCandidates(table, op.to, self).filter((f) => isOfUse(table, op, f));
    if (possible.length === 0) {
      yield* table.hooks.carryOut(table, rest, figureId, struck, cause, about);
      continue;
    }
    const whyNot = () => ({ why: 'not-for-it' }) as const;
    const target = pickTarget(table, self, name, possible, instruction.prioritise, whyNot);
    const settled = { ...op, to: { who: 'target' as const } };
    if (target !== null)
      yield* table.hooks.carryOut(table, [settled, ...rest], figureId, target, cause, {
        ...about,
        chosen: [target],
      });
  }
}

/** What an effect whose target is chosen is followed by speaks of that target, and of what was rolled for it. */
function withWhatFollows(effects: readonly EffectOp[]): EffectOp[][] {
  const parts: EffectOp[][] = [];
  let chosen = false;
  for (const op of effects) {
    const chooses = 'to' in op && op.to?.who === 'choose';
    if (chosen && !chooses) parts.at(-1)!.push(op);
    else parts.push([op]);
    chosen ||= chooses;
  }
  return parts;
}

/** The target among the possible ones, told with every candidate's numbers (p.60, C2); null for none. */
function pickTarget(
  table: Table,
  self: Figure,
  instruction: string,
  possible: readonly Figure[],
  priorities: readonly Priority[] | undefined,
  whyNot: (figure: Figure) => Reason,
): FigureId | null {
  const impossible = listOpponents(table.state, self)
    .filter((figure) => !possible.some(({ id }) => id === figure.id))
    .map((figure) => ({ figure, why: whyNot(figure) }));
  const { candidates, because, target } = chooseTarget(table, self, possible, priorities, impossible);
  const id = target?.id ?? null;
  table.emit({
    type: 'aiTargetChosen',
    figure: self.id,
    instruction,
    candidates,
    target: id,
    because,
    rule: 'C2',
  });
  return id;
}

/** Attacks of an instruction; gives whom it struck at, null when nobody was possible. */
function* makeAiAttack(
  table: Table,
  figureId: FigureId,
  attack: AiAttack,
  name: string,
): Rule<FigureId | null> {
  const profile = aiProfileOf(attack);
  const whyNot = (other: Figure): Reason =>
    attackVerdict(table, figureIn(table.state, figureId), other, profile).reason ?? { why: 'struck-already' };
  const struck: FigureId[] = [];
  const begun = endingsOf(table, figureId);
  do {
    const self = figureIn(table.state, figureId);
    const possible = listTargets(table, self, profile).filter(({ id }) => !struck.includes(id));
    if (possible.length === 0 && struck.length > 0) break;
    const target = pickTarget(table, self, name, possible, attack.prioritise, whyNot);
    if (target === null) {
      skip(table, figureId, name, { kind: 'nobody-in-reach' }, 'p.60');
      return null;
    }
    struck.push(target);
    yield* attackOne(table, figureId, target, attack);
  } while (attack.each === true && canStillAct(table, figureId) && endingsOf(table, figureId) === begun);
  return struck.at(-1) ?? null;
}

/** As many attacks on one target as the instruction says, while they can be made (A6). */
function* attackOne(table: Table, figureId: FigureId, target: FigureId, attack: AiAttack): Rule<void> {
  const profile = aiProfileOf(attack);
  const begun = endingsOf(table, figureId);
  for (let i = 0; i < (attack.times ?? 1); i++) {
    if (!canStillAct(table, figureId) || !isStanding(table, target)) break;
    if (endingsOf(table, figureId) !== begun) break; // what is left of this instruction (X430)
    const again = () =>
      mayAttack(table, figureIn(table.state, figureId), figureIn(table.state, target), profile);
    if (i > 0 && !again()) break;
    yield* resolveAttack(table, {
      attacker: figureId,
      target,
      profile,
      cause: 'ai',
      piercing: attack.piercing,
      empower: attack.empower,
      followUp: attack.followUp,
    });
  }
}

function* castAiSpell(
  table: Table,
  figureId: FigureId,
  spell: Extract<AiInstruction, { do: 'spell' }>,
  name: string,
): Rule<FigureId | null> {
  const self = figureIn(table.state, figureId);
  const possible = listSpellTargets(table, self);
  const whyNot = () => ({ why: 'not-within-soi' }) as const;
  const target = pickTarget(table, self, name, possible, spell.prioritise, whyNot);
  if (target === null) {
    skip(table, figureId, name, { kind: 'nobody-in-soi' }, 'p.60');
    return null;
  }
  yield* resolveSpell(table, {
    caster: figureId,
    force: spell.force,
    effects: spell.effects,
    targets: [target],
    cause: { kind: 'spell', by: figureId },
  });
  return target;
}
