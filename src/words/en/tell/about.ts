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
  move: ({ points }) => said(line`One ${kw('move')} a turn: ${points} movement points.`),
  attack: none,
  'attack-ally': () => said(line`${kw('atk')} on your own ally.`),
  'open-loot': () => said(line`Reveals and removes the ${kw('loot-token', 'Loot token')}.`),
  'encounter-action': none,
  'take-token': () => said(line`You carry it. If you are defeated, you drop it.`),
  'drop-token': none,
  'turn-door': () => said(line`A closed door blocks movement and sight.`),
  story: none,
  'take-dynamite': () => said(line`You need ${kw('presence')} 10 to pick up the ${kw('dynamite')}.`),
  'place-dynamite': () => said(line`Lights the ${kw('dynamite')} and leaves it there.`),
  're-equip': () => said(line`Equip, store and turn over items as you like.`),
  summon: () =>
    said(line`Pay ${kw('summon-token', 'Summon tokens')}: a ${kw('loyal-esper', 'Loyal Esper')} joins you.`),
  step: none,
  jump: () => said(line`${kw('jump')}: pass an ${kw('agility')} check to land there.`),
  'buy-movement': () => said(line`More ${kw('movement')} in the same Move.`),
  'end-movement': () => said(line`Unused points are lost.`),
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
  empower: () => said(line`${kw('empower')}: ${{ die: 'black' }} is rolled too.`),
  dodge: () => said(line`${kw('dodge')}: each shield on ${{ die: 'black' }} adds 1 to the ${kw('defense')}.`),
  'dodge-with': ({ cause }, n) => blockOf(n, cause),
  counter: () => said(line`${kw('counter')}: attack back at once.`),
  'counter-with': ({ cause }, n) => blockOf(n, cause),
  'break-attack': () => said(line`${kw('break-attack')}: a free attack before it moves away.`),
  'spend-best': none,
  spend: none,
  resist: () => said(line`Roll both ${kw('conviction')} dice against the ${kw('force', 'Force')}.`),
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
