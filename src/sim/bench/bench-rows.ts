/** What is measured by `npm run bench`, a row each. */
import { join } from 'node:path';
import type {
  EncounterContent,
  EncounterSession,
  EncounterState,
  Figure,
  Position,
} from '../../engine/index.ts';
import type { Code } from './code.ts';
import type { Work } from './measure-time.ts';
import { attackOfTwo, field, play, scattered } from './positions.ts';

/** What all rows of a checkout are measured on. */
export interface Bench {
  readonly code: Code;
  readonly content: EncounterContent;
  /** Played by chance, to their end. */
  readonly games: readonly EncounterSession[];
}

/** A row: what one time of it costs; with `against`, as a share of what that costs, or as often. */
export interface Row {
  readonly name: string;
  readonly what: string;
  readonly work: (bench: Bench) => Work;
  /** What a commit of before may not have: then it is measured on this checkout alone. */
  readonly needs?: keyof Code;
  /** What it is a ratio to, measured beside it. */
  readonly against?: { readonly what: string; readonly work: (bench: Bench) => Work };
}

const GAMES = 6;

export function benchOf(code: Code): Bench {
  const content = code.loadContent(code.readContentFolder(join(code.root, 'content')));
  const games = Array.from({ length: GAMES }, (_, n) => play(code, content, `bench-${n}`));
  return { code, content, games };
}

/** In turn, for ever. */
function inTurn<T>(list: readonly T[]): () => T {
  let n = 0;
  return () => list[n++ % list.length]!;
}

const decisions =
  (policy: 'random' | 'eager') =>
  ({ code, content }: Bench): Work => {
    let n = 0;
    return { run: () => play(code, content, `played-${n++ % 12}`, { policy }).decisions.length };
  };

function rerun({ code, content, games }: Bench): Work {
  const next = inTurn(games.map((game) => game.toLog()));
  return {
    run: () => {
      const log = next();
      const session = new code.EncounterSession(log.setup, content);
      for (const { option, mix } of log.decisions) session.decide(option, mix);
      if (session.hash !== log.hash) throw new Error('it came out otherwise');
      return log.decisions.length;
    },
  };
}

function undo({ games }: Bench): Work {
  const next = inTurn(games);
  let session = next();
  return {
    ready: () => {
      const game = next();
      session = game.fork(game.decisions.length);
    },
    run: () => {
      const from = session.decisions.length;
      for (let n = 1; n <= 40; n++) session.rewind(from - n);
      return 40;
    },
  };
}

/** Asked of each of 16 figures on a field of 30 by 30. */
const ofEach =
  (ask: (code: Code, position: Position, figure: Figure) => unknown) =>
  ({ code, content }: Bench): Work => {
    const position = scattered(code, content, 30, 16);
    const figures = code.listStanding(position.state);
    return {
      run: () => {
        for (const figure of figures) ask(code, position, figure);
        return figures.length;
      },
    };
  };

const sight = ofEach((code, position, from) => {
  for (const to of code.listStanding(position.state)) code.sightOf(position, from, to);
});

/** The states after each decision of a game; what a decision left alone is one and the same in them. */
function statesOf({ code, content, games }: Bench): EncounterState[] {
  const { setup, decisions } = games[0]!.toLog();
  const session = new code.EncounterSession(setup, content);
  return decisions.slice(0, 150).map(({ option }) => {
    session.decide(option);
    return { ...session.state };
  });
}

/** Over states nobody has looked at. */
function overStates(bench: Bench, text: (state: EncounterState) => string): Work {
  const states = statesOf(bench);
  let fresh = states;
  return {
    ready: () => {
      fresh = structuredClone(states);
    },
    run: () => {
      for (const state of fresh) text(state);
      return fresh.length;
    },
  };
}

const onBoards =
  (figures: number) =>
  ({ code, content }: Bench): Work => {
    const made = field(content, 30, figures);
    let n = 0;
    return {
      run: () => play(code, made, `field-${n++ % 3}`, { encounter: 'field', most: 150 }).decisions.length,
    };
  };

const odds =
  (whole: boolean) =>
  ({ code, content }: Bench): Work => {
    const [position, from, to] = attackOfTwo(code, content);
    const target = position.state.figures.find(({ id }) => id === to)!;
    const struck = { ...target, effects: [...new Set([...target.effects, 'wilt' as const])] };
    const figures = position.state.figures.map((one) => (one === target ? struck : one));
    const wilted = { ...position, state: { ...position.state, figures } };
    return {
      run: () => {
        if (whole) code.oddsOf(wilted, from, to, { empower: true, dodge: true });
        else code.oddsOf(position, from, to);
        return 1;
      },
    };
  };

export const ROWS: readonly Row[] = [
  { name: 'decision', what: 'a decision of a game by chance, options listed', work: decisions('random') },
  { name: 'decision-eager', what: 'a decision of a bot that weighs odds', work: decisions('eager') },
  { name: 'rerun', what: 'a decision of a log run again, hash compared', work: rerun },
  { name: 'undo', what: 'taking back a decision', work: undo },
  {
    name: 'figures',
    what: 'a decision with 60 figures on 30 by 30',
    work: onBoards(60),
    against: { what: 'with 10 figures', work: onBoards(10) },
  },
  { name: 'sight', what: 'lines of sight from a figure to 16, with their working', work: sight },
  {
    name: 'in-sight',
    what: 'all 900 spaces in sight of a figure',
    needs: 'listSpacesInSight',
    work: ofEach((code, position, figure) => code.listSpacesInSight(position, figure)),
  },
  {
    name: 'reach-6',
    what: 'where a figure comes with six points',
    work: ofEach((code, position, figure) => code.reachFor(position, figure, 6)),
  },
  {
    name: 'reach-all',
    what: 'where it comes at all, with all ways',
    work: ofEach((code, position, figure) => code.reachFor(position, figure, 99)),
  },
  {
    name: 'odds',
    what: 'odds of an attack with Empower, Dodge and Wilt',
    work: odds(true),
    against: { what: 'of a plain one', work: odds(false) },
  },
  {
    name: 'fingerprint',
    what: 'the fingerprint after a decision',
    work: (bench) => overStates(bench, bench.code.hashOf),
    against: {
      what: 'JSON.stringify of the same state',
      work: (bench) => overStates(bench, JSON.stringify),
    },
  },
  {
    name: 'content',
    what: 'the content read and checked',
    work: ({ code }) => {
      const files = code.readContentFolder(join(code.root, 'content'));
      return { run: () => Math.min(1, Object.keys(code.loadContent(files).encounters).length) };
    },
    against: {
      what: 'JSON.parse of it',
      work: ({ code }) => {
        const files = code.readContentFolder(join(code.root, 'content'));
        return {
          run: () => {
            for (const { text = '' } of files) JSON.parse(text);
            return 1;
          },
        };
      },
    },
  },
];

/** Letters of a link for each decision: no time, and the same in every run. */
export function lettersOfLinks({ code, games }: Bench): number | null {
  const lengths = games.flatMap((game) => {
    const { checkpoint: _, ...log } = game.toLog();
    const packed = code.packLog(log, game.questions);
    return packed === null ? [] : [packed.length / game.decisions.length];
  });
  return lengths.length === 0 ? null : lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
}
