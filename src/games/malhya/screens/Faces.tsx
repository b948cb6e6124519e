import type { DifficultyFace, SkillFace } from '../rules/model/state.ts';
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
export function Faces({ of, faces, label, special }: Props) {
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
