import { SPEEDS } from '../../stores/pace.ts';
import type { Replay } from '../../stores/replay-store.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { goTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useSpeed, useTable } from '../hooks/use-table.ts';
import { TapeIcon } from './TapeIcon.tsx';
import './replay-bar.css';

/** Back and forth, by event and by decision; from anywhere the game can be played on. */
export function ReplayBar({ replay }: { replay: Replay }) {
  const table = useTable();
  const speed = useSpeed();
  const { index, playing, decision } = useStore(replay.store, (all) => all);
  const turn = () => (playing ? replay.pause() : replay.play());
  useKeys({
    ' ': turn,
    ArrowRight: () => replay.step(1),
    ArrowLeft: () => replay.step(-1),
    ArrowDown: () => replay.stepDecision(1),
    ArrowUp: () => replay.stepDecision(-1),
    Home: () => replay.seek(0),
    End: () => replay.seek(replay.total),
  });

  async function playOn() {
    const game = await table.playOn(replay, decision);
    if (game) goTo('play', game.id);
  }

  return (
    <div className="replay-bar panel" role="toolbar" aria-label="Watching">
      <button
        type="button"
        className="btn btn-icon"
        aria-label="To the start"
        title="To the start (Home)"
        onClick={() => replay.seek(0)}
      >
        <TapeIcon name="start" />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="Back to the last decision"
        title="Last decision (↑)"
        onClick={() => replay.stepDecision(-1)}
      >
        <TapeIcon name="decision-back" />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="One event back"
        title="One event back (←)"
        onClick={() => replay.step(-1)}
      >
        <TapeIcon name="back" />
      </button>
      <button
        type="button"
        className="btn btn-primary btn-icon"
        aria-label={playing ? 'Pause' : 'Play'}
        title="Play or pause (Space)"
        onClick={turn}
      >
        <TapeIcon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="One event on"
        title="One event on (→)"
        onClick={() => replay.step(1)}
      >
        <TapeIcon name="on" />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="On to the next decision"
        title="Next decision (↓)"
        onClick={() => replay.stepDecision(1)}
      >
        <TapeIcon name="decision-on" />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="To the end"
        title="To the end (End)"
        onClick={() => replay.seek(replay.total)}
      >
        <TapeIcon name="end" />
      </button>
      <input
        type="range"
        className="replay-slider"
        aria-label="Moment of the game"
        min={0}
        max={replay.total}
        value={index}
        onChange={(event) => replay.seek(Number(event.target.value))}
      />
      <output className="replay-where">
        Decision {decision}/{replay.marks.length} · event {index}/{replay.total}
      </output>
      <label className="table-speed">
        <span className="visually-hidden">Speed</span>
        <select
          value={speed}
          onChange={(event) =>
            table.settings.getState().setSpeed(SPEEDS.find((one) => one === event.target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {replay.session && (
        <button type="button" className="btn btn-small" onClick={() => void playOn()}>
          Play on from here
        </button>
      )}
    </div>
  );
}
