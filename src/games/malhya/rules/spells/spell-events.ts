/** What happens with spells. Heroes by their places at the table, or by their names where enemies may be meant, too. */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef } from '../model/content.ts';
import type { Space } from '../place/space.ts';
import type { CastState, RunningSpell } from './magic-state.ts';

export const SPELL_LOSSES = ['exchanged', 'talent'] as const;
export const SPELL_ENDS = ['left', 'caster', 'turn', 'gone'] as const;

export type SpellEvent =
  /** `drawn`: by chance. */
  | {
      readonly type: 'spellLearned';
      readonly hero: number;
      readonly spell: CardRef;
      readonly drawn: boolean;
      readonly rng: RngWords;
    }
  | {
      readonly type: 'spellLost';
      readonly hero: number;
      readonly spell: CardRef;
      readonly why: (typeof SPELL_LOSSES)[number];
    }
  | { readonly type: 'talentLost'; readonly hero: number; readonly talent: CardRef }
  | { readonly type: 'castBegan'; readonly cast: CastState; readonly ap: number }
  | { readonly type: 'castAura'; readonly hero: number }
  /** What a roll came to. */
  | {
      readonly type: 'castRolled';
      readonly hero: number;
      readonly successes: number;
      readonly stops: number;
    }
  | { readonly type: 'castPaid'; readonly hero: number; readonly ap: number }
  /** The stops cost more than there is: all of it is lost (L5411). */
  | { readonly type: 'castFailed'; readonly hero: number; readonly ap: number }
  | { readonly type: 'castStopped'; readonly hero: number }
  /** Successes turned into an effect, by its place on the card, so many times. */
  | {
      readonly type: 'castBrings';
      readonly hero: number;
      readonly at: number;
      readonly times: number;
      readonly successes: number;
    }
  | { readonly type: 'castReaches'; readonly hero: number; readonly range: number }
  | { readonly type: 'castHurts'; readonly amount: number }
  | { readonly type: 'castEnded' }
  /** A corpse by its name, or a noise token (null); into a rift it is gone. */
  | {
      readonly type: 'spellCarried';
      readonly corpse: CardRef | null;
      readonly from: Space;
      readonly to: Space;
      readonly gone: boolean;
    }
  | ({ readonly type: 'spellBegan' } & RunningSpell)
  | ({ readonly type: 'spellEnded'; readonly why: (typeof SPELL_ENDS)[number] } & RunningSpell)
  | { readonly type: 'upgradeBlanked'; readonly enemy: CardRef; readonly token: CardRef }
  | { readonly type: 'blanksGone' }
  /** A classic spell lies by an Aura Stone now. */
  | {
      readonly type: 'stoneCharged';
      readonly card: CardRef;
      readonly spell: CardRef;
      readonly rng: RngWords;
    }
  /** Cast, it goes back with its spell. */
  | { readonly type: 'stoneSpent'; readonly card: CardRef; readonly spell: CardRef }
  | { readonly type: 'reserveFilled'; readonly card: CardRef; readonly aura: number }
  /** A token of a card's reserve takes the place of an own one, and goes (L5659). */
  | { readonly type: 'auraLent'; readonly hero: number; readonly card: CardRef }
  | { readonly type: 'auraSpent'; readonly hero: number };
