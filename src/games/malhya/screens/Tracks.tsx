import { levelText } from '../words/en/check-words.ts';
import { screens } from '../words/en/screens.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly of: 'successes' | 'stops';
  /** Where something begins: a level, the limit. */
  readonly marks: ReadonlySet<number>;
  /** How far it goes. */
  readonly end: number;
}

/** Tokens on a track: one cell each, those where a level begins or the limit lies in a frame. */
function Track({ label, value, of, marks, end }: Props) {
  return (
    <div className="mal-track flex wrap gap-2px" role="img" aria-label={`${label}: ${value}`} data-of={of}>
      {Array.from({ length: end }, (_, i) => i + 1).map((cell) => (
        <span
          key={cell}
          className="mal-cell grid centered xs"
          data-full={cell <= value || undefined}
          data-mark={marks.has(cell) || undefined}
        >
          {marks.has(cell) ? cell : ''}
        </span>
      ))}
    </div>
  );
}

export interface LevelShown {
  readonly at: number;
  readonly need: number;
  readonly hidden: boolean;
  /** So many successes bring it, each time anew. */
  readonly each: boolean;
  /** What it brings; hidden levels say nothing of it. */
  readonly brings?: string;
}

interface SuccessProps {
  readonly successes: number;
  readonly validated: number;
  readonly levels: readonly LevelShown[];
}

/** Successes with the levels they lead to; what is validated already counts first. */
export function SuccessTrack({ successes, validated, levels }: SuccessProps) {
  const known = levels.filter(({ hidden }) => !hidden);
  const all = successes + validated;
  const end = Math.max(all, 4, ...known.map(({ need }) => need));
  return (
    <section className="grid gap-1" aria-label={screens.successes}>
      <h3 className="flush sm flex between gap-2">
        <span>{screens.successes}</span>
        <span>
          {all}
          {validated > 0 && (
            <small className="soft">
              {' '}
              ({screens.validated.toLowerCase()} {validated})
            </small>
          )}
        </span>
      </h3>
      <Track
        label={screens.successes}
        value={all}
        of="successes"
        marks={new Set(known.map(({ need }) => need))}
        end={end}
      />
      <ul className="flex wrap gap-3 flush bare unlisted sm">
        {levels.map(({ at, need, hidden, each, brings }, i) => (
          <li key={at} className="flex middle gap-2">
            <span
              className="chip inline-flex middle round sunk one-line"
              data-attained={
                (!hidden && !each && all >= need && all < (levels[i + 1]?.need ?? Infinity)) || undefined
              }
            >
              {each ? screens.each(need) : levelText(need, levels[i + 1]?.need ?? null, hidden)}
            </span>{' '}
            {brings}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StopProps {
  readonly stops: number;
  readonly limit: number;
  readonly forever: boolean;
  /** What the limit brings. */
  readonly brings: string;
}

/** Stops with the limit. */
export function StopTrack({ stops, limit, forever, brings }: StopProps) {
  return (
    <section className="grid gap-1" aria-label={screens.stops}>
      <h3 className="flush sm flex between gap-2">
        <span>{screens.stops}</span>
        <span>
          {stops}/{limit}
          {forever && ' ∞'}
        </span>
      </h3>
      <Track
        label={screens.stops}
        value={stops}
        of="stops"
        marks={new Set([limit])}
        end={Math.max(limit, stops)}
      />
      {brings && <p className="flush sm">{screens.fails(brings)}</p>}
      {forever && <p className="flush sm soft">{screens.forever}</p>}
    </section>
  );
}
