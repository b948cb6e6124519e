/** After a game: luck, attack by attack on the position it began in. */
import type { EncounterEvent, EncounterState, FigureId, Position } from '../../engine/index.ts';
import { type Before, type Pool, TaskStopped } from '../game/pool.ts';
import { foldEvents } from './fold-events.ts';
import type { LuckWork, StruckAsked } from './luck-work.ts';

/** An attack that was made, what the rules gave for it before its dice, and what came. */
export interface StruckLuck {
  /** The event it was judged by: its moment is after it. */
  readonly at: number;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly empowered: boolean;
  readonly dodged: boolean;
  readonly hit: boolean;
  /** Points of final damage. */
  readonly damage: number;
  /** null: the rules have no odds for it. */
  readonly odds: { readonly hit: number; readonly expected: number } | null;
}

/** An attack that was made, and where it began. */
export interface Struck extends Omit<StruckLuck, 'odds'> {
  readonly asked: StruckAsked;
}

interface Open extends Omit<Struck, 'at' | 'asked'> {
  readonly at: number | null;
  readonly asked: Omit<StruckAsked, 'empower' | 'dodge'>;
}

/** Every attack whose roll was judged, in the order they ended. Reads the game once. */
export function strikesIn(
  beginning: EncounterState,
  encounter: Position['encounter'],
  events: readonly EncounterEvent[],
): Struck[] {
  const struck: Struck[] = [];
  /** Attacks within attacks; null for other resolutions. */
  const open: (Open | null)[] = [];
  let state = beginning;
  const change = (with_: (last: Open) => Partial<Open>) => {
    const at = open.findLastIndex((one) => one !== null);
    if (at >= 0) open[at] = { ...open[at]!, ...with_(open[at]!) };
  };
  events.forEach((event, i) => {
    switch (event.type) {
      case 'scopeOpened': {
        const { scope } = event;
        open.push(scope.kind === 'attack' ? opened(scope, state, encounter) : null);
        break;
      }
      case 'attackEmpowered':
        change(() => ({ empowered: true }));
        break;
      case 'attackDodged':
        change(() => ({ dodged: true }));
        break;
      case 'attackJudged':
        change(() => ({ hit: event.hit, at: i }));
        break;
      case 'finalDamageDetermined':
        change(() => ({ damage: event.sum.total }));
        break;
      case 'scopeClosed': {
        const one = open.pop();
        if (one && one.at !== null) {
          const { asked, at, ...rest } = one;
          struck.push({ ...rest, at, asked: { ...asked, empower: rest.empowered, dodge: rest.dodged } });
        }
        break;
      }
      default:
    }
    state = foldEvents(state, [event]);
  });
  return struck;
}

function opened(
  scope: Extract<Extract<EncounterEvent, { type: 'scopeOpened' }>['scope'], { kind: 'attack' }>,
  state: EncounterState,
  encounter: Position['encounter'],
): Open {
  const { attacker, target, attackKind: kind, range } = scope;
  return {
    attacker,
    target,
    empowered: scope.empowered,
    dodged: false,
    hit: false,
    damage: 0,
    at: null,
    asked: { position: { state, encounter }, attacker, target, kind, range },
  };
}

/** Milliseconds: odds that take longer are left out. */
const DEADLINE = 15_000;

/**
 * Has the odds of attacks worked out, one after the other, and tells of each; ends early once the signal says that
 * nobody waits.
 */
export async function weighLuck(
  pool: Pool<LuckWork>,
  cards: Position['cards'],
  struck: readonly Struck[],
  signal: AbortSignal,
  tell: (luck: StruckLuck) => void,
): Promise<void> {
  const before: Before<LuckWork> = { job: 'luckCards', given: [cards], of: cards };
  for (const { asked, ...rest } of struck) {
    if (signal.aborted) return;
    try {
      const odds = await pool.ask('struckOdds', [asked], { before: [before], signal, deadline: DEADLINE });
      if (!signal.aborted) tell({ ...rest, odds });
    } catch (error) {
      if (!(error instanceof TaskStopped)) return;
      tell({ ...rest, odds: null });
    }
  }
}
