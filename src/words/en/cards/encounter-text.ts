import {
  type Current,
  type EncounterOp,
  type EncounterOpOf,
  type EndCondition,
  listOps,
  type Objective,
  type Space,
} from '../../../engine/index.ts';
import { plural, pluralName, withArticle } from '../grammar.ts';
import { areasText } from '../tell/areas.ts';
import { conditionsText, eachWho } from '../tell/story-texts.ts';
import { checkWord, effectsText } from './effect-text.ts';
import { capital, join, kw, line, type Parts, terrainWord, uncapital } from './parts.ts';
import { storyOpText } from './story-ops-text.ts';
import { andList } from './together-text.ts';
import { type EncounterWords, storyNames, tokenById, tokenText, triggerText } from './trigger-text.ts';
import { waresText } from './wares-text.ts';

const spaceText = (space: Space): string => `${space[0]},${space[1]}`;

/** Where something is laid: all of them. */
const spacesText = (spaces: readonly Space[]): string =>
  `${spaces.length === 1 ? 'space' : 'spaces'} ${areasText(spaces)}`;

/** Each as an order; what comes about under one condition after the other is said of it once. */
function ordersText(ops: readonly EncounterOp[], words: EncounterWords): Parts[] {
  const orders: Parts[] = [];
  ops.forEach((op, i) => {
    const before = ops[i - 1];
    if (op.do !== 'if' || !before || !isUnderTheSame(op, before)) orders.push(opText(op, words));
    else orders.push(line`${orders.pop()!}, then ${nested(op.then, words)}`);
  });
  return orders;
}

/** What is done in between might change what a condition asks of; the difficulty nothing changes. */
const isUnderTheSame = (op: EncounterOpOf<'if'>, before: EncounterOp): boolean =>
  before.do === 'if' &&
  !op.else &&
  !before.else &&
  op.if.every(({ is }) => is === 'difficulty') &&
  JSON.stringify(op.if) === JSON.stringify(before.if);

/** What hidden text does, as sentences. Empty where it only tells something. */
export const revealText = (ops: readonly EncounterOp[], words: EncounterWords): Parts =>
  ops.length === 0 ? [] : line`${join(ordersText(ops, words).map(capital), '. ')}.`;

/** One operation as an order without its full stop. */
function opText(op: EncounterOp, words: EncounterWords): Parts {
  switch (op.do) {
    case 'gain-gold':
      return line`gain ${op.amount} gold`;
    case 'gain-items':
      return line`gain ${andList(op.items.map((item) => line`${words.nameOf(item)}`))}`;
    case 'gain-companion':
      return line`${words.nameOf(op.card)} joins you as a ${kw('companion', 'Companion')}`;
    case 'lose-item':
      return lossText(op, words);
    case 'random-consumables':
      return line`gain ${op.count} random consumable${plural(op.count)}`;
    case 'offer-items': {
      const { verb, what } = waresText(op, (ref) => line`${words.nameOf(ref)}`);
      return line`${verb === 'buy' ? 'you may ' : ''}${verb} ${what}`;
    }
    case 'spawn': {
      const { card, count = 1 } = op;
      const each = count === 'adventurers' ? 'for each adventurer ' : '';
      const name = words.nameOf(card);
      const spawned = each || count === 1 ? withArticle(name) : `${count} ${pluralName(name)}`;
      return line`${each}${kw('spawn', 'spawn')} ${spawned} on space ${spaceText(op.at)}`;
    }
    case 'place-token':
      return line`place ${tokenText(op.token)} on space ${spaceText(op.token.at)}`;
    case 'remove-token':
      return line`remove ${tokenById(op.token, words)} from the game`;
    case 'place-terrain': {
      const what = op.terrain === 'normal' ? line`${kw('plank', 'Planks')}` : terrainWord(op.terrain);
      return line`place ${what} on ${spacesText(op.spaces)}`;
    }
    case 'place-dynamite':
      return line`place lit ${kw('dynamite')} on space ${spaceText(op.at)}`;
    case 'check': {
      const article = op.skill === 'agility' ? 'an' : 'a';
      const { by = 'doer' } = op;
      const maker =
        typeof by === 'object'
          ? line`${words.nameOf(by.adventurer ?? by.combatant ?? '')} makes`
          : line`${CHECKED_BY[by]}`;
      const check = line`${maker} ${article} ${checkWord(op.skill, op.difficulty)}`;
      const passed = op.pass.length > 0 ? line`. If passed: ${nested(op.pass, words)}` : line``;
      const failed = op.fail.length > 0 ? line`. If failed: ${nested(op.fail, words)}` : line``;
      return line`${check}${passed}${failed}`;
    }
    case 'effects': {
      const { who = 'doer' } = op;
      const isDoer = who === 'doer';
      const does = effectsText(op.effects, { voice: isDoer ? 'you' : 'it', target: 'the target' });
      return line`${isDoer ? '' : `for ${eachWho(who, words)}: `}${withoutStop(uncapital(does))}`;
    }
    case 'restore':
      return line`${kw('restore', 'restore')} all adventurers`;
    case 'end': {
      const condition = words.encounter.endConditions.find(({ id }) => id === op.condition);
      return line`the encounter ends: ${condition?.result === 'lost' ? 'you lose' : 'you win'}`;
    }
    default:
      return storyOpText(op, storyNames(words), (ops) => nested(ops, words));
  }
}

/** Whoever has it, somebody of the players' choice, or those named lose the item, or one of its type. */
function lossText(
  { item, type, from, permanently }: EncounterOpOf<'lose-item'>,
  words: EncounterWords,
): Parts {
  const what = item === undefined ? `${withArticle(type!)} of your choice` : words.nameOf(item);
  const gone = permanently ? ' for good' : '';
  if (from === undefined && item !== undefined) return line`whoever has ${what} loses it${gone}`;
  if (from === 'doer') return line`lose ${what}${gone}`;
  const who =
    from === undefined
      ? 'a hero of your choice'
      : from === 'each'
        ? 'each adventurer'
        : words.nameOf(from.adventurer);
  return line`${who} loses ${what}${gone}`;
}

const CHECKED_BY = {
  doer: 'make',
  each: 'each adventurer makes',
  choose: 'an adventurer of your choice makes',
  random: 'an adventurer drawn at random makes',
} as const;

const nested = (ops: readonly EncounterOp[], words: EncounterWords): Parts =>
  join(ordersText(ops, words), ', then ');

/** The sentences without the last full stop. */
function withoutStop(parts: Parts): Parts {
  const last = parts.at(-1);
  if (!last || !('text' in last)) return parts;
  return [...parts.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }].filter(
    (part) => !('text' in part) || part.text !== '',
  );
}

/** When an Objective or an Achievement comes about, and while what, as sentences. */
export function objectiveText(
  objective: Pick<Objective, 'when' | 'if' | 'repeat'>,
  words: EncounterWords,
): Parts {
  const only = objective.if ? line` Only if ${conditionsText(objective.if, storyNames(words))}.` : [];
  const again = objective.repeat ? line` Can be repeated.` : [];
  return line`${triggerText(objective.when, words)}${only}${again}`;
}

/** How the encounter may end, as sentences: when, while what, and whether the same board goes on. */
export function endConditionText(
  end: Pick<EndCondition, 'when' | 'if' | 'goesOn'>,
  words: EncounterWords,
): Parts {
  const only = end.if ? line` Only if ${conditionsText(end.if, storyNames(words))}.` : [];
  const on = end.goesOn ? line` The encounter continues.` : [];
  return line`${endText(end, words)}${only}${on}`;
}

function endText({ when }: Pick<EndCondition, 'when'>, words: EncounterWords): Parts {
  switch (when.is) {
    case 'adventurer-ends-turn-on':
      return line`When a hero ends a turn on ${tokenText({ kind: 'exit', colour: when.exit })}.`;
    case 'all-opponents-defeated':
      return line`When all enemies are defeated.`;
    case 'all-adventurers-defeated':
      return line`When all heroes are defeated.`;
    case 'rounds-passed':
      return line`When ${when.rounds === 1 ? 'a round has' : `${when.rounds} rounds have`} passed.`;
    case 'told':
      return hasTelling(words) ? line`When the text of an Objective says so.` : line`Never.`;
    case 'holds':
      return line`As soon as ${conditionsText(when.if, storyNames(words))}.`;
    case 'escaped': {
      const least = when.atLeast ?? 1;
      return line`When no hero is left on the board and ${least} or more have left it.`;
    }
  }
}

const hasTelling = ({ encounter }: EncounterWords): boolean =>
  listOps(encounter).some(({ op }) => op.do === 'end');

/** What a space with a Current does. */
export function currentText({ direction, spaces }: Omit<Current, 'at'>): Parts {
  const far = spaces === 1 ? '1 space' : `${spaces} spaces`;
  return line`${kw('current')}: whoever ends a turn here is carried ${far} ${direction} and takes 1 ${kw('irreducible-damage')} for each space it cannot be moved. Loot drifts at the end of the round.`;
}

/** The Currents of a board, a sentence for each direction and strength, in the order they first appear. */
export function currentsText(currents: readonly Current[]): Parts[] {
  const kinds = new Map<string, Current[]>();
  for (const current of currents) {
    const key = `${current.direction} ${current.spaces}`;
    kinds.set(key, [...(kinds.get(key) ?? []), current]);
  }
  return [...kinds.values()].map((same) => {
    const spread = same.length === 1 ? '1 space' : `${same.length} spaces`;
    return line`On ${spread}: ${currentText(same[0]!)}`;
  });
}

/** The rule of a Dynamite token, for its tooltip; `lit` is the round in which it was lit. */
export function dynamiteText(lit: number | null): Parts {
  if (lit === null) return line`Unlit ${kw('dynamite')}: lit when placed on the board.`;
  return line`Lit ${kw('dynamite')}: explodes at the end of round ${lit + 1}.`;
}
