import { hashTo } from '../../page/use-route.ts';
import { useWholeWords } from '../../page/use-words.ts';
import type { Ended } from '../guest-look.ts';

/** How the game ended, in numbers. */
export function GuestOutcome({ of: { title, how, numbers } }: { readonly of: Ended }) {
  return (
    <section className="guest-over grid tall safe-middle scroll-y" role="status" data-ending={how}>
      <h2>{title}</h2>
      <dl className="flex wrap gap-2-4 flush">
        {numbers.map(({ name, value }) => (
          <div className="grid center" key={name}>
            <dt className="xs">{name}</dt>
            {value !== null && <dd className="flush bold lg">{value}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What there is to do next. */
export function OutcomeWays(props: {
  readonly id: string;
  readonly guest: string;
  readonly next: { readonly label: string; onBegin(): void } | null;
}) {
  const { id, guest, next } = props;
  const { over } = useWholeWords().ui.guestTable;
  const again = next ? 'btn' : 'btn btn-primary';
  return (
    <div className="guest-ways grid gap-4px">
      {next && (
        <button type="button" className="btn btn-primary across" onClick={next.onBegin}>
          {next.label}
        </button>
      )}
      <a className={again} href={hashTo('guest', guest)}>
        {over.again}
      </a>
      <a className="btn" href={hashTo('watch', id)}>
        {over.watch}
      </a>
      <a className="btn" href="#/">
        {over.toGames}
      </a>
    </div>
  );
}
