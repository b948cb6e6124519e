/** Whether anything hangs on a question's answer: what nothing hangs on is answered by the table (face.md 3). */
import {
  type ActKind,
  type Encounter,
  figureIn,
  isDamageAllSymbolsBuy,
  type Option,
  type Position,
  type Prompt,
  type PromptKind,
  priceOf,
  type QuestionKey,
} from '../../engine/index.ts';
import { isMereOffer, passOf } from './auto-pass.ts';
import { letGoHere } from './let-go-here.ts';
import { isForDamageOfFoe, ownOf, Runs } from './runs-of-answers.ts';

/** They throw dice, or have somebody else throw other ones: something always hangs on these. */
const ALWAYS: ReadonlySet<ActKind> = new Set<ActKind>([
  'dodge',
  'empower',
  'counter',
  'break-attack',
  'roll-again',
]);

/** What an ability already paid for is used on, or for. */
const ONE_OF: ReadonlySet<QuestionKey> = new Set<QuestionKey>(['whom', 'which-part']);

/** Questions whose answers may all come to the same. */
const ORDERS: ReadonlySet<PromptKind> = new Set<PromptKind>(['status-order', 'choose', 'choose-way']);

/**
 * The answer the table gives by itself to the open question of a game: to pass where no answer on offer changes
 * anything but what is paid for it, the first where all come to the same. Null where it is to be asked, or nothing is
 * certain. May be left after each run.
 */
export function* answerOfNothing(session: Encounter, prompt: Prompt): Generator<void, Option | null> {
  const { position } = session;
  const plain = answerByRule(position, prompt);
  if (plain) return plain;
  if (prompt.question.ask === 'about-to-fall') return null;
  if (prompt.question.ask === 'break-attack') return yield* letGoHere(session, prompt);
  const runs = new Runs(session, prompt);
  if (prompt.question.ask === 'spend-symbols') return yield* runs.bestThatLeavesTheRest();
  if (prompt.question.ask === 're-equip') return yield* runs.doneForNow();
  if (ONE_OF.has(prompt.question.ask)) return yield* runs.onlyOneOfUse();
  if (ORDERS.has(prompt.kind)) return (yield* runs.isAllTheSame()) ? ownOf(prompt)[0]! : null;
  const isOffer = isMereOffer(prompt) || prompt.question.ask === 'whether';
  const pass = isOffer ? passOf(prompt) : onlyAnswerOf(prompt);
  if (!pass) return null;
  const armor = prompt.kind === 'damage-reduction' ? yield* runs.armorAtFull(pass) : null;
  if (armor) return (yield* isEachIdle(runs, prompt, pass)) ? armor : null;
  const others = ownOf(prompt).filter((option) => option !== pass && option.note?.note !== 'does-nothing');
  if (others.some(({ act }) => ALWAYS.has(act.do) && act.do !== 'roll-again')) return null;
  for (const option of others)
    if (
      !(yield* runs.isOnlyStoring(option)) &&
      !(yield* runs.isThrownForNothing(option, pass)) &&
      !(yield* runs.isOverkill(option, pass)) &&
      !(yield* runs.isIdle(option, pass))
    )
      return null;
  return (yield* isEachIdle(runs, prompt, pass)) ? pass : null;
}

/** Of what may be used at any time. */
function* isEachIdle(runs: Runs, { options }: Prompt, pass: Option): Generator<void, boolean> {
  for (const option of options)
    if (option.interjection && !(yield* runs.isIdleNow(option, pass))) return false;
  return true;
}

/** What needs no looking ahead: symbols that buy nothing but damage, and an Empower that would leave nothing to Dodge with. */
export function answerByRule(position: Position, prompt: Prompt): Option | null {
  const { question, figure } = prompt;
  const own = ownOf(prompt);
  const answer = (deed: ActKind) => own.find(({ act }) => act.do === deed) ?? null;
  if (question.ask === 'spend-symbols') {
    return isForDamageOfFoe(position, prompt) && isDamageAllSymbolsBuy(position)
      ? answer('spend-best')
      : null;
  }
  if (question.ask !== 'empower' || own.length > 2) return null;
  const one = figureIn(position.state, figure);
  return one.sp - question.sp < priceOf(position, one, DODGE) ? answer('decline') : null;
}

/** SP of a Dodge as it is printed. */
const DODGE = 1;

/** The end of a turn where nothing else is left to do in it. */
function onlyAnswerOf(prompt: Prompt): Option | undefined {
  if (prompt.kind !== 'turn') return undefined;
  const own = ownOf(prompt).filter(({ act, note }) => note?.note !== 'does-nothing' && act.do !== 're-equip');
  return own.length === 1 ? own[0] : undefined;
}
