/** Any game of this table as the reader of a stream has it: run apart from any screen. */
import { canonicalJson, type KernelQuestion } from '../../engine/index.ts';
import type { AtTable } from '../../online/game-of-table.ts';
import { sha256Of } from '../../online/mix.ts';
import type { Play } from '../game/play.ts';
import type { GameTypes, SessionOf } from '../game/types.ts';
import { seenIn } from '../game/undoing.ts';
import type { AnyApart } from '../table/guests.ts';
import { standingAnswer, turnIn } from './standing-by.ts';

/** Citations are no part of what happened: a page number that was mended breaks no game. */
const CITATIONS: ReadonlySet<string> = new Set(['rule']);

/** Faces of real dice are typed in answers to this question, in every game of this table. */
const TYPED = 'die-face';

/** What the computer answers the open question of a game; by its state alone. */
export type BotOf = (session: SessionOf<GameTypes>) => string;

/** What the reader of a stream asks of how a game is played. */
export interface AnyRan {
  readonly session: SessionOf<GameTypes>;
  readonly play: Pick<AnyApart['play'], 'reveals' | 'unasked' | 'fences' | 'machines'>;
}

/** Whatever stands at a table, as its store drives it. */
export interface StandsAtTable extends AtTable {
  readonly earliest: number;
  /** Decision `n` belongs to what was done with the one before it: both are made once more together. */
  isJoined(n: number): boolean;
}

/** The game at a table, and what its screens follow. */
export interface GameAtTable extends StandsAtTable {
  /** Decisions made before the table. */
  readonly begun: number;
  readonly machines: readonly string[];
  mixAt(n: number): string | null;
  /** The number at the table of a decision of its session. */
  numberOf(decision: number): number;
  readonly session: SessionOf<GameTypes>;
  /** Of each decision: it belongs to what was done with the one before it. */
  readonly joined: readonly boolean[];
}

/** From where the game stands now: what was decided before lies before the table, and is never taken back there. */
export function gameAtTable({ session, play }: AnyRan, bot: BotOf): GameAtTable {
  const begun = session.decisions.length;
  const joined: boolean[] = session.decisions.map(() => false);
  let typing = false;
  /** Of the state as it stands: whoever decides on it says it, and looks at it again when that comes back. */
  let hash: string | null = null;
  const reveals = play.reveals as (event: unknown) => ReturnType<Play<GameTypes>['reveals']>;
  /** What was decided before somebody else looked is never taken back. */
  const earliest = (): number => {
    const { fences } = play;
    const last = fences ? session.events.findLastIndex((event) => fences(event as never)) : -1;
    return Math.max(0, session.marks.filter((mark) => mark <= last).length - begun);
  };
  return {
    session,
    begun,
    joined,
    get decisions() {
      return session.decisions.length - begun;
    },
    get earliest() {
      return earliest();
    },
    machines: [...(play.machines?.seats ?? [])],
    mixAt: (n) => session.mixes[begun + n] ?? null,
    numberOf: (decision) => decision - begun,
    isJoined: (n) => joined[begun + n] ?? false,
    asked: () => askedIn(session.pending, typing),
    stateHash() {
      hash ??= stateHashOf(session.state);
      return hash;
    },
    decide(option, mix, isJoined) {
      const before = session.decisions.length;
      hash = null;
      try {
        session.decide(option, mix);
        session.list();
      } catch (error) {
        if (session.decisions.length > before) session.rewind(before);
        throw error;
      }
      joined[before] = isJoined;
    },
    back(to) {
      if (to < earliest()) throw new RangeError(`nobody goes back to before decision ${earliest()}`);
      hash = null;
      session.rewind(begun + to);
    },
    again() {
      if (!session.canRedo) return false;
      hash = null;
      session.redo();
      return true;
    },
    since(to) {
      const seats = new Set(session.decisions.slice(begun + to).map(({ seat }) => seat));
      const news = seenIn(session.events.slice(session.marks[begun + to]), reveals).length > 0;
      return { seats: [...seats], news };
    },
    standing: (passes) => standingAnswer({ session, play }, passes),
    turn: () => turnIn(session),
    ofBot: () => bot(session),
    typedDice(may) {
      typing = may;
    },
  };
}

export const stateHashOf = (state: unknown): string => sha256Of(canonicalJson(state, CITATIONS));

/** What is asked, as the reader has it; no face is typed unless it may be. */
export function askedIn(question: KernelQuestion | null, typing: boolean): ReturnType<AtTable['asked']> {
  if (!question) return null;
  const may = typing || question.kind !== TYPED;
  const has = (option: string) => question.has?.(option) ?? question.options.some(({ id }) => id === option);
  return { seat: question.seat, offers: (option) => may && has(option) };
}
