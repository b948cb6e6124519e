import { NumberDie } from '../../../ui/frame/NumberDie.tsx';
import { WorkingOf } from '../../../ui/guests/parts/WorkingOf.tsx';
import type { Sum } from '../rules/model/ledger.ts';
import { causeText } from '../words/en/causes.ts';
import type { Named } from '../words/en/names.ts';

interface Props {
  readonly named: Named;
  readonly sum: Sum;
  readonly label: string;
}

/** A number that shows its working to whoever points at it. */
export function Working({ named, sum, label }: Props) {
  return <WorkingOf sum={sum} label={label} told={(cause) => causeText(cause, named)} />;
}

interface DiceProps {
  readonly sum: Sum;
  readonly theirs?: boolean;
  readonly size?: number;
  readonly falls?: boolean;
}

/** The d20 of a number, or what took its place. */
export function Die({ sum, theirs = false, size = 26, falls = false }: DiceProps) {
  const line = sum.entries.find(({ cause: { from } }) => from === 'die' || from === 'replaced');
  return (
    line && (
      <NumberDie
        key={`${line.amount} ${sum.total}`}
        sides={20}
        face={line.amount}
        size={size}
        tone={theirs ? 'theirs' : 'ours'}
        falls={falls}
      />
    )
  );
}
