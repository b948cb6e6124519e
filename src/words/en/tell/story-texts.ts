import {
  type Condition,
  type EncounterDefinition,
  type EncounterOp,
  listOps,
  type Position,
  type Space,
  type Who,
} from '../../../engine/index.ts';
import { sentence, wordOf } from '../content.ts';
import { allOf, oneOf } from '../grammar.ts';

/*
 * Names and texts of an encounter's own story: what its file says, by id.
 */

type Texts = Pick<Position, 'encounter'>;
type OpOf<D extends EncounterOp['do']> = Extract<EncounterOp, { readonly do: D }>;

function opIn<D extends 'tell' | 'choose'>({ encounter }: Texts, is: D, id: string): OpOf<D> | undefined {
  return listOps(encounter)
    .map(({ op }) => op)
    .find((op): op is OpOf<D> => op.do === is && 'id' in op && op.id === id);
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
  readonly encounter: Pick<EncounterDefinition, 'doors' | 'carried'>;
  /** The printed name of a Combatant. */
  nameOf(ref: string): string;
  /** A token as it is spoken of. */
  tokenName(id: string): string;
}

const WHO = {
  adventurers: ['an adventurer', 'adventurers'],
  opponents: ['an opponent', 'opponents'],
  allies: ['an ally', 'allies'],
  everybody: ['anybody', 'figures'],
  doer: ['whoever did it', 'of whoever did it'],
} as const;

/** Figures a text speaks of: one of them, or several. */
export const whoText = (who: Who, names: Pick<StoryNames, 'nameOf'>, several = false): string =>
  typeof who === 'string' ? WHO[who][several ? 1 : 0] : names.nameOf(who.card);

export const spaceWords = (spaces: readonly Space[]): string =>
  `${spaces.length === 1 ? 'space' : 'one of the spaces'} ${spaces.map((one) => one.join(',')).join('; ')}`;

interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** `1 or more`, `no more than 3`, `2 to 4`. */
function boundsText({ atLeast, atMost }: Bounds): string {
  if (atMost === undefined) return `${atLeast ?? 1} or more`;
  if (atMost === 0) return 'no';
  if (atLeast === undefined || atLeast === 0) return `no more than ${atMost}`;
  return atLeast === atMost ? `exactly ${atMost}` : `${atLeast} to ${atMost}`;
}

const LIES = { board: 'lies on the board', carried: 'is carried', gone: 'is lost' } as const;

/** A condition, as a clause without its full stop: after *if*. */
export function conditionText(one: Condition, names: StoryNames): string {
  switch (one.is) {
    case 'flag':
      return `“${wordOf(one.flag)}” has come about`;
    case 'counter':
      return `“${wordOf(one.counter)}” counts ${boundsText(one)}`;
    case 'round':
      return one.atMost === undefined
        ? `it is round ${one.atLeast ?? 1} or later`
        : `it is round ${one.atLeast === undefined ? `${one.atMost} or earlier` : `${one.atLeast} to ${one.atMost}`}`;
    case 'difficulty':
      return `the difficulty is ${oneOf(one.of)}`;
    case 'adventurers':
      return `${boundsText(one)} adventurers take part`;
    case 'standing':
      return `${boundsText(one)} ${whoText(one.who, names, true)} stand${one.atMost === 1 ? 's' : ''}`;
    case 'defeated':
      return `${boundsText(one)} ${whoText(one.who, names, true)} ${(one.atLeast ?? 1) === 1 ? 'is' : 'are'} defeated`;
    case 'damage':
      return `${whoText(one.who, names)} has ${one.atLeast === 'half' ? 'damage of half its HP' : `${one.atLeast} damage`} or more`;
    case 'on': {
      const where = one.spaces
        ? `on ${spaceWords(one.spaces)}`
        : `on or beside ${names.tokenName(one.beside!)}`;
      if (one.all) return `all ${whoText(one.who, names, true)} are ${where}`;
      const least = one.atLeast ?? 1;
      return least === 1
        ? `${whoText(one.who, names)} is ${where}`
        : `${least} ${whoText(one.who, names, true)} are ${where}`;
    }
    case 'token':
      return `${names.tokenName(one.token)} ${LIES[one.lies]}`;
    case 'carries':
      return `${whoText(one.who, names)} carries ${names.tokenName(one.token)}`;
    case 'door':
      return `${doorName(names, one.door)} is ${one.state}`;
    case 'done':
      return `“${wordOf(one.id)}” is done`;
    case 'any':
      return oneOf(one.of.map((inner) => conditionText(inner, names)));
    case 'all':
      return allOf(one.of.map((inner) => conditionText(inner, names)));
    case 'not':
      return `not: ${conditionText(one.of, names)}`;
  }
}

/** Several, all of which must hold. */
export const conditionsText = (conditions: readonly Condition[], names: StoryNames): string =>
  allOf(conditions.map((one) => conditionText(one, names)));
