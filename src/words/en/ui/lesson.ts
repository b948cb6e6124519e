/** The words of the guided first fight, hint by hint: as they are seen, and as they are heard. */
import type { Space } from '../../../engine/index.ts';
import type { HintId } from '../../../stores/lesson/lesson.ts';

/** What a hint is told of the moment it is for. */
export interface HintTold {
  /** Who is asked. */
  readonly figure: string;
  readonly sp: number;
  /** The opponent it is about. */
  readonly foe: string;
  /** The chance to hit it, in whole percent; null while it is worked out. */
  readonly chance: number | null;
  /** By a finger. */
  readonly touch: boolean;
}

/** An answer by its words; a space; an opponent; the turn's end; or what confirms one that was pointed at. */
export type Pressed =
  | { readonly what: 'answer'; readonly answer: string }
  | { readonly what: 'space'; readonly space: Space }
  | { readonly what: 'foe'; readonly foe: string }
  | { readonly what: 'end' | 'confirm' };

export const title = 'Lesson';
export const gameName = 'The first fight';
export const gotIt = 'Got it';
export const skip = 'Skip hint';
export const noHints = 'Turn hints off';
export const hintsAgain = 'Turn hints on';
/** The key that goes to what is lit. */
export const key = 'g';
/** For whoever does not look: once, with the first hint. */
export const byKeys = 'The key G goes to what a hint speaks of, and Enter presses it.';

const HINTS: { readonly [K in HintId]: (told: HintTold) => string } = {
  goal: () => 'Defeat 3 imps. Then the gate opens.',
  go: ({ figure, sp, touch }) =>
    `${figure}: ${touch ? 'tap' : 'click'} this square. It costs 1 ◆. You have ${sp} (SP: stamina points).`,
  attack: ({ chance }) =>
    chance === null
      ? 'Pick an imp. The percent is your chance to hit.'
      : `Pick an imp. ${chance} % is your chance to hit.`,
  close: ({ figure }) => `${figure} fights up close. Walk to the imp.`,
  strike: ({ foe }) => `${foe} walks away. Strike it for free?`,
  keep: ({ sp }) => `Keep ${sp} ◆: it can pay for a Dodge. More come back next turn.`,
  dodge: () => 'Dodge for 1 ◆? It lowers their chance to hit.',
  fall: ({ figure }) => `${figure} would go down. This can still save ${figure}.`,
  exit: () => 'The gate is open. End a turn on it to win.',
  next: () => '',
};

/** A hint as it stands in its bubble; empty where nothing is new. */
export const hint = (id: HintId, told: HintTold): string => HINTS[id](told);

const pressed = (told: Pressed): string => {
  switch (told.what) {
    case 'answer':
      return `Next: ${told.answer}.`;
    case 'space':
      return `Next: go to ${told.space.join()}.`;
    case 'foe':
      return `Next: attack ${told.foe}.`;
    case 'end':
      return 'Next: end the turn.';
    case 'confirm':
      return 'Next: confirm.';
  }
};

/** The same for whoever hears it: signs by their names, and what to press. */
export const heard = (id: HintId, told: HintTold, press: Pressed): string => {
  const words = HINTS[id](told)
    .replace(/(click|tap) this square/, 'walk')
    .replace(' (SP: stamina points)', '')
    .replaceAll('◆', 'SP');
  return id === 'goal' ? words : `${words} ${pressed(press)}`.trim();
};
