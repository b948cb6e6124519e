/** The same turns twice: by the engine, with chance and answers at random, and by the slow reading of what was decided. */
import {
  type Act,
  applyEvent,
  cloneState,
  type EncounterEvent,
  type EncounterState,
  encounterGame,
  type Position,
  Session,
  seededChance,
} from '../../../src/engine/index.ts';
import { Ended, gameOf } from './game.ts';
import { type Decided, Difference, nothingDecided, Script } from './script.ts';
import { endRound, takeTurn } from './turn.ts';

export interface Compared {
  /** What differs, a line each; empty where nothing does. */
  readonly differs: readonly string[];
  /** Turns that were worked out. */
  readonly turns: number;
  /** Whether the round ended too, and the encounter. */
  readonly roundEnded: boolean;
  readonly ended: boolean;
}

/** All turns of the card whose turn it is, and the end of the round where it is the last. */
export function compareTurns(
  position: Position,
  active: readonly string[],
  next: (below: number) => number,
): Compared {
  const start = structuredClone(position.state);
  const { events, decided, over } = playEngine(position, active, next);
  const after = structuredClone(start);
  for (const event of events) applyEvent(after, structuredClone(event));
  const turns = events.filter(({ type }) => type === 'turnBegan').length;
  const roundEnded = events.some(({ type }) => type === 'roundEnded');
  const about = { turns, roundEnded, ended: over };
  const table = { state: cloneState(start), cards: position.cards };
  const game = gameOf(table, position.encounter, new Script(decided));
  try {
    for (const id of active) if (game.state.clock.queue.includes(id)) takeTurn(game, id);
    if (game.state.track.every(({ acted }) => acted)) endRound(game);
  } catch (error) {
    if (error instanceof Difference) return { differs: [error.message], ...about };
    if (!(error instanceof Ended)) throw error;
  }
  return { differs: [...unlike(outline(game.state), outline(after)), ...game.script.rest()], ...about };
}

interface Played {
  readonly events: readonly EncounterEvent[];
  readonly decided: Decided;
  readonly over: boolean;
}

function playEngine(position: Position, active: readonly string[], next: (below: number) => number): Played {
  const session = new Session(encounterGame(position, seededChance, false), position.state);
  const answered: Decided['answered'] = [];
  const events = session.events as readonly EncounterEvent[];
  /** Where it is somebody else's turn, or the next round. */
  const cut = () =>
    events.findIndex(
      (event) =>
        event.type === 'initiativeCardReached' ||
        event.type === 'roundBegan' ||
        (event.type === 'turnBegan' && !active.includes(event.figure)),
    );
  while (session.pending && cut() < 0) {
    const { options, kind, figure } = session.pending;
    const real = options.filter(({ act }) => act.do !== 'spend-best');
    const free = kind === 're-equip' ? real.filter(({ act }) => act.do === 'done') : real;
    const chosen = free[next(free.length)] ?? options[0];
    if (!chosen) break;
    if (real.length > 1)
      answered.push({ kind, figure, options: real.map(({ act }) => tell(act)), answer: tell(chosen.act) });
    session.decide(chosen.id);
  }
  const end = cut();
  const own = end < 0 ? events : events.slice(0, end);
  return {
    events: own,
    decided: { ...decisions(own), answered },
    over: own.some(({ type }) => type === 'outcomeReached'),
  };
}

function decisions(events: readonly EncounterEvent[]): Decided {
  const found = nothingDecided();
  for (const event of events) {
    if (event.type === 'diceRolled') found.thrown.push({ figure: event.figure, dice: event.dice });
    if (event.type === 'figureMoved' && event.how === 'jump') found.jumped.push(event.to);
    if (event.type === 'lootDrawn') found.drawn.push(event.gain.card);
    if (event.type === 'counterDeclared') found.countered.push(event.against);
    if (event.type === 'figureSpawned')
      found.spawned.push({ id: event.figure.id, group: event.figure.group });
    if (event.type === 'aiWayChosen' && event.way)
      found.ways.push({
        ...{ figure: event.figure, instruction: event.instruction, points: event.points },
        path: event.way.path,
      });
  }
  return found;
}

/** An answer as the reading says it. */
function tell(act: Act): string {
  switch (act.do) {
    case 'dodge':
      return `dodge:${act.with}`;
    case 'choose-space':
    case 'be-moved':
      return String(act.space);
    case 'target':
      return act.target;
    case 'spend':
      return act.ability.slice(act.ability.lastIndexOf('/') + 1);
    default:
      return act.do;
  }
}

/** What stands on the table, of what a turn changes. */
function outline(state: EncounterState): Record<string, unknown> {
  const figures = state.figures.map((one) => {
    const combatant = one.side === 'combatants';
    const alive = {
      ...{ at: one.at, damage: one.damage, effects: [...one.effects].sort(), sp: one.sp, card: one.card },
      tokens: Object.fromEntries(Object.entries(one.tokens).filter(([, count]) => count > 0)),
      borne: (one.granted ?? []).map(({ token, until }) => [token, until]),
      ...(combatant
        ? { energy: one.cards[0]?.energy ?? 0, targeted: one.wasTargeted, last: one.hasLastStep }
        : {}),
    };
    const fallen = { defeated: true, ...(combatant ? {} : { damage: one.damage }) };
    const kept = one.kind === 'adventurer' ? { pack: one.pack.map(({ ref }) => ref) } : {};
    return [one.id, { ...(one.defeated ? fallen : alive), ...kept }] as const;
  });
  return {
    ...Object.fromEntries(figures),
    board: state.board.rows.join('/'),
    track: state.track.map(({ figures: on }) => on.join('+')).join(' '),
    tokens: state.boardTokens
      .map(({ id, at }) => `${id}@${at}`)
      .sort()
      .join(' '),
    wards: (state.wards ?? [])
      .map(({ at, by, side, reach, soi }) => `${by} ${side} ${reach}${soi ? ' soi' : ''}@${at}`)
      .sort()
      .join(' '),
    spent: [...(state.clock.used ?? [])].sort().join(' '),
    dynamite: state.dynamite.map(({ id, at, lit }) => `${id}@${at} ${lit}`).join(' '),
    gold: state.loot.gold,
    deck: Object.entries(state.loot.deck)
      .filter(([, count]) => count > 0)
      .map(String)
      .sort()
      .join(' '),
    urgency: state.urgency,
    done: [...state.done].sort().join(' '),
    outcome: state.outcome,
    acted: state.clock.phase === 'turns' && !state.outcome && state.clock.opponentsActed,
  };
}

function unlike(reading: Record<string, unknown>, engine: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(reading), ...Object.keys(engine)])].flatMap((what) => {
    const [mine, theirs] = [JSON.stringify(reading[what]), JSON.stringify(engine[what])];
    return mine === theirs ? [] : [`${what}: the reading has ${mine}, the engine ${theirs}`];
  });
}
