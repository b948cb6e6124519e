import { faceOf, type RolledDie } from '../../engine/index.ts';

/** A face in words: `6 BS`, `skull`. */
export function faceText(die: RolledDie): string {
  const face = faceOf(die);
  if (face.skull) return 'skull';
  const symbols = 'B'.repeat(face.book) + 'S'.repeat(face.shield) + 'U'.repeat(face.burst);
  return [die.die === 'black' ? '' : String(face.number), symbols].filter(Boolean).join(' ');
}

/** The faces of a roll: `6 BS / 3`. */
export const rollText = (dice: readonly RolledDie[]): string => dice.map(faceText).join(' / ');

/** A die as it lies: `purple 6 B`. */
export const lyingDie = (die: RolledDie): string => `${die.die} ${faceText(die)}`.trim();
