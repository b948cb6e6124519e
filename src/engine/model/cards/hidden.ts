/** The sizes Hidden Cards come in (p.18). */
export const HIDDEN_DECKS = ['small', 'medium', 'large'] as const;

/** A card that lies hidden until the story reveals it (p.18): its deck, and what is printed on its back to find it by. */
export interface Hidden {
  readonly deck: (typeof HIDDEN_DECKS)[number];
  readonly label: string;
}
