import type { Amount, EffectOp } from '../model/abilities.ts';
import { faceOf } from '../model/dice.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import { type LedgerEntry, sumOf } from '../model/ledger.ts';
import { makeAttackAction, makeMoveAction } from '../procedures/actions.ts';
import { ask, askWhether } from '../procedures/ask.ts';
import {
  dealDamage,
  gainSp,
  gainTokens,
  heal,
  inflict,
  isStanding,
  removeEffect,
} from '../procedures/damage.ts';
import { resolveForcedMove } from '../procedures/forced-move.ts';
import { resolveSkillCheck } from '../procedures/jump.ts';
import { resolveMove } from '../procedures/move.ts';
import { rollDice } from '../procedures/roll.ts';
import { attackUnderWay } from '../procedures/scope.ts';
import { resolveForce, resolveSpell } from '../procedures/spell.ts';
import type { Rule, Table } from '../procedures/table.ts';
import { chooseTargets } from '../procedures/targets.ts';
import { heavyOf } from '../queries/stats.ts';
import { carryOutOnBoard } from './board-effects.ts';
import { spendVows } from './vow.ts';

/** Who uses what, against whom. */
export interface Use {
  readonly by: FigureId;
  /** The figure attacked, or that failed the check. */
  readonly target: FigureId | null;
  readonly label: string;
}

/** Carries out the effects of an ability in order (p.48); one that finds nobody is skipped. */
export function* carryOut(
  table: Table,
  effects: readonly EffectOp[],
  by: FigureId,
  target: FigureId | null,
  label: string,
): Rule<void> {
  for (const op of effects) {
    if (!isStanding(table, by)) return;
    yield* carryOutOne(table, op, { by, target, label });
  }
}

function* carryOutOne(table: Table, op: EffectOp, use: Use): Rule<void> {
  switch (op.do) {
    case 'damage': {
      const entries = yield* amountOf(table, op.amount, use);
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label)) {
        const vows = id === use.by ? [] : yield* spendVows(table, use.by, op.type, use.label);
        yield* dealDamage(table, id, op.type, [...entries, ...vows], {
          by: use.by,
          cause: use.label,
          rule: 'p.44',
        });
      }
      return;
    }
    case 'heal': {
      const { total } = sumOf(yield* amountOf(table, op.amount, use));
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label))
        heal(table, id, total, use.label);
      return;
    }
    case 'gain-sp':
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label))
        gainSp(table, id, op.amount, use.label);
      return;
    case 'inflict':
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label))
        inflict(table, id, op.effect, use.by);
      return;
    case 'remove-effect':
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label))
        removeEffect(table, id, op.effect, use.label);
      return;
    case 'gain-token':
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label))
        gainTokens(table, id, op.token, op.amount);
      return;
    case 'push':
    case 'pull':
      for (const id of yield* chooseTargets(table, op.to, use.by, use.target, use.label)) {
        yield* resolveForcedMove(table, op.do, id, use.by, op.spaces);
      }
      return;
    case 'free-move': {
      const points = Math.max(0, op.spaces - heavyOf(table, figureIn(table.state, use.by)));
      yield* resolveMove(table, {
        figure: use.by,
        mode: 'free',
        points,
        diagonal: op.diagonal,
        provokes: op.provokes,
        flight: op.flight,
      });
      return;
    }
    case 'move-action':
      yield* makeMoveAction(table, use.by, op.flight);
      return;
    case 'attack':
      yield* makeAttackAction(table, use.by, op.kind, { range: op.range, empower: op.empower });
      return;
    case 'spell':
      yield* resolveSpell(table, {
        caster: use.by,
        force: op.force,
        effects: op.effects,
        to: op.to,
        label: use.label,
      });
      return;
    case 'force':
      yield* castForce(table, op, use);
      return;
    case 'modify':
      modifyAttack(table, op, use);
      return;
    case 'empower':
      if (!attackUnderWay(table).empowered)
        table.emit({ type: 'attackEmpowered', figure: use.by, by: use.label, rule: 'p.50' });
      return;
    case 'throw':
      yield* throwWeapon(table, op.die, use);
      return;
    case 'optional': {
      const yes = yield* askWhether(
        table,
        {
          kind: 'optional',
          figure: use.by,
          text: `${use.label}: ${op.id.replaceAll('-', ' ')}?`,
          rule: 'p.48',
        },
        { id: `yes:${op.id}`, label: 'Yes' },
        { id: 'no', label: 'No' },
      );
      if (yes) yield* carryOut(table, op.effects, use.by, use.target, use.label);
      return;
    }
    case 'choose': {
      const answer = yield* ask(table, () => ({
        kind: 'choose',
        figure: use.by,
        text: `${use.label}: which?`,
        rule: 'p.58',
        options: op.options.map(({ id }, i) => ({
          id: `choose:${id}`,
          label: id.replaceAll('-', ' '),
          // First golden rule (p.58): printed first is the worst for the Adventurers; the switch turns it round (p.71).
          proposed: i === (table.state.ruleset.favorableConditions ? op.options.length - 1 : 0),
        })),
      }));
      const chosen = op.options.find(({ id }) => answer === `choose:${id}`);
      if (chosen) yield* carryOut(table, chosen.effects, use.by, use.target, use.label);
      return;
    }
    case 'swap':
    case 'warp':
    case 'track':
    case 'place-terrain':
    case 'spawn':
      yield* carryOutOnBoard(table, op, use);
      return;
    case 'turn-damage':
      table.emit({ type: 'attackDamageTypeChanged', damageType: op.type, by: use.label, rule: 'p.44' });
      return;
    case 'check': {
      const passed = yield* resolveSkillCheck(table, use.by, op.skill, op.difficulty);
      yield* carryOut(table, passed ? op.pass : (op.fail ?? []), use.by, use.target, use.label);
      return;
    }
    case 'reduce':
    case 'reroll':
    case 'counter':
      return; // these answer an occasion: the offer they were used in carries them out
  }
}

/** FORCE (X) [+ DIFFERENCE HIT], p.51. */
function* castForce(table: Table, op: Extract<EffectOp, { do: 'force' }>, use: Use): Rule<void> {
  const targets = yield* chooseTargets(table, op.to, use.by, use.target, use.label);
  if (targets.length === 0) return;
  const force: LedgerEntry[] = [{ label: `FORCE ${op.force}`, amount: op.force, rule: 'p.51' }];
  if (op.plusDifference) {
    const { toHit, defense } = attackUnderWay(table);
    force.push({ label: 'difference hit', amount: sumOf(toHit).total - sumOf(defense).total, rule: 'p.51' });
  }
  yield* resolveForce(table, { user: use.by, force, targets, effects: op.effects, label: use.label });
}

const LEDGER_OF = {
  'attack-roll': 'toHit',
  'physical-damage': 'physical',
  'magic-damage': 'magic',
  'irreducible-damage': 'irreducible',
  piercing: 'piercing',
} as const;

function modifyAttack(table: Table, op: Extract<EffectOp, { do: 'modify' }>, use: Use): void {
  const to = LEDGER_OF[op.stat as keyof typeof LEDGER_OF];
  if (!to) throw new Error(`${use.label}: ${op.stat} is no part of an attack`);
  table.emit({
    type: 'attackLedgerAdded',
    to,
    entry: { label: use.label, amount: op.amount, rule: 'p.43 6a' },
    rule: 'p.43 6a',
  });
}

/** THROW (p.33): no attack and no roll to hit; armour counts. */
function* throwWeapon(table: Table, die: Extract<EffectOp, { do: 'throw' }>['die'], use: Use): Rule<void> {
  const [id] = yield* chooseTargets(
    table,
    { who: 'choose', side: 'opponent', within: 'range', range: 4, sight: true },
    use.by,
    null,
    use.label,
  );
  if (id === undefined) return;
  table.emit({ type: 'figureTargeted', figure: id, by: use.by, rule: 'p.58' });
  const rolled = yield* amountOf(table, { dice: [die] }, use);
  const entries = [...rolled, ...(yield* spendVows(table, use.by, 'physical', use.label))]; // p.74: any damage dealt
  yield* dealDamage(table, id, 'physical', entries, { by: use.by, cause: use.label, rule: 'p.33' });
}

/** The number of an effect with its working; dice are rolled by whoever uses it. */
function* amountOf(table: Table, amount: Amount, use: Use): Rule<LedgerEntry[]> {
  if (typeof amount === 'number') return [{ label: use.label, amount, rule: 'p.48' }];
  if ('dice' in amount) {
    const rolled = yield* rollDice(table, use.by, amount.dice, 'damage', 'p.48');
    return rolled.map((die) => ({
      label: `${use.label}: ${die.die} die`,
      amount: faceOf(die).number,
      rule: 'p.48',
    }));
  }
  const levels = figureIn(table.state, use.by).cards.flatMap((card) => {
    const discipline = card.type === 'discipline' ? table.cards.disciplines[card.ref] : undefined;
    return discipline?.tree === amount.tree ? [discipline.level] : [];
  });
  const highest = Math.max(0, ...levels);
  return [
    {
      label: `${use.label}: highest ${amount.tree} LVL ${highest}`,
      amount: highest * amount.times,
      rule: 'p.34',
    },
  ];
}
