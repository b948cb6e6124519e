import type {
  AiCondition,
  AiInstruction,
  AiMove,
  AiOrder,
  AiQuestion,
  AiStep,
  Priority,
  PriorityWord,
} from '../../../engine/index.ts';
import { circumstanceClause, mostOf, placeGoalText, theOne } from './ai-circumstance-text.ts';
import { asked, be, type Clause, has, told } from './clause-text.ts';
import { effectsText } from './effect-text.ts';
import { nested } from './nested-text.ts';
import { capital, effectWord, join, kw, line, type Parts, type TextBlock, uncapital } from './parts.ts';
import type { Preference, Speaking } from './target-text.ts';

const it: Speaking = { voice: 'it', target: 'the target' };

/** A step of an opponent's AI: its question, its instructions joined by THEN, CONTINUE DOWN. */
export function aiStepBlock(step: AiStep): TextBlock {
  const instructions = step.do.map((instruction) => instructionText(instruction, true));
  // What comes behind lines of options has a line of its own.
  const parts = instructions.reduce(
    (all, one) => line`${all}${isListed(all) ? '\n' : ' '}${kw('then-next')}: ${one}`,
  );
  const down = step.continueDown
    ? line`${parts}${isListed(parts) ? '\n' : ' '}${kw('continue-down')}.`
    : parts;
  return { step: step.id, tags: [], question: conditionText(step.if), parts: down };
}

/** Whether the last line is one of some options. */
const isListed = (parts: Parts): boolean =>
  parts.reduce(
    (listed, part) => ('text' in part && part.text.includes('\n') ? part.text.includes('\n•') : listed),
    false,
  );

type Asked = Exclude<AiCondition, { is: 'otherwise' }>;

/** The bold question: "Is there an opponent adjacent?" (p.58). */
export const conditionText = (condition: AiCondition): Parts =>
  condition.is === 'otherwise' ? line`Otherwise:` : line`${askedText(condition)}?`;

/** The same of a part of a step, which is no bold question: "If there is an opponent adjacent:". */
const onlyIfText = (condition: Asked): Parts => line`If ${toldText(condition)}:`;

/** Without its mark; several questions are one: "Does it have Energy and is there an opponent within Range 4". */
const askedText = (condition: Asked): Parts =>
  join(
    clausesOf(condition).map((clause, i) => (i === 0 ? asked(clause) : uncapital(asked(clause)))),
    ' and ',
  );

const toldText = (condition: Asked): Parts => join(clausesOf(condition).map(told), ' and ');

function clausesOf(condition: Asked): Clause[] {
  switch (condition.is) {
    case 'all':
      return condition.of.flatMap(clausesOf);
    case 'not':
      return [clauseOf(condition.of, true)];
    default:
      return [clauseOf(condition, false)];
  }
}

/** A question; with `not`, turned round: does it hold that it is not so? */
function clauseOf(question: AiQuestion, not: boolean): Clause {
  switch (question.is) {
    case 'has-effect': {
      const effect = effectWord(question.effect);
      return not ? be('it', line`without ${effect}`) : has('it', line`${effect}`);
    }
    case 'has-damage':
      return hasDamage(question, not);
    case 'energy': {
      const { atLeast } = question;
      if (atLeast === 1) return has('it', line`${not ? 'no ' : ''}Energy`);
      return has('it', line`${not ? `less than ${atLeast}` : `${atLeast} or more`} Energy`);
    }
    case 'opponent':
    case 'ally':
      return thereAre(question, not);
    case 'nobody':
      return be('there', line`${not ? 'an' : 'no'} opponent ${where(question.within, question.range)}`);
    case 'can-move-and-attack':
      return { does: 'can', who: line`it`, not, rest: movesAndAttacks(question) };
    case 'can-move-adjacent':
      return { does: 'can', who: line`it`, not, rest: line`move to be adjacent to an opponent` };
    default:
      return circumstanceClause(question, not);
  }
}

function hasDamage({ who, atLeast }: Extract<AiQuestion, { is: 'has-damage' }>, not: boolean): Clause {
  if (who === 'another-ally') return has(not ? 'no other ally' : 'another ally', damageText(atLeast));
  if (!not) return has('it', damageText(atLeast));
  if (!atLeast) return has('it', line`no damage`);
  return has('it', line`less damage than ${atLeast === 'half' ? line`half its ${kw('hp')}` : `${atLeast}`}`);
}

const damageText = (atLeast?: number | 'half'): Parts =>
  atLeast === undefined
    ? line`damage`
    : atLeast === 'half'
      ? line`damage of at least half its ${kw('hp')}`
      : line`${atLeast} or more damage`;

/** "Any ally" is the Combatant itself as well, which is adjacent to nobody that is itself (pp.48, 67). */
function thereAre(question: Extract<AiQuestion, { is: 'opponent' | 'ally' }>, not: boolean): Clause {
  const { is, count = 1, within, range } = question;
  const rest = line`${effects(question)} ${where(within, range)}`;
  if (count > 1) {
    const many = is === 'opponent' ? 'opponents' : 'allies';
    const bounds = not ? `fewer than ${count}` : `${count} or more`;
    return be('there', line`${bounds} ${many}${rest}`, true);
  }
  const others = is === 'ally' && within === 'adjacent';
  const one = is === 'opponent' ? line`an opponent` : others ? line`another ally` : line`any ally`;
  const none = is === 'opponent' ? line`no opponent` : line`no ${others ? 'other ' : ''}ally`;
  return be('there', line`${not ? none : one}${rest}`);
}

function movesAndAttacks(question: Extract<AiQuestion, { is: 'can-move-and-attack' }>): Parts {
  const { kind, range, reach, count = 1 } = question;
  const many = count > 1 ? `${count} or more opponents` : null;
  // As p.53 has it: a Range is that of a ranged attack.
  if (kind === 'ranged')
    return line`move and attack ${many ?? 'an opponent'} within ${kw('range')} ${range ?? 1}`;
  const long = reach === undefined ? '' : line` with ${kw('reach')} ${reach}`;
  return line`move and make a ${kind} ${kw('atk')}${long}${many ? ` against ${many}` : ''}`;
}

function effects(condition: Extract<AiCondition, { is: 'opponent' | 'ally' }>): Parts {
  const has = condition.withEffect ? line` with ${effectWord(condition.withEffect)}` : line``;
  return condition.withoutEffect ? line`${has} without ${effectWord(condition.withoutEffect)}` : has;
}

function where(within: 'adjacent' | 'soi' | 'range', range?: number): Parts {
  if (within === 'adjacent') return line`adjacent`;
  if (within === 'soi') return line`within its ${kw('soi')}`;
  return line`within ${kw('range')} ${range ?? 1}`;
}

function priorityText(priority: Priority, one = 'one'): Parts {
  if (typeof priority === 'object') {
    if ('with' in priority) return line`${one} with ${effectWord(priority.with)}`;
    return line`${one} without ${effectWord(priority.without)}`;
  }
  if (priority === 'nearest' || priority === 'farthest') return line`the ${priority}`;
  if (priority === 'last-attacker') return line`whoever attacked it last`;
  return line`the one with ${mostOf(priority)}`;
}

/** The priorities one after the other: what is first decides, and the next among those it leaves (p.60). */
const prioritiesText = (priorities: readonly Priority[], one?: string): Parts =>
  join(
    priorities.map((priority, i) => priorityText(priority, i === 0 ? one : 'one')),
    ', then ',
  );

/** Whom it prefers; who is the nearest, or has the most of something, is the target itself. */
function preferenceOf([first, ...more]: readonly Priority[], one?: string): Preference {
  const words = prioritiesText([first!, ...more], one);
  const [start, ...rest] = priorityText(first!);
  const text = start && 'text' in start ? start.text : '';
  const then = more.length === 0 ? '' : line` (if tied: ${prioritiesText(more)})`;
  if (text.startsWith('the one ')) {
    const which: Parts = [{ text: ` ${text.slice('the one '.length)}` }, ...rest];
    return {
      words,
      best: (noun, where, filter = []) => line`the ${noun}${describedBy(filter, which)}${where}${then}`,
    };
  }
  if (!text.startsWith('the ')) return { words, best: null };
  return {
    words,
    best: (noun, where, filter = []) => line`${text}${rest} ${noun}${filter}${where}${then}`,
  };
}

/** What it has to have, then what it has the most of among those: "with a positive Effect and the most Effects". */
function describedBy(filter: Parts, [most, ...more]: Parts): Parts {
  const [first] = filter;
  const isHad = first && 'text' in first && first.text.startsWith(' with ');
  if (!isHad || !most || !('text' in most)) return line`${most ?? ''}${more}${filter}`;
  return line`${filter}${{ ...most, text: most.text.replace(' with ', ' and ') }}${more}`;
}

/** "against the nearest opponent", or who comes first among those it could be. */
function targetedText(by: string, prioritise: readonly Priority[] | undefined): Parts {
  if (!prioritise || prioritise.length === 0) return [];
  const { words, best } = preferenceOf(prioritise, 'an opponent');
  return best ? line` ${by} ${best(line`opponent`, [])}` : line`, prioritizing ${words}`;
}

/** One instruction as sentences, full stop included; its own question before it. `lines`: it may have some. */
export const instructionText = (instruction: AiInstruction, lines = false): Parts =>
  instruction.if
    ? line`${onlyIfText(instruction.if)} ${uncapital(orderText(instruction, lines))}`
    : orderText(instruction, lines);

function orderText(instruction: AiOrder, lines: boolean): Parts {
  const speaking: Speaking = lines ? { ...it, bullets: true } : it;
  switch (instruction.do) {
    case 'attack': {
      const { kind, range, reach, times = 1, piercing, empower, followUp } = instruction;
      const word = times === 1 ? kw('atk') : kw('atk', 'ATKs');
      const many = times === 1 ? `a${empower ? 'n' : ''} ` : `${times} `;
      const far = range === undefined ? '' : line` at ${kw('range')} ${range}`;
      const long = reach === undefined ? '' : line` with ${kw('reach')} ${reach}`;
      const pierce = piercing === undefined ? '' : line` with +${piercing} ${kw('armor-piercing')}`;
      const black = empower ? line`${kw('empowered', 'EMPOWERED')} ` : '';
      const again = times === 1 ? '' : `, ${times === 2 ? 'both' : 'all'} on the same target while it stands`;
      const then = followUp ? line` ${kw('follow-up')}: ${effectsText(followUp, speaking)}` : '';
      const whom = instruction.each
        ? eachTargetText(instruction.prioritise)
        : targetedText('against', instruction.prioritise);
      return line`Make ${many}${black}${kind} ${word}${far}${long}${pierce}${whom}${again}.${then}`;
    }
    case 'move':
      return moveText(instruction);
    case 'spell':
      return line`Cast a ${kw('spell')} ${instruction.force}${targetedText('on', instruction.prioritise)}. ${effectsText(instruction.effects, speaking)}`;
    case 'effects': {
      const { effects, prioritise } = instruction;
      if (!prioritise) return effectsText(effects, speaking);
      return line`${capital(nested(effects, { ...speaking, prefer: preferenceOf(prioritise) }))}.`;
    }
  }
}

/** Every one of them, and in which order. */
const eachTargetText = (prioritise: readonly Priority[] | undefined): Parts =>
  line` against each possible target${prioritise ? line`, beginning with ${prioritiesText(prioritise)}` : ''}`;

function moveText({ spaces, to, provokes, jump }: AiMove): Parts {
  const move = spaces === undefined ? line`${kw('move')}` : line`Move up to ${spaces} spaces`;
  const leap = jump === undefined ? '' : line`, ${kw('jump', 'jumping')} up to ${jump} spaces`;
  const quiet = provokes === false ? line`, without provoking ${kw('break-attack', 'Break Attacks')}` : '';
  return line`${move} ${goalText(to)}${leap}${quiet}.`;
}

function goalText(to: AiMove['to']): Parts {
  switch (to.goal) {
    case 'towards':
      return line`towards ${opponentOf(to.of)}`;
    case 'farther':
      return line`farther from ${to.from === 'target' ? 'the target' : opponentOf('nearest')}`;
    case 'away':
      return line`away from ${to.from === 'target' ? 'the target' : opponentOf('nearest')}`;
    case 'up-to-range':
      return line`to be at up to ${kw('range')} ${to.range} from ${opponentOf(to.of)}`;
    case 'within':
      return line`to be within ${to.range} spaces of ${opponentOf(to.of)}`;
    case 'adjacent':
      return line`to be adjacent to ${opponentOf(to.of)}`;
    case 'reach':
      return placeGoalText(to);
  }
}

const opponentOf = (of: PriorityWord | 'any' | 'most-opponents'): Parts => {
  if (of === 'any') return line`any opponent`;
  return of === 'most-opponents' ? line`as many opponents as possible` : theOne(of, 'opponent');
};
