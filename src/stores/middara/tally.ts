import {
  type Cause,
  type EncounterEvent,
  FACES,
  type FigureId,
  numberOf,
  type RolledDie,
} from '../../engine/index.ts';

/** What one figure did and suffered. Points of damage; dice in points. */
interface FigureTally {
  readonly figure: FigureId;
  readonly dealt: number;
  readonly taken: number;
  readonly healed: number;
  readonly defeats: number;
  /** Dice thrown that have numbers on them. */
  readonly dice: number;
  /** What they showed, and what such dice show on average. */
  readonly shown: number;
  readonly expected: number;
}

/** Damage that came of one thing: a card, a notion of the book. Shares of what armour let through. */
interface SourceTally {
  readonly figure: FigureId | null;
  readonly source: Cause;
  readonly damage: number;
  readonly times: number;
}

export interface Tally {
  readonly figures: readonly FigureTally[];
  /** Most damage first. */
  readonly sources: readonly SourceTally[];
  /** After each roll: by how much the dice of a figure were above their mean, and after which event. */
  readonly rolls: readonly { readonly at: number; readonly figure: FigureId; readonly over: number }[];
}

type Growing = { -readonly [K in keyof FigureTally]: FigureTally[K] };

/** What happened, added up; exact, and the same whoever looks. */
export function tallyOf(events: readonly EncounterEvent[], from = 0): Tally {
  const figures = new Map<FigureId, Growing>();
  const sources = new Map<
    string,
    { figure: FigureId | null; source: Cause; damage: number; times: number }
  >();
  const rolls: { at: number; figure: FigureId; over: number }[] = [];
  const of = (figure: FigureId): Growing => {
    const nothing = { dealt: 0, taken: 0, healed: 0, defeats: 0, dice: 0, shown: 0, expected: 0 };
    const known = figures.get(figure) ?? { figure, ...nothing };
    figures.set(figure, known);
    return known;
  };

  function rolled(at: number, figure: FigureId, dice: readonly RolledDie[]): void {
    const numbered = dice.filter(({ die }) => meanOf(die) > 0);
    if (numbered.length === 0) return;
    const shown = numberOf(numbered);
    const expected = numbered.reduce((sum, { die }) => sum + meanOf(die), 0);
    const own = of(figure);
    own.dice += numbered.length;
    own.shown += shown;
    own.expected += expected;
    rolls.push({ at, figure, over: shown - expected });
  }

  function damaged(event: Extract<EncounterEvent, { type: 'damageDealt' }>): void {
    const { figure, amount, by, cause, sum } = event;
    if (amount === 0) return;
    of(figure).taken += amount;
    if (by !== null && by !== figure) of(by).dealt += amount;
    for (const [source, share] of sharesOf(cause, sum.entries, amount)) {
      const key = JSON.stringify([by, source]);
      const known = sources.get(key) ?? { figure: by, source, damage: 0, times: 0 };
      sources.set(key, { ...known, damage: known.damage + share, times: known.times + 1 });
    }
  }

  events.forEach((event, i) => {
    switch (event.type) {
      case 'diceRolled':
        rolled(from + i, event.figure, event.dice);
        break;
      case 'diceRerolled':
        // A die turned by hand shows what somebody chose.
        if (!event.turned) {
          const again = event.which.flatMap((at) => event.dice[at] ?? []);
          rolled(from + i, event.figure, again);
        }
        break;
      case 'damageDealt':
        damaged(event);
        break;
      case 'damageHealed':
        of(event.figure).healed += event.amount;
        break;
      case 'figureDefeated':
        if (event.by !== null && event.by !== event.figure) of(event.by).defeats += 1;
        break;
      default:
    }
  });
  return {
    figures: [...figures.values()],
    sources: [...sources.values()].sort((a, b) => b.damage - a.damage),
    rolls,
  };
}

/** What a die with numbers shows on average; 0 for one without. */
const meanOf = (die: RolledDie['die']): number =>
  FACES[die].reduce((sum, { number }) => sum + number, 0) / FACES[die].length;

type Entries = Extract<EncounterEvent, { type: 'damageDealt' }>['sum']['entries'];

/** The parts of some damage by what made them: what armour took is taken of each alike. */
function sharesOf(cause: Cause, entries: Entries, amount: number): (readonly [Cause, number])[] {
  const made = entries.filter((entry) => entry.amount > 0);
  const whole = made.reduce((sum, entry) => sum + entry.amount, 0);
  // Of damage without a working, or by no attack, it is the cause itself.
  if (whole === 0 || cause.kind !== 'attack') return [[cause, amount]];
  return made.map((entry) => [sourceOf(entry.cause), (amount * entry.amount) / whole]);
}

/** A card by itself, whichever of its abilities it was: what it is known by on the table. */
function sourceOf(cause: Cause): Cause {
  if (cause.kind === 'die' || cause.kind === 'count') return cause.of ? sourceOf(cause.of) : cause;
  if (cause.kind === 'symbols' || cause.kind === 'ability') {
    const { type, card } = cause;
    return { kind: 'card', type, card };
  }
  return cause;
}
