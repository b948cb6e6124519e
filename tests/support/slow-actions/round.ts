/** Dynamite (p.67), and the end of a round: Urgency, explosions, what drifts (pp.18, 22, 67). */
import type { Space } from '../../../src/engine/model/board.ts';
import { allSpaces, charAt, slowIsSpace, slowWall } from '../slow-geometry.ts';
import { deal, defeat, remaining } from './harm.ts';
import { baseOf, boardOf, range, seesSpace } from './lie.ts';
import { price } from './numbers.ts';
import { Ended, type Play, roll } from './play.ts';
import { atOnce, check, lookForEnds, oneBlow, onOrBeside } from './watch.ts';
import { one, type SlowDynamite, type SlowFigure } from './world.ts';

/** Those the active figure has, and lit ones on or beside it. */
export function listDynamite(play: Play): SlowDynamite[] {
  const figure = one(play.world, play.world.active);
  if (figure.kind !== 'adventurer') return [];
  return play.world.dynamite.filter(
    ({ at, carrier, lit }) =>
      carrier === figure.id || (at !== null && lit !== null && onOrBeside(play, figure, at)),
  );
}

export function takeDynamiteAction(play: Play, id: string): void {
  const { world, script } = play;
  const figure = one(world, world.active);
  const stick = world.dynamite.find((other) => other.id === id);
  if (!stick) return;
  figure.sp -= price(world, figure.id, 1);
  if (stick.carrier !== figure.id) {
    if (!check(play, figure.id, 'presence', 10)) return;
    stick.carrier = figure.id;
    stick.at = null;
    return;
  }
  const board = boardOf(world);
  const spaces = allSpaces(board).filter(
    (at) => slowIsSpace(board, at) && range(baseOf(figure), [at]) <= 4 && seesSpace(world, figure, at),
  );
  const { answer } = script.choose(
    'choose-space',
    spaces.map((at) => `space:${at.join()}`),
  );
  stick.at = answer.slice('space:'.length).split(',').map(Number) as unknown as Space;
  stick.carrier = null;
  stick.lit ??= world.round;
  // They go off in the order they were placed (X31); in Dangerous Terrain it is lost (X30).
  const others = world.dynamite.filter((other) => other !== stick);
  world.dynamite = charAt(board, stick.at) === 'd' ? others : [...others, stick];
}

export function endOfRound(play: Play): void {
  const { world } = play;
  world.roundOver = true;
  // p.18, C8: nobody else has acted here, and in round 1 all count as spawned.
  if (world.round > 1) {
    world.urgency += 1;
    if (world.urgency >= 4) {
      atOnce(play, true, () => {
        for (const { id, kind } of world.figures) if (kind === 'adventurer') defeat(play, id, null);
      });
      world.outcome = 'lost urgency';
      throw new Ended();
    }
  }
  oneBlow(play, true, () => {
    const due = world.dynamite.filter(({ lit }) => lit !== null && lit < world.round);
    for (let stick = due.shift(); stick; stick = due.shift()) due.push(...explode(play, stick, due));
  });
  drift(play);
  lookForEnds(play, null);
}

/** All on or beside it, Loot with them; gives what it sets off. */
function explode(play: Play, stick: SlowDynamite, waiting: readonly SlowDynamite[]): SlowDynamite[] {
  const { world } = play;
  const carrier = stick.carrier === null ? null : one(world, stick.carrier);
  const at = stick.at ?? carrier?.at ?? null;
  world.dynamite = world.dynamite.filter((other) => other !== stick);
  if (at === null) return [];
  const near = (other: Space | null): boolean => {
    const there: SlowFigure = { ...one(world, world.active), at, size: [1, 1] };
    return other !== null && onOrBeside(play, there, other);
  };
  const caught = world.dynamite.filter(
    (other) => !waiting.includes(other) && near(other.at ?? one(world, other.carrier ?? '').at),
  );
  world.tokens = world.tokens.filter((token) => token.kind !== 'loot' || !near(token.at));
  for (const figure of world.figures) {
    if (!baseOf(figure).some(near) || remaining(figure) === 0) continue;
    deal(play, figure.id, 'irreducible', roll(play, ['purple', 'purple', 'purple']).number, null);
  }
  return caught;
}

/** Loot tokens, past figures, not past walls; what comes into Dangerous Terrain is gone (pp.21-22, X23). */
function drift({ world }: Play): void {
  const ways: Record<string, Space> = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] };
  const board = boardOf(world);
  world.tokens = world.tokens.flatMap((token) => {
    const current = world.board.currents.find(({ at }) => at.join() === token.at.join());
    if (token.kind !== 'loot' || !current) return [token];
    const [dx, dy] = ways[current.direction] as Space;
    let at = token.at;
    for (let i = 0; i < current.spaces; i++) {
      const to: Space = [at[0] + dx, at[1] + dy];
      if (!slowIsSpace(board, to) || slowWall(board, at, to)) break;
      at = to;
      if (charAt(board, at) === 'd') return [];
    }
    return [{ ...token, at }];
  });
}
