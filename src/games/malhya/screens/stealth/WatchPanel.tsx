import { signsOfFigure, watchersOf } from '../../rules/stealth/quiet-here.ts';
import { CALLED_TO } from '../../rules/stealth/stealth-cards.ts';
import { whoName } from '../../words/en/fight-names.ts';
import type { Named } from '../../words/en/names.ts';
import { CALLED } from '../../words/en/stealth-names.ts';
import { lookText, signsText, quietWords as words } from '../../words/en/stealth-stage.ts';
import { PlaceInstructions } from '../fight/PlaceInstructions.tsx';

/** In the drawer: how each enemy looks, its signs, and what the cards left may call for. */
export function WatchPanel({ named }: { readonly named: Named }) {
  const left = named.state.deck.draw.map((card) => named.content.actions[card]?.stealth ?? {});
  return (
    <>
      <h3 className="flush">{words.looks}</h3>
      <ul className="flush grid gap-1 bare unlisted">
        {watchersOf(named).map(({ id, sight, gazes }) => {
          const signs = signsText(signsOfFigure(named, id));
          return (
            <li key={id} data-enemy={id}>
              <b>{whoName(named, id)}</b>: {lookText(sight, gazes)}
              {signs && <span className="soft"> ({signs})</span>}
            </li>
          );
        })}
      </ul>
      <h3 className="flush">{words.calls}</h3>
      <p className="flush sm soft">{words.callsAbout}</p>
      <table className="sm">
        <thead>
          <tr>
            <th scope="col">{words.to}</th>
            <th scope="col">{words.firstStep}</th>
            <th scope="col">{words.secondStep}</th>
          </tr>
        </thead>
        <tbody>
          {CALLED_TO.map((to) => (
            <tr key={to} data-to={to}>
              <th scope="row">{CALLED[to]}</th>
              <td>{left.filter(({ one }) => one?.to === to).length}</td>
              <td>{to === 'noise' ? '–' : left.filter(({ two }) => two?.on === to).length}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.corpseCards}</th>
            <td>{left.filter(({ corpses }) => corpses).length}</td>
            <td>–</td>
          </tr>
        </tbody>
      </table>
      <PlaceInstructions named={named} />
    </>
  );
}
