import { alarmSpace, TRACKS } from '../../rules/stealth/threat.ts';
import type { Named } from '../../words/en/names.ts';
import { quietWords as words } from '../../words/en/stealth-stage.ts';
import { newlySeen, type QuietView } from './quiet-view.ts';

interface Props {
  readonly named: Named;
  readonly quiet: QuietView;
}

/** The threat track by its rows: how far enemies see, how many cards they turn; what the next row adds; the alarm. */
export function ThreatTrack({ named, quiet }: Props) {
  const { level, threat } = named.state.stealth!;
  const rows = TRACKS[level];
  const end = alarmSpace(level);
  return (
    <section className="grid gap-1" aria-label={words.track}>
      <ol className="flush bare unlisted grid gap-1">
        {rows.map((row, i) => {
          const from = (rows[i - 1]?.upTo ?? 0) + 1;
          const here = threat >= from && threat <= row.upTo ? threat : null;
          return (
            <li key={row.upTo} aria-current={here === null ? undefined : 'step'} data-row={row.upTo}>
              <span className="visually-hidden">{words.rowSpoken(from, row, here)}</span>
              <span className="flex wrap middle gap-2" aria-hidden="true">
                <small className={here === null ? 'soft' : 'bold lit'}>
                  {here === null ? '' : '▸ '}
                  {words.row(row)}
                </small>
                <span className="flex wrap gap-1px">
                  {Array.from({ length: row.upTo - from + 1 }, (_, n) => from + n).map((space) => (
                    <span
                      key={space}
                      className={`mal-cell inline-flex middle mid xs lead-1 ${space === threat ? 'on-can on-dark bold' : ''}`}
                      data-space={space}
                      data-full={space === threat || undefined}
                    >
                      {space === threat ? '◆' : space}
                    </span>
                  ))}
                  {row === rows.at(-1) && (
                    <span className="mal-cell inline-flex middle mid xs lead-1 harm bold">!</span>
                  )}
                </span>
              </span>
            </li>
          );
        })}
        <li className="visually-hidden">{words.alarmAt(end)}</li>
      </ol>
      <p className="flush">
        {quiet.nextRow ? words.nextRow(quiet.row.upTo + 1, newlySeen(quiet).length) : words.lastRow}
      </p>
    </section>
  );
}
