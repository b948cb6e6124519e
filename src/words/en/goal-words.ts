import {
  type Condition,
  cardIn,
  counterOf,
  type EncounterOp,
  type EndCondition,
  type Objective,
  type Position,
  someOp,
} from '../../engine/index.ts';
import { storyNamesOf, storyTriggerText } from './cards/trigger-text.ts';
import { sentence, wordOf } from './content.ts';
import { capital, listed, oneOf, plural } from './grammar.ts';
import { exitOf, listOpen } from './open-objectives.ts';
import { spaceName } from './tell/names.ts';
import { conditionsText } from './tell/story-texts.ts';

/** What the encounter wants now: how it is won from here, and what runs against it. */
export interface Goal {
  readonly aim: string;
  /** The round, the last one where there is one, and Urgency once it has begun. */
  readonly clock: readonly string[];
}

export const title = 'The goal';

/** In a line on top of the table: of its End Conditions, of what stands and of what has been told. */
export function goalOf(position: Position): Goal {
  const { encounter, state } = position;
  const wins = encounter.endConditions.filter(
    ({ result, id, goesOn }) => result === 'won' && !(goesOn && state.done.includes(id)),
  );
  // An Exit that asks for something more is told with it.
  const exits = wins.flatMap((end) => (end.when.is === 'adventurer-ends-turn-on' ? [end.when.exit] : []));
  const [here, toCome] = [true, false].map((isHere) =>
    exits.filter((colour) => isHere === (exitOf(state, colour) !== undefined)),
  ) as [string[], string[]];
  const aims = [...wins.flatMap((end) => aimOf(position, end) ?? []), ...exitAim(position, here)];
  const hidden =
    toCome.length > 0 || wins.some(({ when, id }) => when.is === 'told' && !toldBy(position, id));
  const isCounted = wins.some(({ when }) => when.is === 'holds');
  return {
    aim: [
      aims.length > 0 && `${capital(oneOf([...new Set(aims)]))}.`,
      hidden ? objectivesAim(position) : isCounted && objectivesAim(position, DONE_ON_PURPOSE),
      toCome.length > 0 &&
        `The ${oneOf(toCome.map(wordOf))} Exit, on which a turn’s end wins, is not on the map yet.`,
    ]
      .filter(Boolean)
      .join(' '),
    clock: clockOf(position),
  };
}

/** null of Exits, which are told together, and of what only hidden text tells. */
function aimOf(position: Position, end: EndCondition): string | null {
  const aim = plainAim(position, end);
  return aim !== null && end.if ? `${aim} while ${conditionsText(end.if, storyNamesOf(position))}` : aim;
}

function plainAim(position: Position, { id, when }: EndCondition): string | null {
  switch (when.is) {
    case 'adventurer-ends-turn-on':
      return null;
    case 'all-opponents-defeated':
      return foesAim(position);
    case 'rounds-passed':
      return `hold out to the end of round ${when.rounds}`;
    case 'all-adventurers-defeated':
      return 'let all adventurers fall';
    case 'escaped':
      return `leave the board with ${when.atLeast ?? 1} or more adventurers`;
    case 'holds':
      return conditionsAim(position, when.if);
    case 'told': {
      const objective = toldBy(position, id);
      return objective && triggerAim(position, objective);
    }
  }
}

/** What is counted is told with how far it has come. */
function conditionsAim(position: Position, conditions: readonly Condition[]): string {
  const counts = conditions.flatMap((one) =>
    one.is === 'counter' && one.atLeast !== undefined && one.atMost === undefined
      ? [`“${wordOf(one.counter)}” to ${one.atLeast} (${counterOf(position.state, one.counter)} so far)`]
      : [],
  );
  return counts.length === conditions.length
    ? `bring ${listed(counts)}`
    : `bring about that ${conditionsText(conditions, storyNamesOf(position))}`;
}

function foesAim({ state }: Position): string {
  const left = state.figures.filter(({ side, defeated }) => side === 'combatants' && !defeated).length;
  const fallen = state.figures.some(({ side, defeated }) => side === 'combatants' && defeated);
  if (left === 1) return fallen ? 'defeat the last opponent' : 'defeat the opponent';
  return fallen ? `defeat the ${left} opponents that still stand` : `defeat all ${left} opponents`;
}

/** By the Exits on the map, each with its space. */
function exitAim({ state }: Position, colours: readonly string[]): string[] {
  if (colours.length === 0) return [];
  const exits = colours.map(
    (colour) => `the ${wordOf(colour)} Exit (${spaceName(exitOf(state, colour)!.at)})`,
  );
  return [`end a turn on ${oneOf(exits)}`];
}

const openObjectives = (position: Position): Objective[] =>
  listOpen(position).map(({ objective }) => objective);

/** The Objective whose text ends the encounter so, once all know when it comes about. */
const toldBy = (position: Position, condition: string): Objective | null =>
  openObjectives(position).find((one) => endsBy(one.do, condition)) ?? null;

/** When the Objectives come about, which all know; what they bring is hidden until then (p.17). */
function objectivesAim(position: Position, kinds?: ReadonlySet<Objective['when']['is']>): string | null {
  // What comes with a round, or of other Objectives, nobody can go and do.
  const open = openObjectives(position).filter(
    ({ when }) => !('round' in when) && when.is !== 'holds' && (kinds?.has(when.is) ?? true),
  );
  if (open.length === 0) return null;
  return `Objective${plural(open.length)}: ${listed(open.map((one) => triggerAim(position, one)))}.`;
}

/** What somebody goes and does: enough to say where an end that is counted is brought nearer. */
const DONE_ON_PURPOSE: ReadonlySet<Objective['when']['is']> = new Set([
  'encounter-action',
  'adventurer-beside',
]);

const endsBy = (ops: readonly EncounterOp[], condition: string): boolean =>
  someOp(ops, (op) => op.do === 'end' && op.condition === condition);

function triggerAim(position: Position, { when }: Objective): string {
  const { cards, state } = position;
  switch (when.is) {
    case 'defeated': {
      const name = cardIn(cards, { type: 'combatant', ref: when.card })?.name ?? wordOf(when.card);
      if (when.count === undefined || when.count === 1) return `defeat ${name}`;
      const beaten = state.figures.filter(({ card, defeated }) => defeated && card === when.card).length;
      return `defeat ${when.count} × ${name}${beaten > 0 ? ` (${beaten} so far)` : ''}`;
    }
    case 'adventurer-enters': {
      const [first] = when.spaces;
      const one = when.spaces.length === 1 || !first ? '' : `one of ${when.spaces.length} spaces from `;
      return `enter ${one}${first ? spaceName(first) : ''}`;
    }
    case 'round-begins':
      return `hold out until round ${when.round}`;
    case 'adventurer-beside':
    case 'encounter-action': {
      const token = state.boardTokens.find((one) => one.id === when.token);
      const at = token ? ` (${spaceName(token.at)})` : '';
      return when.is === 'adventurer-beside'
        ? `step on or beside the ${wordOf(token?.colour ?? '')} Objective${at}`
        : `${uncapital(sentence(when.name))}${at}`;
    }
    default:
      return uncapital(storyTriggerText(when, storyNamesOf(position)));
  }
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
