import type { EncounterDefinition } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';

/** Special Encounter Rules, read before anything is set up (p.14); nothing where there are none. */
export function SpecialRules({ rules }: Pick<EncounterDefinition, 'rules'>) {
  const { content, ui } = useWords();
  const say = ui.panels.encounter;
  if (rules.length === 0) return null;
  return (
    <section className="set-up-part panel" aria-labelledby="special-rules">
      <h2 id="special-rules">{say.specialRules}</h2>
      {rules.map(({ name, text }) => (
        <p key={name}>
          <strong>{say.ruleNamed(name)}</strong> {content.sentence(text)}
        </p>
      ))}
    </section>
  );
}
