/** The words of the guided first fight, hint by hint. */
import type { Space } from '../../../engine/index.ts';
import type { HintId } from '../../../stores/lesson/lesson.ts';

/** What a hint is told of the moment it is for. */
export interface HintTold {
  /** Who is asked. */
  readonly figure: string;
  readonly sp: number;
  /** The opponent it is about. */
  readonly foe: string;
  /** What to press. */
  readonly press: Pressed;
}

/** An answer by its words; a space; or what confirms either once it was pointed at. */
export type Pressed =
  | { readonly what: 'answer' | 'confirm-answer'; readonly answer: string }
  | { readonly what: 'space' | 'confirm-space'; readonly space: Space };

export const title = 'Lesson';
export const gameName = 'The first fight';
export const gotIt = 'Got it';
export const showMe = 'Show me';
export const skip = 'Skip';
export const noHints = 'No hints';
export const hintsAgain = 'Hints again';
/** The key that goes to what is lit. */
export const key = 'g';
/** For whoever does not look: once, with the first hint. */
export const byKeys = 'The key G goes to what a hint speaks of, and Enter presses it.';

const pressed = (told: Pressed): string => {
  switch (told.what) {
    case 'answer':
      return `press “${told.answer}”`;
    case 'space':
      return `press the lit space ${told.space.join()}`;
    case 'confirm-answer':
      return 'press the lit button';
    case 'confirm-space':
      return 'press “Go there”';
  }
};

const HINTS: { readonly [K in HintId]: (told: HintTold, press: string) => string } = {
  goal: () =>
    'This line always says what you are here for. Today: beat the three imps, then end a turn on the Exit that opens.',
  stamina: ({ figure }) =>
    `${figure} acts, and what ${figure} does is paid with Stamina (SP): a Move 1, an Attack 2. What you keep can pay for a Dodge.`,
  go: ({ figure }, press) =>
    `Inside the unbroken line ${figure} can go and still attack; in the striped part there is no SP left for it. To come within range, ${press}.`,
  'go-there': (_, press) => `Here you see what the way costs, before you pay. It is a good one: ${press}.`,
  keep: ({ sp }, press) => `Nothing here is worth more SP. To keep ${sp} SP for a Dodge, ${press}.`,
  sure: (_, press) =>
    `SP are left, so the table asks once more, as it does where much is at stake. Here it is right: ${press}.`,
  attack: ({ foe }, press) =>
    `${foe} is in reach: ${press}. It costs 2 SP, and the percent is your chance to hit.`,
  empower: (_, press) =>
    `You can Empower this attack: 1 SP for a black die, whose skull would make it miss. Keep the SP this time: ${press}.`,
  aim: (_, press) =>
    `A card can help with this roll, and is exhausted for it until your next turn: ${press}.`,
  symbols: (_, press) =>
    `You rolled symbols, and symbols buy more damage. To spend them as well as can be, ${press}.`,
  dodge: ({ figure, foe }, press) =>
    `${foe} attacks ${figure}: ${press}. For 1 SP a black die is rolled, and each shield on it makes ${figure} harder to hit.`,
  spent: ({ figure, foe }, press) =>
    `${foe} attacks, and ${figure} has no SP left for a Dodge: ${press}. Next time it may be worth keeping one.`,
  strike: ({ foe, figure }, press) =>
    `${foe} leaves ${figure}’s side, and may be struck for that: a Break Attack, which costs nothing. To strike, ${press}.`,
  fall: ({ figure }, press) => `${figure} is about to fall, and this can still prevent it: ${press}.`,
  card: ({ foe }) =>
    `${foe} has acted, by what its own card says. Press it in the track to read the card, then close it again.`,
  why: () =>
    'Why did it go there and choose whom it chose? Press “Thoughts”: every step of its card is answered there.',
  beside: ({ foe, figure }, press) =>
    `${foe} stands beside ${figure}: if you walked away it would strike first, a Break Attack. So stay and ${press}.`,
  muck: ({ figure }) =>
    `${figure} stands in Muck: a Move and an Attack cost 1 SP more here, as this line says.`,
  urgency: () =>
    'These hourglasses are Urgency: a round in which no opponent finds anything to do on its card lights one. When all are lit you have lost, so do not linger.',
  exit: (_, press) =>
    `The way is free, and the Exit wins once one of you ends a turn on it. To go there, ${press}.`,
  leave: ({ figure }, press) => `${figure} stands on the Exit. To end the turn there and win, ${press}.`,
  next: (_, press) => `Now ${press}.`,
};

/** A hint as it stands on the screen: what it is about and what to press, two sentences at most. */
export const hint = (id: HintId, told: HintTold): string => HINTS[id](told, pressed(told.press));
