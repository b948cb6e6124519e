import type { Circumstances } from '../model/circumstances.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import { rollDodge } from '../procedures/attack/empower-and-dodge.ts';
import { resolveSpell } from '../procedures/attack/spell.ts';
import { dealDamage, gainTokens, heal } from '../procedures/consequences/damage.ts';
import { ask, askWhether } from '../procedures/core/ask.ts';
import { reactAtOnce } from '../procedures/core/react.ts';
import { attackUnderWay } from '../procedures/core/scope.ts';
import { resolveSkillCheck } from '../procedures/core/skill-check.ts';
import { gainSp } from '../procedures/core/stamina.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { resolveForcedMove } from '../procedures/movement/forced-move.ts';
import { resolveMove } from '../procedures/movement/move.ts';
import { makeMoveAction } from '../procedures/turn/actions.ts';
import { isStanding } from '../queries/figures/figures.ts';
import { heavyOf } from '../queries/figures/stats.ts';
import { amountOf, totalOf } from './amounts.ts';
import { carryOutAtSpace } from './at-space.ts';
import { abilitiesOf, carryOutAttack } from './attacks.ts';
import { become } from './become.ts';
import { carryOutOnBoard } from './board-effects.ts';
import { carryOutBranch } from './branches.ts';
import { castForce, redirectAttack, redirectDamage, throwWeapons, transferDamage } from './dealing.ts';
import { revive, survive } from './last-moments.ts';
import { carryOutMark } from './marks.ts';
import { changeAttackRoll } from './on-rolls.ts';
import { borrowDiscipline, flipCard } from './own-cards.ts';
import { note, type Use, whom } from './use.ts';
import { spendVows } from './vow.ts';

/** Carries out the effects of an ability in order (p.48); one that finds nobody is skipped. */
export function* carryOut(
  table: Table,
  effects: readonly EffectOp[],
  by: FigureId,
  target: FigureId | null,
  label: string,
  about: Circumstances = {},
): Rule<void> {
  yield* carryOutAll(table, effects, { by, target, label, about });
}

function* carryOutAll(table: Table, effects: readonly EffectOp[], use: Use): Rule<void> {
  for (const op of effects) {
    if (!isStanding(table, use.by) && !use.about.fallen) return;
    yield* carryOutOne(table, op, use);
  }
}

/** Effects that change the attack under way. */
const OF_ATTACKS: ReadonlySet<EffectOp['do']> = new Set([
  'modify',
  'empower',
  'dodge',
  'turn-damage',
  'make-miss',
  'redirect',
]);

function* carryOutOne(table: Table, op: EffectOp, use: Use): Rule<void> {
  // An attack that has ended meanwhile is not changed any more.
  if (OF_ATTACKS.has(op.do) && !table.state.scopes.some(({ kind }) => kind === 'attack')) return;
  switch (op.do) {
    case 'damage': {
      const entries = yield* amountOf(table, op.amount, use);
      let dealt = 0;
      for (const id of yield* whom(table, op.to, use)) {
        const vows = id === use.by ? [] : yield* spendVows(table, use.by, op.type, use.label);
        dealt += yield* dealDamage(table, id, op.type, [...entries, ...vows], {
          by: use.by,
          cause: use.label,
          rule: 'p.44',
        });
      }
      note(use, { damage: dealt });
      return;
    }
    case 'heal': {
      const total = yield* totalOf(table, op.amount, use);
      let healed = 0;
      for (const id of yield* whom(table, op.to, use)) {
        const amount = heal(table, id, total, use.label);
        if (amount > 0) yield* reactAtOnce(table, 'heals', id, { other: use.by, amount });
        healed += amount;
      }
      note(use, { healed });
      return;
    }
    case 'gain-sp': {
      const sp = yield* totalOf(table, op.amount, use);
      for (const id of yield* whom(table, op.to, use)) gainSp(table, id, sp, use.label);
      return;
    }
    case 'inflict':
    case 'remove-effect':
    case 'mark':
    case 'unmark':
    case 'gain-energy':
    case 'spend-energy':
    case 'ready':
    case 'defeat':
    case 'end-turn':
      yield* carryOutMark(table, op, use);
      return;
    case 'gain-token': {
      const tokens = yield* totalOf(table, op.amount, use);
      for (const id of yield* whom(table, op.to, use)) {
        const amount = gainTokens(table, id, op.token, tokens);
        if (amount > 0)
          yield* reactAtOnce(table, 'gains-token', id, { other: use.by, amount, gained: op.token });
      }
      return;
    }
    case 'push':
    case 'pull': {
      const spaces = yield* totalOf(table, op.spaces, use);
      for (const id of yield* whom(table, op.to, use)) {
        yield* resolveForcedMove(table, op.do, id, use.by, spaces);
      }
      return;
    }
    case 'free-move': {
      const points = Math.max(
        0,
        (yield* totalOf(table, op.spaces, use)) - heavyOf(table, figureIn(table.state, use.by)),
      );
      const passed = yield* resolveMove(table, {
        figure: use.by,
        mode: 'free',
        points,
        diagonal: op.diagonal,
        provokes: op.provokes,
        flight: op.flight,
        through: op.through !== undefined,
      });
      note(use, { passed });
      return;
    }
    case 'move-action':
      note(use, {
        passed: yield* makeMoveAction(table, use.by, { ...op, through: op.through !== undefined }),
      });
      return;
    case 'attack':
      yield* carryOutAttack(table, op, use);
      return;
    case 'spell':
      yield* resolveSpell(table, {
        caster: use.by,
        force: yield* totalOf(table, op.force, use),
        effects: op.effects,
        to: op.to,
        label: use.label,
        about: use.about,
        ...(op.with ? { with: { label: use.label, abilities: abilitiesOf(op.with) } } : {}),
      });
      return;
    case 'force':
      yield* castForce(table, op, use);
      return;
    case 'modify':
      yield* modifyAttack(table, op, use);
      return;
    case 'empower':
      if (!attackUnderWay(table).empowered)
        table.emit({ type: 'attackEmpowered', figure: use.by, by: use.label, rule: 'p.50' });
      return;
    case 'dodge':
      yield* rollDodge(table, op.reroll);
      return;
    case 'throw':
      yield* throwWeapons(table, op, use);
      return;
    case 'modify-roll':
    case 'add-symbol':
      yield* changeAttackRoll(table, op, use);
      return;
    case 'make-miss':
      if (attackUnderWay(table).hit)
        table.emit({ type: 'attackTurned', hit: false, by: use.label, rule: 'X47' });
      return;
    case 'redirect':
      yield* redirectAttack(table, op, use);
      return;
    case 'at-space':
    case 'place-ward':
    case 'place-dynamite':
      yield* carryOutAtSpace(table, op, use, (effects, other) => carryOutAll(table, effects, other));
      return;
    case 'use-discipline':
      yield* borrowDiscipline(table, op, use, (effects, other) => carryOutAll(table, effects, other));
      return;
    case 'flip':
      yield* flipCard(table, op, use);
      return;
    case 'redirect-damage':
      yield* redirectDamage(table, op, use);
      return;
    case 'survive':
      yield* survive(table, op, use);
      return;
    case 'revive':
      yield* revive(table, op, use);
      return;
    case 'transfer-damage':
      yield* transferDamage(table, op, use);
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
      if (yes) yield* carryOutAll(table, op.effects, use);
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
      if (chosen) yield* carryOutAll(table, chosen.effects, use);
      return;
    }
    case 'swap':
    case 'warp':
    case 'track':
    case 'place-terrain':
    case 'spawn':
      yield* carryOutOnBoard(table, op, use);
      return;
    case 'become':
      become(table, use.by, op.card);
      return;
    case 'turn-damage':
      table.emit({ type: 'attackDamageTypeChanged', damageType: op.type, by: use.label, rule: 'p.44' });
      return;
    case 'check': {
      const passed = yield* resolveSkillCheck(table, use.by, op.skill, op.difficulty);
      yield* carryOutAll(table, passed ? op.pass : (op.fail ?? []), use);
      return;
    }
    case 'if':
    case 'acts':
    case 'each':
    case 'grant':
    case 'roll':
    case 'choose-number':
      yield* carryOutBranch(table, op, use, (effects, other) => carryOutAll(table, effects, other));
      return;
    case 'reduce':
    case 'reroll':
    case 'set-die':
    case 'pass-check':
    case 'counter':
      return; // these answer an occasion: the offer they were used in carries them out
  }
}

const LEDGER_OF = {
  'attack-roll': 'toHit',
  'physical-damage': 'physical',
  'magic-damage': 'magic',
  'irreducible-damage': 'irreducible',
  piercing: 'piercing',
} as const;

function* modifyAttack(table: Table, op: Extract<EffectOp, { do: 'modify' }>, use: Use): Rule<void> {
  const to = LEDGER_OF[op.stat as keyof typeof LEDGER_OF];
  if (!to) throw new Error(`${use.label}: ${op.stat} is no part of an attack`);
  for (const { label, amount } of yield* amountOf(table, op.amount, use)) {
    const entry = { label, amount, rule: 'p.43 6a' };
    table.emit({ type: 'attackLedgerAdded', to, entry, rule: 'p.43 6a' });
  }
}
