/** The last moment of a game, kept with its line in the list. */
import { isRecord } from '../../check/is-record.ts';

/** Somebody in the picture of a game's last moment. */
export interface Standing {
  readonly card: string;
  /** Among its kind; 0 for an Adventurer. */
  readonly number: number;
  readonly side: 'adventurers' | 'combatants';
  /** The base's north-west space; null off the board. */
  readonly at: readonly [number, number] | null;
  readonly size: readonly [number, number];
  readonly left: number;
  readonly hp: number;
  readonly fallen?: true;
  /** Whose turn it is. */
  readonly acting?: true;
}

/** The last moment of a game, as a picture shows it. */
export interface LastMoment {
  /** Whoever is on the board, and those of the players' side who have fallen. */
  readonly figures: readonly Standing[];
  /** Rows of the board that are not as they were set up, by their number. */
  readonly rows?: Readonly<Record<number, string>>;
}

/** Of a list of games as it lies in a browser: null for what is none, or of another shape. */
export function momentIn(value: unknown): LastMoment | null {
  if (!isRecord(value) || !Array.isArray(value.figures)) return null;
  const { rows } = value;
  const isWhole = value.figures.every(isStanding) && (rows === undefined || isRows(rows));
  return isWhole ? (value as unknown as LastMoment) : null;
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const isRows = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((row) => typeof row === 'string');

const isStanding = (one: unknown): boolean =>
  isRecord(one) &&
  typeof one.card === 'string' &&
  (one.side === 'adventurers' || one.side === 'combatants') &&
  (one.at === null || isPair(one.at)) &&
  isPair(one.size) &&
  [one.number, one.left, one.hp].every(Number.isFinite);
