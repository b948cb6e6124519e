import type {
  CardInstance,
  EncounterSession,
  EncounterSetup,
  Figure,
  KeptBoard,
  Loadout,
  LoadoutItem,
} from '../../engine/index.ts';

/**
 * The set-up of the encounter that follows the one that has ended (p.14): the same party with what it has now; where the
 * board is kept, with the board as it lies and everybody's place on it (F42, X139). Null where none follows, or the
 * content has it not.
 */
export function setupAfter(session: EncounterSession, seed: string): EncounterSetup | null {
  const { state, encounter } = session.position;
  const met = encounter.endConditions.find(({ id }) => id === state.outcome?.condition);
  const next = met?.next;
  if (!next || !Object.hasOwn(session.content.encounters, next.encounter)) return null;
  const { kept: _, ...setup } = session.setup;
  const party = state.figures.filter(({ kind }) => kind === 'adventurer');
  return {
    ...setup,
    encounter: next.encounter,
    seed,
    party: setup.party.map((member, i) => ({
      ...member,
      loadout: party[i] ? loadoutOf(party[i], session) : member.loadout,
    })),
    ...(next.board === 'kept' ? { kept: keptBoardOf(session, party) } : {}),
  };
}

function keptBoardOf({ state }: EncounterSession, party: readonly Figure[]): KeptBoard {
  return {
    board: state.board,
    ...(state.doors ? { doors: state.doors } : {}),
    ...(state.pieces ? { pieces: state.pieces } : {}),
    places: party.map(({ at, defeated }) => (defeated ? null : at)),
  };
}

/** What an Adventurer has by now, as it would bring it. */
function loadoutOf({ cards, pack }: Figure, { content }: EncounterSession): Loadout {
  const itemOf = ({ ref, face, upgrades = [] }: CardInstance): LoadoutItem => {
    const isBack = face === 'back' && content.cards.items[ref]?.double === true;
    if (!isBack && upgrades.length === 0) return ref;
    return {
      ref,
      ...(isBack ? { face: 'back' as const } : {}),
      ...(upgrades.length > 0 ? { upgrades: upgrades.map((one) => one.ref) } : {}),
    };
  };
  const refs = (type: CardInstance['type']) =>
    cards.filter((card) => card.type === type).map(({ ref }) => ref);
  const [familiar] = refs('familiar');
  const [companion] = refs('companion');
  return {
    items: cards.filter(({ type }) => type === 'item').map(itemOf),
    ...(pack.length > 0 ? { pack: pack.map(itemOf) } : {}),
    disciplines: refs('discipline'),
    ...(familiar === undefined ? {} : { familiar }),
    ...(companion === undefined ? {} : { companion }),
  };
}
