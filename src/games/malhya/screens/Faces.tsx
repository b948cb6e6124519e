import type { Sum } from '../rules/model/ledger.ts';
import type { DifficultyFace, Rolled, SkillFace } from '../rules/model/state.ts';
import { screens } from '../words/en/screens.ts';

const SIGN = { success: '✔', blank: '·', special: '✦', stop: '✖' } as const;

interface Props {
  readonly of: 'skill' | 'difficulty';
  readonly faces: readonly (SkillFace | DifficultyFace)[];
  readonly label: string;
  /** What a special is worth; none: it is a blank. */
  readonly special: number;
}

/** Dice as they lie: a special that counts says how much. */
function Faces({ of, faces, label, special }: Props) {
  return (
    <ul className="flex wrap gap-1 flush bare unlisted" aria-label={label}>
      {faces.map((face, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw are known by their place
          key={`${i} ${face}`}
          className="mal-die grid centered bold"
          data-of={of}
          data-face={face === 'special' && special === 0 ? 'blank' : face}
          title={screens.faces[face]}
        >
          {SIGN[face]}
          {face === 'special' && special > 0 && <small>{special}</small>}
          <span className="visually-hidden">{screens.faces[face]}</span>
        </li>
      ))}
    </ul>
  );
}

interface ThrowProps {
  readonly rolled: Rolled;
  readonly labels: Readonly<Record<'skill' | 'difficulty', string>>;
  readonly numbers: Readonly<Record<'special' | 'difficultySpecial', Sum>>;
}

/** A throw of both kinds of dice as it lies. */
export function Throw({ rolled, labels, numbers }: ThrowProps) {
  return (
    <div className="flex wrap gap-3 middle">
      <Faces of="skill" faces={rolled.skill} label={labels.skill} special={numbers.special.total} />
      <Faces
        of="difficulty"
        faces={rolled.difficulty}
        label={labels.difficulty}
        special={numbers.difficultySpecial.total}
      />
    </div>
  );
}
