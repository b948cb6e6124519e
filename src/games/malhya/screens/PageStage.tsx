import type { ChallengePage } from '../rules/land/land-cards.ts';
import type { Challenge } from '../rules/land/land-state.ts';
import { alongOf, standingIn } from '../rules/land/pages.ts';
import { heroName, listed, type Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { Scrolled } from './Scrolled.tsx';

interface Props {
  readonly named: Named;
  readonly page: ChallengePage;
  readonly challenge: Challenge;
}

/** A challenge on its page (L3137–3196): rules, zones with who stands there, the enemy's parts, who hunts them. */
export function PageStage({ named, page, challenge }: Props) {
  const out = named.state.heroes.flatMap((_, hero) =>
    challenge.zones[hero] === null ? [heroName(named, hero)] : [],
  );
  return (
    <Scrolled
      className="mal-page full most-62rem bounded-y m-auto grid gap-3 scroll pad-4 paper"
      aria-label={page.name}
      data-turn={challenge.turn}
    >
      <header className="grid gap-1">
        <h2 className="flush display-face ink">{page.name}</h2>
        <p className="flush sm">{screens.turnOf(challenge.turn, page.turns?.n ?? null)}</p>
        {page.rules.map((rule) => (
          <p key={rule} className="flush book-face">
            {rule}
          </p>
        ))}
      </header>
      <ol className="mal-zones grid gap-2 flush bare unlisted">
        {page.zones.map(({ id, name, room }) => {
          const parts = page.kind === 'encounter' ? page.parts.filter(({ zone }) => zone === id) : [];
          const isRivals =
            page.kind === 'trial' && page.rival !== undefined && alongOf(page, id) === challenge.rival;
          return (
            <li key={id} className="mal-zone grid gap-1 pad-2 round-s" data-zone={id}>
              <b>{name}</b>
              <small>{room === undefined ? screens.anyRoom : screens.roomFor(room)}</small>
              {parts.map((part) => (
                <span
                  key={part.id}
                  className={challenge.parts[part.id] === 0 ? 'italic' : ''}
                  data-part={part.id}
                >
                  {part.name}: <b>{challenge.parts[part.id]}</b>
                </span>
              ))}
              {isRivals && page.kind === 'trial' && <span className="harm bold">{page.rival!.name}</span>}
              <span className="flex wrap gap-1">
                {standingIn(challenge, id).map((hero) => (
                  <span key={hero} className="flex middle gap-1 sm">
                    <Emblem of={named.state.heroes[hero]!.id} /> {heroName(named, hero)}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {page.kind === 'trial' && page.rival && challenge.rival < 0 && (
        <p className="flush harm">{screens.rivalBehind(page.rival.name, -challenge.rival)}</p>
      )}
      {out.length > 0 && <p className="flush sm">{screens.outOfIt(listed(out))}</p>}
    </Scrolled>
  );
}
