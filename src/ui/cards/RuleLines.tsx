import type { ReactNode } from 'react';
import type { EncounterDefinition } from '../../engine/index.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props extends Pick<EncounterDefinition, 'rules'> {
  /** What is told behind each, by its name. */
  readonly more?: (name: string) => ReactNode;
}

/** Special Encounter Rules (p.14), a line each. */
export function RuleLines({ rules, more }: Props) {
  const { content, ui } = useWholeWords();
  return rules.map(({ name, text }) => (
    <p key={name}>
      <strong>{ui.panels.encounter.ruleNamed(name)}</strong> {content.sentence(text)} {more?.(name)}
    </p>
  ));
}
