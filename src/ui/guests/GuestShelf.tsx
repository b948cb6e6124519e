/** Another game on the first page. */
import { hashTo } from '../hooks/use-route.ts';
import { useWords } from '../hooks/use-words.ts';
import { useGuests } from './guests-context.ts';
import './guest-shelf.css';

/** The other games on this table: nothing of them is fetched before one is chosen. */
export function GuestShelf() {
  const guests = useGuests();
  const { guests: words } = useWords().ui.screens;
  if (guests.length === 0) return null;
  return (
    <section className="guest-shelf home-part" aria-labelledby="guest-shelf-title">
      <h2 id="guest-shelf-title">{words.title}</h2>
      <ul>
        {guests.map(({ id, name, line, players, minutes }) => (
          <li key={id} className="guest-card paper">
            <h3>{name}</h3>
            <p>{line}</p>
            <p className="guest-facts">
              {words.players(players)} · {words.minutes(minutes)}
            </p>
            <a className="btn btn-small" href={hashTo('guest', id)} aria-label={words.setUpGame(name)}>
              {words.setUp}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
