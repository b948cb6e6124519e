import {
  type CardIndex,
  type EncounterEvent,
  type EncounterState,
  listCards,
  nameOfCard,
} from '../../../engine/index.ts';
import { instructionWords, questionWords } from '../card-words.ts';
import { type Described, line, type Names, points, spaceName, type WordsFor } from './described.ts';
import { gainWords, itemNames } from './gain-words.ts';
import { WORLD_WORDS } from './world-words.ts';

export { type Described, spaceName } from './described.ts';

/** What happened, in words; null for events that only keep the books. `state` is the table after the event. */
export function describeEvent(
  event: EncounterEvent,
  state: EncounterState,
  cards: CardIndex,
): Described | null {
  const names: Names = {
    of: (id) => state.figures.find((figure) => figure.id === id)?.name ?? (id === null ? 'nobody' : id),
    token: (id) => tokenName(state, id),
    question: (figure, step) => questionWords(cards, cardOfFigure(state, figure), step),
    instruction: (figure, id) => instructionWords(cards, cardOfFigure(state, figure), id),
    card(figure, id) {
      const owner = state.figures.find((one) => one.id === figure);
      const card = owner && listCards(owner).find((one) => one.id === id);
      return card ? nameOfCard(cards, card) : (id.split('.')[1] ?? id).replaceAll('-', ' ');
    },
    hasSkills: (id) => cards.adventurers[cardOfFigure(state, id)] !== undefined,
    item: (ref) => itemNames([ref], cards),
    loot: (gain) => gainWords(gain, cards),
  };
  const write = WORDS[event.type] as (event: EncounterEvent, names: Names) => Described | null;
  return write(event, names);
}

/** A token by its id, which speaks for itself when the token is off the board: `loot-blue`, `wheel`. */
function tokenName(state: EncounterState, id: string): string {
  const token = state.boardTokens.find((one) => one.id === id);
  const [, kind, rest] = /^(loot|totem|exit|objective)-(.+)$/.exec(id) ?? [];
  if (token && token.colour !== 'random' && token.kind !== 'objective')
    return `the ${token.colour.replaceAll('-', ' ')} ${token.kind}`;
  return kind && rest ? `the ${rest.replaceAll('-', ' ')} ${kind}` : `the ${id.replaceAll('-', ' ')}`;
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

/** Events that only keep the books: what they mean is told by the events around them. */
const silent = (): null => null;

/** Every type of event has its words: a new one does not compile without. */
const WORDS: WordsFor<EncounterEvent['type']> = {
  ...WORLD_WORDS,
  figurePlaced: (e, n) => line(`${n.of(e.figure)} is placed at ${spaceName(e.at)}`, 'quiet'),
  initiativeDealt: (e, n) =>
    line(`Initiative: ${e.track.map((card) => card.figures.map(n.of).join(' and ')).join(', ')}`, 'quiet'),
  encounterBegan: () => line('The encounter begins', 'round'),
  roundBegan: (e) => line(`Round ${e.round}`, 'round'),
  roundEnded: (e) => line(`Round ${e.round} ends`, 'quiet'),
  initiativeCardReached: silent,
  phaseBegan: silent,
  statusResolved: (e, n) => line(`${n.of(e.figure)}, Status Phase: ${e.source}`, 'quiet'),
  turnEnded: silent,
  urgencyAdded: (e) => line(`Urgency token ${e.count}: ${e.why}`, 'bad'),
  turnBegan: (e, n) => line(`${n.of(e.figure)}’s turn`, 'turn'),
  outcomeReached: (e) => line(e.outcome.text, e.outcome.result === 'won' ? 'good' : 'bad'),
  spGained: (e, n) =>
    e.amount > 0 ? line(`${n.of(e.figure)} gains ${e.amount} SP (${e.why})`, 'quiet') : null,
  spSpent: (e, n) =>
    e.amount > 0 ? line(`${n.of(e.figure)} spends ${e.amount} SP: ${e.on}`, 'quiet') : null,
  cardsReadied: (e, n) =>
    e.cards.length > 0
      ? line(`${n.of(e.figure)} readies ${e.cards.map((id) => n.card(e.figure, id)).join(', ')}`, 'quiet')
      : null,
  cardExhausted: (e, n) => line(`${n.of(e.figure)} exhausts ${n.card(e.figure, e.card)}`, 'quiet'),
  abilityUsed: silent,
  cardFlipped: (e, n) => line(`${n.of(e.figure)} flips ${n.card(e.figure, e.card)}`, 'quiet'),
  cardTurnedBack: (e, n) => line(`${n.of(e.figure)} turns ${n.card(e.figure, e.card)} back`),
  wardPlaced: (e, n) => line(`${n.of(e.ward.by)} places a token: ${e.ward.label}`, 'good'),
  cardDiscarded: (e, n) => line(`${n.of(e.figure)} discards ${n.card(e.figure, e.card)}`, 'quiet'),
  cardsArranged: (e, n) => line(`${n.of(e.figure)} changes equipment`, 'quiet'),
  moveActionUsed: silent,
  movementBought: (e, n) => line(`${n.of(e.figure)} buys ${points(e.points, 'movement point')}`, 'quiet'),
  movementStopped: (e, n) => line(`${n.of(e.figure)}’s movement is over: ${e.why}`, 'bad'),
  figureMoved: (e, n) =>
    line(`${n.of(e.figure)} ${HOW[e.how]} ${spaceName(e.to)}${e.cost > 1 ? ` (${e.cost})` : ''}`, 'quiet'),
  figurePassed: (e, n) => line(`${n.of(e.figure)} goes through ${n.of(e.passed)}’s space`),
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
  scopeClosed: silent,
  diceRolled: (e, n) => ({ ...line(`${n.of(e.figure)} rolls ${PURPOSE[e.purpose]}`), dice: e.dice }),
  diceRerolled: (e, n) => ({
    ...line(
      e.turned
        ? `A die of ${n.of(e.figure)} is turned`
        : `${n.of(e.figure)} re-rolls ${points(e.which.length, 'die').replace('dies', 'dice')}`,
    ),
    dice: e.dice,
  }),
  checkMade: (e, n) => {
    const skilled = n.hasSkills(e.figure);
    const numbers = skilled ? `${e.total.total} against ${e.difficulty}` : 'by BLACK, only a skull fails';
    return {
      ...line(
        `${n.of(e.figure)} ${e.passed ? 'passes' : 'fails'} ${e.skill}: ${numbers}`,
        e.passed ? 'good' : 'bad',
      ),
      sums: skilled ? [{ label: e.skill, sum: e.total }] : [],
    };
  },
  attackStepBegan: silent,
  attackEmpowered: (e, n) => line(`${n.of(e.figure)} empowers the attack (${e.by})`),
  attackDodged: (e, n) =>
    line(
      e.skull
        ? `${n.of(e.figure)}’s Dodge shows a skull: nothing`
        : `${n.of(e.figure)} dodges: +${e.shields} Defense`,
    ),
  attackRollRecorded: silent,
  attackLedgerAdded: silent,
  attackDamageTypeChanged: (e) => line(`The attack’s damage becomes ${e.damageType} (${e.by})`, 'quiet'),
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
  attackEnded: silent,
  attackNotMade: (e, n) => line(`${n.of(e.attacker)} makes no attack: ${e.why}`, 'quiet'),
  spellStepBegan: silent,
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
  rollModified: (e, n) =>
    line(
      `${n.of(e.figure)}: ${e.entry.amount < 0 ? '−' : '+'}${Math.abs(e.entry.amount)} to the roll (${e.entry.label})`,
    ),
  attackTurned: (e) => line(`The attack misses instead (${e.by})`, 'good'),
  attackRedirected: (e, n) => line(`The attack strikes ${n.of(e.to)} instead (${e.by})`, 'bad'),
  symbolsAdded: (e) =>
    line(
      `${e.by}: ${Object.entries(e.added)
        .map(([symbol, count]) => points(count, symbol))
        .join(' and ')} more`,
    ),
  defeatPrevented: (e, n) => line(`${n.of(e.figure)} is not Defeated (${e.why})`, 'good'),
  damageMoved: (e, n) => line(`${e.amount} damage goes from ${n.of(e.from)} to ${n.of(e.to)}`, 'bad'),
  effectDrawn: (e) => line(`Drawn at random: ${e.effect}`),
  damageHealed: (e, n) =>
    e.amount > 0 ? line(`${n.of(e.figure)} heals ${e.amount} (${e.why})`, 'good') : null,
  effectInflicted: (e, n) => line(`${n.of(e.figure)}: ${e.effect}`, 'bad'),
  effectRemoved: (e, n) => line(`${n.of(e.figure)} is rid of ${e.effect}`, 'quiet'),
  abilityGranted: (e, n) => line(`${n.of(e.figure)}: ${e.grant.label}`, 'good'),
  grantsEnded: (e, n) => line(`${n.of(e.figure)}: what it was given is over`),
  energyChanged: (e, n) =>
    line(`${n.card(e.figure, e.card)}: ${e.amount > 0 ? '+' : '−'}${Math.abs(e.amount)} Energy`),
  symbolsSpent: silent,
  figureMarked: (e, n) => line(`${n.of(e.figure)} is marked: ${e.mark.replaceAll('-', ' ')}`),
  markRemoved: (e, n) =>
    line(`${n.of(e.figure)} is not marked any more: ${e.mark.replaceAll('-', ' ')}`, 'quiet'),
  tokenGained: (e, n) => line(`${n.of(e.figure)} gains ${points(e.amount, `${e.token} token`)}`),
  tokenSpent: (e, n) => line(`${n.of(e.figure)} spends a ${e.token} token`),
  figureTargeted: silent,
  figureDefeated: (e, n) =>
    line(`${n.of(e.figure)} is defeated${e.by ? ` by ${n.of(e.by)}` : ''}: ${e.why}`, 'bad'),
  lootDrawn: (e, n) => line(`Combatant loot: ${n.loot(e.gain)}`, 'good'),
  goldGained: (e) => line(`${e.amount} gold (${e.why})`, 'good'),
  itemGained: (e, n) => {
    const where = e.place === 'stash' ? ' for the party stash' : '';
    return line(`${n.of(e.figure)} gains ${n.item(e.item.ref)}${where}`, 'good');
  },
  aiConditionChecked: (e, n) =>
    line(`${n.question(e.figure, e.step)} ${e.value ? 'Yes' : 'No'}: ${e.because}`, 'quiet'),
  aiStepFollowed: silent,
  aiTargetChosen: (e, n) =>
    line(e.target ? `Target: ${n.of(e.target)} (${e.because})` : `No target: ${e.because}`, 'quiet'),
  aiWayChosen: (e) =>
    line(e.way ? `Goes to ${spaceName(e.way.end)}: ${e.because}` : `Stays: ${e.because}`, 'quiet'),
  aiInstructionSkipped: (e, n) =>
    line(`Skipped (${e.why}): ${n.instruction(e.figure, e.instruction)}`, 'quiet'),
  aiLastStepGained: (e, n) => line(`${n.of(e.figure)} follows its last step from now on`, 'quiet'),
};
