import { useWords } from '../../page/use-words.ts';
import './attack-panel.css';

interface Props {
  readonly names: readonly string[];
  /** The step under way, from 1. */
  readonly step: number;
  /** What is said once it is over; null while it is not. */
  readonly ended: string | null;
  readonly rule: string;
}

/** The steps of a resolution as the book numbers them, the one under way lit. */
export function StepDots({ names, step, ended, rule }: Props) {
  const words = useWords().ui.panels.steps;
  const name = names[step - 1] ?? '';
  return (
    <ol className="attack-steps flex middle gap-4px" aria-label={ended ?? words.now(step, name)}>
      {names.map((one, i) => (
        <li
          key={one}
          data-state={ended !== null || i + 1 < step ? 'done' : i + 1 === step ? 'now' : 'later'}
          title={words.one(i + 1, one, rule)}
        >
          <span>{i + 1}</span>
        </li>
      ))}
      <li key={`${ended} ${name}`} className="ml-2 grow shrink sm semi bright lead-1_15" aria-hidden="true">
        {ended ?? name}
      </li>
    </ol>
  );
}
