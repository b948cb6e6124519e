import {
  hpBeforeFall,
  type Prompt,
  type Question,
  type Reaction,
  type Timing,
} from '../../../engine/index.ts';
import { wordOf } from '../content.ts';
import { rollText } from '../dice.ts';
import { capital, listed, points } from '../grammar.ts';
import { inTheWay } from './in-the-way.ts';
import { type Sentences, type Speaker, speaker } from './speaker.ts';
import { choiceText, pieceName } from './story-texts.ts';

/** Whose question it is: the figure of the prompt. */
const QUESTIONS: Sentences<Question, 'ask', Speaker, [asked: string]> = {
  placement: (_, n, asked) => `Place ${n.figure(asked)} in the Starting Zone`,
  turn: (_, n, asked) => `${n.figure(asked)}’s turn`,
  'next-turn': () => 'Whose turn is next?',
  'status-order': () => 'Which first?',
  'which-first': () => 'Several things happen at once. Which comes first?',
  move: ({ left }, n, asked) => `${n.figure(asked)} moves: ${points(left, 'step')} left`,
  'moved-where': ({ moved }, n) => `Where is ${n.figure(moved)} moved?`,
  'moved-how-far': ({ moved, how }, n) =>
    `How many spaces is ${n.figure(moved)} ${how === 'push' ? 'pushed' : 'pulled'}?`,
  where: (question, n) => `Where does ${n.figure(question.figure)} ${question.does}?`,
  'summoned-where': ({ card }, n) => `Where does ${n.card('combatant', card)} appear?`,
  'spawned-where': ({ card }, n) => `Where does ${n.card('combatant', card)} come in?`,
  'which-space': ({ cause }, n) => `${n.cause(cause)}: which space?`,
  'terrain-where': ({ cause, terrain }, n) => `${n.cause(cause)}: where is the ${terrain} space placed?`,
  'dynamite-where': () => 'Where do you put it?',
  story: ({ choice }, n) => choiceText(n.position, choice),
  'who-carries': ({ token }, n) => `Who carries ${n.token(token)}?`,
  'who-checks': ({ cause }, n) => `${capital(n.cause(cause))}: who makes the check?`,
  'who-loses': ({ cause }, n) => `${capital(n.cause(cause))}: who gives up an item?`,
  'piece-where': ({ piece }) => `Where is ${pieceName(piece)} moved?`,
  'attack-whom': () => 'Attack whom?',
  empower: ({ sp }) => `Empower the attack for ${sp} SP?`,
  'empower-spell': () => 'Empower the spell?',
  dodge: ({ attacker }, n, asked) => `${n.figure(attacker)} attacks ${n.figure(asked)}. Dodge?`,
  'break-attack': ({ mover }, n, asked) =>
    `${n.figure(mover)} walks away from ${n.figure(asked)}. Strike it for free?`,
  counter: (question, n, asked) => {
    const other = inTheWay(question, asked, n);
    const strikes = other === null ? '' : ` It hits ${other}, in the way.`;
    return `${n.figure(question.attacker)}’s attack did no damage. Counter?${strikes}`;
  },
  'spend-symbols': ({ goal }) =>
    goal === 'damage' ? 'Spend symbols for damage' : 'Spend symbols for the attack roll',
  resist: ({ caster }, n) => `Resist ${n.figure(caster)}’s ability?`,
  'which-dodge-roll': () => 'Which Dodge roll counts?',
  'dodge-again': ({ rolled }) => `Rolled: ${rollText(rolled)}. Roll the Dodge again?`,
  'combat-dice': () => 'Which two Combat Dice?',
  upgrades: ({ of }) => `Which ${of === 'conviction' ? 'Conviction' : 'Casting'} Upgrades?`,
  vow: ({ cause, type }, n) => `${n.cause(cause)}: spend a Vow for 2 more ${type}?`,
  'which-dice': () => 'Which dice do you roll again?',
  'which-face': () => 'Which die do you turn, and to what?',
  'die-face': ({ die, dice, purpose }, n, asked) =>
    `Roll ${listed(dice ?? [die])} for ${n.figure(asked)} (${purpose})`,
  offer: (question, n, asked) => offerText(question, n, asked),
  'about-to-fall': (_, n, asked) => atZero(n, asked),
  use: ({ cause }, n) => `Use ${n.cause(cause)}?`,
  whom: ({ cause }, n) => `${n.cause(cause)}: whom?`,
  whether: ({ cause, id }, n) => `${n.cause(cause)}: ${wordOf(id)}?`,
  'how-many': ({ cause, id }, n) => `${n.cause(cause)}: ${wordOf(id)}?`,
  'which-part': ({ cause }, n) => `${n.cause(cause)}: which?`,
  'which-effect': ({ cause }, n) => `${n.cause(cause)}: which effect?`,
  'which-card': ({ cause }, n) => `${n.cause(cause)}: which card?`,
  'which-exalted': ({ cause }, n) => `${n.cause(cause)}: which Exalted Esper?`,
  'which-discipline': ({ cause }, n) => `${n.cause(cause)}: which Discipline?`,
  're-equip': (_, n, asked) => `${n.figure(asked)} re-equips`,
  trade: () => 'Your heroes are restored. Who changes gear or trades?',
  'pack-over-full': ({ most }) => `The Pack holds ${most}: equip something`,
  'pack-full': ({ item }, n, asked) =>
    `${n.figure(asked)} gains ${n.card('item', item)}, but the Pack is full`,
  'which-ware': ({ cause, gold }, n) =>
    gold === undefined ? `${n.cause(cause)}: which item?` : `${n.cause(cause)}: buy what? (${gold} Gold)`,
  'whose-companion': ({ companion }, n) => `Who takes ${n.card('companion', companion)} along?`,
  'who-gains': ({ item }, n) => `Who gains ${n.card('item', item)}?`,
};

/** Who did it, where somebody did. */
function atZero(n: Speaker, asked: string): string {
  const attack = n.position.state.scopes.findLast(({ kind }) => kind === 'attack');
  if (attack?.kind !== 'attack' || attack.target !== asked) return `${n.figure(asked)} has 0 HP left.`;
  const before = hpBeforeFall(n.position, asked);
  return before === null
    ? `${n.figure(attack.attacker)} hits: ${n.figure(asked)} has 0 HP left.`
    : `${n.figure(attack.attacker)} hits for ${attack.finalDamage}. ${n.figure(asked)} has ${before} HP, so 0 left.`;
}

const say = speaker('ask', QUESTIONS);

export const questionText = ({ question, figure }: Pick<Prompt, 'question' | 'figure'>, n: Speaker): string =>
  say(question, n, figure);

type Asked = Exclude<Timing, Reaction> | 'dodge' | 'before-roll';

/** What an occasion for abilities is; all other answers are plain uses. */
const OFFER: { readonly [T in Asked]?: string } = {
  empower: 'Empower with an ability?',
  'to-hit': 'Add to the attack roll?',
  symbols: 'Spend symbols?',
  'determine-damage': 'Add to the damage?',
  'damage-reduction': 'Reduce the damage?',
  'after-roll': 'Use an ability on this roll?',
  'after-miss': 'The attack missed. Use an ability?',
  'follow-up': 'Only right after a hit',
  dodge: 'Let it Dodge?',
  'before-roll': 'Use an ability before this roll?',
};

function offerText(
  { timing, subject, rolled, damage }: Extract<Question, { ask: 'offer' }>,
  n: Speaker,
  asked: string,
): string {
  const whose = subject === undefined || subject === asked ? '' : `${n.figure(subject)}: `;
  const offer = (OFFER as Readonly<Partial<Record<Timing, string>>>)[timing] ?? 'Use an ability?';
  const lies = rolled && rolled.length > 0 ? ` Rolled: ${rollText(rolled)}.` : '';
  const taken = damage
    ? ` ${damage.amount} ${damage.type} damage ${damage.type === 'physical' ? 'after armor' : 'to come'}.`
    : '';
  return `${whose}${offer}${lies}${taken}`;
}
