import {
  type Act,
  type Cause,
  listCards,
  type Option,
  type Prompt,
  type QuestionKey,
} from '../../../engine/index.ts';
import { wordOf } from '../content.ts';
import { faceText, lyingDie, rollText } from '../dice.ts';
import { allOf, points, spelled } from '../grammar.ts';
import { apart } from './apart.ts';
import { holderText } from './causes.ts';
import { actionName, dueText } from './encounter-texts.ts';
import { inTheWay } from './in-the-way.ts';
import { abilityName } from './names.ts';
import { partOf } from './part-of.ts';
import { type Sentences, type Speaker, speaker } from './speaker.ts';
import { doorName, optionName } from './story-texts.ts';

/** What each act is called by itself; what an answer adds to it, and says by its question, is below. */
const ACTS: Sentences<Act, 'do'> = {
  pass: () => 'Pass',
  decline: () => 'No',
  done: () => 'Done',
  'nobody-else': () => 'Nobody else',
  'end-turn': () => 'End turn',
  actions: () => 'Actions',
  move: () => 'Move',
  attack: ({ target }, n) => `Attack ${n.figure(target)}`,
  'attack-ally': ({ target }, n) => `Attack ${n.figure(target)}, an ally`,
  'open-loot': ({ colour }) => `Open the ${colour} loot`,
  'encounter-action': ({ objective }, n) =>
    actionName(n.position.encounter, objective) ?? 'Activate the Objective',
  'take-token': ({ token }, n) => `Pick up ${n.token(token)}`,
  'drop-token': ({ token }, n) => `Put down ${n.token(token)}`,
  'turn-door': ({ door, to }, n) => `${to === 'open' ? 'Open' : 'Close'} ${doorName(n.position, door)}`,
  story: ({ choice, option }, n) => optionName(n.position, choice, option),
  'take-dynamite': () => 'Pick up the dynamite (Presence 10)',
  'place-dynamite': () => 'Place the dynamite',
  're-equip': () => 'Re-equip',
  summon: ({ card }, n) => `Summon ${n.card('combatant', card)}`,
  step: ({ space }, n) => `To ${n.space(space)}`,
  jump: ({ space }, n) => `Jump to ${n.space(space)}`,
  'buy-movement': (act) => `${act.points} more movement`,
  'end-movement': () => 'End move',
  'be-moved': ({ space }, n) => `To ${n.space(space)}`,
  place: ({ space }, n) => n.space(space),
  'choose-space': ({ space }, n) => n.space(space),
  target: ({ target }, n) => n.figure(target),
  'choose-trader': ({ figure }, n) => n.figure(figure),
  use: ({ cause }, n) => n.cause(cause),
  'use-token': (act, n) => tokenUse(act, n),
  'use-now': () => 'Use it',
  'choose-discipline': ({ cause }, n) => holder(cause, n),
  'choose-card': ({ card, ref, of }, n) => (of ? n.card(of, ref) : cardText(card, ref, n)),
  'choose-effect': ({ effect }) => effect,
  'choose-part': ({ part }) => wordOf(part),
  'choose-exalted': ({ card }, n) => n.card('exalted', card),
  agree: () => 'Yes',
  'choose-number': (act) => String(act.number),
  'resolve-first': ({ cause }, n) =>
    cause.kind === 'text' ? dueText(n.position, cause.place, cause.id) : n.cause(cause),
  'resolve-status': ({ cause }, n) => n.cause(cause),
  empower: () => 'Empower: +1 black die',
  dodge: (act) => (act.with === 'token' ? 'Dodge with a Dodge token' : 'Dodge'),
  'dodge-with': ({ cause }, n) => `Dodge with ${holder(cause, n)}`,
  counter: () => 'Counter',
  'counter-with': ({ cause }, n) => `Counter with ${holder(cause, n)}`,
  'break-attack': () => 'Break Attack',
  'spend-best': ({ worth }) => `Best: +${worth}`,
  spend: ({ cause, amount, stat }, n) => `${n.cause(cause)} for +${amount} ${spelled(stat)}`,
  resist: () => 'Make the Conviction Check',
  'fail-on-purpose': () => 'Fail on purpose',
  'use-upgrades': ({ dice }) => allOf(dice),
  'use-dice': ({ dice }) => allOf(dice),
  'keep-roll': ({ which, rolled }) => `The ${which}: ${rollText(rolled)}`,
  'roll-again': () => 'Roll again',
  'choose-dice': ({ dice }) => dice.map(lyingDie).join(' + '),
  'turn-die': ({ from, face }) => `${lyingDie(from)} to ${faceText({ ...from, face }) || 'blank'}`,
  'type-face': ({ die, face }) => faceText({ die, face }),
  equip: ({ ref, back }, n) => `Equip ${n.card('item', ref, back)}`,
  store: ({ ref, back }, n) => `Store ${n.card('item', ref, back)}`,
  'turn-over': ({ ref, back }, n) => `Turn ${n.card('item', ref, back)} over`,
  discard: ({ ref, back }, n) => `Discard ${n.card('item', ref, back)}`,
  take: ({ ref, back, from }, n) => `Take ${n.card('item', ref, back)} from ${n.figure(from)}`,
  'take-ware': ({ item, gold }, n) =>
    gold === undefined ? `Take ${n.card('item', item)}` : `Buy ${n.card('item', item)} for ${gold} Gold`,
  'take-companion': ({ ref, from, for: own }, n) =>
    `Take ${n.card('companion', ref)} from ${n.figure(from)}${own === undefined ? '' : `, for ${n.card('companion', own)}`}`,
  'stash-companion': ({ companion }, n) => `Let ${n.card('companion', companion)} wait in the party stash`,
  stash: ({ item }, n) => `Send ${n.card('item', item)} to the party stash`,
};

export const actText = speaker('do', ACTS);

/** What `done` says to a question; elsewhere it is done. */
const DONE: { readonly [Q in QuestionKey]?: string } = {
  'attack-whom': 'No more attacks',
  'spend-symbols': 'Spend no more',
  trade: 'Nobody, continue',
};

/** What an answer says: the act with its numbers, and as an answer to its question. */
export function optionText(
  { act }: Pick<Option, 'act'>,
  n: Speaker,
  prompt?: Pick<Prompt, 'question'> & Partial<Pick<Prompt, 'figure' | 'options'>>,
): string {
  const question = prompt?.question;
  switch (act.do) {
    case 'decline':
    case 'pass':
      return (question && declined(question, n.figure(prompt?.figure ?? null))) ?? n.act(act);
    case 'done':
      return (question && DONE[question.ask]) ?? n.act(act);
    case 'move':
      return `${n.act(act)} (${act.points} points)`;
    case 'step':
      return `${n.act(act)} (${points(act.cost, act.unit)})`;
    case 'attack':
      return question?.ask === 'attack-whom' ? n.figure(act.target) : n.act(act);
    case 'use':
      if (act.owner === undefined)
        return question?.ask === 'turn' ? inFull(act.cause, n, prompt?.options) : n.act(act);
      return act.owner === prompt?.figure
        ? `${usedAs(act.cause)} ${holder(act.cause, n)}`
        : `${usedAs(act.cause)} ${n.figure(act.owner)}’s ${holder(act.cause, n)}`;
    case 'counter':
    case 'counter-with': {
      const other =
        question?.ask === 'counter' && prompt?.figure !== undefined
          ? inTheWay(question, prompt.figure, n)
          : null;
      if (other === null) return n.act(act);
      return act.do === 'counter' ? `Counter ${other}` : `Counter ${other} with ${holder(act.cause, n)}`;
    }
    case 'spend-best':
      // How much in all, after armor and no more than its HP, stands below it.
      return question?.ask === 'spend-symbols' && question.goal === 'roll'
        ? `${n.act(act)} to the roll`
        : 'Best: most damage';
    case 'choose-part':
      return partOf(n.cards, question, act.part)?.name ?? n.act(act);
    case 'use-now':
      return question?.ask === 'use' ? `Use ${n.cause(question.cause)}` : n.act(act);
    case 'use-token':
      if (act.token === 'heal') return `${n.act(act)}: 6`;
      return act.left > 1 && question?.ask !== 'vow' ? `${n.act(act)} (${act.left} tokens)` : n.act(act);
    case 'discard':
      if (question?.ask !== 'pack-full') return n.act(act);
      return act.card === question.card ? `${n.act(act)}, just gained` : `${n.act(act)} to make room`;
    default:
      return n.act(act);
  }
}

/** A potion is drunk. */
const usedAs = (cause: Cause): string =>
  cause.kind === 'ability' && cause.ability === 'drink' ? 'Drink' : 'Use';

/** Not to do what is asked, in its own words. */
function declined(question: Prompt['question'], asked: string): string | undefined {
  switch (question.ask) {
    case 'dodge':
      return 'Don’t dodge';
    case 'empower':
    case 'empower-spell':
      return 'Don’t empower';
    case 'counter':
      return 'Don’t counter';
    case 'break-attack':
      return 'Don’t strike';
    case 'dodge-again':
      return 'Keep this roll';
    case 'resist':
      return 'Don’t resist';
    case 'offer':
      if (question.timing === 'damage-reduction')
        return question.damage ? `Take all ${question.damage.amount}` : 'Take it all';
      return question.timing === 'after-roll' ? 'Keep this roll' : undefined;
    case 'about-to-fall':
      return `Let ${asked} go down`;
    default:
      return undefined;
  }
}

/** What may not be done: abilities by their card and name, as the turn offers them. */
export const refusedText = (act: Act, n: Speaker): string =>
  act.do === 'use' ? inFull(act.cause, n) : n.act(act);

const holder = (cause: Cause, n: Speaker): string => holderText(cause, n);

/** `Iron Will: Stand Firm`: the card, and the ability where it has a name of its own; else whom it is for, beside another. */
function inFull(cause: Cause, n: Speaker, beside: readonly Pick<Option, 'act'>[] = []): string {
  const card = holder(cause, n);
  if (cause.kind !== 'ability') return card;
  const own = abilityName(n.cards, cause);
  if (own !== null) return own === card ? card : `${card}: ${own}`;
  const others = beside.flatMap(({ act }) =>
    act.do === 'use' && act.cause.kind === 'ability' && holder(act.cause, n) === card ? [act.cause] : [],
  );
  return [card, apart(n.cards, cause, others)].filter(Boolean).join(' ');
}

function tokenUse({ token, type }: Extract<Act, { do: 'use-token' }>, n: Speaker): string {
  if (token === 'intervention') return 'Intervention: re-roll all';
  if (token === 'vow') return `Vow: +2 ${type ?? ''}`.trimEnd();
  return n.cause({ kind: 'token', token });
}

/** A card by its id as it lies before a figure, of whatever sort it is. */
function cardText(id: string, ref: string, n: Speaker): string {
  const { figures } = n.position.state;
  const lies = figures.flatMap(listCards).find((card) => card.id === id);
  return n.card(lies?.type ?? 'item', lies?.ref ?? ref);
}
