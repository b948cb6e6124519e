import { SumNumber } from '../../cards/LedgerView.tsx';

/** A page, a line or a ruling: there is no reader of another game's rules to lead to. */
const cite = (rule: string) => rule;

interface Props<Cause> extends Pick<Parameters<typeof SumNumber<Cause>>[0], 'sum' | 'label'> {
  /** What made a line. */
  readonly told: (cause: Cause) => string;
}

/** A number of another game that shows its working to whoever points at it. */
export function WorkingOf<Cause>({ sum, label, told }: Props<Cause>) {
  return <SumNumber sum={sum} label={label} telling={{ cause: told }} cite={cite} />;
}
