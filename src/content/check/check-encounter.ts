import { didYouMean } from '../../check/did-you-mean.ts';
import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { BoardToken } from '../../engine/model/board.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import type { EncounterFile } from '../files/encounter-file.ts';
import { checkEffects, repeatedIds } from './check-abilities.ts';
import { checkSpawns } from './check-spawns.ts';
import { checkStory } from './check-story.ts';
import { type Catalogue, checkRef } from './cross-references.ts';

type Keys = readonly (string | number)[];

/** The colour of a token placed face down (p.17). */
const RANDOM = 'random';

/** What the shapes alone do not say of an encounter's tokens, conditions and hidden text. */
export function checkEncounter(file: EncounterFile, catalogue: Catalogue): Finding[] {
  const tokens = allTokens(file);
  const found = [
    ...repeatedIds(
      tokens.map(({ token }) => token),
      [],
    ).map((finding, i) => ({ ...finding, path: repeatedAt(tokens, i) })),
    ...repeatedIds(file.endConditions, ['endConditions']),
    ...checkExits(file, tokens),
    ...checkRevealed(tokens, 'loot', file.loot),
    ...checkRevealed(tokens, 'totem', file.totems ?? {}),
    ...Object.entries(file.loot).flatMap(([colour, reward]) =>
      checkEffects(reward.effects ?? [], { target: false, attacker: false }, ['loot', colour, 'effects']),
    ),
    ...checkWatched(file, tokens, catalogue),
    ...checkOps(file, tokens, catalogue),
    ...checkTold(file),
    ...checkForecast(file),
    ...checkStory(
      file,
      tokens.map(({ token }) => token.id),
      catalogue,
    ),
  ];
  return found.map(guessed);
}

/** With the name that was surely meant, where the encounter's own names are listed and one is near. */
function guessed(finding: Finding): Finding {
  const { expected, got, hint } = finding;
  const names = 'ids' in expected ? expected.ids : 'colours' in expected ? expected.colours : null;
  const [, written] = (got.got === 'value' && /^"([^"]*)"$/.exec(got.json)) || [];
  const meant = names && !hint && written !== undefined ? didYouMean(written, names) : undefined;
  return meant ? { ...finding, hint: meant } : finding;
}

function checkForecast({ forecast }: EncounterFile): Finding[] {
  if (!forecast || forecast.rounds[0] <= forecast.rounds[1]) return [];
  const expected: Expected = { what: 'two-rounds' };
  return [{ path: '$.forecast.rounds', expected, got: shown(forecast.rounds) }];
}

interface PlacedToken {
  readonly token: BoardToken;
  readonly keys: Keys;
}

/** The tokens set up, and those the hidden text may place. */
function allTokens(file: EncounterFile): PlacedToken[] {
  const later = listOps(file).flatMap(({ op, keys }) =>
    op.do === 'place-token' ? [{ token: op.token, keys: [...keys, 'token'] }] : [],
  );
  return [...file.tokens.map((token, i) => ({ token, keys: ['tokens', i] })), ...later];
}

/** The path of the n-th token whose id stands there before. */
function repeatedAt(tokens: readonly PlacedToken[], n: number): string {
  const repeated = tokens.filter(({ token }, i) =>
    tokens.slice(0, i).some((other) => other.token.id === token.id),
  );
  return jsonPath([...repeated[n]!.keys, 'id']);
}

function checkExits(file: EncounterFile, tokens: readonly PlacedToken[]): Finding[] {
  const exits = tokens.filter(({ token }) => token.kind === 'exit').map(({ token }) => token.colour);
  return file.endConditions.flatMap(({ when }, i) => {
    if (when.is !== 'adventurer-ends-turn-on' || exits.includes(when.exit)) return [];
    const expected: Expected = { what: 'exit-colour', colours: exits };
    return [{ path: jsonPath(['endConditions', i, 'when', 'exit']), expected, got: shown(when.exit) }];
  });
}

/** Loot tokens and Totems against the text for their colours, both ways; face-down ones need enough colours. */
function checkRevealed(
  tokens: readonly PlacedToken[],
  kind: 'loot' | 'totem',
  texts: Readonly<Record<string, unknown>>,
): Finding[] {
  const field = kind === 'loot' ? 'loot' : 'totems';
  const colours = Object.keys(texts);
  const own = tokens.filter(({ token }) => token.kind === kind);
  const found: Finding[] = [];
  for (const { token, keys } of own) {
    if (token.colour === RANDOM || colours.includes(token.colour)) continue;
    const expected: Expected = { what: 'colour-with-text', field, colours };
    found.push({ path: jsonPath([...keys, 'colour']), expected, got: shown(token.colour) });
  }
  const named = new Set(own.map(({ token }) => token.colour));
  const unnamed = colours.filter((colour) => !named.has(colour));
  const faceDown = own.filter(({ token }) => token.colour === RANDOM);
  if (faceDown.length > unnamed.length) {
    const expected: Expected = { what: 'colours-left', field, tokens: faceDown.length };
    found.push({ path: jsonPath([field]), expected, got: shown(unnamed.length) });
  }
  if (faceDown.length === 0) {
    for (const colour of unnamed)
      found.push({
        path: jsonPath([field, colour]),
        expected: { what: 'token-of-colour', kind },
        got: { got: 'none' },
      });
  }
  return found;
}

/** Objectives and Achievements: ids of their own, triggers that can come about. */
function checkWatched(file: EncounterFile, tokens: readonly PlacedToken[], catalogue: Catalogue): Finding[] {
  const objectives = file.objectives ?? [];
  const achievements = file.achievements ?? [];
  const ids = [
    ...new Set([...tokens.map(({ token }) => token.id), ...(file.carried ?? []).map(({ token }) => token)]),
  ];
  const found = [
    ...repeatedIds(objectives, ['objectives']),
    ...repeatedIds([...objectives, ...achievements], [])
      .slice(repeatedIds(objectives, []).length)
      .map((finding) => ({ ...finding, path: '$.achievements' })),
  ];
  for (const [field, list] of [
    ['objectives', objectives],
    ['achievements', achievements],
  ] as const) {
    list.forEach(({ when }, i) => {
      const keys = [field, i, 'when'];
      if ('token' in when && when.token !== undefined && !ids.includes(when.token)) {
        const expected: Expected = { what: 'token-id', ids };
        found.push({ path: jsonPath([...keys, 'token']), expected, got: shown(when.token) });
      }
      if (when.is === 'encounter-action' && field === 'achievements') {
        const expected: Expected = { what: 'comes-about-by-itself' };
        found.push({ path: jsonPath([...keys, 'is']), expected, got: shown(when.is) });
      }
      if (when.is === 'defeated')
        found.push(...checkRef(catalogue, 'combatants', when.card, [...keys, 'card']));
    });
  }
  return found;
}

/** What the hidden text names is there. */
function checkOps(file: EncounterFile, tokens: readonly PlacedToken[], catalogue: Catalogue): Finding[] {
  const found = [
    ...checkSpawns(file.loot, catalogue, ['loot']),
    ...checkSpawns(file.totems, catalogue, ['totems']),
    ...checkSpawns(file.objectives, catalogue, ['objectives']),
    ...checkSpawns(file.achievements, catalogue, ['achievements']),
    ...checkSpawns(file.special ?? [], catalogue, ['special']),
    ...checkSpawns(file.endConditions, catalogue, ['endConditions']),
  ];
  const ids = tokens.map(({ token }) => token.id);
  const ends = file.endConditions.map(({ id }) => id);
  for (const { op, keys } of listOps(file)) {
    switch (op.do) {
      case 'gain-items':
        op.items.forEach((item, i) => {
          found.push(...checkRef(catalogue, 'items', item, [...keys, 'items', i]));
        });
        break;
      case 'gain-companion':
        found.push(...checkRef(catalogue, 'companions', op.card, [...keys, 'card']));
        break;
      case 'lose-item':
        if (op.item !== undefined) found.push(...checkRef(catalogue, 'items', op.item, [...keys, 'item']));
        if (typeof op.from === 'object')
          found.push(
            ...checkRef(catalogue, 'adventurers', op.from.adventurer, [...keys, 'from', 'adventurer']),
          );
        break;
      case 'remove-token':
        if (!ids.includes(op.token)) {
          const expected: Expected = { what: 'token-id', ids };
          found.push({ path: jsonPath([...keys, 'token']), expected, got: shown(op.token) });
        }
        break;
      case 'end':
        if (!ends.includes(op.condition)) {
          const expected: Expected = { what: 'end-condition-id', ids: ends };
          found.push({ path: jsonPath([...keys, 'condition']), expected, got: shown(op.condition) });
        }
        break;
      case 'effects':
        found.push(...checkEffects(op.effects, { target: false, attacker: false }, [...keys, 'effects']));
    }
  }
  return found;
}

/** An End Condition that waits to be told is told of somewhere. */
function checkTold(file: EncounterFile): Finding[] {
  const told = new Set(listOps(file).flatMap(({ op }) => (op.do === 'end' ? [op.condition] : [])));
  return file.endConditions.flatMap(({ id, when }, i) => {
    if (when.is !== 'told' || told.has(id)) return [];
    const expected: Expected = { what: 'end-that-names-it' };
    return [{ path: jsonPath(['endConditions', i, 'when']), expected, got: { got: 'none' } }];
  });
}
