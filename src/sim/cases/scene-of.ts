/** A rule case as a position that can be played. */
import { SCENE_ROOM } from '../../content/index.ts';
import {
  type CardIndex,
  type EncounterSetup,
  type EncounterState,
  type Figure,
  type PartyMember,
  rulesetOf,
} from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import { positionOf } from './case-position.ts';
import { parseCase } from './parse-case.ts';

/** Whoever plays it has all its Adventurers. */
const SEAT = 'seat-1';

/**
 * A rule case as a position to be played: what a game's log begins with. `id` is the name of its file. Throws CaseError
 * with the path for what no case may be, and for what no game on the page could be: it plays on from the turn of
 * somebody, of cards alone, with dice that are not scripted.
 */
export function sceneOf(
  value: unknown,
  id: string,
  cards: CardIndex,
): { readonly setup: EncounterSetup; readonly from: EncounterState } {
  const input = parseCase(value);
  const named = (value as { readonly id?: unknown }).id;
  if (named !== id)
    throw new CaseError('$.id', `the name of its file, "${id}", got ${JSON.stringify(named)}`);
  if (input.play !== 'on') throw new CaseError('$.play', '"on": it is played by the clock');
  // By its seed a game says later which position it is.
  if (input.seed?.split('/')[0] !== id)
    throw new CaseError(
      '$.seed',
      `"${id}", or that and more after a slash, got ${JSON.stringify(input.seed)}`,
    );
  input.figures.forEach(({ stats }, i) => {
    if (stats) throw new CaseError(`$.figures[${i}].card`, 'a card of the content, not numbers');
  });
  const { state } = positionOf(input, cards);
  const from: EncounterState = {
    ...state,
    encounter: SCENE_ROOM,
    seats: [{ id: SEAT }],
    figures: state.figures.map((figure) => ({ ...figure, seat: figure.seat === null ? null : SEAT })),
  };
  const setup: EncounterSetup = {
    encounter: SCENE_ROOM,
    ruleset: rulesetOf(input.ruleset),
    seed: input.seed,
    seats: [{ id: SEAT, name: '' }],
    party: from.figures.filter(({ kind }) => kind === 'adventurer').map(memberOf),
    byHand: false,
  };
  return { setup, from };
}

function memberOf({ card, cards, pack }: Figure): PartyMember {
  const refs = (type: string) => cards.filter((one) => one.type === type).map(({ ref }) => ref);
  const loadout = { items: refs('item'), pack: pack.map(({ ref }) => ref), disciplines: refs('discipline') };
  return { card, seat: SEAT, loadout };
}
