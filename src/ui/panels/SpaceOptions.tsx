import type { Option, Space } from '../../engine/index.ts';
import { StaminaIcon } from '../icons/index.ts';

interface Props {
  readonly options: readonly Option[];
  /** Where the figure stands, when the spaces are steps from there. */
  readonly from: Space | null;
  readonly onAnswer: (option: Option) => void;
  readonly onSelect: (option: Option | null) => void;
}

const ARROWS: Readonly<Record<string, string>> = {
  '0,-1': '↑',
  '1,-1': '↗',
  '1,0': '→',
  '1,1': '↘',
  '0,1': '↓',
  '-1,1': '↙',
  '-1,0': '←',
  '-1,-1': '↖',
};

/** The arrow to a neighbour; a far space has none. */
const arrowTo = (from: Space | null, to: Space | undefined): string | null =>
  (from && to && ARROWS[`${to[0] - from[0]},${to[1] - from[1]}`]) ?? null;

/** Spaces to choose from, for whoever does not point at the board. */
export function SpaceOptions({ options, from, onAnswer, onSelect }: Props) {
  return (
    <fieldset className="space-options">
      <legend>{from ? 'One step' : 'Click a lit space, or choose'}</legend>
      {options.map((option) => {
        const arrow = option.id.startsWith('jump:') ? '⤳' : arrowTo(from, option.space);
        const cost = /\((\d+) /.exec(option.label)?.[1];
        return (
          <button
            key={option.id}
            type="button"
            className="btn btn-small"
            data-option={option.id}
            data-warn={option.note || undefined}
            aria-label={`${option.label}${option.note ? `: ${option.note}` : ''}`}
            title={`${option.label}${option.note ? `: ${option.note}` : ''}`}
            onMouseEnter={() => onSelect(null)}
            onClick={() => onAnswer(option)}
          >
            {arrow && <span aria-hidden="true">{arrow}</span>}
            {cost && arrow !== '⤳' ? cost : option.space?.join(',')}
            {option.sp ? (
              <>
                <StaminaIcon /> {option.sp}
              </>
            ) : null}
          </button>
        );
      })}
    </fieldset>
  );
}
