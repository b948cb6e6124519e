import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { Space } from '../../engine/model/board.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import type { Condition, Who } from '../../engine/model/story.ts';
import type { EncounterFile } from '../files/encounter-file.ts';
import { wallFinding } from '../join-tiles.ts';
import { type Catalogue, checkRef } from './cross-references.ts';

type Keys = readonly (string | number)[];

interface FoundCondition {
  readonly condition: Condition;
  readonly keys: Keys;
}

/** Parts of an encounter's text that hold the cards' own language, where `if` means something else. */
export const OF_CARDS: ReadonlySet<string> = new Set(['effects', 'modifiers', 'loadouts']);

/** Every condition of an encounter's text, those inside others too, each with its JSON path. */
export function listConditions(value: unknown, keys: Keys = []): FoundCondition[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => listConditions(one, [...keys, i]));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (OF_CARDS.has(key)) return [];
    const at = [...keys, key];
    return key === 'if' && Array.isArray(inner)
      ? inner.flatMap((one, i) => nested(one as Condition, [...at, i]))
      : listConditions(inner, at);
  });
}

function nested(condition: Condition, keys: Keys): FoundCondition[] {
  const own = [{ condition, keys }];
  if (condition.is === 'not') return [...own, ...nested(condition.of, [...keys, 'of'])];
  if (condition.is !== 'any' && condition.is !== 'all') return own;
  return [...own, ...condition.of.flatMap((one, i) => nested(one, [...keys, 'of', i]))];
}

/** What the shapes alone do not say of carried tokens, doors, moved terrain, conditions and what hangs on them. */
export function checkStory(file: EncounterFile, tokens: readonly string[], catalogue: Catalogue): Finding[] {
  const found: Finding[] = [];
  const fault = (keys: Keys, expected: Expected, got: unknown) =>
    found.push({ path: jsonPath(keys), expected, got: shown(got) });
  const carried = (file.carried ?? []).map(({ token }) => token);
  const shared = file.flags ?? [];
  const known: Readonly<Record<'token' | 'door' | 'piece' | 'done', readonly string[]>> = {
    token: [...new Set([...tokens, ...carried])],
    door: (file.doors ?? []).map(({ id }) => id),
    piece: file.terrain.flatMap(({ id }) => (id === undefined ? [] : [id])),
    done: [...(file.objectives ?? []), ...(file.achievements ?? []), ...file.endConditions].map(
      ({ id }) => id,
    ),
  };
  const named = (sort: keyof typeof known, id: string | undefined, keys: Keys) => {
    if (id !== undefined && !known[sort].includes(id))
      fault(keys, { what: `${sort}-id`, ids: known[sort] }, id);
  };
  const card = (who: Who | undefined, keys: Keys) => {
    if (typeof who === 'object')
      found.push(...checkRef(catalogue, 'combatants', who.card, [...keys, 'card']));
  };
  const once = (list: readonly { readonly name: string; readonly keys: Keys }[]) =>
    list.forEach(({ name, keys }, i) => {
      if (list.slice(0, i).some((other) => other.name === name))
        fault(keys, { what: 'name-of-its-own' }, name);
    });
  const place = (asked: { readonly spaces?: unknown; readonly beside?: string }, keys: Keys) => {
    if ((asked.spaces === undefined) === (asked.beside === undefined))
      fault(keys, { what: 'spaces-or-token' }, asked);
    named('token', asked.beside, [...keys, 'beside']);
  };

  for (const { condition: one, keys } of listConditions(file)) {
    if ('who' in one) card(one.who, [...keys, 'who']);
    if (one.is === 'on') place(one, keys);
    if (one.is === 'token' || one.is === 'carries') named('token', one.token, [...keys, 'token']);
    if (one.is === 'door') named('door', one.door, [...keys, 'door']);
    if (one.is === 'done') named('done', one.id, [...keys, 'id']);
    const isSetUp = keys[0] === 'combatants' || keys[0] === 'tokens' || keys[0] === 'initiative';
    const isCarried =
      (one.is === 'flag' && shared.includes(one.flag)) ||
      (one.is === 'counter' && shared.includes(one.counter));
    if (isSetUp && !AT_SET_UP.has(one.is) && !isCarried)
      fault([...keys, 'is'], { what: 'set-up-condition' }, one.is);
  }

  for (const field of ['objectives', 'achievements'] as const)
    file[field]?.forEach(({ when }, i) => {
      const keys = [field, i, 'when'];
      if (when.is === 'turn-ends-on') place(when, keys);
      if (when.is === 'door-opened') named('door', when.door, [...keys, 'door']);
      if (when.is !== 'encounter-action') return;
      if ((when.token === undefined) === (when.piece === undefined))
        fault(keys, { what: 'token-or-piece' }, when.token ?? null);
      named('piece', when.piece, [...keys, 'piece']);
    });

  const ops = listOps(file);
  for (const { op, keys } of ops) {
    if ('who' in op) card(op.who, [...keys, 'who']);
    if (op.do === 'check' && typeof op.by === 'object') {
      const { adventurer, combatant } = op.by;
      if (adventurer)
        found.push(...checkRef(catalogue, 'adventurers', adventurer, [...keys, 'by', 'adventurer']));
      if (combatant)
        found.push(...checkRef(catalogue, 'combatants', combatant, [...keys, 'by', 'combatant']));
    }
    if (op.do === 'move-token' || op.do === 'give-token' || op.do === 'drop-token')
      named('token', op.token, [...keys, 'token']);
    if (op.do === 'give-token' && !carried.includes(op.token))
      fault([...keys, 'token'], { what: 'carried-token', ids: carried }, op.token);
    if (op.do === 'move-terrain' || op.do === 'remove-terrain') named('piece', op.piece, [...keys, 'piece']);
    if (op.do === 'door') named('door', op.door, [...keys, 'door']);
    if (op.do === 'count' && (op.add === undefined) === (op.to === undefined))
      fault(keys, { what: 'add-or-to' }, op.add ?? null);
  }
  once(
    ops.flatMap(({ op, keys }) =>
      op.do === 'tell' || op.do === 'choose' || op.do === 'random'
        ? [{ name: op.id, keys: [...keys, 'id'] }]
        : [],
    ),
  );
  for (const { op, keys } of ops)
    if (op.do === 'choose')
      once(op.options.map(({ id }, i) => ({ name: id, keys: [...keys, 'options', i, 'id'] })));
  once(known.door.map((name, i) => ({ name, keys: ['doors', i, 'id'] })));
  once(
    file.terrain.flatMap(({ id }, i) => (id === undefined ? [] : [{ name: id, keys: ['terrain', i, 'id'] }])),
  );
  once((file.special ?? []).map(({ name }, i) => ({ name, keys: ['special', i, 'name'] })));
  once(shared.map((name, i) => ({ name, keys: ['flags', i] })));
  once(carried.map((name, i) => ({ name, keys: ['carried', i, 'token'] })));

  file.carried?.forEach(({ token, starts }, i) => {
    const keys = ['carried', i, 'token'];
    if (starts === undefined && !tokens.includes(token))
      fault(keys, { what: 'token-id', ids: tokens }, token);
    if (starts !== undefined && tokens.includes(token)) fault(keys, { what: 'token-not-placed' }, token);
  });
  file.special?.forEach(({ who }, i) => {
    card(who, ['special', i, 'who']);
  });
  file.initiative?.forEach(({ who }, i) => {
    card(who, ['initiative', i, 'who']);
  });
  file.rules.forEach((rule, i) => {
    card(rule.for, ['rules', i, 'for']);
    if (rule.modifiers === undefined && (rule.for ?? rule.if) !== undefined)
      fault(['rules', i], { what: 'modifiers-of-rule' }, rule.for ?? rule.if);
  });
  file.endConditions.forEach(({ goesOn, next, xp, restore }, i) => {
    if (goesOn && (next ?? xp ?? restore) !== undefined)
      fault(['endConditions', i, 'goesOn'], { what: 'end-or-goes-on' }, next ?? xp ?? restore);
  });
  return found;
}

const AT_SET_UP: ReadonlySet<Condition['is']> = new Set(['difficulty', 'adventurers', 'any', 'all', 'not']);

/** Spaces of the board that the text names, each with its JSON path; and doors, each edge between two neighbours. */
export function listStoryPlaces(file: EncounterFile): { readonly at: Space; readonly keys: Keys }[] {
  const all = (spaces: readonly Space[] | undefined, keys: Keys) =>
    (spaces ?? []).map((at, i) => ({ at, keys: [...keys, i] }));
  return [
    ...listConditions(file).flatMap(({ condition, keys }) =>
      condition.is === 'on' ? all(condition.spaces, [...keys, 'spaces']) : [],
    ),
    ...(['objectives', 'achievements'] as const).flatMap((field) =>
      (file[field] ?? []).flatMap(({ when }, i) =>
        'spaces' in when ? all(when.spaces, [field, i, 'when', 'spaces']) : [],
      ),
    ),
    ...listOps(file).flatMap(({ op, keys }) => {
      if (op.do === 'walk') return all(op.to, [...keys, 'to']);
      return 'to' in op && Array.isArray(op.to) ? [{ at: op.to as Space, keys: [...keys, 'to'] }] : [];
    }),
    ...(file.special ?? []).flatMap(({ spaces }, i) => all(spaces, ['special', i, 'spaces'])),
  ];
}

/** Doors that lie between no two spaces of the board: at its edge there is nothing to open; or where another lies. */
export function checkDoorEdges(file: EncounterFile, rows: readonly string[]): Finding[] {
  const taken = new Set<string>();
  return (file.doors ?? []).flatMap(({ edges }, i) =>
    edges.flatMap((edge, j): Finding[] => {
      const keys = ['doors', i, 'edges', j];
      const found = wallFinding(edge, rows, keys);
      if (found) return [found];
      const name = edge.map(String).sort().join();
      const isTaken = taken.has(name);
      taken.add(name);
      if (isTaken) return [{ path: jsonPath(keys), expected: { what: 'edge-of-its-own' }, got: shown(edge) }];
      const side = edge.findIndex(([x, y]) => (rows[y]?.[x] ?? ' ') === ' ');
      if (side < 0) return [];
      const got = { got: 'space-off-board', at: edge[side]! } as const;
      return [{ path: jsonPath([...keys, side]), expected: { what: 'space-of-board' }, got }];
    }),
  );
}
