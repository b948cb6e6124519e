import { freeSpaces } from '../rules/land/carrying.ts';
import type { Market } from '../rules/land/land-state.ts';
import { STALLS } from '../rules/land/land-words.ts';
import { costOf } from '../rules/land/prices.ts';
import { CUBES } from '../rules/model/vocabulary.ts';
import { gearText } from '../words/en/card-facts.ts';
import { STALL } from '../words/en/land-names.ts';
import { cardName, cubeName, heroName, type Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { Scrolled } from './Scrolled.tsx';

interface Props {
  readonly named: Named;
  readonly market: Market;
}

/** A market (L5702–5737): its stall by pile with prices, and who has room for what (row 16). */
export function MarketStage({ named, market }: Props) {
  const { content, state } = named;
  const sheet = content.markets[market.ref]!;
  return (
    <Scrolled
      className="mal-market full most-62rem bounded-y m-auto grid gap-3 scroll pad-4 paper"
      aria-label={sheet.name}
    >
      <header>
        <h2 className="flush display-face ink">{sheet.name}</h2>
        <p className="flush book-face italic">{sheet.text}</p>
        <p className="flush">
          {screens.gold} <b>{state.group.gold}</b>
          {market.cheaper && <> · {screens.cheaper}</>}
        </p>
      </header>
      {STALLS.map((stall) => {
        const there = market.stall.filter((gear) => content.gear[gear]!.stall === stall);
        return there.length === 0 ? null : (
          <section key={stall} aria-label={STALL[stall]}>
            <h3 className="flush sm ink">{STALL[stall]}</h3>
            <ul className="grid gap-1 flush bare unlisted">
              {there.map((gear) => (
                <li key={gear} className="flex gap-2 sm" data-ware={gear}>
                  <b className="one-line">{costOf(content.gear[gear]!, sheet, market.cheaper)}</b>
                  <span>
                    <b>{cardName(content, 'gear', gear)}</b> {gearText(content.gear[gear]!)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <table className="mal-rooms sm">
        <caption className="sm">{screens.freeSpaces}</caption>
        <thead>
          <tr>
            <th scope="col">{screens.heroes}</th>
            <th scope="col">{screens.objects}</th>
            {CUBES.map((kind) => (
              <th key={kind} scope="col">
                {cubeName(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.heroes.map((hero, at) => (
            <tr key={hero.id}>
              <th scope="row">{heroName(named, at)}</th>
              <td>{hero.carrying - hero.objects.length}</td>
              {CUBES.map((kind) => (
                <td key={kind}>{freeSpaces(hero, kind)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
