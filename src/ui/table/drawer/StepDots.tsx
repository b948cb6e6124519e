import { useWholeWords } from '../../page/use-words.ts';
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
  const words = useWholeWords().ui.panels.steps;
  const name = names[step - 1] ?? '';
  return (
    <ol
      className="attack-steps flex wrap gap-4px-8px xs lead-1_15"
      aria-label={ended ?? words.now(step, name)}
    >
      {names.map((one, i) => (
        <li
          key={one}
          data-state={ended !== null || i + 1 < step ? 'done' : i + 1 === step ? 'now' : 'later'}
          className="one-line"
          title={words.one(i + 1, one, rule)}
        >
          <span>{i + 1}</span> {one}
        </li>
      ))}
      {ended && (
        <li className="whole-line sm semi bright" aria-hidden="true">
          {ended}
        </li>
      )}
    </ol>
  );
}
