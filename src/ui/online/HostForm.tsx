/** How a table is hosted: by which name, on which seats, with which dice. */
import { type FormEvent, useState } from 'react';
import type { Came, Hosting, MayInvite, OnlineFault } from '../../stores/online/online-tables.ts';
import { Choice } from '../kit/Choice.tsx';
import { Group } from '../kit/Group.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { FaultTold } from './FaultTold.tsx';
import { NameField } from './NameField.tsx';
import { NO_ANSWER } from './use-came.ts';

interface Props {
  readonly of: MayInvite;
  readonly onHost: (how: Hosting) => Promise<Came<unknown>>;
}

export function HostForm({ of, onHost }: Props) {
  const words = useWholeWords().ui.online.invite;
  const [name, setName] = useState('');
  const [mine, setMine] = useState<readonly string[]>(of.mine ?? of.seats.slice(0, 1).map(({ id }) => id));
  const kept = of.seats.filter(({ id }) => of.kept?.includes(id) && !mine.includes(id));
  const [witnessed, setWitnessed] = useState(false);
  const [state, setState] = useState<'busy' | OnlineFault | null>(null);
  const host = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    const came = await onHost({ name: name.trim(), mine, witnessed }).catch(() => NO_ANSWER);
    setState(came.ok ? null : came);
  };
  const turn = (seat: string, on: boolean) =>
    setMine(of.seats.map(({ id }) => id).filter((id) => (id === seat ? on : mine.includes(id))));
  return (
    <form className="grid gap-3" onSubmit={(event) => void host(event)}>
      <NameField label={words.name} value={name} onChange={setName} first />
      <Group title={words.mine}>
        <div className="choices-short">
          {of.seats.map((seat) => (
            <Choice
              key={seat.id}
              told={{ name: seat.name }}
              type="checkbox"
              checked={mine.includes(seat.id)}
              onChange={({ target }) => turn(seat.id, target.checked)}
            />
          ))}
        </div>
        {kept.length > 0 && <p className="sm soft">{words.kept(kept.map((seat) => seat.name))}</p>}
      </Group>
      <Switch name={words.witnessed} about={words.witnessedAbout} on={witnessed} onChange={setWitnessed} />
      {of.hidden && <p>{words.hidden}</p>}
      <p className="sm soft">{words.hostRolls}</p>
      {state !== null && state !== 'busy' && <FaultTold of={state} />}
      <p className="sheet-ways">
        <button type="submit" className="btn btn-primary" disabled={state === 'busy' || name.trim() === ''}>
          {state === 'busy' ? words.hosting : words.host}
        </button>
      </p>
    </form>
  );
}
