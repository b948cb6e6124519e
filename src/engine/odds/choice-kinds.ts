/** Which questions have odds. */
import type { CardIndex } from '../model/cards/cards.ts';
import { figureIn } from '../model/figure-in.ts';
import type { EffectOp, Timing } from '../model/language/abilities.ts';
import type { Act } from '../model/messages/act.ts';
import type { Position } from '../model/position.ts';
import type { Option, Prompt, PromptKind } from '../model/prompts.ts';
import { innermost } from '../model/scopes.ts';
import type { Figure } from '../model/state.ts';
import { listBreakAttackers } from '../queries/attack/break-attackers.ts';
import { listAbilities } from '../queries/cards/abilities-of.ts';
import { effectsBehind } from '../queries/cards/ability-behind.ts';
import { effectsOfExalted } from '../queries/cards/exalted-ability.ts';
import { listStanding } from '../queries/figures/figures.ts';
import { terrainAt } from '../queries/geometry/board-grid.ts';

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
    isAttack(position, act, prompt) || DYNAMITE.has(act.do) || rollsByCard(position, act),
  'attack-target': isAttack,
  move: (position, act, prompt) =>
    act.do === 'jump' || isStruckAt(position, act, prompt) || entersWhatRolls(position, act),
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
    underWay(position, act, prompt) ||
    prompt.question.ask === 'about-to-fall' ||
    inItsTurn(position, act, prompt) ||
    rollsByCard(position, act),
  'choose-target': always,
  'choose-space': always,
  'choose-way': underWay,
  optional: underWay,
  choose: (position, act, prompt) => underWay(position, act, prompt) || rollsByCard(position, act),
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

/** A step onto SPECIAL terrain whose own rule throws dice for whoever comes in (X135). */
const entersWhatRolls = ({ encounter, state }: Position, act: Act): boolean =>
  act.do === 'step' &&
  (encounter.special ?? []).some(({ enters }) => mayRoll(enters)) &&
  terrainAt(state.board, act.space) === 'special';

/** A Combatant is in the middle of its turn: its ability, or its crush of whom it comes to next (p.32), may go on to dice. */
const inItsTurn: Judged = ({ state }) => {
  const id = state.turn?.figure;
  return id !== undefined && figureIn(state, id).kind === 'intelligent';
};

/** An ability whose effects attack, cast or roll, or deal damage while somebody has an answer to it that does. */
function rollsByCard({ cards, state }: Position, act: Act): boolean {
  const effects = effectsOfAct(cards, act);
  if (mayRoll(effects)) return true;
  return HARMS.test(JSON.stringify(effects)) && listStanding(state).some((one) => rollsWhenHurt(cards, one));
}

function effectsOfAct(cards: CardIndex, act: Act): readonly EffectOp[] {
  if (act.do === 'use') return effectsBehind(cards, act.cause);
  const exalted = act.do === 'choose-exalted' ? cards.exalted[act.card] : undefined;
  return exalted ? effectsOfExalted(exalted) : [];
}

const rollsWhenHurt = (cards: CardIndex, figure: Figure): boolean =>
  WHEN_HURT.some((when) =>
    listAbilities(cards, figure, when).some(({ ability }) => mayRoll(ability.effects)),
  );

const mayRoll = (effects: unknown): boolean => ROLLS.test(JSON.stringify(effects ?? []));

const WHEN_HURT = ['damaged', 'deals-damage', 'defeated', 'defeats'] as const satisfies readonly Timing[];
const HARMS = /"do":"(damage|transfer-damage)"/;
const ROLLS = /"do":"(attack|spell|force|roll|check|throw|counter)"|"dice":/;
