import type { EncounterDefinition } from '../../engine/index.ts';
import { Sentence } from '../cards/CardText.tsx';
import { RuleLines } from '../cards/RuleLines.tsx';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly encounter: EncounterDefinition;
  readonly urgencyLimit: number;
}

/** How it is won and lost, in the game's own words, and Special Encounter Rules, read before anything is set up (p.14). */
export function SpecialRules({ encounter, urgencyLimit }: Props) {
  const words = useWholeWords();
  const say = words.ui.panels.encounter;
  const cards = useCards();
  const { rules } = encounter;
  return (
    <div className="set-up-part columns-fit-20rem grid gap-4">
      <section className="grid gap-2 at-top pad-4 panel" aria-labelledby="ends">
        <h2 className="lg" id="ends">
          {say.ends}
        </h2>
        <ul className="grid gap-1">
          {words.encounter.endsWritten({ encounter, cards }).map(({ id, result, words: told }) => (
            <li key={id}>
              <strong className={result === 'won' ? 'can' : 'harm'}>{say[result]}</strong>{' '}
              <Sentence parts={told} />
            </li>
          ))}
          <li>
            <strong className="harm">{say.lost}</strong> {say.lostByUrgency(urgencyLimit)}
          </li>
        </ul>
      </section>
      {rules.length > 0 && (
        <section className="grid gap-2 at-top pad-4 panel" aria-labelledby="special-rules">
          <h2 className="lg" id="special-rules">
            {say.specialRules}
          </h2>
          <RuleLines rules={rules} />
        </section>
      )}
    </div>
  );
}
