import {
  type BoardToken,
  type EncounterDefinition,
  type EncounterOp,
  type EncounterState,
  encounterGame,
  figureIn,
  type Objective,
  type Position,
  type Reveal,
  ScriptedChance,
  Session,
  type Space,
  type Trigger,
} from '../../src/engine/index.ts';
import type { Rule, Table } from '../../src/engine/procedures/core/table.ts';
import { type ArenaSession, arena, type Roll, runRule } from './arena.ts';
import { keptSession } from './keep.ts';

/** An Adventurer of the content in an arena: `rook`, with 5 SP and empty hands. */
export const adventurer = (
  id: 'rook' | 'zeke' | 'remi' | 'nightingale',
  at: Space,
  rest: object = {},
): object => ({
  id,
  card: { rook: 'rook-lars', zeke: 'zeke-jeong', remi: 'remi-moretti', nightingale: 'nightingale-arsen' }[id],
  at,
  sp: 5,
  ...rest,
});

export const rook = (at: Space, rest: object = {}): object => adventurer('rook', at, rest);
export const zeke = (at: Space, rest: object = {}): object => adventurer('zeke', at, rest);

/** A monster that never acts and whose Break Attacks always miss: a body on the board. */
export const body = (id: string, at: Space, stats: object = {}): object => ({
  id,
  side: 'combatants',
  at,
  stats: { hp: 20, defense: 30, movement: 4, dice: ['purple'], ...stats },
});

/** A corridor of so many spaces. */
export const corridor = (length: number): { rows: string[] } => ({ rows: ['.'.repeat(length)] });

export const token = (kind: BoardToken['kind'], at: Space, colour = 'blue', id = colour): BoardToken => ({
  id,
  kind,
  colour,
  at,
});

export const told = (...ops: readonly EncounterOp[]): Reveal => ({ text: 'told', do: ops });
export const gold = (amount: number): EncounterOp => ({ do: 'gain-gold', amount });
export const objective = (id: string, when: Trigger, ...ops: readonly EncounterOp[]): Objective => ({
  id,
  when,
  ...told(...ops),
});

interface Scene {
  readonly figures: readonly object[];
  readonly board?: object;
  readonly active?: string;
  readonly round?: number;
  readonly ruleset?: object;
  readonly initiative?: readonly string[];
  readonly tokens?: readonly BoardToken[];
  readonly state?: Partial<EncounterState>;
  readonly encounter?: Partial<EncounterDefinition>;
}

/** An arena with what an encounter brings: tokens, hidden text, currents, dynamite. */
export function scene({ tokens = [], state = {}, encounter = {}, ...input }: Scene): Position {
  return arena(input, { state: { boardTokens: [...tokens], ...state }, encounter });
}

/** Rook's turn with a Lamp Wisp he summoned beside him, and a foe. */
export function withWisp(
  disciplines: readonly string[],
  rest: object = {},
  wisp: object = {},
  foe: Space = [6, 0],
): Position {
  const position = arena({
    board: corridor(8),
    figures: [
      rook([0, 0], { disciplines, ...rest }),
      { id: 'wisp', card: 'lamp-wisp', at: [1, 0], ...wisp },
      body('foe', foe),
    ],
    active: 'rook',
    initiative: ['rook', 'wisp', 'foe'],
  });
  Object.assign(figureIn(position.state, 'wisp'), { summoner: 'rook' });
  return position;
}

/** Plays by the clock from there: whoever is `active` begins, then the track. */
export function playFrom(position: Position, rolls: readonly Roll[] = []): ArenaSession {
  const game = encounterGame(position, new ScriptedChance(rolls), false);
  return keptSession(new Session(game, position.state));
}

/** Runs one rule alone and gives its session; every roll told must be used. */
export function run(
  position: Position,
  rule: Parameters<typeof runRule>[1],
  rolls: readonly Roll[] = [],
): ArenaSession {
  const { session, chance } = runRule(position, rule, { rolls });
  if (!session.pending) chance.finish();
  return session;
}

/** What asks nobody, as a rule. */
export const doing = (work: (table: Table) => void) =>
  function* (table: Table): Rule<void> {
    yield* [];
    work(table);
  };

/** A rule inside that figure's turn. */
export const inTurnOf = (figure: string, rule: (table: Table) => Rule<unknown>) =>
  function* (table: Table): Rule<void> {
    table.emit({ type: 'turnBegan', figure, rule: 'p.39' });
    yield* rule(table);
  };

/** Answers until the question is one of that kind; throws when none comes. */
export function passTo(session: ArenaSession, kind: string, answer = 'end-turn'): void {
  for (let i = 0; i < 50; i++) {
    if (session.pending?.kind === kind) return;
    session.decide(answer);
  }
  throw new Error(`no ${kind} came`);
}
