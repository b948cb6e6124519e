import type { CSSProperties } from 'react';
import type { FightDie, RolledDie } from '../../rules/combat/fight-dice.ts';
import { DIE, faceText } from '../../words/en/fight-names.ts';

/** Each kind has its colour and its corners. */
const LOOK: Readonly<Record<FightDie, CSSProperties>> = {
  attack: { background: 'var(--die-red)', borderRadius: 8 },
  power: { background: 'var(--die-black)', borderRadius: 2 },
  defense: { background: 'var(--die-blue)', borderRadius: 16 },
  dodge: { background: 'var(--die-green)', borderRadius: 99 },
};
const SIGN = { special: '✦', dodged: '⟲' } as const;

const signOf = (face: RolledDie['face']): string =>
  typeof face === 'string' ? SIGN[face] : face === 0 ? '·' : String(face);

interface Props {
  readonly dice: readonly RolledDie[];
  readonly label: string;
}

/** Dice as they lie. */
export function FightDice({ dice, label }: Props) {
  return (
    <ul className="flex wrap gap-1 flush bare unlisted" aria-label={label}>
      {dice.map(({ die, face }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw are known by their place
          key={`${i} ${face}`}
          className="mal-die grid centered bold"
          data-of={die}
          style={LOOK[die]}
          data-face={face === 0 ? 'blank' : face}
          title={DIE[die]}
        >
          <span aria-hidden="true">{signOf(face)}</span>
          <span className="visually-hidden">{`${DIE[die]}: ${faceText(face, die)}`}</span>
        </li>
      ))}
    </ul>
  );
}
