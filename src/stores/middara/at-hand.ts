/** What a question lays into the player's hand, worked out when it is asked for, once. */
import {
  actionPriceOf,
  asked,
  attackAfter,
  attackProfileOf,
  attackVerdict,
  type FigureId,
  figureIn,
  isSameSpace,
  keptBy,
  listDoors,
  listMoveDestinations,
  listOpponents,
  type MoveDestination,
  type Option,
  type Position,
  type Prompt,
  type Refusal,
  refusalOf,
  type Space,
  targetsFrom,
} from '../../engine/index.ts';
import { figuresFor, spaceOf } from './options.ts';
import { endOfOwnMove } from './route.ts';

const NOWHERE: readonly MoveDestination[] = [];
const NOBODY: readonly FigureId[] = [];

const asksToMove = ({ kind, options }: Prompt): boolean =>
  kind === 'move' || (kind === 'turn' && options.some(({ act }) => act.do === 'move'));

const reach = keptBy((prompt: Prompt, position: Position) =>
  asksToMove(prompt) ? asked(() => listMoveDestinations(position, prompt.figure)) : NOWHERE,
);

const near = keptBy((prompt: Prompt, position: Position) => {
  const found = reach(prompt, position) ?? NOWHERE;
  if (found.length === 0 || position.state.turn?.figure !== prompt.figure) return null;
  return asked(() => found.filter(attackAfter(position, prompt.figure)));
});

const strikes = keptBy((prompt: Prompt, position: Position) => {
  const here = position.state.figures.find(({ id }) => id === prompt.figure)?.at;
  const still = prompt.kind === 'move' && near(prompt, position)?.some(({ way }) => way.length === 0);
  return (still && here && asked(() => targetsFrom(position, prompt.figure, here))) || NOBODY;
});

const targets = keptBy((prompt: Prompt, position: Position): readonly FigureId[] => [
  ...figuresFor(prompt),
  ...strikes(prompt, position),
]);

/** Where the figure asked could go; null where its ways are too many to be worked out while somebody waits. */
export const reachOf = (position: Position, pending: Prompt | null): readonly MoveDestination[] | null =>
  pending ? reach(pending, position) : NOWHERE;

/** Of these, those after which it can still attack (X115); null where it is not its turn. */
export const nearOf = (position: Position, pending: Prompt | null): readonly MoveDestination[] | null =>
  pending && near(pending, position);

/** While it moves by its own Move Action, whom its Attack Action could be aimed at from where it stands. */
export const strikesOf = (position: Position, pending: Prompt | null): readonly FigureId[] =>
  pending ? strikes(pending, position) : NOBODY;

/** Whom the figure asked stands against. */
export const opponentsOf = ({ state }: Position, { figure }: Prompt) =>
  listOpponents(state, figureIn(state, figure));

/** The figures of the board a press on which is an answer, or ends a movement and points at them. */
export const targetsOf = (position: Position, pending: Prompt | null): readonly FigureId[] =>
  pending ? targets(pending, position) : NOBODY;

/** A card of what can be done that is held: its answers are the only ones the board takes. */
export interface HeldCard {
  readonly key: string;
  /** Its answers, by their ids. */
  readonly options: readonly string[];
}

/** The answers that count while a card is held; all of them while none is. */
export const answersOf = ({ options }: Prompt, card: HeldCard | null): readonly Option[] =>
  card ? options.filter(({ id }) => card.options.includes(id)) : options;

/** Where that lets it go. */
export function waysOf(
  position: Position,
  pending: Prompt,
  card: HeldCard | null,
): readonly MoveDestination[] {
  const walks = answersOf(pending, card).some(({ act }) => act.do === 'move' || act.do === 'step');
  return card && !walks ? NOWHERE : (reachOf(position, pending) ?? NOWHERE);
}

/** The answers that are spaces, each pointed at by itself; the steps of a movement are not, for it goes by ways. */
export const spacesAsked = (pending: Prompt, card: HeldCard | null): readonly Option[] =>
  pending.kind === 'move' ? [] : answersOf(pending, card).filter(({ act }) => spaceOf(act) !== null);

export function isAt({ act }: Pick<Option, 'act'>, space: Space): boolean {
  const at = spaceOf(act);
  return at !== null && isSameSpace(at, space);
}

/** The refusal of an attack on a figure; null where it may be attacked, or nobody would. */
export const refusalOfAttack = (pending: Prompt | null, figure: FigureId): Refusal | null =>
  pending?.refused?.find(({ act }) => act.do === 'attack' && act.target === figure) ?? null;

/** The same while it moves, as the turn behind that would say it; null where something else is asked, or of a friend. */
export function refusalOnWay(position: Position, pending: Prompt, target: FigureId): Refusal | null {
  const figure = figureIn(position.state, pending.figure);
  const foe = position.state.figures.find(({ id }) => id === target);
  if (!endOfOwnMove(position, pending) || !figure.at || !foe?.at || foe.side === figure.side) return null;
  const told = asked(() => attackVerdict(position, figure, foe, attackProfileOf(position, figure)));
  if (!told) return null;
  const act = { do: 'attack', target } as const;
  if (!told.legal) return refusalOf(act, told.reason, told.rule);
  return refusalOf(act, { why: 'sp', needs: actionPriceOf(position, figure, 'attack') }, 'p.40');
}

/** Why what lies on a space cannot be done now; null where nothing there is refused. */
export const refusalAt = (position: Position, pending: Prompt, space: Space): Refusal | null =>
  pending.refused?.find((one) => isAt(one, space)) ?? refusalOfDoor(position, pending, space);

/** The rules tell nothing of a door at which the figure does not stand (X132). It lies at the spaces on both sides. */
function refusalOfDoor(position: Position, pending: Prompt, space: Space): Refusal | null {
  const lies = listDoors(position).find(({ door }) =>
    door.edges.some((edge) => edge.some((one) => isSameSpace(one, space))),
  );
  if (pending.kind !== 'turn' || !lies || lies.now === 'locked') return null;
  if (figureIn(position.state, pending.figure).kind === 'intelligent') return null;
  const isIt = ({ act }: Pick<Option, 'act'>) => act.do === 'turn-door' && act.door === lies.door.id;
  if (pending.options.some(isIt)) return null;
  const to = lies.now === 'open' ? 'closed' : 'open';
  const act = { do: 'turn-door', door: lies.door.id, to, space } as const;
  return pending.refused?.find(isIt) ?? refusalOf(act, { why: 'not-beside' }, 'X132');
}
