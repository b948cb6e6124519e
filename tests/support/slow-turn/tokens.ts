/** Tokens that cards lay on the board or put on figures, beside those of p.74 (X48, X169, X172, X173). */
import type { EffectOp, Space } from '../../../src/engine/index.ts';
import { baseOf, modifiersOf, stepsApart } from '../slow-ai/table.ts';
import { allSpaces, slowAdjacent } from '../slow-geometry.ts';
import { familyOf, figure, type Game, playerFor, stands } from './game.ts';
import { spacesNear } from './places.ts';

type Effect<Do> = Extract<EffectOp, { do: Do }>;

/** p.45: a Sphere of Influence goes 4 spaces. */
export const reachOf = (reach: number | 'soi'): { readonly reach: number; readonly soi?: true } =>
  reach === 'soi' ? { reach: 4, soi: true } : { reach };

/** On a space its user names, or where the target stands: of a large base the north-west one. It lies there for good. */
export function placeToken(
  game: Game,
  { within, range, side, reach, abilities, ward }: Effect<'place-ward'>,
  { by, target }: { readonly by: string; readonly target: string | null },
): void {
  const at =
    within === 'target'
      ? target !== null && stands(game, target)
        ? figure(game, target).at
        : null
      : game.script.space(playerFor(game, by), spacesNear(game, by, within, range));
  if (!at) return;
  const wards = game.state.wards ?? [];
  const cause = { kind: 'ability', type: 'combatant', card: figure(game, by).card, ability: ward } as const;
  game.state.wards = [
    ...wards,
    {
      id: `token-${wards.length + 1}`,
      cause,
      at,
      by,
      side,
      ...reachOf(reach),
      abilities: structuredClone(abilities) as [],
    },
  ];
}

/** The nearest its card has laid, of whichever tier, and the spaces beside it; of several as near, of each. */
export function aroundOwnToken(game: Game, by: string): Space[] {
  const self = figure(game, by);
  const { board } = game.state;
  const own = (game.state.wards ?? []).filter(
    (one) => familyOf(game, figure(game, one.by)) === familyOf(game, self),
  );
  const far = (at: Space) => stepsApart(game.table, baseOf(self), [at]);
  const least = Math.min(...own.map(({ at }) => far(at)));
  const nearest = own.flatMap(({ at }) => (far(at) === least ? [at] : []));
  return allSpaces(board).filter((space) =>
    nearest.some((at) => String(at) === String(space) || slowAdjacent(board, at, space)),
  );
}

/** X169: so many as its card allows, till the end of the bearer's next turn, where the card says so. */
export function bear(game: Game, id: string, { token }: Effect<'put-token'>, by: string): void {
  const card = game.table.cards.tokens[token];
  const self = figure(game, id);
  if (!card) throw new Error(`no token ${token}`);
  if (modifiersOf(game.table, self).some((one) => 'noToken' in one && one.noToken === token)) return;
  const borne = self.granted ?? [];
  if (borne.filter((one) => one.token === token).length >= (card.limit ?? 1)) return;
  if (card.until !== 'end-of-next-turn') throw new Error(`no word for ${card.until}`);
  self.granted = [
    ...borne,
    {
      ...{
        id: `${token}-${borne.length + 1}`,
        cause: { kind: 'card', type: 'token', card: token },
        by,
        token,
      },
      ...{ until: { at: 'turn', of: id, number: self.turnsTaken + 1 }, abilities: [] },
    },
  ];
}

/** What was to stay until the end of this turn of its bearer goes. */
export function shedTokens(game: Game, id: string): void {
  const self = figure(game, id);
  const stays = (until: NonNullable<typeof self.granted>[number]['until']): boolean =>
    until.at !== 'turn' || until.of !== id || until.number > self.turnsTaken;
  if (self.granted) self.granted = self.granted.filter(({ until }) => stays(until));
}
