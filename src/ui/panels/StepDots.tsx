import './attack-panel.css';

interface Props {
  readonly names: readonly string[];
  /** The step under way, from 1. */
  readonly step: number;
  readonly over: boolean;
  readonly what: 'attack' | 'spell' | 'ability';
  readonly rule: string;
}

/** The steps of a resolution as the book numbers them, the one under way lit. */
export function StepDots({ names, step, over, what, rule }: Props) {
  const ended = `The ${what} is over`;
  return (
    <ol className="attack-steps" aria-label={over ? ended : `Step ${step}: ${names[step - 1]}`}>
      {names.map((name, i) => (
        <li
          key={name}
          data-state={over || i + 1 < step ? 'done' : i + 1 === step ? 'now' : 'later'}
          title={`${i + 1}. ${name} (${rule})`}
        >
          <span>{i + 1}</span>
        </li>
      ))}
      <li className="attack-step-name" aria-hidden="true">
        {over ? ended : names[step - 1]}
      </li>
    </ol>
  );
}
