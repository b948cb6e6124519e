import { NumberDie } from '../../frame/NumberDie.tsx';

/** A sum with dice in it: of each how many sides it has, and what it shows. */
export interface Rolled {
  readonly entries: readonly {
    readonly cause: { readonly from: string; readonly sides?: number };
    readonly amount: number;
  }[];
}

interface Props {
  readonly sum: Rolled;
  readonly theirs?: boolean;
  /** Pixels across. */
  readonly size?: number;
  /** They fall as they come; another throw of the same faces is told by `of`. */
  readonly falls?: boolean;
  readonly of?: string;
}

/** The dice of a sum. */
export function DiceOf({ sum, theirs = false, size = 26, falls = false, of = '' }: Props) {
  return sum.entries.map(({ cause: { from, sides }, amount }, i) =>
    from === 'die' && sides !== undefined ? (
      <NumberDie
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a sum are known by their place
        key={`${i} ${amount} ${of}`}
        sides={sides}
        face={amount}
        size={size}
        tone={theirs ? 'theirs' : 'ours'}
        falls={falls}
      />
    ) : null,
  );
}
