import {
  type CardIndex,
  type EncounterEvent,
  type EncounterState,
  encounterGame,
  loneTurnOf,
  type Position,
  type Prompt,
  RefusedDecision,
  ScriptError,
  ScriptedChance,
  Session,
} from '../../engine/index.ts';
import { answerQuery } from './answer-query.ts';
import { CaseError } from './case-error.ts';
import { encounterOutline, outlineOf } from './case-outline.ts';
import { positionOf } from './case-position.ts';
import type { CaseInput } from './case-schema.ts';
import { playsTurn } from './parse-case.ts';

export interface CaseResult {
  readonly name: string;
  readonly answers: readonly unknown[];
  readonly events: readonly EncounterEvent[];
  readonly figures: Readonly<Record<string, unknown>>;
  /** Everything else on the table (our own: the shared format does not have it). */
  readonly encounter: ReturnType<typeof encounterOutline>;
  readonly pending: {
    readonly kind: string;
    readonly seat: string;
    readonly options: readonly string[];
  } | null;
}

/**
 * Runs one rule case. Throws CaseError for a decision that is no answer (or is left over), ScriptError for a
 * roll or a draw that is missing, another, or left over, with the case's name.
 */
export function runCase(input: CaseInput, cards: CardIndex, root = '$'): CaseResult {
  const position = positionOf(input, cards, root);
  const played = playsTurn(input)
    ? byName(`${root} ${input.name}`, () => play(position, input, root))
    : { state: position.state, events: [], pending: null };
  const now: Position = { ...position, state: played.state };
  return {
    name: input.name,
    answers: input.queries.map((query, i) => answerQuery(now, query, `${root}.queries[${i}]`)),
    events: played.events,
    figures: Object.fromEntries(input.figures.map(({ id }) => [id, outlineOf(played.state, id)])),
    encounter: encounterOutline(played.state),
    pending: played.pending && {
      kind: played.pending.kind,
      seat: played.pending.seat,
      options: played.pending.options.map((option) => option.id),
    },
  };
}

/** Of several cases, which one has the wrong script. */
function byName<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    throw new ScriptError(`${name}: ${error.message}`);
  }
}

function play(
  position: Position,
  input: CaseInput,
  root: string,
): { state: EncounterState; events: readonly EncounterEvent[]; pending: Prompt | null } {
  const { rolls, draws, lootDeck } = input;
  const piles = Array.isArray(lootDeck) ? { piles: { 'combatant-loot': lootDeck } } : {};
  const chance = new ScriptedChance(rolls, { draws, ...piles });
  const session = new Session(
    encounterGame(position, chance, false, input.play === 'on' ? undefined : loneTurnOf(input.active!), true),
    position.state,
  );
  input.decisions.forEach((decision, i) => {
    const path = `${root}.decisions[${i}]`;
    takeProposals(session, decision);
    if (!session.pending) throw new CaseError(path, 'no further decision: nothing is asked any more');
    try {
      session.decide(decision);
    } catch (error) {
      if (!(error instanceof RefusedDecision)) throw error;
      throw new CaseError(
        path,
        `${error.message.replace(/^.*expected /, '')} (${session.pending.kind}), got "${decision}"`,
      );
    }
  });
  takeProposals(session);
  chance.finish();
  return { state: session.state, events: session.events, pending: session.pending };
}

type Played = Session<EncounterState, EncounterEvent, Prompt>;

/** How far a PUSH or PULL goes where the case does not say: the most, as is proposed (X73). */
function takeProposals(session: Played, next?: string): void {
  for (;;) {
    const { pending } = session;
    if (pending?.question.ask !== 'moved-how-far') return;
    const proposed = pending.options.find((option) => option.proposed);
    if (!proposed || pending.options.some(({ id }) => id === next)) return;
    session.decide(proposed.id);
  }
}
