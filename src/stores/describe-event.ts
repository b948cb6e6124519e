import {
  type CardIndex,
  type EncounterEvent,
  type EncounterState,
  nameOfCard,
  type RolledDie,
  type Space,
  type Sum,
} from '../engine/index.ts';
import { instructionWords, questionWords } from './card-words.ts';

/** An event in one line of English, with the numbers that can be unfolded. */
export interface Described {
  readonly text: string;
  /** How loud it is in the feed. */
  readonly tone: 'round' | 'turn' | 'plain' | 'good' | 'bad' | 'quiet';
  readonly sums?: readonly { readonly label: string; readonly sum: Sum }[];
  readonly dice?: readonly RolledDie[];
}

type Of<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;
interface Names {
  question(figure: string, step: string): string;
  instruction(figure: string, id: string): string;
  of(id: string | null): string;
  card(figure: string, id: string): string;
}

export const spaceName = ([x, y]: Space): string => `${x},${y}`;
const points = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
const line = (text: string, tone: Described['tone'] = 'plain'): Described => ({ text, tone });

/** What happened, in words; null for events that only keep the books. `state` is the table after the event. */
export function describeEvent(
  event: EncounterEvent,
  state: EncounterState,
  cards: CardIndex,
): Described | null {
  const names: Names = {
    of: (id) => state.figures.find((figure) => figure.id === id)?.name ?? (id === null ? 'nobody' : id),
    question: (figure, step) => questionWords(cards, cardOfFigure(state, figure), step),
    instruction: (figure, id) => instructionWords(cards, cardOfFigure(state, figure), id),
    card(figure, id) {
      const owner = state.figures.find((one) => one.id === figure);
      const card = [...(owner?.cards ?? []), ...(owner?.pack ?? [])].find((one) => one.id === id);
      return card ? nameOfCard(cards, card) : (id.split('.')[1] ?? id).replaceAll('-', ' ');
    },
  };
  const write = WORDS[event.type] as ((event: EncounterEvent, names: Names) => Described | null) | undefined;
  return write ? write(event, names) : null;
}

const cardOfFigure = (state: EncounterState, id: string): string =>
  state.figures.find((figure) => figure.id === id)?.card ?? '';

const PURPOSE: Readonly<Record<string, string>> = {
  attack: 'to hit',
  dodge: 'to dodge',
  force: 'for Force',
  conviction: 'for Conviction',
  check: 'for a skill check',
  damage: 'for damage',
  effect: 'for an effect',
  spawn: 'for a spawn',
  loot: 'for loot',
};

const HOW: Readonly<Record<string, string>> = {
  step: 'moves to',
  jump: 'jumps to',
  push: 'is pushed to',
  pull: 'is pulled to',
  shove: 'is moved aside to',
  swap: 'changes places to',
  warp: 'warps to',
  current: 'drifts to',
};

const CAUSE: Readonly<Record<string, string>> = {
  action: 'attacks',
  ability: 'attacks',
  ai: 'attacks',
  'break-attack': 'makes a Break Attack on',
  counter: 'counters against',
  'follow-up': 'attacks again:',
};

const WORDS: { readonly [T in EncounterEvent['type']]?: (event: Of<T>, names: Names) => Described | null } = {
  figurePlaced: (e, n) => line(`${n.of(e.figure)} is placed at ${spaceName(e.at)}`, 'quiet'),
  encounterBegan: () => line('The encounter begins', 'round'),
  roundBegan: (e) => line(`Round ${e.round}`, 'round'),
  urgencyAdded: (e) => line(`Urgency token ${e.count}: ${e.why}`, 'bad'),
  turnBegan: (e, n) => line(`${n.of(e.figure)}’s turn`, 'turn'),
  outcomeReached: (e) => line(e.outcome.text, e.outcome.result === 'won' ? 'good' : 'bad'),
  spGained: (e, n) =>
    e.amount > 0 ? line(`${n.of(e.figure)} gains ${e.amount} SP (${e.why})`, 'quiet') : null,
  spSpent: (e, n) =>
    e.amount > 0 ? line(`${n.of(e.figure)} spends ${e.amount} SP: ${e.on}`, 'quiet') : null,
  cardExhausted: (e, n) => line(`${n.of(e.figure)} exhausts ${n.card(e.figure, e.card)}`, 'quiet'),
  cardFlipped: (e, n) => line(`${n.of(e.figure)} flips ${n.card(e.figure, e.card)}`, 'quiet'),
  cardDiscarded: (e, n) => line(`${n.of(e.figure)} discards ${n.card(e.figure, e.card)}`, 'quiet'),
  cardsArranged: (e, n) => line(`${n.of(e.figure)} changes equipment`, 'quiet'),
  movementBought: (e, n) => line(`${n.of(e.figure)} buys ${points(e.points, 'movement point')}`, 'quiet'),
  movementStopped: (e, n) => line(`${n.of(e.figure)}’s movement is over: ${e.why}`, 'bad'),
  figureMoved: (e, n) =>
    line(`${n.of(e.figure)} ${HOW[e.how]} ${spaceName(e.to)}${e.cost > 1 ? ` (${e.cost})` : ''}`, 'quiet'),
  breakAttackProvoked: (e, n) => line(`${n.of(e.figure)} leaves ${n.of(e.by)}’s side at ${spaceName(e.at)}`),
  scopeOpened({ scope }, n) {
    if (scope.kind === 'attack') {
      const kind = scope.attackKind === 'ranged' ? ` (ranged ${scope.range})` : '';
      return line(`${n.of(scope.attacker)} ${CAUSE[scope.cause]} ${n.of(scope.target)}${kind}`);
    }
    if (scope.kind === 'spell')
      return line(`${n.of(scope.caster)}: ${scope.ability} at ${scope.targets.map(n.of).join(', ')}`);
    if (scope.kind === 'check')
      return line(`${n.of(scope.figure)}: ${scope.skill} check, ${scope.difficulty} or more`);
    return null;
  },
  diceRolled: (e, n) => ({ ...line(`${n.of(e.figure)} rolls ${PURPOSE[e.purpose]}`), dice: e.dice }),
  diceRerolled: (e, n) => ({
    ...line(`${n.of(e.figure)} re-rolls ${points(e.which.length, 'die').replace('dies', 'dice')}`),
    dice: e.dice,
  }),
  checkMade: (e, n) => ({
    ...line(
      `${n.of(e.figure)} ${e.passed ? 'passes' : 'fails'} ${e.skill}: ${e.total.total} against ${e.difficulty}`,
      e.passed ? 'good' : 'bad',
    ),
    sums: [{ label: e.skill, sum: e.total }],
  }),
  attackEmpowered: (e, n) => line(`${n.of(e.figure)} empowers the attack (${e.by})`),
  attackDodged: (e, n) =>
    line(
      e.skull
        ? `${n.of(e.figure)}’s Dodge shows a skull: nothing`
        : `${n.of(e.figure)} dodges: +${e.shields} Defense`,
    ),
  attackJudged: (e) => ({
    ...line(
      `${e.skull ? 'A skull: miss' : e.hit ? 'Hit' : 'Miss'}: ${e.roll.total} against Defense ${e.defense.total}`,
      e.hit ? 'good' : 'bad',
    ),
    sums: [
      { label: 'Roll', sum: e.roll },
      { label: 'Defense', sum: e.defense },
    ],
  }),
  finalDamageDetermined: (e) => ({
    ...line(`Final damage ${e.sum.total}`),
    sums: [{ label: 'Damage', sum: e.sum }],
  }),
  counterDeclared: (e, n) =>
    line(`${n.of(e.figure)} counters ${n.of(e.against)}${e.sp ? ` for ${e.sp} SP` : ''}`),
  attackNotMade: (e, n) => line(`${n.of(e.attacker)} makes no attack: ${e.why}`, 'quiet'),
  spellEmpowered: (e, n) => line(`${n.of(e.figure)} empowers the spell`),
  forceDetermined: (e, n) => ({
    ...line(`${n.of(e.figure)}: Force ${e.force.total}`),
    sums: [{ label: 'Force', sum: e.force }],
  }),
  spellFailed: (e, n) => line(`${n.of(e.figure)}’s spell fails: ${e.why}`, 'bad'),
  convictionChecked: (e, n) =>
    e.onPurpose
      ? line(`${n.of(e.figure)} lets it happen`)
      : {
          ...line(
            `${n.of(e.figure)} ${e.passed ? 'withstands' : 'does not withstand'} it: ${e.total.total} against Force ${e.force}`,
          ),
          sums: [{ label: 'Conviction', sum: e.total }],
        },
  damageDealt: (e, n) => ({
    ...line(`${n.of(e.figure)} takes ${e.amount} ${e.damageType} damage (${e.cause})`, 'bad'),
    sums: [{ label: 'Damage', sum: e.sum }],
  }),
  damageHealed: (e, n) =>
    e.amount > 0 ? line(`${n.of(e.figure)} heals ${e.amount} (${e.why})`, 'good') : null,
  effectInflicted: (e, n) => line(`${n.of(e.figure)}: ${e.effect}`, 'bad'),
  effectRemoved: (e, n) => line(`${n.of(e.figure)} is rid of ${e.effect}`, 'quiet'),
  tokenGained: (e, n) => line(`${n.of(e.figure)} gains ${points(e.amount, `${e.token} token`)}`),
  tokenSpent: (e, n) => line(`${n.of(e.figure)} spends a ${e.token} token`),
  figureDefeated: (e, n) =>
    line(`${n.of(e.figure)} is defeated${e.by ? ` by ${n.of(e.by)}` : ''}: ${e.why}`, 'bad'),
  boardTokenRemoved: (e, n) => line(`${n.of(e.by)} opens ${e.token.replaceAll('-', ' ')}`),
  lootDrawn: (e) =>
    line(e.gain.gold > 0 ? `Combatant loot: ${e.gain.gold} gold` : `Combatant loot: ${e.gain.card}`, 'good'),
  goldGained: (e) => line(`${e.amount} gold (${e.why})`, 'good'),
  itemGained: (e, n) => line(`${n.of(e.figure)} gains ${n.card(e.figure, e.item.id)}`, 'good'),
  aiConditionChecked: (e, n) =>
    line(`${n.question(e.figure, e.step)} ${e.value ? 'Yes' : 'No'}: ${e.because}`, 'quiet'),
  aiTargetChosen: (e, n) =>
    line(e.target ? `Target: ${n.of(e.target)} (${e.because})` : `No target: ${e.because}`, 'quiet'),
  aiWayChosen: (e) =>
    line(e.way ? `Goes to ${spaceName(e.way.end)}: ${e.because}` : `Stays: ${e.because}`, 'quiet'),
  aiInstructionSkipped: (e, n) =>
    line(`Skipped (${e.why}): ${n.instruction(e.figure, e.instruction)}`, 'quiet'),
  aiLastStepGained: (e, n) => line(`${n.of(e.figure)} follows its last step from now on`, 'quiet'),
};
