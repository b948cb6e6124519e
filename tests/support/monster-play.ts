import { encounterGame, loneTurnOf, type Position, Session } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import type { ChancePort } from '../../src/engine/rng/chance.ts';
import { nextBelow } from '../../src/engine/rng/rng-words.ts';
import { type ArenaSession, arena, eventsOf, optionsOf, runRule } from './arena.ts';
import { editFigure } from './edit.ts';
import { inTurnOf } from './encounter-arena.ts';
import { keptSession } from './keep.ts';

type At = readonly [number, number];

/** Every die falls on that face, 1 to 6, unless its colour has one of its own; draws are the generator's. */
export const faces = (face: number, ofColour: Readonly<Record<string, number>> = {}): ChancePort => ({
  pick(words, n, what) {
    if (what.startsWith('draw:')) return nextBelow(words, n);
    return { value: (ofColour[what] ?? face) - 1, words };
  },
});

/** Somebody to attack: easily hit, hard to fell, with no SP and the weakest Conviction. */
export const victim = (id: string, at: At, stats: object = {}, rest: object = {}): object => ({
  id,
  side: 'adventurers',
  at,
  stats: {
    hp: 60,
    defense: 5,
    movement: 4,
    dice: ['white', 'white'],
    conviction: ['purple', 'purple'],
    ...stats,
  },
  ...rest,
});

interface Scene {
  readonly card: string;
  readonly at?: At;
  readonly others: readonly object[];
  readonly rows?: readonly string[];
  /** What the beast itself has: damage, effects. */
  readonly has?: object;
  readonly energy?: number;
}

/** The `beast` of that card among others, on open ground of 10 by 5 unless said. */
export function den({ card, at = [0, 0], others, rows, has = {}, energy }: Scene): Position {
  const position = arena({
    board: { rows: rows ?? ['..........', '..........', '..........', '..........', '..........'] },
    figures: [{ id: 'beast', card, at, ...has }, ...others],
    active: 'beast',
    play: 'turn',
  });
  const own = editFigure(position.state, 'beast').cards.find(({ type }) => type === 'combatant');
  if (energy !== undefined && own) own.energy = energy;
  return position;
}

/** Answers whatever is asked with what is offered first. */
function finish(session: ArenaSession): ArenaSession {
  for (let i = 0; i < 60 && session.pending; i++) session.decide(optionsOf(session)[0]!);
  return session;
}

/** Its whole turn by its AI: the session, and the steps it followed. */
export const turnOf = (scene: Scene, chance: ChancePort = faces(4)) => turnFrom(den(scene), chance);

export function turnFrom(position: Position, chance: ChancePort = faces(4)) {
  const session = finish(
    keptSession(new Session(encounterGame(position, chance, false, loneTurnOf('beast')), position.state)),
  );
  return { session, steps: eventsOf(session, 'aiStepFollowed').map(({ step }) => step) };
}

/** One attack, melee unless a range is told. */
export function attackIn(
  scene: Scene,
  attacker: string,
  target: string,
  chance: ChancePort = faces(4),
  range?: number,
): ArenaSession {
  const profile =
    range === undefined ? ({ kind: 'melee', range: 1 } as const) : ({ kind: 'ranged', range } as const);
  const rule = inTurnOf(attacker, (table) =>
    resolveAttack(table, { attacker, target, profile, cause: 'action' }),
  );
  return finish(runRule(den(scene), rule, { chance }).session);
}

/** So much damage on the beast, at once. */
export function hurtIn(
  scene: Scene,
  amount: number,
  by: string,
  chance: ChancePort = faces(4),
): ArenaSession {
  const entry = { cause: term('this-attack'), amount, rule: 'p.44' };
  const rule = inTurnOf(by, (table) =>
    dealDamage(table, 'beast', 'irreducible', [entry], { by, cause: term('this-attack'), rule: 'p.44' }),
  );
  return finish(runRule(den(scene), rule, { chance }).session);
}

/** The beast Defeated outright, by that one: no damage does it. */
export function felledIn(scene: Scene, by: string, chance: ChancePort = faces(4)): ArenaSession {
  const rule = inTurnOf(by, (table) => resolveDefeat(table, 'beast', by, term('this-attack')));
  return finish(runRule(den(scene), rule, { chance }).session);
}
