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
import { circumstanceQuestion, mostOf, placeGoalText, theOne } from './ai-circumstance-text.ts';
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

/** The bold question. */
export function conditionText(condition: AiCondition): Parts {
  switch (condition.is) {
    case 'otherwise':
      return line`Otherwise:`;
    case 'not':
      return negatedText(condition.of);
    case 'all':
      return allText(condition.of.map(conditionText));
    default:
      return questionText(condition);
  }
}

/** Several questions as one: "Does it have Energy and is an opponent within Range 4?" */
const allText = (questions: readonly Parts[]): Parts =>
  line`${join(
    questions.map((question, i) => withoutMark(i === 0 ? question : uncapital(question))),
    ' and ',
  )}?`;

const withoutMark = (question: Parts): Parts => {
  const last = question.at(-1);
  return last && 'text' in last
    ? [...question.slice(0, -1), { ...last, text: last.text.replace(/\?$/, '') }].filter(
        (part) => !('text' in part) || part.text !== '',
      )
    : question;
};

/** A question turned round: does it hold that it is not so? */
function negatedText(question: AiQuestion): Parts {
  switch (question.is) {
    case 'has-effect':
      return line`Is it without ${effectWord(question.effect)}?`;
    case 'has-damage': {
      const { who, atLeast } = question;
      if (who === 'another-ally') return line`Does no other ally have ${damageText(atLeast)}?`;
      return atLeast
        ? line`Does it have less damage than ${atLeast === 'half' ? 'half its HP' : atLeast}?`
        : line`Does it have no damage?`;
    }
    case 'energy':
      return line`Does it have ${question.atLeast === 1 ? 'no' : `less than ${question.atLeast}`} Energy?`;
    case 'opponent': {
      const { count = 1 } = question;
      const who = count === 1 ? line`Is no opponent` : line`Are fewer than ${count} opponents`;
      return line`${who}${effects(question)} ${where(question.within, question.range)}?`;
    }
    case 'ally': {
      const { count = 1 } = question;
      const who =
        count > 1
          ? line`Are fewer than ${count} allies`
          : line`Is no ${question.within === 'adjacent' ? 'other ' : ''}ally`;
      return line`${who}${effects(question)} ${where(question.within, question.range)}?`;
    }
    case 'hp-left':
    case 'round':
    case 'figures':
    case 'stands-in':
    case 'bears':
      return circumstanceQuestion(question, true);
    case 'nobody':
      return line`Is anybody ${where(question.within, question.range)}?`;
    case 'can-move-and-attack':
      return line`Can it not ${movesAndAttacks(question)}?`;
  }
}

const damageText = (atLeast?: number | 'half'): string =>
  atLeast === 'half'
    ? 'damage of half its HP or more'
    : atLeast === undefined
      ? 'damage'
      : `${atLeast} damage`;

/** "Any ally" is the Combatant itself as well, which is adjacent to nobody that is itself (pp.48, 67). */
function questionText(condition: AiQuestion): Parts {
  switch (condition.is) {
    case 'has-effect':
      return line`Does it have ${effectWord(condition.effect)}?`;
    case 'has-damage': {
      const who = condition.who === 'another-ally' ? 'another ally' : 'it';
      return line`Does ${who} have ${damageText(condition.atLeast)}${typeof condition.atLeast === 'number' ? ' or more' : ''}?`;
    }
    case 'energy':
      return line`Does it have ${condition.atLeast === 1 ? '' : `${condition.atLeast} or more `}Energy?`;
    case 'opponent': {
      const count = condition.count ?? 1;
      const who = count === 1 ? line`Is an opponent` : line`Are ${count} or more opponents`;
      return line`${who}${effects(condition)} ${where(condition.within, condition.range)}?`;
    }
    case 'ally': {
      const { count = 1 } = condition;
      const who =
        count > 1
          ? line`Are ${count} or more allies`
          : line`Is ${condition.within === 'adjacent' ? 'another' : 'any'} ally`;
      return line`${who}${effects(condition)} ${where(condition.within, condition.range)}?`;
    }
    case 'hp-left':
    case 'round':
    case 'figures':
    case 'stands-in':
    case 'bears':
      return circumstanceQuestion(condition);
    case 'nobody':
      return line`Is nobody ${where(condition.within, condition.range)}?`;
    case 'can-move-and-attack':
      return line`Can it ${movesAndAttacks(condition)}?`;
  }
}

function movesAndAttacks({ kind, range, reach }: Extract<AiQuestion, { is: 'can-move-and-attack' }>): Parts {
  if (range !== undefined) return line`move and make a ${kind} attack within ${kw('range')} ${range}`;
  const long = reach === undefined ? '' : line` with ${kw('reach')} ${reach}`;
  return line`move and make a ${kind} attack${long}`;
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

function priorityText(priority: Priority): Parts {
  if (typeof priority === 'object') {
    if ('with' in priority) return line`one with ${effectWord(priority.with)}`;
    return line`one without ${effectWord(priority.without)}`;
  }
  if (priority === 'nearest' || priority === 'farthest') return line`the ${priority}`;
  if (priority === 'last-attacker') return line`whoever attacked it last`;
  return line`the one with ${mostOf(priority)}`;
}

/** The priorities one after the other: what is first decides, and the next among those it leaves (p.60). */
const prioritiesText = (priorities: readonly Priority[]): Parts =>
  join(priorities.map(priorityText), ', then ');

/** Whom it prefers; who is the nearest, or has the most of something, is the target itself. */
function preferenceOf([first, ...more]: readonly Priority[]): Preference {
  const words = prioritiesText([first!, ...more]);
  const [start, ...rest] = priorityText(first!);
  const text = start && 'text' in start ? start.text : '';
  const then = more.length === 0 ? '' : line` (if several: ${prioritiesText(more)})`;
  if (text.startsWith('the one ')) {
    const which: Parts = [{ text: ` ${text.slice('the one '.length)}` }, ...rest];
    return {
      words,
      best: (noun, where, filter = []) => line`the ${noun}${which}${andWith(filter)}${where}${then}`,
    };
  }
  if (!text.startsWith('the ')) return { words, best: null };
  return {
    words,
    best: (noun, where, filter = []) => line`${text}${rest} ${noun}${filter}${where}${then}`,
  };
}

/** What else it has, behind what it has the most of. */
const andWith = ([first, ...rest]: Parts): Parts =>
  first && 'text' in first && first.text.startsWith(' with ')
    ? [{ ...first, text: first.text.replace(' with ', ' and ') }, ...rest]
    : first
      ? [first, ...rest]
      : [];

/** "against the nearest opponent", or who comes first among those it could be. */
function targetedText(by: string, prioritise: readonly Priority[] | undefined): Parts {
  if (!prioritise || prioritise.length === 0) return [];
  const { words, best } = preferenceOf(prioritise);
  return best ? line` ${by} ${best(line`opponent`, [])}` : line`, prioritizing ${words}`;
}

/** One instruction as sentences, full stop included; its own question before it. `lines`: it may have some. */
export const instructionText = (instruction: AiInstruction, lines = false): Parts =>
  instruction.if
    ? line`${conditionText(instruction.if)} ${orderText(instruction, lines)}`
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
