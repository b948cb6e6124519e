import type { Life } from '../../rules/model/state.ts';
import { zones } from '../../words/en/fight-stage.ts';

const SIGN = { life: '♥', damage: '✖', injury: '✚', shock: 'ϟ' } as const;
const LOOK = { life: 'can', damage: 'harm', injury: 'harm ringed', shock: 'helped dashed' } as const;
const ZONES = ['life', 'damage', 'injury', 'shock'] as const;

/** Life points by their zones: each kind of wound has its sign and its colour. */
export function LifeZones({ life }: { readonly life: Life }) {
  return (
    <span className="flex wrap gap-2px" role="img" aria-label={zones.told(life)}>
      {ZONES.flatMap((zone) =>
        Array.from({ length: life[zone] }, (_, n) => `${zone} ${n}`).map((key) => (
          <span
            key={key}
            className={`mal-cell inline-flex middle mid xs lead-1 ${LOOK[zone]}`}
            data-zone={zone}
          >
            {SIGN[zone]}
          </span>
        )),
      )}
    </span>
  );
}
