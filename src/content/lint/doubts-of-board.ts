import { jsonPath } from '../../check/problem.ts';
import { type BoardToken, type BoardTokenKind, isSameSpace } from '../../engine/model/board.ts';
import { type CardIndex, playersCards } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import { listSpaces, terrainAt } from '../../engine/queries/geometry/board-grid.ts';
import { type Doubted, eachObject, type Keys } from './doubted.ts';

/** A token of an encounter and where it stands in its file. */
export interface TokenThere {
  readonly token: BoardToken;
  readonly keys: Keys;
}

/** Rules of SPECIAL terrain where none lies and nothing brings any (p.21, X135). */
export function doubtsOfSpecial(encounter: EncounterDefinition, cards: CardIndex): Doubted[] {
  const { board, special = [], combatants, pieces = [] } = encounter;
  const brought = listOps(encounter).flatMap(({ op }) =>
    op.do === 'place-terrain' && op.terrain === 'special' ? op.spaces : [],
  );
  const lies = [...listSpaces(board).filter((at) => terrainAt(board, at) === 'special'), ...brought];
  const there = combatants.map(({ card }) => cards.combatants[card]);
  const moves = pieces.some(({ terrain, under }) => terrain === 'special' || under.includes('s'));
  if (moves || placesSpecial([encounter, there, playersCards(cards)])) return [];
  return special.flatMap(({ spaces }, i): Doubted[] => {
    const holds = spaces ? spaces.some((at) => lies.some((one) => isSameSpace(one, at))) : lies.length > 0;
    if (holds) return [];
    return [
      {
        path: jsonPath(['special', i, ...(spaces ? ['spaces'] : [])]),
        doubt: { doubt: 'special-nowhere', where: spaces ? 'spaces' : 'board' },
      },
    ];
  });
}

/** Whether an ability among these places SPECIAL terrain: on spaces of its user's choice. */
function placesSpecial(values: unknown): boolean {
  let places = false;
  eachObject(values, (one) => {
    places ||= one.do === 'place-terrain' && one.terrain === 'special' && one.within !== undefined;
  });
  return places;
}

/** Objective tokens of one colour of which the text names one: its words are those of the other, too. */
export function doubtsOfAlike(encounter: EncounterDefinition, tokens: readonly TokenThere[]): Doubted[] {
  const named = namedIn(encounter);
  const carried = new Set((encounter.carried ?? []).map(({ token }) => token));
  const seen = new Map<string, string>();
  return tokens.flatMap(({ token: { id, kind, colour }, keys }): Doubted[] => {
    // One that is carried goes by its name.
    if (kind !== 'objective' || carried.has(id)) return [];
    const other = seen.get(colour);
    if (other === undefined) seen.set(colour, id);
    if (other === undefined || other === id || !(named.has(id) || named.has(other))) return [];
    return [{ path: jsonPath([...keys, 'colour']), doubt: { doubt: 'objectives-alike', colour, other } }];
  });
}

/** The tokens that triggers, conditions and operations speak of. */
function namedIn(encounter: EncounterDefinition): ReadonlySet<unknown> {
  const named = new Set<unknown>();
  eachObject(encounter, ({ token, beside }) => {
    named.add(token);
    named.add(beside);
  });
  return named;
}

/** The colours tokens of each kind may have somewhere in the encounters of the packs. */
export type TokenColours = ReadonlyMap<BoardTokenKind, ReadonlySet<string>>;

const known = new WeakMap<object, TokenColours>();

/** Those set up, those placed later, and those a random one may turn out to be (p.17). */
export function tokenColoursIn(encounters: Readonly<Record<string, EncounterDefinition>>): TokenColours {
  const found = known.get(encounters) ?? coloursAmong(Object.values(encounters));
  known.set(encounters, found);
  return found;
}

function coloursAmong(encounters: readonly EncounterDefinition[]): TokenColours {
  const colours = new Map<BoardTokenKind, Set<string>>();
  const add = (kind: BoardTokenKind, names: readonly string[]) =>
    colours.set(kind, new Set([...(colours.get(kind) ?? []), ...names]));
  for (const encounter of encounters) {
    const placed = listOps(encounter).flatMap(({ op }) => (op.do === 'place-token' ? [op.token] : []));
    for (const { kind, colour } of [...encounter.tokens, ...placed]) {
      if (colour !== 'random') add(kind, [colour]);
      else if (kind === 'loot') add(kind, Object.keys(encounter.loot));
      else if (kind === 'totem') add(kind, Object.keys(encounter.totems ?? {}));
    }
  }
  return colours;
}
