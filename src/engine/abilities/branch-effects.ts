import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { optionOf } from '../model/option-id.ts';
import { SYMBOLS } from '../model/vocabulary.ts';
import { oneBlow, oneMoment } from '../procedures/consequences/at-once.ts';
import { endingsOf } from '../procedures/core/action-end.ts';
import { ask, askWhether, choice, pick } from '../procedures/core/ask.ts';
import { rollDice, rollNotes } from '../procedures/core/roll.ts';
import { resolveSkillCheck } from '../procedures/core/skill-check.ts';
import { spendSp } from '../procedures/core/stamina.ts';
import type { Table } from '../procedures/core/table.ts';
import { canPay, priceOf } from '../queries/figures/costs.ts';
import { isStanding } from '../queries/figures/figures.ts';
import { showsFace, testsHold } from '../queries/figures/tests.ts';
import { totalOf } from './amounts.ts';
import type { Carriers } from './carriers.ts';
import { grantRules } from './granted.ts';
import { idleNote } from './idle.ts';
import { note, settingOf, type Use, whom } from './use.ts';

/** Effects that decide about other effects, or give them to somebody. */
export const BRANCHES: Carriers<
  'if' | 'acts' | 'each' | 'grant' | 'roll' | 'check' | 'optional' | 'choose' | 'choose-number'
> = {
  *if(table, op, use, run) {
    const holds = testsHold(table, figureIn(table.state, use.by), op.tests, settingOf(table, use));
    yield* run(holds ? op.effects : (op.else ?? []), use);
  },
  *acts(table, op, use, run) {
    const owner = use.about.owner ?? use.by;
    for (const id of yield* whom(table, op.who, use)) {
      const begun = endingsOf(table, id);
      yield* run(op.effects, { ...use, by: id, begun, about: { ...use.about, owner } });
    }
  },
  *each(table, op, use, run) {
    const { target } = use;
    const all = yield* whom(table, op.who, use);
    const atOnce = op.effects.every((one) => one.do === 'damage') ? oneBlow : oneMoment;
    yield* atOnce(table, function* () {
      for (const id of all) {
        use.target = id;
        yield* run(op.effects, use);
      }
    });
    use.target = target;
  },
  *grant(table, op, use) {
    for (const id of yield* whom(table, op.to, use)) grantRules(table, id, op, use);
  },
  *roll(table, op, use, run) {
    const faces = op.outcomes.map(({ face }) => face);
    const notes = rollNotes(SYMBOLS.filter((symbol) => faces.includes(symbol)));
    const rolled = yield* rollDice(table, use.by, op.dice, 'effect', 'p.48', notes);
    note(use, { rolled });
    const shown = op.outcomes.find(
      ({ face }) =>
        notes.counting.some((symbol) => symbol === face && notes.symbols[symbol]) ||
        rolled.some((die) => showsFace(die, face)),
    );
    yield* run(shown?.effects ?? op.else ?? [], use);
  },
  *check(table, op, use, run) {
    const difficulty = yield* totalOf(table, op.difficulty, use);
    const passed = yield* resolveSkillCheck(table, use.by, op.skill, difficulty);
    yield* run(passed ? op.pass : (op.fail ?? []), use);
  },
  *optional(table, op, use, run) {
    const yes = yield* askWhether(
      table,
      {
        kind: 'optional',
        figure: whoChooses(table, op, use),
        question: { ask: 'whether', cause: use.cause, id: op.id },
        rule: 'p.48',
      },
      optionOf({ do: 'agree', part: op.id }, idleNote(table, op.effects, use.by, use.target)),
      optionOf({ do: 'decline' }),
    );
    if (yes) yield* run(op.effects, use);
  },
  *choose(table, op, use, run) {
    // First golden rule (p.58): printed first is the worst for the Adventurers; the switch turns it round (p.71).
    const chooser = whoChooses(table, op, use);
    const isOwn = op.by === 'target' && figureIn(table.state, chooser).seat !== null;
    const worst = isOwn || table.state.ruleset.favorableConditions ? op.options.length - 1 : 0;
    const effects = yield* pick(table, () => ({
      kind: 'choose',
      figure: chooser,
      question: { ask: 'which-part', cause: use.cause },
      rule: 'p.58',
      choices: op.options.map((part, i) =>
        choice({ do: 'choose-part', part: part.id }, part.effects, {
          proposed: i === worst,
          ...idleNote(table, part.effects, use.by, use.target),
        }),
      ),
    }));
    if (effects) yield* run(effects, use);
  },
  /** A number of the user's choice; nothing is done with none (p.48). */
  *'choose-number'(table, op, use, run) {
    const most = yield* totalOf(table, op.max, use);
    const least = op.min ?? 0;
    const chosen = yield* ask(table, () => {
      const user = figureIn(table.state, use.by);
      const numbers = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
      return {
        kind: 'choose',
        figure: use.by,
        question: { ask: 'how-many', cause: use.cause, id: op.id },
        rule: 'p.48',
        options: numbers
          .filter((n) => !op.sp || canPay(table, user, n * op.sp))
          .map((number) =>
            optionOf(
              { do: 'choose-number', number },
              op.sp && number > 0 ? { sp: priceOf(table, user, number * op.sp) } : {},
            ),
          ),
      };
    });
    const number = chosen?.number ?? 0;
    if (number === 0) return;
    const user = figureIn(table.state, use.by);
    if (op.sp && user.kind !== 'intelligent')
      spendSp(table, use.by, priceOf(table, user, number * op.sp), use.cause);
    note(use, { number });
    yield* run(op.effects, use);
  },
};

/** The target, where it is the one to choose and still stands (X166); else the user. */
const whoChooses = (table: Table, { by }: { readonly by?: 'target' }, { by: user, target }: Use): FigureId =>
  by === 'target' && target !== null && isStanding(table, target) ? target : user;
