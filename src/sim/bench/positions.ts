import type { Policy } from '../../bots/policies.ts';
import type {
  EncounterContent,
  EncounterDefinition,
  EncounterSession,
  Position,
} from '../../engine/index.ts';
import type { Code } from './code.ts';

const ENCOUNTER = 'under-hallow-street';
const YARD = 'training-yard';
/** Combatants of one space each, of several kinds. */
const KINDS = ['animate', 'adlet-drudge', 'mirror-knight', 'living-oblation', 'water-loa'];

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let x = (seed * 7919 + 12345) | 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

/** A game that a bot plays to its end, or so far. */
export function play(
  code: Code,
  content: EncounterContent,
  seed: string,
  {
    policy = 'random',
    most = 5000,
    encounter = ENCOUNTER,
  }: { policy?: Policy; most?: number; encounter?: string } = {},
): EncounterSession {
  const setup = code.defaultSetup(content.encounters[encounter]!, seed, ['North', 'South']);
  const session = new code.EncounterSession(setup, content);
  const bot = code.makeBot(policy, seed);
  while (session.pending && session.decisions.length < most) session.decide(bot.choose(session));
  return session;
}

/** A square field with so many figures, four of them Adventurers; 15 % of it obstacles, 8 % hindering. */
export function field(content: EncounterContent, size: number, figures: number): EncounterContent {
  const next = numbers(size * 100 + figures);
  const zone = Array.from({ length: 5 }, (_, y): [number, number] => [0, y]);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const lot = next(100);
      if (x < 2 && y < 5) return '.';
      return lot < 15 ? '#' : lot < 23 ? 'h' : '.';
    }).join(''),
  );
  const free = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): [number, number][] => (letter === '#' || x < 2 ? [] : [[x, y]])),
  );
  const combatants = Array.from({ length: figures - 4 }, (_, n) => ({
    card: KINDS[n % KINDS.length]!,
    number: Math.floor(n / KINDS.length) + 1,
    at: free.splice(next(free.length), 1)[0]!,
  }));
  const made: EncounterDefinition = {
    ...content.encounters[YARD]!,
    id: 'field',
    board: { rows, elevation: rows.map((row) => '1'.repeat(row.length)), walls: [] },
    tokens: [],
    combatants,
    startingZone: zone,
  };
  return { cards: content.cards, encounters: { field: made } };
}

/** The field with everybody on it, the Adventurers scattered among the others; it is nobody's turn yet. */
export function scattered(code: Code, content: EncounterContent, size: number, figures: number): Position {
  const made = field(content, size, figures);
  const session = play(code, made, 'scattered', { encounter: 'field', most: 4 });
  const next = numbers(figures);
  const state = code.cloneState(session.state);
  const taken = new Set(state.figures.map(({ at }) => String(at)));
  for (const figure of state.figures.filter(({ kind }) => kind === 'adventurer')) {
    let at: [number, number];
    do at = [next(size), next(size)];
    while (state.board.rows[at[1]]![at[0]] !== '.' || taken.has(String(at)));
    taken.add(String(at));
    figure.at = at;
  }
  return { ...session.position, state };
}

/** A position in which an Adventurer may attack somebody with two dice, and the two. */
export function attackOfTwo(code: Code, content: EncounterContent): [Position, string, string] {
  for (let n = 0; n < 50; n++) {
    const session = play(code, content, `attack-${n}`, { most: 0 });
    const bot = code.makeBot('eager', `attack-${n}`);
    while (session.pending && session.decisions.length < 300) {
      const { pending, position } = session;
      const attack =
        pending.kind === 'turn' ? pending.options.find(({ act }) => act.do === 'attack') : undefined;
      if (attack && 'target' in attack.act) {
        const from = code.figureIn(position.state, pending.figure);
        if (code.combatDiceOf(position, from).length === 2)
          return [
            { ...position, state: code.cloneState(position.state) },
            from.id,
            String(attack.act.target),
          ];
      }
      session.decide(bot.choose(session));
    }
  }
  throw new Error('no attack of two dice in fifty games');
}
