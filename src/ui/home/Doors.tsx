import { useGuests } from '../guests/guests-context.ts';
import { hashTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';

/** What else there is at this table, a door each: lessons, the dice game, other games. Nothing of it is fetched before. */
export function Doors() {
  const guests = useGuests();
  const { more, guests: ofGuests } = useWholeWords().ui.screens;
  return (
    <section className="grid gap-3" aria-labelledby="home-else">
      <h2 id="home-else">{more.title}</h2>
      <ul className="columns-fit-15rem grid gap-3">
        <li>
          <Door address={hashTo('rules')} name={more.lessons} line={more.lessonsAbout} />
        </li>
        <li>
          <Door
            address={hashTo('abraxis')}
            name={more.abraxis}
            line={more.abraxisAbout}
            facts={more.abraxisFacts}
          />
        </li>
        {guests.map(({ id, name, line, players, minutes }) => (
          <li key={id}>
            <Door
              address={hashTo('guest', id)}
              name={name}
              line={line}
              facts={`${ofGuests.players(players)} · ${ofGuests.minutes(minutes)}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DoorProps {
  readonly address: string;
  readonly name: string;
  readonly line: string;
  readonly facts?: string;
}

function Door({ address, name, line, facts }: DoorProps) {
  return (
    <a className="home-door flex column-wise gap-1 tall pad-3-4 as-around unlined panel" href={address}>
      <strong className="lg">{name}</strong>
      <span className="sm">{line}</span>
      {facts && <small className="soft mt-auto">{facts}</small>}
    </a>
  );
}
