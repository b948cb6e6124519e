/** The words of the feed: a line for every event. */
import {
  type AttackCause,
  type EncounterEvent,
  type EncounterState,
  isTurnLost,
  type RollPurpose,
  type Space,
} from '../../../engine/index.ts';
import { namesOf } from '../cards/card-names.ts';
import { wordOf } from '../content.ts';
import { allOf, capital, listed, points, signed } from '../grammar.ts';
import type { Speaker } from '../tell/speaker.ts';
import { arrangedText } from './arranged-words.ts';
import { GOES } from './deed-words.ts';
import { type Described, type EventOf, line, type WordsFor } from './described.ts';
import { gainWords } from './gain-words.ts';
import { STORY_WORDS } from './story-event-words.ts';
import { askedStep, hasSkills, itsCard, skippedInstruction } from './things.ts';
import { dealtSum, healedSum, hpLeft, paidSum } from './worked-out.ts';
import { WORLD_WORDS } from './world-words.ts';

/**
 * What happened, in words; null for events that only keep the books. Told of the table after the event; `before` is
 * how it lay, where that is known.
 */
export function describeEvent(
  event: EncounterEvent,
  n: Speaker,
  before?: EncounterState,
  over?: Space,
): Described | null {
  const write = WORDS[event.type] as (
    ...told: [EncounterEvent, Speaker, EncounterState?, Space?]
  ) => Described | null;
  return write(event, n, before, over);
}

/** A mark goes by the card that puts it. */
const markName = (mark: string, n: Speaker): string => namesOf(n.cards)(mark) ?? wordOf(mark);

const PURPOSE: { readonly [P in RollPurpose]: string } = {
  attack: 'to hit',
  dodge: 'to dodge',
  force: 'for Force',
  conviction: 'to resist',
  check: 'for a skill check',
  damage: 'for damage',
  effect: 'for an effect',
  spawn: 'for a spawn',
  loot: 'for loot',
};

const HOW: typeof GOES = { ...GOES, step: 'moves 1 space' };

const STRIKES: { readonly [C in AttackCause]: string } = {
  action: 'attacks',
  ability: 'attacks',
  ai: 'attacks',
  'break-attack': 'makes a Break Attack on',
  counter: 'makes a Counter against',
  'follow-up': 'makes a follow-up attack on',
};

const GAINED_TO: { readonly [P in EventOf<'itemGained'>['place']]: string } = {
  pack: '',
  equipped: ' and equips it',
  stash: ' for the party stash',
  discarded: ' and discards it',
};

const FAILED: { readonly [B in EventOf<'spellFailed'>['because']]: string } = { skull: 'a skull' };

const isOutOfSp = (id: string, { position }: Speaker): boolean =>
  position.state.figures.some((one) => one.id === id && one.kind === 'adventurer' && one.sp === 0);

/** Events that only keep the books: what they mean is told by the events around them. */
const silent = (): null => null;

/** Every type of event has its words: a new one does not compile without. */
const WORDS: WordsFor<EncounterEvent['type']> = {
  ...WORLD_WORDS,
  ...STORY_WORDS,
  figurePlaced: (e, n) => line(`${n.figure(e.figure)} is placed`, 'quiet'),
  initiativeDealt: (e, n) =>
    line(
      `Initiative: ${e.track.map((card) => card.figures.map(n.figure).join(' and ')).join(', ')}`,
      'quiet',
    ),
  encounterBegan: () => line('The encounter begins', 'round'),
  roundBegan: (e) => line(`Round ${e.round}`, 'round'),
  roundEnded: (e) => line(`Round ${e.round} ends`, 'quiet'),
  initiativeCardReached: silent,
  phaseBegan: (e, n) =>
    e.phase === 'end' && isOutOfSp(e.figure, n)
      ? line(`${n.figure(e.figure)} has no SP left`, 'quiet')
      : null,
  statusResolved: (e, n) => line(`${n.figure(e.figure)}, Status Phase: ${n.cause(e.cause)}`, 'quiet'),
  turnEnded: silent,
  urgencyAdded: (e, n) => line(`Urgency token ${e.count}: ${n.cause(e.cause)}`, 'bad'),
  turnBegan: (e, n) => line(`${n.figure(e.figure)}’s turn`, 'turn'),
  outcomeReached: (e, n) => line(n.outcome(e.outcome), e.outcome.result === 'won' ? 'good' : 'bad'),
  spGained: (e, n) =>
    e.amount > 0 ? line(`${n.figure(e.figure)} gains ${e.amount} SP (${n.cause(e.cause)})`, 'quiet') : null,
  spSpent: (e, n) =>
    e.amount > 0
      ? {
          ...line(`${n.figure(e.figure)} spends ${e.amount} SP: ${n.cause(e.on)}`, 'quiet'),
          sums: [{ label: 'SP', sum: paidSum(e, n) }],
        }
      : null,
  cardsReadied: (e, n) =>
    e.cards.length > 0
      ? line(
          `${n.figure(e.figure)} readies ${e.cards.map((id) => itsCard(n, e.figure, id)).join(', ')}`,
          'quiet',
        )
      : null,
  cardExhausted: (e, n) => line(`${n.figure(e.figure)} exhausts ${itsCard(n, e.figure, e.card)}`, 'quiet'),
  abilityUsed: silent,
  cardFlipped: (e, n) => line(`${n.figure(e.figure)} flips ${itsCard(n, e.figure, e.card)}`, 'quiet'),
  cardTurnedBack: (e, n) => line(`${n.figure(e.figure)} turns ${itsCard(n, e.figure, e.card)} back`),
  wardPlaced: (e, n) => line(`${n.figure(e.ward.by)} places a token: ${n.cause(e.ward.cause)}`, 'good'),
  cardDiscarded: (e, n) => line(`${n.figure(e.figure)} discards ${itsCard(n, e.figure, e.card)}`, 'quiet'),
  itemTaken: (e, n) =>
    line(`${n.figure(e.figure)} loses ${n.card('item', e.item)}${e.permanently ? ' for good' : ''}`, 'bad'),
  cardsArranged: (e, n, before) => line(arrangedText(e, n, before), 'quiet'),
  moveActionUsed: silent,
  movementBought: (e, n) => line(`${n.figure(e.figure)} buys ${points(e.points, 'movement point')}`, 'quiet'),
  // Told where it lands.
  movementStopped: silent,
  figureMoved: (e, n) =>
    line(
      (e.how === 'jump' && n.written?.jumped(e, n)) ||
        `${n.figure(e.figure)} ${HOW[e.how]}${e.cost > 1 ? ` (${points(e.cost, 'point')})` : ''}`,
      'quiet',
    ),
  figurePassed: (e, n) => line(`${n.figure(e.figure)} moves through ${n.figure(e.passed)}’s space`),
  breakAttackProvoked: (e, n) => line(`${n.figure(e.figure)} moves away from ${n.figure(e.by)}`),
  scopeOpened({ scope }, n) {
    if (scope.kind === 'attack') {
      const kind = scope.attackKind === 'ranged' ? ` (ranged ${scope.range})` : '';
      return line(`${n.figure(scope.attacker)} ${STRIKES[scope.cause]} ${n.figure(scope.target)}${kind}`);
    }
    if (scope.kind === 'spell')
      return line(
        `${n.figure(scope.caster)}: ${n.cause(scope.cause)} at ${scope.targets.map(n.figure).join(', ')}`,
      );
    return null;
  },
  scopeClosed: silent,
  mixed: silent,
  diceRolled: (e, n, _, over) => ({
    ...line(n.written?.rolled(e, n, over) ?? `${n.figure(e.figure)} rolls ${PURPOSE[e.purpose]}`),
    dice: e.dice,
  }),
  diceRerolled: (e, n) => ({
    ...line(
      e.turned
        ? `${n.figure(e.figure)} turns a die`
        : `${n.figure(e.figure)} re-rolls ${points(e.which.length, 'die', 'dice')}`,
    ),
    dice: e.dice,
  }),
  checkMade: (e, n) => {
    const text = n.written?.checkCame(e, n) ?? capital(e.skill);
    return {
      ...line(text, e.passed ? 'good' : 'bad'),
      sums: hasSkills(n, e.figure) ? [{ label: e.skill, sum: e.total }] : [],
    };
  },
  attackStepBegan: silent,
  combatDiceChosen: (e, n) => line(`${n.figure(e.figure)} attacks with ${allOf(e.dice)}`),
  attackEmpowered: (e, n) => line(`${n.figure(e.figure)} empowers the attack (${n.cause(e.by)})`),
  attackDodged: (e, n) =>
    line(
      e.skull
        ? `${n.figure(e.figure)} rolls a skull: no Dodge`
        : `${n.figure(e.figure)} dodges: +${e.shields} Defense`,
    ),
  attackRollRecorded: silent,
  attackLedgerAdded: silent,
  attackDamageTypeChanged: (e, n) =>
    line(`The attack’s damage becomes ${e.damageType} (${n.cause(e.by)})`, 'quiet'),
  attackJudged: (e) => ({
    ...line(
      `${e.skull ? 'Skull, miss' : e.hit ? 'Hit' : 'Miss'}: ${e.roll.total} (needed ${e.defense.total})`,
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
    line(`${n.figure(e.figure)} counters ${n.figure(e.against)}${e.sp ? ` for ${e.sp} SP` : ''}`),
  attackEnded: silent,
  // What ends of itself need not have been an attack (X460, X492).
  attackNotMade: ({ attacker, reason }, n) =>
    line(
      `${n.figure(attacker)} ${reason.why === 'answers-itself' ? 'stops' : 'does not attack'}: ${n.reason(reason)}`,
      'quiet',
    ),
  spellStepBegan: silent,
  spellEmpowered: (e, n) => line(`${n.figure(e.figure)} empowers the spell`),
  forceDetermined: (e, n) => ({
    ...line(`${n.figure(e.figure)}: Force ${e.force.total}`),
    sums: [{ label: 'Force', sum: e.force }],
  }),
  spellFailed: (e, n) => line(`${n.figure(e.figure)}’s spell fails: ${FAILED[e.because]}`, 'bad'),
  convictionChecked: (e, n) =>
    e.onPurpose
      ? line(`${n.figure(e.figure)} does not try to resist`)
      : {
          ...line(
            `${n.figure(e.figure)} rolled ${e.total.total} to resist, needed ${e.force}: ${e.passed ? 'resisted' : 'not resisted'}`,
          ),
          sums: [{ label: 'Conviction', sum: e.total }],
        },
  damageDealt: (e, n) => ({
    ...line(`${n.figure(e.figure)} takes ${e.amount} ${e.damageType} damage (${n.cause(e.cause)})`, 'bad'),
    sums: [{ label: 'Damage', sum: dealtSum(e) }, hpLeft(e.figure, n)],
  }),
  rollModified: (e, n) =>
    line(`${n.figure(e.figure)}: ${signed(e.entry.amount)} to the roll (${n.cause(e.entry.cause)})`),
  attackTurned: (e, n) => line(`The attack misses instead (${n.cause(e.by)})`, 'good'),
  attackRedirected: (e, n) => line(`The attack targets ${n.figure(e.to)} instead (${n.cause(e.by)})`, 'bad'),
  symbolsAdded: (e, n) =>
    line(
      `${n.cause(e.by)}: ${Object.entries(e.added)
        .map(([symbol, count]) => `+${points(count, symbol)}`)
        .join(' and ')}`,
    ),
  defeatPrevented: (e, n) => line(`${n.figure(e.figure)} is not Defeated (${n.cause(e.cause)})`, 'good'),
  damageMoved: (e, n) =>
    line(`${e.amount} damage moves from ${n.figure(e.from)} to ${n.figure(e.to)}`, 'bad'),
  effectDrawn: (e) => line(`Random effect: ${e.effect}`),
  damageHealed: (e, n) =>
    e.amount > 0
      ? {
          ...line(`${n.figure(e.figure)} heals ${e.amount} (${n.cause(e.cause)})`, 'good'),
          sums: [{ label: 'Healed', sum: healedSum(e) }, hpLeft(e.figure, n)],
        }
      : null,
  effectInflicted: (e, n) => line(`${n.figure(e.figure)}: ${e.effect}`, 'bad'),
  effectRemoved: (e, n) =>
    isTurnLost(e)
      ? line(`${n.figure(e.figure)} loses this turn: Paralyze`, 'bad')
      : line(`${n.figure(e.figure)} no longer has ${capital(e.effect)}`, 'quiet'),
  abilityGranted: (e, n) => line(`${n.figure(e.figure)}: ${n.cause(e.grant.cause)}`, 'good'),
  grantsEnded: (e, n) => line(`${n.figure(e.figure)}: temporary abilities end`),
  energyChanged: (e, n) => line(`${itsCard(n, e.figure, e.card)}: ${signed(e.amount)} Energy`),
  symbolsSpent: silent,
  figureMarked: (e, n) => line(`${n.figure(e.figure)} is marked: ${markName(e.mark, n)}`),
  markRemoved: (e, n) => line(`${n.figure(e.figure)} is no longer marked: ${markName(e.mark, n)}`, 'quiet'),
  tokenGained: (e, n) => line(`${n.figure(e.figure)} gains ${points(e.amount, `${e.token} token`)}`),
  tokenSpent: (e, n) =>
    line(`${n.figure(e.figure)} spends ${/^[aeiou]/.test(e.token) ? 'an' : 'a'} ${e.token} token`),
  figureTargeted: silent,
  figureDefeated: (e, n) =>
    line(
      (e.by ? `${n.figure(e.by)} defeats ${n.figure(e.figure)}` : `${n.figure(e.figure)} is defeated`) +
        (e.by && e.cause.kind === 'attack' ? '' : `: ${n.cause(e.cause)}`),
      'bad',
    ),
  lootDrawn: (e, n) => line(`Combatant loot: ${gainWords(e.gain, n.position.cards)}`, 'good'),
  goldGained: (e, n) => line(`${e.amount} gold (${n.cause(e.cause)})`, 'good'),
  goldSpent: (e, n) => line(`The party pays ${e.amount} gold (${n.cause(e.cause)})`),
  itemsOffered: (e, n) =>
    line(
      e.items.length === 0
        ? `${n.cause(e.cause)}: nothing left to take`
        : `${n.cause(e.cause)}: ${listed(e.items.map((item) => n.card('item', item)))}`,
    ),
  companionGained: (e, n) => {
    const name = n.card('companion', e.companion.ref);
    return line(
      e.stashed ? `${name} waits in the party stash` : `${name} joins ${n.figure(e.figure)}`,
      'good',
    );
  },
  itemGained: (e, n) => {
    const where = GAINED_TO[e.place];
    return line(`${n.figure(e.figure)} gains ${n.card('item', e.item.ref)}${where}`, 'good');
  },
  aiConditionChecked: (e, n) =>
    line(`${askedStep(n, e)} ${e.value ? 'Yes' : 'No'}: ${n.condition(e.because)}`, 'quiet'),
  aiStepFollowed: silent,
  aiTargetChosen: (e, n) =>
    line(
      e.target
        ? `Target: ${n.figure(e.target)} (${n.target(e.because)})`
        : `No target: ${n.target(e.because)}`,
      'quiet',
    ),
  aiWayChosen: (e, n) => line(e.way ? `Moves: ${n.way(e.because)}` : `Stays: ${n.way(e.because)}`, 'quiet'),
  aiInstructionSkipped: (e, n) =>
    line(`Skipped (${n.skip(e.because)}): ${skippedInstruction(n, e)}`, 'quiet'),
  aiLastStepGained: (e, n) => line(`${n.figure(e.figure)} follows its last step from now on`, 'quiet'),
};
