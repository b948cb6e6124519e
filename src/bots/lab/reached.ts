/** What games of an encounter came to, and so what they never came to. */
import {
  type AiInstruction,
  type CardRef,
  type CombatantCard,
  type Condition,
  type EncounterContent,
  type EncounterEvent,
  type Figure,
  type FigureId,
  type SetUpOf,
  setUpHolds,
} from '../../engine/index.ts';

/**
 * Something that a game may come to: `objective winch`, `AI step gate-hound/bite`, or of a step an attack, spell or
 * move that found somebody or some space, `AI step gate-hound/bite.2`.
 */
export type Reachable = `${Place | 'AI step'} ${string}`;

/**
 * A part of the encounter: an Objective, an Achievement, a Loot token or an End Condition by its id, a Totem by its
 * colour.
 */
type Place = 'objective' | 'achievement' | 'totem' | 'loot' | 'end';

const objective = (id: string): Reachable => `objective ${id}`;
const achievement = (id: string): Reachable => `achievement ${id}`;
const totem = (colour: string): Reachable => `totem ${colour}`;
/** An End Condition that is met, whether the encounter ends by it or goes on. */
const end = (id: string): Reachable => `end ${id}`;
/** A Loot token of the encounter that somebody opens. */
const lootOf = (token: string): Reachable => `loot ${token}`;
const AI_STEP = 'AI step ';
/** `step` with the number of an instruction behind it, or without. */
const aiStep = (card: CardRef, step: string): Reachable => `${AI_STEP}${card}/${step}`;

export const isAiStep = (one: Reachable): boolean => one.startsWith(AI_STEP);

/** Whose AI step it is. */
export const cardOfStep = (step: Reachable): CardRef => step.slice(AI_STEP.length, step.indexOf('/'));

/** What it stands for, to be said in words. `instruction` is as the rules know it: `bite.2`. */
export type Reached =
  | { readonly is: Place; readonly id: string }
  | {
      readonly is: 'step';
      readonly card: CardRef;
      readonly step: string;
      readonly instruction: string | null;
    };

export function whatIs(one: Reachable): Reached {
  if (isAiStep(one)) {
    const card = cardOfStep(one);
    const whole = one.slice(AI_STEP.length + card.length + 1);
    const step = whole.replace(/\.\d+$/, '');
    return { is: 'step', card, step, instruction: step === whole ? null : whole };
  }
  const space = one.indexOf(' ');
  return { is: one.slice(0, space) as Place, id: one.slice(space + 1) };
}

/** What came about in a game; `cards` are those of its figures as it began. */
export function reachedIn(
  events: readonly EncounterEvent[],
  cards: ReadonlyMap<FigureId, CardRef>,
): ReadonlySet<Reachable> {
  const now = new Map(cards);
  const reached = new Set<Reachable>();
  const follow = (figure: FigureId, step: string) => reached.add(aiStep(now.get(figure) ?? '', step));
  for (const event of events) {
    if (event.type === 'figureSpawned') now.set(event.figure.id, event.figure.card);
    else if (event.type === 'cardTurned') now.set(event.figure, event.to);
    else if (event.type === 'aiStepFollowed') follow(event.figure, event.step);
    else if (event.type === 'aiTargetChosen' && event.target !== null)
      follow(event.figure, event.instruction);
    else if (event.type === 'aiWayChosen' && event.way !== null) follow(event.figure, event.instruction);
    else if (event.type === 'objectiveActivated') reached.add(objective(event.objective));
    else if (event.type === 'achievementCompleted') reached.add(achievement(event.achievement));
    else if (event.type === 'totemSeen') reached.add(totem(event.colour));
    else if (event.type === 'boardTokenRemoved' && event.how === 'opened') reached.add(lootOf(event.token));
    else if (event.type === 'outcomeReached') reached.add(end(event.outcome.condition));
    else if (event.type === 'encounterWentOn') reached.add(end(event.condition));
  }
  return reached;
}

/** The cards of all that were no Adventurers in a game: those they have at its end, and those that were turned over in it. */
export function metIn(
  figures: readonly Pick<Figure, 'id' | 'kind' | 'card'>[],
  events: readonly EncounterEvent[],
): CardRef[] {
  const others = new Map(
    figures.flatMap(({ id, kind, card }) => (kind === 'adventurer' ? [] : [[id, card]])),
  );
  const before = events.flatMap((event) =>
    // An Adventurer that takes the shape of a Conduit (p.68) is none of them.
    event.type === 'cardTurned' && others.has(event.figure) ? [event.from] : [],
  );
  return [...new Set([...others.values(), ...before])].sort();
}

/**
 * What no position comes to: whom the Tunnel Boar could gore it sees within range 8, so that it charges; and gore is
 * true for whoever stands beside it unseen, where it is as near as it gets.
 */
const OUT_OF_THE_QUESTION: ReadonlySet<Reachable> = new Set(
  ['tunnel-boar', 'common-tunnel-boar'].flatMap((card) => [aiStep(card, 'gore.1'), aiStep(card, 'gore.2')]),
);

/** Every AI step of a card that may be come to, each followed by its attacks, spells and moves. */
export const stepsOf = ({ id, ai }: CombatantCard): Reachable[] =>
  ai
    .flatMap((step) => [
      aiStep(id, step.id),
      ...step.do.flatMap((one, i) => (isAimed(one) ? [aiStep(id, `${step.id}.${i + 1}`)] : [])),
    ])
    .filter((step) => !OUT_OF_THE_QUESTION.has(step));

const isAimed = (one: AiInstruction): boolean =>
  one.do !== 'effects' || one.effects.some((op) => 'to' in op && op.to?.who === 'choose');

/**
 * All that games of an encounter could have come to in which these Combatants were met, in the order it is written.
 * What hangs on the difficulty or the number of Adventurers is left out where they are others (X130).
 */
export function reachableIn(
  { cards, encounters }: EncounterContent,
  encounter: string,
  met: ReadonlySet<CardRef>,
  at?: SetUpOf,
): Reachable[] {
  const {
    objectives = [],
    achievements = [],
    totems = {},
    combatants,
    tokens,
    endConditions,
  } = encounters[encounter]!;
  const isThere = ({ if: conditions = [] }: { readonly if?: readonly Condition[] }) =>
    at === undefined || setUpHolds(conditions.filter(isOfSetUp), at);
  const opponents = new Set([...combatants.filter(isThere).map(({ card }) => card), ...met]);
  return [
    ...objectives.filter(isThere).map(({ id }) => objective(id)),
    ...achievements.filter(isThere).map(({ id }) => achievement(id)),
    ...Object.keys(totems).map(totem),
    ...endConditions.filter(isThere).map(({ id }) => end(id)),
    ...[...opponents].flatMap((id) => {
      const card = cards.combatants[id];
      return card ? stepsOf(card) : [];
    }),
    ...tokens.filter((token) => token.kind === 'loot' && isThere(token)).map(({ id }) => lootOf(id)),
  ];
}

/** Whether a condition asks for nothing but how the encounter was set up. */
const isOfSetUp = (one: Condition): boolean => {
  switch (one.is) {
    case 'difficulty':
    case 'adventurers':
      return true;
    case 'any':
    case 'all':
      return one.of.every(isOfSetUp);
    case 'not':
      return isOfSetUp(one.of);
    default:
      return false;
  }
};
