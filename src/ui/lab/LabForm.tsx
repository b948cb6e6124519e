import { type FormEvent, useId, useState } from 'react';
import { MOST_GAMES, POLICIES, type Policy } from '../../stores/lab/lab-run.ts';
import { useWholeWords } from '../page/use-words.ts';

/** What is chosen. */
export interface LabChoice {
  readonly bot: Policy;
  readonly games: number;
  readonly seed: string;
}

interface Props {
  readonly running: boolean;
  readonly onStart: (choice: LabChoice) => void;
  readonly onStop: () => void;
}

/** Who plays, how often, with which dice; and the one button that starts and stops it. */
export function LabForm({ running, onStart, onStop }: Props) {
  const words = useWholeWords().ui.lab;
  const [bot, setBot] = useState<Policy>('eager');
  const [typed, setTyped] = useState('100');
  const [seed, setSeed] = useState('1');
  const range = useId();
  const games = Number(typed);
  const fits = /^\d+$/.test(typed) && games >= 1 && games <= MOST_GAMES;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (running) onStop();
    else if (fits) onStart({ bot, games, seed: seed.trim() || '1' });
  }

  return (
    <form className="gap-3-4 flex wrap to-foot pad-4 panel" onSubmit={submit}>
      <label className="field grid gap-1 shrink flex-1-1-14rem">
        <span className="label">{words.bot}</span>
        <select className="full" value={bot} onChange={(event) => setBot(event.target.value as Policy)}>
          {POLICIES.map((one) => (
            <option key={one} value={one}>
              {words.bots[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="field grid gap-1 shrink flex-1-1-7rem lab-games">
        <span className="label">{words.howMany}</span>
        <input
          className="shrink full"
          inputMode="numeric"
          value={typed}
          maxLength={4}
          aria-invalid={!fits}
          aria-describedby={fits ? undefined : range}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      </label>
      <label className="field grid gap-1 shrink flex-1-1-14rem">
        <span className="label">{words.seed}</span>
        <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
      </label>
      <button
        type="submit"
        className={`btn least-9rem ${running ? 'btn-danger' : 'btn-primary'}`}
        disabled={!running && !fits}
      >
        {running ? words.stop : words.start}
      </button>
      {!fits && (
        <p id={range} className="whole-line harm" role="status">
          {words.range(MOST_GAMES)}
        </p>
      )}
    </form>
  );
}
