/** Plays an Adventurer's turn with the engine, answers and faces by chance, then reads it again with the same. */
import { encounterGame, type Position, type Prompt, Session } from '../../../src/engine/index.ts';
import type { Rule, Table } from '../../../src/engine/procedures/core/table.ts';
import { nextRule } from '../../../src/engine/procedures/turn/clock.ts';
import type { ChancePort } from '../../../src/engine/rng/chance.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { caseCards } from '../cases.ts';
import type { Next, Scene } from './scenes.ts';
import { type Asked, Difference, type Outline, type Rolled, Script, Unspoken } from './script.ts';
import { playTurn } from './turn.ts';
import { dynamiteLine, outlineOf, outlineOfFigure, worldOf } from './world.ts';

/** What nobody answers here: the reading does not speak it. */
const NEVER: readonly string[] = ['re-equip', 'best'];
/** Answers that end something: seldom taken while there is another. */
const SELDOM: readonly string[] = ['end-turn', 'end', 'buy', 'done', 'pass'];

export interface Comparison {
  readonly decisions: number;
  readonly actions: number;
  readonly kinds: readonly string[];
  /** null where the two agree in everything. */
  readonly difference: { what: string; engine: unknown; reading: unknown } | null;
  /** Why the rest of the turn was not compared. */
  readonly unspoken?: string;
  readonly answers: readonly string[];
  readonly rolls: readonly Rolled[];
}

/** The turn of the last of the round, and the end of the round. */
const turnAndRound = (table: Table): Rule<void> | null =>
  table.state.clock.phase === 'round-start' ? null : nextRule(table);

export function compareTurn(scene: Scene, next: Next): Comparison {
  const base = positionOf(parseCase(structuredClone(scene.input)), caseCards);
  const position: Position = {
    ...base,
    state: { ...base.state, dynamite: scene.dynamite.map((one) => ({ ...one })) },
    encounter: { ...base.encounter, ...scene.encounter },
  };
  const rolls: Rolled[] = [];
  const chance: ChancePort = {
    pick(words, n, what) {
      if (what.startsWith('draw:')) return { value: next(n), words };
      const face = 1 + next(6);
      rolls.push({ die: what, face });
      return { value: face - 1, words };
    },
  };
  const session = new Session(encounterGame(position, chance, false, turnAndRound), position.state);
  const asked: Asked[] = [];
  for (let i = 0; i < 80 && session.pending; i++) {
    const one = askedOf(session.pending, outlineOfState(session.state), next, i > 40);
    asked.push(one);
    session.decide(one.answer);
  }
  const told = {
    decisions: asked.length,
    actions: asked.filter(({ kind, answer }) => kind === 'turn' && answer !== 'end-turn').length,
    kinds: asked.map(({ kind }) => kind),
    answers: asked.map(({ answer }) => answer),
    rolls,
  };
  const world = worldOf(structuredClone(scene.input), scene.encounter, scene.dynamite);
  const script = new Script(asked, rolls, () => outlineOf(world));
  try {
    playTurn({ world, script });
    script.finish(outlineOfState(session.state));
  } catch (error) {
    if (error instanceof Unspoken) return { ...told, difference: null, unspoken: error.message };
    if (!(error instanceof Difference)) throw error;
    const { what, engine, reading } = error;
    return { ...told, difference: { what, engine, reading } };
  }
  return { ...told, difference: null };
}

function askedOf({ kind, options }: Prompt, table: Outline, next: Next, hurry: boolean): Asked {
  const ids = options.map(({ id }) => id).filter((id) => !NEVER.includes(id));
  const bold = ids.filter((id) => !SELDOM.includes(id));
  const last = ids.filter((id) => SELDOM.includes(id) && id !== 'buy');
  const from =
    (hurry || next(kind === 'move' ? 6 : 10) === 0) && last.length > 0 ? last : bold.length > 0 ? bold : ids;
  const jumps = Object.fromEntries(
    options.flatMap(({ id, act }) => (act.do === 'jump' ? [[id, act.over] as const] : [])),
  );
  // A step is taken more often than a jump, of which there are many.
  const calm = from.filter((id) => !(id in jumps));
  const wanted = calm.length > 0 && next(5) > 0 ? calm : from;
  return {
    kind,
    options: options.map(({ id }) => id),
    answer: wanted[next(wanted.length)] ?? ids[0] ?? '',
    jumps,
    table,
  };
}

const outlineOfState = (state: Position['state']): Outline => ({
  figures: Object.fromEntries(
    state.figures.map((figure) => [
      figure.id,
      outlineOfFigure({ ...figure, cards: figure.kind === 'adventurer' ? figure.cards : [] }),
    ]),
  ),
  tokens: state.boardTokens.map(({ id, at }) => `${id}@${at.join()}`).sort(),
  dynamite: state.dynamite.map(dynamiteLine).sort(),
  rows: [...state.board.rows],
  gold: state.loot.gold,
  done: [...state.done].sort(),
  urgency: state.urgency,
  outcome: state.outcome ? `${state.outcome.result} ${state.outcome.condition}` : null,
});
