import type { AdventurerCard, CardIndex, Loadout, PartyFault, PartyLoadout } from '../../engine/index.ts';

/** One Adventurer of the party whose things are being chosen. */
export interface MemberEdit {
  readonly adventurer: AdventurerCard;
  /** `Nightingale` of Nightingale Arsen. */
  readonly shortName: string;
  readonly loadout: Loadout;
  readonly onChange: (loadout: Loadout) => void;
  readonly cards: CardIndex;
  /** Its own faults. */
  readonly faults: readonly PartyFault[];
  /** All that the party brings: cards are few in the box. */
  readonly party: PartyLoadout;
}
