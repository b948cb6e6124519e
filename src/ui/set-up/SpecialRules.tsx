import type { EncounterDefinition } from '../../engine/index.ts';
import { useWholeWords } from '../hooks/use-words.ts';
import { RuleLines } from '../panels/RuleLines.tsx';

/** Special Encounter Rules, read before anything is set up (p.14); nothing where there are none. */
export function SpecialRules({ rules }: Pick<EncounterDefinition, 'rules'>) {
  const say = useWholeWords().ui.panels.encounter;
  if (rules.length === 0) return null;
  return (
    <section className="set-up-part panel" aria-labelledby="special-rules">
      <h2 id="special-rules">{say.specialRules}</h2>
      <RuleLines rules={rules} />
    </section>
  );
}
