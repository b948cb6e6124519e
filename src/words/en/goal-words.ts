/** What the encounter wants now, in one line of at most ninety characters. */
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
import { capital, listed, oneOf } from './grammar.ts';
import { exitOf, listOpen } from './open-objectives.ts';
import { conditionsText } from './tell/story-texts.ts';

/** What the encounter wants now: how it is won from here, and the last round there is. */
export interface Goal {
  readonly aim: string;
  readonly lastRound: number | null;
}

export const title = 'The goal';

/** Characters there is room for, in two lines on a phone; what is more is told in the drawer. */
export const LONGEST = 90;

/** In a line on top of the table: of its End Conditions, of what stands and of what has been told. */
export function goalOf(position: Position): Goal {
  const { encounter, state } = position;
  const lastRound = lastRoundOf(position);
  if (state.outcome) return { aim: state.outcome.result === 'won' ? 'You won.' : 'You lost.', lastRound };
  const wins = encounter.endConditions.filter(
    ({ result, id, goesOn }) => result === 'won' && !(goesOn && state.done.includes(id)),
  );
  // An Exit that asks for something more is told with it.
  const exits = wins.flatMap((end) => (end.when.is === 'adventurer-ends-turn-on' ? [end.when.exit] : []));
  const [here, toCome] = [true, false].map((isHere) =>
    exits.filter((colour) => isHere === (exitOf(state, colour) !== undefined)),
  ) as [string[], string[]];
  const aims = [...wins.flatMap((end) => aimOf(position, end) ?? []), ...exitAim(here)];
  const hidden =
    toCome.length > 0 || wins.some(({ when, id }) => when.is === 'told' && !toldBy(position, id));
  const isCounted = wins.some(({ when }) => when.is === 'holds');
  const deeds = hidden ? objectiveAims(position) : isCounted ? objectiveAims(position, DONE_ON_PURPOSE) : [];
  const told = (shown: number): string =>
    [
      aims.length > 0 && `${capital([...new Set(aims)].join(', or '))}.`,
      shown > 0 &&
        `${capital(listed(deeds.slice(0, shown)))}${shown < deeds.length ? `, and ${deeds.length - shown} more` : ''}.`,
      toCome.length > 0 &&
        `${deeds.length === 1 ? `Then ${oneOf(toCome.map(plate))} opens` : `${oneOf(toCome.map(plate))} opens later`}: end a turn there.`,
    ]
      .filter(Boolean)
      .join(' ');
  let shown = deeds.length;
  while (shown > 0 && told(shown).length > LONGEST) shown -= 1;
  return { aim: told(shown), lastRound };
}

/** As it stands on its door: the word, and the letter of its colour. */
const plate = (colour: string): string => `EXIT ${capital(wordOf(colour)).charAt(0)}`;

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
      ? [`“${wordOf(one.counter)}” to ${one.atLeast} (now ${counterOf(position.state, one.counter)})`]
      : [],
  );
  return counts.length === conditions.length
    ? `raise ${listed(counts)}`
    : `bring about that ${conditionsText(conditions, storyNamesOf(position))}`;
}

function foesAim({ state }: Position): string {
  const left = state.figures.filter(({ side, defeated }) => side === 'combatants' && !defeated).length;
  const fallen = state.figures.some(({ side, defeated }) => side === 'combatants' && defeated);
  if (left === 1) return fallen ? 'defeat the last enemy' : 'defeat the enemy';
  // None stands: it is over, or the last of them opens an exit.
  if (left === 0) return 'defeat all enemies';
  return fallen ? `defeat ${left} more enemies` : `defeat all ${left} enemies`;
}

/** By the Exits on the map: one hero is enough. */
const exitAim = (colours: readonly string[]): string[] =>
  colours.length > 0
    ? [`end one hero’s turn on ${oneOf(colours.map((colour) => `${plate(colour)} ${wordOf(colour)}`))}`]
    : [];

const openObjectives = (position: Position): Objective[] =>
  listOpen(position).map(({ objective }) => objective);

/** The Objective whose text ends the encounter so, once all know when it comes about. */
const toldBy = (position: Position, condition: string): Objective | null =>
  openObjectives(position).find((one) => endsBy(one.do, condition)) ?? null;

/** How the Objectives come about, which all know; what they bring is hidden until then (p.17). */
const objectiveAims = (position: Position, kinds?: ReadonlySet<Objective['when']['is']>): string[] =>
  // What comes with a round, of other Objectives or with the beginning, nobody can go and do.
  openObjectives(position)
    .filter(
      ({ when }) =>
        !('round' in when) &&
        when.is !== 'holds' &&
        when.is !== 'encounter-begins' &&
        (kinds?.has(when.is) ?? true),
    )
    .map((one) => triggerAim(position, one));

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
      return `defeat ${when.count} ${several(name)}${beaten > 0 ? ` (${beaten} so far)` : ''}`;
    }
    case 'adventurer-enters':
      return `reach ${when.spaces.length === 1 ? 'the marked space' : `one of ${when.spaces.length} spaces`}`;
    case 'round-begins':
      return `hold out until round ${when.round}`;
    case 'adventurer-beside':
    case 'encounter-action': {
      const token = state.boardTokens.find((one) => one.id === when.token);
      return when.is === 'adventurer-beside'
        ? `step on or beside the ${wordOf(token?.colour ?? '')} Objective`
        : uncapital(sentence(when.name));
    }
    default:
      return uncapital(storyTriggerText(when, storyNamesOf(position)));
  }
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function lastRoundOf({ encounter }: Position): number | null {
  const lost = encounter.endConditions.flatMap(({ result, when }) =>
    result === 'lost' && when.is === 'rounds-passed' ? [when.rounds] : [],
  );
  return lost.length > 0 ? Math.min(...lost) : null;
}

/** More than one of them, by the usual endings. */
const several = (name: string): string =>
  /(s|x|ch|sh)$/.test(name)
    ? `${name}es`
    : /[^aeiou]y$/.test(name)
      ? `${name.slice(0, -1)}ies`
      : /lf$/.test(name)
        ? `${name.slice(0, -1)}ves`
        : `${name}s`;
