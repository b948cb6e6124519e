/** What each question is called over its answers: at most four words, a name counted as one. */
import { defenseOf, figureIn, type Prompt, type Question, type Timing } from '../../../engine/index.ts';
import type { Telling } from '../../telling.ts';
import { wordOf } from '../content.ts';
import { sumText } from '../dice.ts';
import { capital, points } from '../grammar.ts';
import { inTheWay } from '../tell/in-the-way.ts';
import { type Sentences, type Speaker, speaker } from '../tell/speaker.ts';

/** `asked`: the figure the question is put to. */
const TITLES: Sentences<Question, 'ask', Telling, [asked: string]> = {
  placement: (_, n, asked) => `Place ${n.figure(asked)}`,
  turn: (_, n, asked) => `${n.figure(asked)}’s turn`,
  'next-turn': () => 'Who goes next?',
  'status-order': () => 'Which effect first?',
  'which-first': () => 'Which comes first?',
  move: ({ left }) => `${points(left, 'step')} left`,
  'moved-where': ({ moved }, n) => `Move ${n.figure(moved)} where?`,
  'moved-how-far': ({ how }) => `${capital(how)} how far?`,
  where: ({ does }) => ({ return: 'Come back where?', go: 'Go where?', end: 'Stop where?' })[does],
  'summoned-where': () => 'Place your Esper',
  'spawned-where': ({ card }, n) => `Place ${n.card('combatant', card)}`,
  'which-space': () => 'Choose a space',
  'terrain-where': ({ terrain }) => `Place the ${terrain === 'normal' ? 'plank' : terrain}`,
  'dynamite-where': () => 'Place the dynamite',
  story: () => 'What do you do?',
  'who-carries': () => 'Who carries it?',
  'who-checks': () => 'Who makes the check?',
  'who-loses': () => 'Who gives an item?',
  'piece-where': () => 'Move it where?',
  'attack-whom': () => 'Choose a target',
  empower: () => 'Empower the attack?',
  'empower-spell': () => 'Empower the spell?',
  dodge: (_, n, asked) => `Dodge, ${n.figure(asked)}?`,
  'break-attack': () => 'Strike as it leaves?',
  counter: (_, n, asked) => `Counter, ${n.figure(asked)}?`,
  'spend-symbols': () => 'Spend symbols',
  resist: (_, n, asked) => `Resist, ${n.figure(asked)}?`,
  'which-dodge-roll': () => 'Keep which Dodge roll?',
  'dodge-again': () => 'Roll the Dodge again?',
  'combat-dice': () => 'Choose two dice',
  upgrades: ({ of }) => (of === 'conviction' ? 'Which Conviction dice?' : 'Which Casting die?'),
  vow: () => 'Spend a Vow?',
  'which-dice': () => 'Roll which dice again?',
  'which-face': () => 'Turn which die?',
  'die-face': ({ die, dice }) => (dice ? `Roll ${dice.length} dice` : `Roll the ${die} die`),
  offer: ({ timing }) => OFFERS[timing] ?? 'Use an ability?',
  'about-to-fall': (_, n, asked) => `Save ${n.figure(asked)}?`,
  use: () => 'Use this ability?',
  whom: () => 'Choose a target',
  whether: ({ id }) => `${capital(wordOf(id))}?`,
  'how-many': () => 'How many?',
  'which-part': () => 'Choose one',
  'which-effect': () => 'Which effect?',
  'which-card': () => 'Which card?',
  'which-exalted': () => 'Call which Esper?',
  'which-discipline': () => 'Which Discipline?',
  're-equip': (_, n, asked) => `Change ${n.figure(asked)}’s gear`,
  trade: () => 'Who changes gear?',
  'pack-over-full': () => 'Too much to carry',
  'pack-full': () => 'The Pack is full',
  'who-gains': ({ item }, n) => `Who takes ${n.card('item', item)}?`,
  'which-ware': ({ gold }) => (gold === undefined ? 'Choose an item' : 'Buy which item?'),
  'whose-companion': () => 'Who takes them along?',
};

const OFFERS: { readonly [T in Timing]?: string } = {
  empower: 'Empower for free?',
  'to-hit': 'Add to the roll?',
  symbols: 'Spend symbols?',
  'determine-damage': 'Add damage?',
  'damage-reduction': 'Take less damage?',
  'after-roll': 'Change this roll?',
  'after-miss': 'It missed. Continue?',
  'follow-up': 'You hit. Follow up?',
  dodge: 'Dodge for free?',
  'before-roll': 'Change this roll?',
};

const say = speaker('ask', TITLES);

/** Their titles say all there is. */
const SAID: ReadonlySet<Question['ask']> = new Set([
  'placement',
  'turn',
  'next-turn',
  'move',
  'moved-where',
  'empower',
  'empower-spell',
  'combat-dice',
  'spend-symbols',
  'attack-whom',
  'which-dodge-roll',
  'which-dice',
  'which-face',
  'dynamite-where',
  're-equip',
  'whose-companion',
  'who-gains',
]);

/** What stands under the title: the sentence that is heard, without what the title says; nothing where it says all. */
export function underTitle(prompt: Pick<Prompt, 'kind' | 'question' | 'figure'>, n: Speaker): string {
  const { question, figure } = prompt;
  if (SAID.has(question.ask)) return '';
  if (question.ask === 'dodge') {
    const { state } = n.position;
    const attack = state.scopes.findLast(({ kind }) => kind === 'attack');
    const dice = attack?.kind === 'attack' ? attack.dice.length : 0;
    const needs = defenseOf(n.position, figureIn(state, figure)).total;
    return dice > 0
      ? `${n.figure(question.attacker)} rolls ${points(dice, 'die', 'dice')} and needs ${needs} (your defense).`
      : `${n.figure(question.attacker)} attacks ${n.figure(figure)}.`;
  }
  if (question.ask === 'counter') {
    const other = inTheWay(question, figure, n);
    return other === null
      ? `${n.figure(question.attacker)}’s attack did no damage.`
      : `Counter hits ${other} (in the way).`;
  }
  if (question.ask === 'offer' && question.timing === 'damage-reduction' && question.damage) {
    const { subject, damage } = question;
    const whose = subject === undefined || subject === figure ? '' : `${n.figure(subject)}: `;
    return `${whose}${damage.amount} ${damage.type} damage now${damage.type === 'physical' ? ', after armor' : ''}.`;
  }
  if (question.ask === 'offer' && question.timing === 'after-roll' && question.rolled?.length) {
    const { subject, rolled } = question;
    const roll = sumText(rolled);
    return subject === undefined || subject === figure
      ? `You rolled ${roll}.`
      : `${n.figure(subject)} rolled ${roll}.`;
  }
  return n.question(prompt);
}

/** The title of a question. */
export const title = ({ question, figure }: Pick<Prompt, 'question' | 'figure'>, n: Telling): string =>
  say(question, n, figure);
