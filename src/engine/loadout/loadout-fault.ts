import type { RoomFault } from '../model/cards/item-limits.ts';
import type { BroughtType } from '../model/cards/shelves.ts';
import type { CardRef } from '../model/ids.ts';
import type { Tree, UpgradeFit } from '../model/vocabulary.ts';

/** What can be wrong with what an Adventurer, or a party, brings. The words are `src/words`'. */
export type FaultOfLoadout =
  | RoomFault
  | { readonly fault: 'unknown-card'; readonly type: BroughtType | 'adventurer'; readonly ref: CardRef }
  // items and the Pack (pp.24, 27)
  | { readonly fault: 'no-other-side'; readonly item: CardRef }
  | { readonly fault: 'side-in-pack'; readonly item: CardRef }
  | { readonly fault: 'pack'; readonly used: number; readonly limit: number }
  // Upgrades (p.28)
  | { readonly fault: 'not-upgradable'; readonly item: CardRef }
  | {
      readonly fault: 'upgrades';
      readonly item: CardRef;
      readonly used: number;
      readonly limit: number;
    }
  | {
      readonly fault: 'upgrade-does-not-fit';
      readonly upgrade: CardRef;
      readonly item: CardRef;
      readonly fits: UpgradeFit;
    }
  // Disciplines and the Familiar (pp.24, 34, 68)
  | { readonly fault: 'discipline-twice'; readonly discipline: CardRef }
  | {
      readonly fault: 'lower-level-missing';
      readonly discipline: CardRef;
      readonly level: number;
      readonly tree: Tree;
      readonly missing: number;
    }
  | { readonly fault: 'no-familiar'; readonly discipline: CardRef }
  | { readonly fault: 'familiar-unlearned'; readonly familiar: CardRef }
  // the party (pp.13, 24, 33)
  | {
      readonly fault: 'stock';
      readonly type: BroughtType;
      readonly ref: CardRef;
      /** Which copy it is, counted from 1. */
      readonly copy: number;
      readonly limit: number;
    }
  | { readonly fault: 'no-material'; readonly upgrade: CardRef; readonly material: CardRef }
  | { readonly fault: 'gold' | 'xp'; readonly used: number; readonly limit: number };

/** One thing wrong with a loadout, where, and the page that says so. */
export type LoadoutFault = FaultOfLoadout & {
  /** From the root of the loadout. */
  readonly at: readonly (string | number)[];
  readonly page: string;
};

/** A fault of one Adventurer, or of the party where `member` is null. */
export type PartyFault = LoadoutFault & { readonly member: number | null };
