import type { EncounterDefinition } from '../../engine/index.ts';
import { RuleLines } from '../cards/RuleLines.tsx';
import { useWholeWords } from '../page/use-words.ts';

/** Special Encounter Rules, read before anything is set up (p.14); nothing where there are none. */
export function SpecialRules({ rules }: Pick<EncounterDefinition, 'rules'>) {
  const say = useWholeWords().ui.panels.encounter;
  if (rules.length === 0) return null;
  return (
    <section className="set-up-part grid gap-4 pad-4 panel" aria-labelledby="special-rules">
      <h2 className="lg" id="special-rules">
        {say.specialRules}
      </h2>
      <RuleLines rules={rules} />
    </section>
  );
}
