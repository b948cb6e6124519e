import type { AttackScope, EncounterEvent, EncounterState, Scope, SpellScope } from '../../engine/index.ts';

export type RollEvent = Extract<EncounterEvent, { type: 'diceRolled' | 'diceRerolled' }>;
export type ConvictionEvent = Extract<EncounterEvent, { type: 'convictionChecked' }>;
type DamageEvent = Extract<EncounterEvent, { type: 'damageDealt' }>;

/** An attack or a spell on the screen; one that is over stays until the turn ends. */
export interface ResolutionShown {
  readonly scope: AttackScope | SpellScope;
  readonly over: boolean;
  /** Rolls thrown in it, not in another one inside it. */
  readonly rolls: readonly RollEvent[];
  /** Conviction Checks made against it. */
  readonly checks: readonly ConvictionEvent[];
  /** What it dealt. */
  readonly dealt: readonly DamageEvent[];
}

/** What is looked at just now. */
export interface Moment {
  readonly resolution: ResolutionShown | null;
  /** The roll thrown last: in the resolution, or outside of any and after the last one. */
  readonly roll: RollEvent | null;
}

export const NO_MOMENT: Moment = { resolution: null, roll: null };

export const isRoll = (event: EncounterEvent): event is RollEvent =>
  event.type === 'diceRolled' || event.type === 'diceRerolled';

const isResolution = (scope: Scope): scope is AttackScope | SpellScope =>
  scope.kind === 'attack' || scope.kind === 'spell';

/**
 * The moment after the first `shown` events. `over` is what ended last in this turn, for while nothing else is
 * under way.
 */
export function momentOf(
  view: EncounterState,
  events: readonly EncounterEvent[],
  shown: number,
  over: ResolutionShown | null = null,
): Moment {
  const scope = view.scopes.findLast(isResolution);
  const told = toldSince(events, shown, scope !== undefined);
  const roll = told.rolls.at(-1) ?? null;
  if (scope) return { resolution: { scope, over: false, ...told }, roll };
  return { resolution: roll ? null : over, roll };
}

/**
 * The attack or spell that event `index` ends, if it ends one; `before` is the view before it. The end of the
 * encounter ends whatever is under way.
 */
export function endedBy(
  before: EncounterState,
  events: readonly EncounterEvent[],
  index: number,
): ResolutionShown | null {
  const type = events[index]?.type;
  const scope =
    type === 'scopeClosed'
      ? before.scopes.at(-1)
      : type === 'outcomeReached'
        ? before.scopes.findLast(isResolution)
        : null;
  if (!scope || !isResolution(scope)) return null;
  return { scope, over: true, ...toldSince(events, index, true) };
}

/** Rolls, checks and damage since the innermost resolution was opened; outside of one, since the last was closed. */
function toldSince(events: readonly EncounterEvent[], shown: number, inside: boolean) {
  const rolls: RollEvent[] = [];
  const checks: ConvictionEvent[] = [];
  const dealt: DamageEvent[] = [];
  let depth = 0;
  for (let i = shown - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.type === 'turnBegan') break;
    if (event.type === 'scopeOpened' && isResolution(event.scope)) {
      // Opened, never closed, and not under way: the encounter ended in it.
      if (depth === 0) return inside ? { rolls, checks, dealt } : { rolls: [], checks: [], dealt: [] };
      depth -= 1;
    } else if (event.type === 'scopeClosed' && (event.kind === 'attack' || event.kind === 'spell')) {
      if (!inside) break;
      depth += 1;
    } else if (depth > 0) continue;
    else if (isRoll(event)) rolls.unshift(event);
    else if (event.type === 'convictionChecked') checks.unshift(event);
    else if (event.type === 'damageDealt' && event.cause.kind === 'attack') dealt.unshift(event);
  }
  return { rolls, checks, dealt };
}
