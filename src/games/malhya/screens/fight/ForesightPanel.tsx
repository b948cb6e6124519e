import { enemyFileOf, placeOf } from '../../rules/queries/field-of.ts';
import { whoName } from '../../words/en/fight-names.ts';
import {
  candidateText,
  choiceText,
  decidedText,
  foresight,
  tieText,
} from '../../words/en/foresight-words.ts';
import { listed, type Named } from '../../words/en/names.ts';
import { Emblem } from '../Emblem.tsx';
import { EnemySheets } from './EnemySheets.tsx';
import { type ForeseenNow, foreseenNow, isTie } from './foreseen-now.ts';
import { PlaceInstructions } from './PlaceInstructions.tsx';

/** In the drawer: what each enemy will do as everything stands, and which rule decides it. */
export function ForesightPanel({ named }: { readonly named: Named }) {
  const { phase, figures } = placeOf(named);
  const told = phase === 'deploy' ? [] : foreseenNow(named);
  return (
    <>
      <p className="flush sm soft">
        {told.length === 0 ? foresight.nobody : foresight.about}
        {phase === 'initiative' && <> {foresight.beforeTokens}</>}
      </p>
      <ol className="mal-told grid gap-3 flush bare unlisted">
        {told.map((one, i) => (
          <Told
            // biome-ignore lint/suspicious/noArrayIndexKey: an enemy may decide twice
            key={i}
            named={named}
            one={one}
            type={figures.find(({ id }) => id === one.id)!.type}
          />
        ))}
      </ol>
      <h3 className="flush">{foresight.cards}</h3>
      <EnemySheets named={named} />
      <PlaceInstructions named={named} />
    </>
  );
}

interface Props {
  readonly named: Named;
  readonly one: ForeseenNow;
  readonly type: string;
}

function Told({ named, one, type }: Props) {
  const { id, decision, choice, ifGone, hits } = one;
  const { candidates, choices, option } = decision;
  const isArea = enemyFileOf(named, type).attack[one.line]?.area === true;
  return (
    <li className="grid gap-1" data-enemy={id} data-option={option}>
      <p className="flush flex gap-2 middle">
        <Emblem of={type} />
        <span>
          <b>{whoName(named, id)}</b> {choiceText(named, choice)}
          {hits.length > 1 && <> ({listed(hits.map((hero) => whoName(named, hero)))})</>}
        </span>
      </p>
      <p className="flush sm">
        <span className="chip inline-flex round sunk semi">{foresight.option(option)}</span>{' '}
        {decidedText(decision)}
      </p>
      {isTie(decision) && (
        <p className="mal-tie flush sm bold" data-tie="true">
          {foresight.you}: {tieText(named, choices)}
        </p>
      )}
      {ifGone.map(({ hero, choice: other }) => (
        <p key={hero} className="flush sm helped">
          {foresight.ifGone(whoName(named, hero), choiceText(named, other))}
        </p>
      ))}
      <ul className="flush sm soft pad-l-4 listed" aria-label={foresight.weighed}>
        {candidates.map((candidate) => (
          <li key={candidate.hero} className={candidate.hero === choice?.target ? 'bold plain' : ''}>
            {candidateText(named, isArea, candidate)}
          </li>
        ))}
      </ul>
    </li>
  );
}
