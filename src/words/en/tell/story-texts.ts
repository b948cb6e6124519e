/** The words of an encounter's own text: what it is called and says. */
import {
  type CardRef,
  type Condition,
  type EncounterDefinition,
  type EncounterOpOf,
  listOps,
  type Position,
  type Space,
  type Who,
} from '../../../engine/index.ts';
import { sentence, wordOf } from '../content.ts';
import { allOf, isSeveral, listed, oneOf, pluralName, theOne, withArticle } from '../grammar.ts';
import type { IsOneAlone } from '../one-alone.ts';
import { areasText } from './areas.ts';

/*
 * Names and texts of an encounter's own story: what its file says, by id.
 */

type Texts = Pick<Position, 'encounter'>;

function opIn<D extends 'tell' | 'choose'>(
  { encounter }: Texts,
  is: D,
  id: string,
): EncounterOpOf<D> | undefined {
  return listOps(encounter)
    .map(({ op }) => op)
    .find((op): op is EncounterOpOf<D> => op.do === is && 'id' in op && op.id === id);
}

/** What a `tell` says. */
export const tellText = (texts: Texts, id: string): string => sentence(opIn(texts, 'tell', id)?.text ?? '');

/** What a choice puts to the players. */
export const choiceText = (texts: Texts, id: string): string =>
  sentence(opIn(texts, 'choose', id)?.text ?? '');

/** One of its answers, as it is named. */
export const optionName = (texts: Texts, choice: string, option: string): string =>
  sentence(opIn(texts, 'choose', choice)?.options.find(({ id }) => id === option)?.name ?? wordOf(option));

/** A door as it is called. */
export const doorName = (
  { encounter }: { readonly encounter: Pick<EncounterDefinition, 'doors'> },
  id: string,
): string => sentence(encounter.doors?.find((door) => door.id === id)?.name ?? wordOf(id));

/** A piece of terrain that can be moved. */
export const pieceName = (id: string): string => `the ${wordOf(id).toLowerCase()}`;

/** A token that is carried by its name; null of any other. */
export const carriedName = (
  { encounter }: { readonly encounter: Pick<EncounterDefinition, 'carried'> },
  id: string,
): string | null => {
  const name = encounter.carried?.find(({ token }) => token === id)?.name;
  return name === undefined ? null : sentence(name);
};

/** What an End Condition says with which the same board goes on. */
export const wentOnText = ({ encounter }: Texts, id: string): string =>
  sentence(encounter.endConditions.find((end) => end.id === id)?.goesOn?.text ?? '');

/** What the words of a condition depend on. */
export interface StoryNames {
  readonly encounter: Pick<EncounterDefinition, 'doors' | 'carried' | 'objectives' | 'achievements'>;
  /** The printed name of a Combatant. */
  nameOf(ref: string): string;
  /** Of what Combatants there is one alone; nothing is known of it where absent. */
  readonly isOne?: IsOneAlone;
  /** A token as it is spoken of. */
  tokenName(id: string): string;
}

const WHO = {
  adventurers: ['adventurer', 'adventurers'],
  opponents: ['enemy', 'enemies'],
  allies: ['ally', 'allies'],
  everybody: ['figure', 'figures'],
} as const;

type Naming = Pick<StoryNames, 'nameOf' | 'isOne'>;

const nounsOf = (who: Exclude<Who, 'doer'>, names: Naming): readonly [string, string] => {
  if (typeof who === 'string') return WHO[who];
  const name = names.nameOf(who.card);
  return [name, pluralName(name)];
};

/** Whether a text speaks of one Combatant alone. */
const isAlone = (who: Who, { isOne }: Naming): boolean =>
  typeof who === 'object' && isOne?.(who.card) === true;

/** A Combatant of a card as it is named: "a Silt Imp", "the Last Keeper" where there is one alone, "The Ferrywoman". */
export const oneOfCard = (card: CardRef, names: Naming): string =>
  (isAlone({ card }, names) ? theOne : withArticle)(names.nameOf(card));

/** One of the figures a text speaks of: "an opponent". */
const oneWho = (who: Who, names: Naming): string =>
  who === 'doer'
    ? 'whoever did it'
    : typeof who === 'object'
      ? oneOfCard(who.card, names)
      : withArticle(WHO[who][0]);

/** None of them, as a subject: "no opponent". */
const noneOf = (who: Who, names: Naming): string =>
  who === 'doer' ? 'nobody who did it' : `no ${nounsOf(who, names)[0]}`;

/** Several of them. */
export const manyWho = (who: Who, names: Naming): string =>
  who === 'doer' ? 'of whoever did it' : nounsOf(who, names)[1];

/** All of them, one after the other: "each opponent"; of a card "the Last Keeper", of several the name alone. */
export const eachWho = (who: Who, names: Naming): string =>
  who === 'doer'
    ? 'whoever did it'
    : typeof who === 'string'
      ? `each ${WHO[who][0]}`
      : isAlone(who, names)
        ? oneOfCard(who.card, names)
        : names.nameOf(who.card);

/** A carried token as it is spoken of: "the Lead Box", "Bragi’s Horn". */
export const carriedWord = (name: string): string => (/’s /.test(name) ? name : theOne(name));

export const spaceWords = (spaces: readonly Space[]): string =>
  `${spaces.length === 1 ? 'space' : 'one of the spaces'} ${areasText(spaces)}`;

interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** `1 or more`, `at most 3`, `2 to 4`; with `not`, what is none of that: `fewer than 2`, `more than 3`. */
function boundsText({ atLeast, atMost }: Bounds, not: boolean): string {
  const least = atLeast ?? (atMost === undefined ? 1 : 0);
  if (atMost === undefined) return not ? (least === 1 ? 'no' : `fewer than ${least}`) : `${least} or more`;
  if (least === 0) return not ? `more than ${atMost}` : atMost === 0 ? 'no' : `at most ${atMost}`;
  return `${not ? 'not ' : ''}${least === atMost ? `exactly ${atMost}` : `${least} to ${atMost}`}`;
}

/** What a counter shows, where "no" is nothing that can be counted. */
const shownText = (bounds: Bounds, not: boolean): string => {
  const text = boundsText(bounds, not);
  return text === 'no' ? '0' : text;
};

/** At least one is all that is asked. */
const isOne = ({ atLeast = 1, atMost }: Bounds): boolean => atLeast === 1 && atMost === undefined;

/** So many of them are so: "an enemy is in play", "fewer than 3 enemies are in play". */
function howMany(
  { who, ...bounds }: Bounds & { readonly who: Who },
  [one, many, denied]: readonly [string, string, string],
  names: Naming,
  not: boolean,
): string {
  if (isOne(bounds) && not && isAlone(who, names)) return `${oneWho(who, names)} ${denied}`;
  if (isOne(bounds)) return `${(not ? noneOf : oneWho)(who, names)} ${one}`;
  const bound = boundsText(bounds, not);
  // None of them is none, not "no enemies": as a subject it is one.
  return bound === 'no' ? `${noneOf(who, names)} ${one}` : `${bound} ${manyWho(who, names)} ${many}`;
}

const LIES = {
  board: ['is on the board', 'is not on the board'],
  carried: ['is carried', 'is not carried'],
  gone: ['is lost', 'is not lost'],
} as const;

/** A condition, as a clause without its full stop: after *if*; with `not`, that it is not so. */
export function conditionText(one: Condition, names: StoryNames, not = false): string {
  const no = not ? ' not' : '';
  const inner = (conditions: readonly Condition[]) =>
    conditions.map((each) => conditionText(each, names, not));
  switch (one.is) {
    case 'flag':
      return `“${wordOf(one.flag)}” is${no} noted`;
    case 'counter':
      return `“${wordOf(one.counter)}” is ${shownText(one, not)}`;
    case 'round':
      return roundText(one, not);
    case 'difficulty':
      return `the difficulty is${no} ${oneOf(one.of)}`;
    case 'adventurers':
      return `${boundsText(one, not)} adventurers take part`;
    case 'standing':
      return howMany(one, ['is in play', 'are in play', 'is not in play'], names, not);
    case 'defeated':
      return howMany(one, ['is defeated', 'are defeated', 'is not defeated'], names, not);
    case 'damage': {
      const damage =
        one.atLeast === 'half'
          ? `${not ? 'less damage than' : 'damage of'} half its HP`
          : `${not ? 'less than ' : ''}${one.atLeast} damage`;
      return `${oneWho(one.who, names)} has ${damage}${not ? '' : ' or more'}`;
    }
    case 'on': {
      const where = one.spaces
        ? `on ${spaceWords(one.spaces)}`
        : `on or beside ${names.tokenName(one.beside!)}`;
      if (one.all && !isAlone(one.who, names))
        return `${not ? 'not ' : ''}all ${manyWho(one.who, names)} are ${where}`;
      return howMany(
        { who: one.who, atLeast: one.all ? 1 : (one.atLeast ?? 1) },
        [`is ${where}`, `are ${where}`, `is not ${where}`],
        names,
        not,
      );
    }
    case 'token':
      return `${names.tokenName(one.token)} ${LIES[one.lies][not ? 1 : 0]}`;
    case 'carries': {
      const what = names.tokenName(one.token);
      if (one.who === 'doer') return `whoever did it ${not ? 'does not carry' : 'carries'} ${what}`;
      return howMany(one, [`carries ${what}`, `carry ${what}`, `does not carry ${what}`], names, not);
    }
    case 'door':
      return `${doorName(names, one.door)} ${isSeveral(doorName(names, one.door)) ? 'are' : 'is'}${no} ${one.state}`;
    case 'done':
      return `“${doneName(one.id, names)}” is${no} done`;
    case 'any':
      return (not ? allOf : oneOf)(inner(one.of));
    case 'all':
      return (not ? oneOf : allOf)(inner(one.of));
    case 'not':
      return conditionText(one.of, names, !not);
  }
}

/** Where nothing is said it is any round. */
function roundText({ atLeast, atMost }: Bounds, not: boolean): string {
  if (atMost === undefined)
    return not ? `it is before round ${atLeast ?? 1}` : `it is round ${atLeast ?? 1} or later`;
  if (atLeast === undefined) return not ? `it is after round ${atMost}` : `it is round ${atMost} or earlier`;
  return `it is${not ? ' not' : ''} round ${atLeast === atMost ? atMost : `${atLeast} to ${atMost}`}`;
}

/** What was done: by the name of its Encounter Action, where it has one. */
function doneName(id: string, { encounter: { objectives = [], achievements = [] } }: StoryNames): string {
  const when = [...objectives, ...achievements].find((one) => one.id === id)?.when;
  return when?.is === 'encounter-action' ? sentence(when.name) : wordOf(id);
}

/** Several, all of which must hold. */
export function conditionsText(conditions: readonly Condition[], names: StoryNames): string {
  const flags = conditions.flatMap((one) => (one.is === 'flag' ? [`“${wordOf(one.flag)}”`] : []));
  if (flags.length < 2 || flags.length < conditions.length)
    return allOf(conditions.map((one) => conditionText(one, names)));
  return `${listed(flags.slice(0, -1))} and ${flags.at(-1)} are noted`;
}
