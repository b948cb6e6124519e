/** What may be answered about spells. */
import type { CardRef } from '../model/content.ts';
import type { Space } from '../place/space.ts';

export type SpellAct =
  /** `stone`: the Aura Stone it comes from. */
  | { readonly do: 'cast'; readonly spell: CardRef; readonly stone: CardRef | null }
  /** Whom it is cast at. */
  | { readonly do: 'aim'; readonly who: string }
  /** An effect, by its place on the card, so many times. */
  | { readonly do: 'bring'; readonly at: number; readonly times: number }
  | { readonly do: 'blank'; readonly token: CardRef }
  /** A corpse by its name, or a noise token (null), from a space to one beside it. */
  | { readonly do: 'carry'; readonly corpse: CardRef | null; readonly from: Space; readonly to: Space }
  | { readonly do: 'swap'; readonly spell: CardRef }
  | { readonly do: 'unlearn'; readonly talent: CardRef }
  /** An aura token of a card that has some; null: one's own. */
  | { readonly do: 'reserve'; readonly card: CardRef | null };

export const SPELL_PROMPTS = [
  'spell-aim',
  'spell-roll',
  'spell-brings',
  'spell-blank',
  'spell-carry',
  'spell-swap',
  'talent-lost',
  'aura-from',
] as const;
