/** The words of a card under its answer. */
import {
  type Act,
  abilityBehind,
  type Cause,
  type Option,
  type Prompt,
  type Question,
} from '../../../engine/index.ts';
import { effectWord, kw, line, type Parts, type TextBlock } from '../cards/parts.ts';
import { KEYWORDS } from '../keywords.ts';
import { partOf } from './part-of.ts';
import type { Speaker } from './speaker.ts';

/** What an answer is: the words of its card for this ability, or what the book says of it in ours. */
export const aboutOption = (
  { act }: Pick<Option, 'act'>,
  n: Speaker,
  prompt?: Pick<Prompt, 'question'>,
): TextBlock | null => {
  const write = ABOUT[act.do] as About;
  return write(act, n, prompt?.question);
};

type About = (act: Act, n: Speaker, question?: Question) => TextBlock | null;

const none = (): null => null;
const said = (parts: Parts): TextBlock => ({ tags: [], parts });
/** In place of what a card says, before the language is whole: so that nothing jumps. */
const YET = said(line`…`);

/** Null where the name says all there is to say. */
const ABOUT: {
  readonly [K in Act['do']]: (
    act: Extract<Act, { readonly do: K }>,
    n: Speaker,
    question?: Question,
  ) => TextBlock | null;
} = {
  pass: none,
  decline: none,
  done: none,
  'nobody-else': none,
  'end-turn': none,
  actions: none,
  move: ({ points }) => said(line`The turn’s one ${kw('move')}: ${points} points to walk with.`),
  attack: none,
  'attack-ally': () => said(line`${kw('atk')} on a friend: the rules allow it.`),
  'open-loot': () => said(line`The ${kw('loot-token', 'Loot token')} is read and taken off the board.`),
  'encounter-action': none,
  'take-token': () => said(line`It goes with its bearer, and falls where its bearer is defeated.`),
  'drop-token': none,
  'turn-door': () => said(line`A closed door is a wall: nobody goes or sees through it.`),
  story: none,
  'take-dynamite': () => said(line`${kw('presence')} must reach 10 to take the ${kw('dynamite')} up.`),
  'place-dynamite': () => said(line`The ${kw('dynamite')} is lit and lies there.`),
  're-equip': () => said(line`Equip, store and turn over as much as you like.`),
  summon: () =>
    said(line`A ${kw('loyal-esper', 'Loyal Esper')} comes, for ${kw('summon-token', 'Summon tokens')}.`),
  step: none,
  jump: () => said(line`${kw('jump')}: ${kw('agility')} decides whether it lands there.`),
  'buy-movement': () => said(line`More ${kw('movement')} in the same Move.`),
  'end-movement': () => said(line`Points that are left are lost.`),
  'be-moved': none,
  place: none,
  'choose-space': none,
  target: none,
  'choose-trader': none,
  use: ({ cause }, n) => blockOf(n, cause),
  'use-token': ({ token }) => said(line`${kw(`${token}-token`)}`),
  'use-now': (_, n, question) => (question?.ask === 'use' ? blockOf(n, question.cause) : null),
  'choose-discipline': ({ cause }, n) => blockOf(n, cause),
  'choose-card': none,
  'choose-effect': ({ effect }) => said(line`${effectWord(effect)}`),
  'choose-part': ({ part }, n, question) => partText(n, question, part),
  'choose-exalted': ({ card }, n) =>
    n.cards.exalted[card]?.abilities.map((one) => n.written?.ability(one) ?? YET)[0] ?? null,
  agree: ({ part }, n, question) => partText(n, question, part),
  'choose-number': none,
  'resolve-first': ({ cause }, n) => blockOf(n, cause),
  'resolve-status': ({ cause }, n) =>
    cause.kind === 'effect' ? said(line`${effectWord(cause.effect)}`) : blockOf(n, cause),
  empower: () => said(line`${kw('empower')}: ${{ die: 'black' }} is thrown with the others.`),
  dodge: () => said(line`${kw('dodge')}: each shield on ${{ die: 'black' }} adds 1 to the ${kw('defense')}.`),
  'dodge-with': ({ cause }, n) => blockOf(n, cause),
  counter: () => said(line`${kw('counter')}: strike back at once.`),
  'counter-with': ({ cause }, n) => blockOf(n, cause),
  'break-attack': () => said(line`${kw('break-attack')}: free, before it is gone.`),
  'spend-best': none,
  spend: none,
  resist: () => said(line`Both ${kw('conviction')} dice against the ${kw('force', 'Force')}.`),
  'fail-on-purpose': () => said(line`No roll: it takes effect.`),
  'use-upgrades': none,
  'use-dice': none,
  'keep-roll': none,
  'roll-again': none,
  'choose-dice': none,
  'turn-die': none,
  'type-face': none,
  equip: none,
  store: none,
  'turn-over': none,
  discard: none,
  take: none,
  'take-companion': none,
  'stash-companion': none,
  stash: none,
  'take-ware': none,
};

/** The ability behind a cause, without the name its button has already. */
function blockOf({ cards, written }: Speaker, cause: Cause): TextBlock | null {
  const ability = abilityBehind(cards, cause);
  if (!ability) return null;
  if (!written) return YET;
  const { name: _, sp: __, ...block } = written.ability(ability);
  const { conditions = {} } = ability;
  const once = conditions.perTurn && !block.tags.includes(KEYWORDS['per-turn'].name);
  return once ? { ...block, tags: [...block.tags, KEYWORDS['per-turn'].name] } : block;
}

/** What one part of the ability a question is about does. */
function partText(
  { cards, written }: Speaker,
  question: Question | undefined,
  part: string,
): TextBlock | null {
  const effects = partOf(cards, question, part)?.effects;
  if (!effects) return null;
  return written ? said(written.effects(effects)) : YET;
}
