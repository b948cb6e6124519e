/** What is asked with an answer before it is given: which dice are thrown again, on whom an item is used. Ordered in one. */
import {
  type ActKind,
  type Encounter,
  figureIn,
  harmsOnly,
  keptBy,
  type Option,
  type Prompt,
} from '../../engine/index.ts';
import { type DiceChoice, diceChoiceOf } from './dice-choice.ts';
import { endOfOwnMove } from './route.ts';
import { runAside } from './run-aside.ts';
import { answerByRule } from './worth-asking.ts';

export interface Ahead {
  /** The open question, and the answer of it that asks for more. */
  readonly of: Prompt;
  readonly first: Option;
  /** What is asked then. */
  readonly next: Prompt;
}

export interface DiceAhead extends Ahead {
  readonly choice: DiceChoice;
}

export interface WhomAhead extends Ahead {
  /** Its answers that do anything. */
  readonly targets: readonly Option[];
}

/** The dice an ability asks for next; null where it asks for none, or for something else before. */
export const diceAhead = (session: Encounter, first: Option): DiceAhead | null => diceOf(first, session);

/** Once for an answer: each line of it asks. */
const diceOf = keptBy((first: Option, session: Encounter): DiceAhead | null => {
  if (session.pending?.kind !== 'after-roll' || first.interjection) return null;
  const ahead = usedAhead(session, first);
  const choice = ahead?.next.question.ask === 'which-dice' ? diceChoiceOf(ahead.next) : null;
  return ahead && choice && { ...ahead, choice };
});

/** A blow struck back, or at who leaves, that may be Empowered: what is asked with it (p.50, p.44). */
export interface EmpowerAhead extends Ahead {
  readonly empowered: Option;
  readonly plain: Option;
}

const STRIKES: readonly ActKind[] = ['counter', 'counter-with', 'break-attack'];

/** Null where Empower is not asked about next, or is let go by itself. */
export const empowerAhead = (session: Encounter, first: Option): EmpowerAhead | null =>
  empowerOf(first, session);

const empowerOf = keptBy((first: Option, session: Encounter): EmpowerAhead | null => {
  const of = session.pending;
  if (!of || !STRIKES.includes(first.act.do)) return null;
  const end = runAside(session, [first.id]);
  const next = end?.prompt;
  if (next?.question.ask !== 'empower' || answerByRule({ ...session.position, state: end!.state }, next))
    return null;
  const answer = (deed: ActKind) => next.options.find(({ act }) => act.do === deed);
  const [empowered, plain] = [answer('empower'), answer('decline')];
  // A card that Empowers for less is asked about by itself.
  const isMore = next.options.some((one) => !one.interjection && one !== empowered && one !== plain);
  return empowered && plain && !isMore ? { of, first, next, empowered, plain } : null;
});

/** On whom an item that may be used at any time is asked next; null where it is not, or there is one alone. */
export function whomAhead(session: Encounter, first: Option): WhomAhead | null {
  if (!first.interjection) return null;
  const ahead = usedAhead(session, first);
  if (ahead?.next.question.ask !== 'whom') return null;
  const targets = ahead.next.options.filter(
    ({ interjection, note }) => !interjection && note?.note !== 'does-nothing',
  );
  return targets.length > 1 ? { ...ahead, targets } : null;
}

/** Whom an item that may save a life is meant for: the answer to on whom, where that is asked. Null where it is not. */
export function rescueAhead(session: Encounter, first: Option): Option | null {
  const { pending } = session;
  if (pending?.question.ask !== 'about-to-fall' || !first.interjection) return null;
  const ahead = usedAhead(session, first);
  if (ahead?.next.question.ask !== 'whom') return null;
  const isMeant = ({ act }: Option) => act.do === 'target' && act.target === pending.figure;
  return ahead.next.options.find((one) => isMeant(one) && !one.interjection) ?? null;
}

/**
 * The turn behind a figure's own movement, where whatever is done next ends it; null where something else is asked first,
 * or nothing is for certain.
 */
export function turnAhead(session: Encounter): Ahead | null {
  const { pending: of } = session;
  const first = endOfOwnMove(session.position, of);
  if (!of || !first) return null;
  const next = runAside(session, [first.id])?.prompt;
  return next?.kind === 'turn' && next.figure === of.figure ? { of, first, next } : null;
}

/** Whether an ability used after these answers has nobody to harm but friends. */
export function harmsFriendsAlone(
  session: Encounter,
  answers: readonly string[],
  { id, act }: Option,
): boolean {
  const { cards, state } = session.position;
  if (act.do !== 'use' || !harmsOnly(cards, act.cause)) return false;
  const next = runAside(session, [...answers, id])?.prompt;
  if (next?.question.ask !== 'whom') return false;
  const { side } = figureIn(state, next.figure);
  const targets = next.options.flatMap((one) => (one.act.do === 'target' ? [one.act.target] : []));
  return targets.length > 0 && targets.every((target) => figureIn(state, target).side === side);
}

/** What comes of using something; null where nothing more is asked for certain. */
function usedAhead(session: Encounter, first: Option): Ahead | null {
  const of = session.pending;
  if (!of || first.act.do !== 'use') return null;
  const next = runAside(session, [first.id])?.prompt;
  return next ? { of, first, next } : null;
}
