import { figureIn } from '../model/figures.ts';
import type { Act } from '../model/messages/act.ts';
import type { Position } from '../model/position.ts';
import type { Option, Prompt, PromptKind } from '../model/prompts.ts';
import { innermost } from '../model/scopes.ts';
import { listBreakAttackers } from '../procedures/attack/break-attack.ts';
import { listHeldAbilities } from '../queries/figures/held-abilities.ts';

type Judged = (position: Position, act: Act, prompt: Prompt) => boolean;

const never: Judged = () => false;
const always: Judged = () => true;

/** In an attack, a spell or a check everything that is answered bears on how it comes out. */
const underWay: Judged = ({ state }) =>
  state.scopes.some(({ kind }) => kind === 'attack' || kind === 'spell' || kind === 'check');

const ATTACKS: ReadonlySet<Act['do']> = new Set<Act['do']>(['attack', 'attack-ally']);
/** Dynamite in hand may go off (p.67). */
const DYNAMITE: ReadonlySet<Act['do']> = new Set<Act['do']>(['take-dynamite', 'place-dynamite']);
const isAttack: Judged = (_, { do: deed }) => ATTACKS.has(deed);

/** Whether a question is one of those whose answers are shown with their odds, and which of them. */
const ASKS_OF_DICE: Readonly<Record<PromptKind, Judged>> = {
  placement: never,
  turn: (position, act, prompt) =>
    isAttack(position, act, prompt) || DYNAMITE.has(act.do) || rollsByCard(position, act, prompt),
  'attack-target': isAttack,
  move: (position, act, prompt) => act.do === 'jump' || isStruckAt(position, act, prompt),
  're-equip': never,
  empower: always,
  dodge: always,
  'break-attack': always,
  'after-roll': always,
  'choose-dice': always,
  'to-hit': always,
  'determine-damage': always,
  'spend-symbols': always,
  'damage-reduction': always,
  counter: always,
  'after-miss': always,
  'follow-up': always,
  reaction: (position, act, prompt) =>
    underWay(position, act, prompt) || prompt.question.ask === 'about-to-fall',
  'choose-target': always,
  'choose-space': always,
  'choose-way': underWay,
  optional: underWay,
  choose: underWay,
  'status-order': always,
  conviction: always,
  'die-face': never,
  'gain-item': never,
  upgrade: always,
};

/**
 * Whether an answer may lead to dice before somebody else goes on, or bears on an attack, a spell or a check under way,
 * so that its odds are worth showing (`workOutOption`). It may say so where in the end nothing is rolled, never the
 * other way about.
 */
export const bearsOnDice = (position: Position, prompt: Prompt, { act }: Pick<Option, 'act'>): boolean =>
  ASKS_OF_DICE[prompt.kind](position, act, prompt);

/** A step that leaves opponents who strike at it (p.44). */
function isStruckAt(position: Position, act: Act, { figure }: Prompt): boolean {
  if (act.do !== 'step') return false;
  const move = innermost(position.state, 'move');
  return move?.provokes === true && listBreakAttackers(position, figureIn(position.state, figure)).length > 0;
}

/** An ability whose effects attack, cast or roll. */
function rollsByCard(position: Position, act: Act, { figure }: Prompt): boolean {
  if (act.do !== 'use') return false;
  const held = listHeldAbilities(position, figureIn(position.state, act.owner ?? figure), 'action');
  const ability = held.find(({ key }) => key === act.ability)?.ability;
  return ROLLS.test(JSON.stringify(ability?.effects ?? []));
}

const ROLLS = /"do":"(attack|spell|force|roll|check|throw|counter)"|"dice":/;
