import type { AbraxisPrompt } from '../../abraxis/index.ts';
import { DieFace } from '../dice/DieFace.tsx';
import { Asking } from '../frame/Asking.tsx';
import { useAbraxis } from './abraxis-context.ts';

interface Props {
  readonly asked: AbraxisPrompt;
  readonly title: string;
  readonly onAnswer: (option: string) => void;
}

/** What lies up on a die that was rolled by hand: its six faces. */
export function FacePanel({ asked, title, onAnswer }: Props) {
  const { words } = useAbraxis();
  const { die = 'white', at = 0, options } = asked;
  return (
    <Asking title={title} text={words.typed(die, at)}>
      <div className="flex wrap gap-2">
        {options.map(({ id, act }) =>
          act.do === 'type-face' ? (
            <span key={id} className="grid center" data-option={id}>
              <DieFace die={die} face={act.face} size={54} onClick={() => onAnswer(id)} />
              <span className="kbd" aria-hidden="true">
                {act.face}
              </span>
            </span>
          ) : null,
        )}
      </div>
    </Asking>
  );
}
