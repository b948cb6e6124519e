import type { ReactNode } from 'react';
import type { EncounterSession } from '../../engine/index.ts';
import type { LabState, Moment } from '../../stores/lab/lab-run.ts';
import { Notice } from '../kit/Notice.tsx';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { type LabChoice, LabForm } from './LabForm.tsx';
import { LabNever } from './LabNever.tsx';
import { LabNumbers } from './LabNumbers.tsx';
import { LabProgress } from './LabProgress.tsx';
import { useLabRun } from './use-lab-run.ts';
import './lab.css';

interface Props {
  /** Where every game begins: at a set-up, or at a moment. */
  readonly session: EncounterSession;
  readonly moment?: Moment;
  /** What it begins from, in words. */
  readonly from: string;
  /** The way to what it is of. */
  readonly way: ReactNode;
}

const all = (state: LabState): LabState => state;

/** Games of an encounter, or on from a moment, by a bot: what is chosen, how far it is, what came of it. */
export function Lab({ session, moment, from, way }: Props) {
  const words = useWholeWords().ui.lab;
  const run = useLabRun();
  const state = useStore(run.store, all);
  const { position } = session;
  const { encounter, cards } = position;
  const { numbers, givenUp, broken, status } = state;

  function start({ bot, games, seed }: LabChoice) {
    const content = { cards, encounters: { [encounter.id]: encounter } };
    const experiment = { encounter: encounter.id, bot, ...(moment ? { moment } : {}) };
    run.start({ content, experiment, games, seed });
  }

  return (
    <main className="grid one-column gap-4 most-1240px mx-auto pad-4">
      <header className="grid gap-1">
        <nav className="flex wrap between gap-2">
          <a className="btn btn-quiet btn-small" href="#/">
            {words.toGames}
          </a>
          {way}
        </nav>
        <p className="label">{words.title}</p>
        <h1>{encounter.name}</h1>
        <p className="soft most-90ch">{from}</p>
        <p className="soft most-90ch">{words.about}</p>
      </header>
      <LabForm running={status === 'running'} onStart={start} onStop={run.stop} />
      <LabProgress state={state} />
      {broken !== null && <Notice title={words.broken(broken)} />}
      {givenUp.length > 0 && <Notice title={words.givenUp(givenUp)} />}
      {numbers && numbers.failed.length > 0 && (
        <Notice title={words.failures(numbers.failed.length)}>
          <ul>
            {numbers.failed.map((one) => (
              <li key={one.seed}>{words.failed(one)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {numbers && (
        <>
          <div className="lab-numbers">
            <LabNumbers numbers={numbers} position={position} />
          </div>
          <LabNever numbers={numbers} position={position} />
        </>
      )}
    </main>
  );
}
