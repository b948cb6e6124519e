import type { Verdict } from '../../../stores/middara/tray.ts';

/** What is shown large over the board while something happens there. */
export const goOn = 'Continue';
/** Said to whoever does not look, where the table waits to be read. */
export const waits = 'Paused. Press Space or Enter to continue.';

/** What a throw came to, in a word that is read across the room, and what it did. */
export function verdict(came: Verdict): { readonly says: string; readonly more: string | null } {
  switch (came.says) {
    case 'hit':
      return {
        says: 'Hit',
        more:
          came.damage === null
            ? null
            : came.felled
              ? `${came.damage} damage: down!`
              : `${came.damage} damage`,
      };
    case 'guard':
      return { says: came.shields > 0 ? `+${came.shields}` : '+0', more: 'Defense' };
    case 'missed':
      return { says: 'Miss', more: null };
    case 'dodged':
      return { says: 'Dodged', more: null };
    case 'fizzled':
      return { says: 'Skull', more: 'the spell fails' };
    case 'passed':
      return { says: 'Passed', more: null };
    case 'failed':
      return { says: 'Failed', more: null };
  }
}

/** All that counts for a roll, and what it is against. */
export const score = (roll: number, needed: number): string => `${roll} (needed ${needed})`;

export const round = (number: number): string => `Round ${number}`;
export const turn = (ours: boolean): string => (ours ? 'Your turn' : 'Their turn');
export const fall = (ours: boolean): string => (ours ? 'Falls' : 'Defeated');
export const end = (won: boolean): string => (won ? 'Victory' : 'Defeat');
