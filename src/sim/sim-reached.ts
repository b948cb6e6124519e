import type { CardRef, EncounterContent, EncounterEvent, FigureId } from '../engine/index.ts';

/** Something of an encounter that a game may come to: `objective winch`, `AI step gate-hound bite`. */
export type Reachable = string;

const objective = (id: string): Reachable => `objective ${id}`;
const achievement = (id: string): Reachable => `achievement ${id}`;
const totem = (colour: string): Reachable => `totem ${colour}`;
const aiStep = (card: CardRef, step: string): Reachable => `AI step ${card} ${step}`;

/** What came about in a game; `cards` are those of its figures as it began. */
export function reachedIn(
  events: readonly EncounterEvent[],
  cards: ReadonlyMap<FigureId, CardRef>,
): ReadonlySet<Reachable> {
  const now = new Map(cards);
  const reached = new Set<Reachable>();
  for (const event of events) {
    if (event.type === 'figureSpawned') now.set(event.figure.id, event.figure.card);
    else if (event.type === 'cardTurned') now.set(event.figure, event.to);
    else if (event.type === 'aiStepFollowed') reached.add(aiStep(now.get(event.figure) ?? '', event.step));
    else if (event.type === 'objectiveActivated') reached.add(objective(event.objective));
    else if (event.type === 'achievementCompleted') reached.add(achievement(event.achievement));
    else if (event.type === 'totemSeen') reached.add(totem(event.colour));
  }
  return reached;
}

/** All that games of an encounter could have come to in which these Combatants were met, in the order it is written. */
export function reachableIn(
  { cards, encounters }: EncounterContent,
  encounter: string,
  met: ReadonlySet<CardRef>,
): Reachable[] {
  const { objectives = [], achievements = [], totems = {}, combatants } = encounters[encounter]!;
  const opponents = new Set([...combatants.map(({ card }) => card), ...met]);
  return [
    ...objectives.map(({ id }) => objective(id)),
    ...achievements.map(({ id }) => achievement(id)),
    ...Object.keys(totems).map(totem),
    ...[...opponents].flatMap((card) => (cards.combatants[card]?.ai ?? []).map(({ id }) => aiStep(card, id))),
  ];
}
