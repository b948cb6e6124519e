import {
  type AiStep,
  adjacency,
  type EncounterEvent,
  type Figure,
  figureIn,
  LAST_STEP,
  listOpponents,
  movementOf,
  type Position,
  reachFor,
  type Space,
  spacesOf,
} from '../engine/index.ts';

/** So many turns in a row a Combatant may do nothing, though it could come nearer. */
const PATIENCE = 3;

/** What is only looked at, and not done. */
const LOOKED_AT: ReadonlySet<EncounterEvent['type']> = new Set([
  ...(['aiConditionChecked', 'aiStepFollowed', 'aiTargetChosen', 'aiWayChosen'] as const),
  ...(['aiInstructionSkipped', 'aiLastStepGained', 'scopeOpened', 'scopeClosed', 'phaseBegan'] as const),
]);

/**
 * Watches a game for a Combatant that for three rounds in a row neither moves nor does anything, though a move of
 * a step whose bold condition is so could be carried out and bring it nearer to an opponent (p.58). To be told of
 * every event as it is written; `fault` says who, or is null.
 */
export class IdleWatch {
  fault: string | null = null;
  private readonly still = new Map<string, number>();
  private acting: { readonly figure: string; readonly open: string[]; busy: boolean } | null = null;
  private readonly position: () => Position;

  constructor(position: () => Position) {
    this.position = position;
  }

  see(event: EncounterEvent): void {
    if (event.type === 'phaseBegan' && event.phase === 'activation')
      this.acting = { figure: event.figure, open: [], busy: false };
    const { acting } = this;
    if (!acting) return;
    if (event.type === 'aiConditionChecked' && (event.value || event.because.kind === 'not-feasible'))
      acting.open.push(event.step);
    if (event.type === 'phaseBegan' && event.phase === 'end') this.judge(acting);
    else if (event.type === 'turnEnded') this.acting = null;
    else if (!LOOKED_AT.has(event.type)) acting.busy = true;
  }

  private judge({ figure, open, busy }: NonNullable<IdleWatch['acting']>): void {
    this.acting = null;
    const position = this.position();
    const self = figureIn(position.state, figure);
    const turns = busy || self.effects.includes('paralyze') ? 0 : (this.still.get(figure) ?? 0) + 1;
    this.still.set(figure, turns);
    if (turns < PATIENCE || this.fault !== null) return;
    const step = listSteps(position, self).find(({ id, do: what }) => {
      return open.includes(id) && what.some((one) => one.do === 'move' && bringsNearer(position, self, one));
    });
    if (step)
      this.fault = `round ${position.state.clock.round}: ${figure} (${self.card}) stands still for ${turns} rounds, though ${step.id} could bring it nearer`;
  }
}

const listSteps = ({ cards }: Position, { card }: Figure): AiStep[] => [
  ...(cards.combatants[card]?.ai ?? []),
  LAST_STEP,
];

type Move = Extract<AiStep['do'][number], { do: 'move' }>;

/** Whether some space in reach, jumps left out, is nearer (G4) to an opponent and what the move asks for. */
function bringsNearer(position: Position, self: Figure, { to, spaces }: Move): boolean {
  if (to.goal !== 'towards' && to.goal !== 'adjacent' && to.goal !== 'within') return false;
  const { board } = position.state;
  const drifts = (at: Space) =>
    spacesOf({ ...self, at }).some((space) =>
      board.currents?.some((one) => String(one.at) === String(space)),
    );
  const ends = reachFor(position, self, spaces ?? movementOf(position, self).total).filter(
    ({ space }) => !drifts(space),
  );
  const wanted = to.goal === 'within' ? to.range : to.goal === 'adjacent' ? 1 : Number.POSITIVE_INFINITY;
  const opponents = listOpponents(position.state, self);
  const floods = opponents.map((other) => adjacency.stepsFrom(board, spacesOf(other)));
  const far = (flood: Int16Array, at: Space) =>
    adjacency.leastSteps(board, flood, spacesOf({ ...self, at })) ?? Number.POSITIVE_INFINITY;
  const now = floods.map((flood) => far(flood, self.at!));
  const nearest = Math.min(...now);
  // Towards is towards one: the nearest, or one of those farther off; to any of them it must not be beside already.
  const aims = floods.filter((_, i) => (to.of === 'nearest' ? now[i] === nearest : true));
  if (to.goal !== 'towards' && nearest <= wanted) return false;
  const isNearer = (flood: Int16Array, end: Space) =>
    far(flood, end) > 0 && far(flood, end) < far(flood, self.at!) && far(flood, end) <= wanted;
  return aims.length > 0 && aims.every((flood) => ends.some(({ space }) => isNearer(flood, space)));
}
