/** Where a table stands, while all of its long past is still being read: to be looked at, with nothing to press. */

import type { Early } from '../../stores/online/online-tables.ts';
import { useWholeWords } from '../page/use-words.ts';
import { TableHead } from './TableHead.tsx';

interface Props {
  readonly of: Early;
  /** What the game is called. */
  readonly game: string | null;
}

export function EarlyTold({ of, game }: Props) {
  const { early, nameless } = useWholeWords().ui.online;
  return (
    <>
      <TableHead name={of.name} game={game} />
      <p role="status">{early.reading}</p>
      <p className="soft">
        {[early.stands(of.decisions), ...(of.waitsFor === null ? [] : [early.waits(of.waitsFor)])].join('. ')}
      </p>
      <section className="grid gap-2" aria-label={early.seats}>
        <h2 className="lg">{early.seats}</h2>
        <ul className="grid gap-2">
          {of.seats.map(({ id, name, holder }) => (
            <li key={id} className="grid pad-2-3 panel">
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <bdi className="sm soft">
                {holder === null ? early.free : holder.by === 'bot' ? early.bot : holder.name || nameless}
              </bdi>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
