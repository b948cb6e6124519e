/** What is on or off. */
import { Choice, type Told } from './Choice.tsx';

interface Props extends Told {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ on, onChange, ...told }: Props) {
  return (
    <Choice told={told} type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
  );
}
