import type { Loose, Migrations } from '../kernel/migrations.ts';

/**
 * What a table recorded beside a log, of older versions of saved games. 1: events, ledgers and the state before
 * them held sentences and names; they become causes that say the same (`{ kind: 'said' }`), so that a record whose
 * log no longer runs can still be watched.
 */
export const RECORD_MIGRATIONS: Migrations = {
  1: (game) => ({
    ...game,
    version: 2,
    ...(isLoose(game.initial) ? { initial: stateFrom1(game.initial) } : {}),
    ...(Array.isArray(game.events) ? { events: eventsFrom1(game.initial, game.events) } : {}),
    ...(Array.isArray(game.notes) ? { notes: game.notes.map(noteFrom1) } : {}),
  }),
};

const isLoose = (value: unknown): value is Loose =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const said = (text: unknown) => ({ kind: 'said', text: String(text ?? '') });
const reason = (text: unknown) => ({ why: 'said', text: String(text ?? '') });

const noteFrom1 = (note: unknown): unknown =>
  isLoose(note) ? { at: note.at, note: 'said', text: String(note.text ?? '') } : note;

function stateFrom1(state: Loose): Loose {
  const { figures, seats } = state;
  return {
    ...(withCauses(state) as Loose),
    ...(Array.isArray(figures) ? { figures: figures.map((one) => withCauses(without(one, 'name'))) } : {}),
    ...(Array.isArray(seats) ? { seats: seats.map((one) => without(one, 'name')) } : {}),
  };
}

/** Every ledger line, grant and ward below: `label` becomes a cause. Cards are refs, abilities stay as they are. */
function withCauses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCauses);
  if (!isLoose(value)) return value;
  const { label, ...rest } = value;
  const fields = Object.entries(rest).map(([key, one]) => [key, key === 'abilities' ? one : withCauses(one)]);
  const converted: Loose = Object.fromEntries(fields);
  return typeof label === 'string' ? { ...without(converted, 'card'), cause: said(label) } : converted;
}

const without = (value: unknown, field: string): Loose => {
  if (!isLoose(value)) return {};
  const { [field]: _gone, ...rest } = value;
  return rest;
};

/** Which field of which event was a sentence, and what it is called now. */
const CAUSES: Readonly<Record<string, readonly [string, string]>> = {
  urgencyAdded: ['why', 'cause'],
  spGained: ['why', 'cause'],
  spSpent: ['on', 'on'],
  movementStopped: ['why', 'cause'],
  trackArranged: ['why', 'cause'],
  boardTokenMoved: ['why', 'cause'],
  figureFelled: ['why', 'cause'],
  attackEmpowered: ['by', 'by'],
  attackDamageTypeChanged: ['by', 'by'],
  attackTurned: ['by', 'by'],
  attackRedirected: ['by', 'by'],
  symbolsAdded: ['by', 'by'],
  damageDealt: ['cause', 'cause'],
  damageHealed: ['why', 'cause'],
  defeatPrevented: ['why', 'cause'],
  effectRemoved: ['why', 'cause'],
  figureDefeated: ['why', 'cause'],
  goldGained: ['why', 'cause'],
  statusResolved: ['source', 'cause'],
};

/** How a token left the board was told by the rule alone (pp.17, 21, 67). */
const REMOVED_BY: Readonly<Record<string, string>> = {
  'p.67': 'explosion',
  'p.21': 'dangerous-terrain',
  'p.17': 'opened',
};

/** Of a Totem that was seen only the token was told, not the colour its text stands under: that was up by then. */
function eventsFrom1(initial: unknown, events: readonly unknown[]): readonly unknown[] {
  const tokens = isLoose(initial) && Array.isArray(initial.boardTokens) ? initial.boardTokens : [];
  const colours = new Map<unknown, unknown>(
    tokens.filter(isLoose).map(({ id, colour }: Loose) => [id, colour]),
  );
  return events.map((event) => {
    if (!isLoose(event)) return event;
    if (event.type === 'boardTokenPlaced' && isLoose(event.token))
      colours.set(event.token.id, event.token.colour);
    if (event.type === 'boardTokenTurned') colours.set(event.token, event.colour);
    if (event.type !== 'totemSeen') return eventFrom1(event);
    return { ...without(event, 'text'), colour: String(colours.get(event.token)) };
  });
}

function eventFrom1(event: Loose): Loose {
  const converted = withCauses(event) as Loose;
  const renamed = CAUSES[String(event.type)];
  if (renamed) {
    const [from, to] = renamed;
    const rest = from === to || event.type === 'statusResolved' ? converted : without(converted, from);
    return { ...rest, [to]: said(event[from]) };
  }
  switch (event.type) {
    case 'figureSpawned':
      return { ...converted, figure: withCauses(without(event.figure, 'name')) };
    case 'scopeOpened':
      return { ...converted, scope: scopeFrom1(event.scope) };
    case 'boardTokenRemoved':
      return { ...converted, how: REMOVED_BY[String(event.rule)] ?? 'text' };
    case 'attackNotMade':
      return { ...without(converted, 'why'), reason: reason(event.why) };
    case 'attackEnded':
      return { ...without(converted, 'why'), because: event.why };
    case 'spellFailed':
      return { ...without(converted, 'why'), because: 'skull' };
    case 'outcomeReached':
      return { ...converted, outcome: without(event.outcome, 'text') };
    case 'cardTurned':
      return without(converted, 'name');
    case 'objectiveActivated':
    case 'achievementCompleted':
      return without(converted, 'text');
    case 'aiConditionChecked':
    case 'aiTargetChosen':
    case 'aiWayChosen':
    case 'aiInstructionSkipped':
      return thoughtFrom1(converted, event);
    default:
      return converted;
  }
}

function scopeFrom1(scope: unknown): unknown {
  const converted = withCauses(scope);
  if (!isLoose(scope) || !isLoose(converted) || scope.kind !== 'spell') return converted;
  return { ...without(converted, 'ability'), cause: said(scope.ability) };
}

function thoughtFrom1(converted: Loose, event: Loose): Loose {
  const ways = (list: unknown) =>
    Array.isArray(list) ? list.map((one) => (isLoose(one) ? removedFrom1(one) : one)) : list;
  const { way, rejected, candidates, barred, why, because } = event;
  return {
    ...without(converted, 'why'),
    because: said(because ?? why),
    ...(candidates === undefined ? {} : { candidates: ways(candidates) }),
    ...(rejected === undefined ? {} : { rejected: ways(rejected) }),
    ...(isLoose(way) ? { way: removedFrom1(way) } : {}),
    ...(Array.isArray(barred)
      ? { barred: barred.map((one) => (isLoose(one) ? { ...one, why: reason(one.why) } : one)) }
      : {}),
  };
}

const removedFrom1 = (one: Loose): Loose => ({
  ...one,
  ...(isLoose(one.measured) ? { measured: measuredFrom1(one.measured) } : {}),
  removedBy: typeof one.removedBy === 'string' ? said(one.removedBy) : null,
});

/** What was measured stood under words; now it stands under the filter's id. */
const measuredFrom1 = (measured: Loose): Loose =>
  Object.fromEntries(Object.entries(measured).map(([what, value]) => [what.replaceAll(' ', '-'), value]));
