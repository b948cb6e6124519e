import type { LabState } from '../../stores/lab/lab-run.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Said aloud so many times in a run: every game would be too often. */
const TOLD = 4;

/** How far it is; said aloud at every quarter, and with what came of it at the end. */
export function LabProgress({ state }: { state: LabState }) {
  const words = useWholeWords().ui.lab;
  const { asked, over, status, numbers } = state;
  if (!asked) return <p role="status" className="visually-hidden" />;
  const of = asked.games;
  const quarter = Math.floor(Math.floor((over * TOLD) / of) * (of / TOLD));
  const said =
    status === 'done' || status === 'stopped'
      ? words.told[status](numbers?.won ?? 0, numbers?.games ?? 0)
      : words.told.running(quarter, of);
  const soFar = words.soFar(over, of);
  return (
    <div className="grid gap-1">
      <div
        className="lab-progress-track height-12px clip round on-deep edged"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={over}
        aria-valuetext={soFar}
        data-status={status}
      >
        <div className="tall on-gold" style={{ width: `${(100 * over) / of}%` }} />
      </div>
      <p className="soft">
        {soFar} · {words.played(asked.experiment.bot, asked.seed)}
      </p>
      <p role="status" className="visually-hidden soft">
        {said}
      </p>
    </div>
  );
}
