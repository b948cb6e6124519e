/** The seat of whoever sat at the table that this one goes on from: proved by the link to it that they have kept. */
import { type FormEvent, useState } from 'react';
import type { Came, OnlineFault } from '../../stores/online/online-tables.ts';
import { useWholeWords } from '../page/use-words.ts';
import { FaultTold } from './FaultTold.tsx';
import { NO_ANSWER } from './use-came.ts';

interface Props {
  readonly onClaim: (wayBack: string) => Promise<Came<unknown>>;
}

export function KeptSeat({ onClaim }: Props) {
  const { join: words } = useWholeWords().ui.online;
  const [link, setLink] = useState('');
  const [state, setState] = useState<'busy' | OnlineFault | null>(null);
  const isIdle = link.trim() === '' || state === 'busy';
  const claim = async (event: FormEvent) => {
    event.preventDefault();
    if (isIdle) return;
    setState('busy');
    const came = await onClaim(link.trim()).catch(() => NO_ANSWER);
    setState(came.ok ? null : came);
  };
  return (
    <section className="grid gap-2" aria-label={words.kept}>
      <h2 className="lg">{words.kept}</h2>
      <p>{words.keptAbout}</p>
      <form className="flex wrap to-foot gap-2" onSubmit={(event) => void claim(event)}>
        <label className="field grid gap-1 flex-1-1-14rem">
          <span className="label">{words.keptField}</span>
          <input
            value={link}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setLink(target.value)}
          />
        </label>
        <button type="submit" className="btn" aria-disabled={isIdle}>
          {state === 'busy' ? words.claiming : words.claim}
        </button>
      </form>
      {state !== null && state !== 'busy' && <FaultTold of={state} />}
    </section>
  );
}
