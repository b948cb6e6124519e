/**
 * An enemy's turn (L4361, L4887–L5096).
 * 1. What it does by its first line, and why (`enemyDecision`); of equals the table decides.
 * 2. It goes its way, a space after the other; whoever waits may interrupt in between (L3946, L4801). If somebody did, it
 *    chooses anew with what is left of its Movement (L4805–L4807). Come beside a hero without attacking it chooses once
 *    more, and moves no farther (L4221, MA-40).
 * 3. It attacks; before the dice whoever waits may interrupt, and the prey may be gone (L4807).
 * 4. Further lines, each whole, without moving, if they get at somebody; between them a hero who waits may act
 *    (L5050, L5096). What comes next offers the moment after its turn.
 */
import type { EnemyAttack } from '../combat/enemy-card.ts';
import { enemyDecision, furtherLine } from '../combat/enemy-decision.ts';
import type { EnemyBrief, EnemyChoice, EnemyDecision } from '../combat/priority.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { zoneAt } from '../place/ground.ts';
import { isSameSpace, keyOf } from '../place/space.ts';
import { hitByEnemy } from '../queries/attack-now.ts';
import { enemyFileOf, fieldOf, figureOf, standingWith } from '../queries/field-of.ts';
import { enemyBrief, enemyNow } from '../queries/fighters.ts';
import { noteEngaged } from './engaged.ts';
import { heroTurn } from './hero-turn.ts';
import { watch } from './instructions.ts';
import { resolveAttack } from './resolve-attack.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';
import { moment } from './waiting.ts';

/** What is left of its movement in this turn. */
interface Left {
  movement: number;
  leave: number;
}

export function* enemyTurn(table: MalhyaTable, id: string): Rule {
  const interrupted = () => moment(table, id, heroTurn);
  yield* interrupted();
  const figure = figureOf(table, id);
  if (figure) {
    const { movement, leave } = enemyNow(table, figure.type);
    yield* firstLine(table, id, { movement, leave });
    const further = enemyFileOf(table, figure.type).attack.slice(1);
    for (const [i, attack] of further.entries()) {
      yield* interrupted();
      yield* nextLine(table, id, i + 1, attack);
    }
  }
  table.emit({ type: 'turnDone', who: id, rule: 'L4350' });
}

function* firstLine(table: MalhyaTable, id: string, left: Left): Rule {
  for (;;) {
    const figure = figureOf(table, id);
    const own = figure && standingWith(fieldOf(table), id);
    if (!figure || !own) return;
    const [attack] = enemyFileOf(table, figure.type).attack;
    if (!attack) return;
    const brief: EnemyBrief = { ...enemyBrief(table, figure.type, attack), ...left };
    const decision = enemyDecision(fieldOf(table), own, brief);
    const choice = yield* choose(table, id, 0, decision);
    if (!choice) return;
    const was = yield* walk(table, id, choice, left);
    if (!figureOf(table, id)) return;
    if (was) continue;
    if (choice.attacks) {
      if (yield* moment(table, id, heroTurn)) continue;
      yield* strike(table, id, 0, choice.target!);
      return;
    }
    if (choice.touches.length === 0) return;
    // On contact the rest of its movement is lost.
    left.movement = 0;
    left.leave = 0;
  }
}

function* nextLine(table: MalhyaTable, id: string, line: number, attack: EnemyAttack): Rule {
  const figure = figureOf(table, id);
  const own = figure && standingWith(fieldOf(table), id);
  if (!figure || !own) return;
  const brief = enemyBrief(table, figure.type, attack);
  const choice = yield* choose(table, id, line, furtherLine(fieldOf(table), own, attack, brief));
  if (choice?.target) yield* strike(table, id, line, choice.target);
}

/** What it does, of equals as the table decides; told with its reason. Null: nothing. */
function* choose(
  table: MalhyaTable,
  id: string,
  line: number,
  { choices, option, because, decidedBy }: EnemyDecision,
): Rule<EnemyChoice | null> {
  if (choices.length === 0) {
    table.emit({ type: 'enemyIdle', figure: id, line, rule: 'L4887' });
    return null;
  }
  const act = yield* ask(table, {
    kind: 'enemy-way',
    hero: null,
    who: id,
    options: choices.map(
      ({ target, to, steps, attacks }, choice): MalhyaOption => ({
        id: `way:${target ?? 'nobody'}:${keyOf(to)}`,
        act: { do: 'way', choice, way: steps.map((step) => step.to), attacks },
      }),
    ),
    rule: 'L1540',
  });
  const choice = choices[act.do === 'way' ? act.choice : 0]!;
  const { target, to, attacks } = choice;
  table.emit({
    type: 'enemyDecided',
    figure: id,
    line,
    target,
    to,
    attacks,
    option,
    because,
    decidedBy,
    rule: 'L4887',
  });
  return choice;
}

/** Its way; whether somebody interrupted it, so that it chooses anew. */
function* walk(table: MalhyaTable, id: string, { steps, to }: EnemyChoice, left: Left): Rule<boolean> {
  const { ground } = fieldOf(table);
  for (const step of steps) {
    table.emit({ type: 'enemyMoved', figure: id, to: step.to, cost: step.cost, rule: 'L3992' });
    left.movement = Math.max(0, left.movement - step.cost);
    left.leave = Math.max(0, left.leave - step.cost);
    const own = standingWith(fieldOf(table), id)!;
    // In the middle of a jump nobody stops, nor on an ally's space.
    const isAmid = own.size === 1 && zoneAt(ground, step.to) === 'rift';
    const isShared = fieldOf(table).figures.some((one) => one.id !== id && isSameSpace(one.at, step.to));
    if (isAmid || isShared) continue;
    noteEngaged(table, id);
    yield* watch(table);
    if (isSameSpace(step.to, to)) break;
    if (yield* moment(table, id, heroTurn)) return true;
  }
  return false;
}

function* strike(table: MalhyaTable, id: string, line: number, target: string): Rule {
  const wish = { attacker: id, line, plan: null };
  const aimed = standingWith(fieldOf(table), target);
  if (!aimed) return;
  yield* resolveAttack(table, { ...wish, area: null, targets: hitByEnemy(table, wish, aimed) });
  yield* watch(table);
}
