import {
  cardIn,
  type EncounterOp,
  type EndCondition,
  type Objective,
  type Position,
} from '../../engine/index.ts';
import { sentence, wordOf } from './content.ts';
import { exitOf, listOpen } from './encounter-words.ts';
import { capital, oneOf, plural } from './grammar.ts';
import { spaceName } from './tell/names.ts';

/** What the encounter wants now: how it is won from here, and what runs against it. */
export interface Goal {
  readonly aim: string;
  /** The round, the last one where there is one, and Urgency once it has begun. */
  readonly clock: readonly string[];
}

export const title = 'The goal';

/** In a line on top of the table: of its End Conditions, of what stands and of what has been told. */
export function goalOf(position: Position): Goal {
  const { encounter } = position;
  const wins = encounter.endConditions.filter(({ result }) => result === 'won');
  const exits = wins.flatMap(({ when }) => (when.is === 'adventurer-ends-turn-on' ? [when.exit] : []));
  const aims = [
    ...wins.flatMap((end) => aimOf(position, end) ?? []),
    ...(exits.length > 0 ? [exitAim(position, exits)] : []),
  ];
  return { aim: `${capital(oneOf([...new Set(aims)]))}.`, clock: clockOf(position) };
}

/** null of Exits, which are told together. */
function aimOf(position: Position, { id, when }: EndCondition): string | null {
  switch (when.is) {
    case 'adventurer-ends-turn-on':
      return null;
    case 'all-opponents-defeated':
      return foesAim(position);
    case 'rounds-passed':
      return `hold out to the end of round ${when.rounds}`;
    case 'all-adventurers-defeated':
      return 'let all adventurers fall';
    case 'told':
      return toldAim(position, id);
  }
}

function foesAim({ state }: Position): string {
  const left = state.figures.filter(({ side, defeated }) => side === 'combatants' && !defeated).length;
  const fallen = state.figures.some(({ side, defeated }) => side === 'combatants' && defeated);
  if (left === 1) return fallen ? 'defeat the last opponent' : 'defeat the opponent';
  return fallen ? `defeat the ${left} opponents that still stand` : `defeat all ${left} opponents`;
}

/** By the Exits on the map, each with its space; else by the one that something has yet to bring. */
function exitAim({ state }: Position, colours: readonly string[]): string {
  const there = colours.filter((colour) => exitOf(state, colour));
  if (there.length === 0)
    return `end a turn on the ${oneOf(colours.map(wordOf))} Exit, which is not on the map yet`;
  const exits = there.map((colour) => `the ${wordOf(colour)} Exit (${spaceName(exitOf(state, colour)!.at)})`);
  return `end a turn on ${oneOf(exits)}`;
}

/**
 * By an Objective whose text ends the encounter so: what all know of it already; else by the Objectives there are.
 * What they bring is hidden until it has come about (p.17).
 */
function toldAim(position: Position, condition: string): string | null {
  const open = listOpen(position).map(({ objective }) => objective);
  const known = open.find((one) => endsBy(one.do, condition));
  if (known) return triggerAim(position, known);
  const within = open.filter(({ when }) => when.is !== 'round-begins');
  if (within.length === 0) return null;
  return `bring about the Objective${plural(within.length)} (${within.length} open) and see what comes of it`;
}

const endsBy = (ops: readonly EncounterOp[], condition: string): boolean =>
  ops.some(
    (op) =>
      (op.do === 'end' && op.condition === condition) ||
      (op.do === 'check' && (endsBy(op.pass, condition) || endsBy(op.fail, condition))),
  );

function triggerAim({ cards, state }: Position, { when }: Objective): string {
  const tokenAt = (id: string) => state.boardTokens.find((one) => one.id === id);
  switch (when.is) {
    case 'defeated': {
      const name = cardIn(cards, { type: 'combatant', ref: when.card })?.name ?? wordOf(when.card);
      return when.count && when.count > 1 ? `defeat ${when.count} of ${name}` : `defeat ${name}`;
    }
    case 'adventurer-enters':
      return `enter ${oneOf(when.spaces.map(spaceName))}`;
    case 'round-begins':
      return `hold out until round ${when.round}`;
    case 'encounter-action':
    case 'adventurer-beside': {
      const token = tokenAt(when.token);
      const place = token
        ? `the ${wordOf(token.colour)} Objective (${spaceName(token.at)})`
        : 'the Objective';
      return when.is === 'adventurer-beside'
        ? `step on or beside ${place}`
        : `${sentence(when.name)}: an Encounter Action on or beside ${place}`;
    }
  }
}

function clockOf({ encounter, state }: Position): string[] {
  const { clock, urgency, ruleset } = state;
  const lost = encounter.endConditions.flatMap(({ result, when }) =>
    result === 'lost' && when.is === 'rounds-passed' ? [when.rounds] : [],
  );
  const last = lost.length > 0 ? ` of ${Math.min(...lost)}` : '';
  const isLast = urgency + 1 === ruleset.urgencyLimit;
  return [
    ...(clock.round > 0 ? [`Round ${clock.round}${last}`] : []),
    ...(urgency > 0
      ? [`Urgency ${urgency} of ${ruleset.urgencyLimit}${isLast ? ': the next one defeats all' : ''}`]
      : []),
  ];
}
