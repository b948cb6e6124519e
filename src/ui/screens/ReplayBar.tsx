import { type ComponentProps, useState } from 'react';
import { messageOf } from '../../stores/game/message-of.ts';
import { SPEEDS } from '../../stores/game/pace.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { goTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useSpeed, useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { ForeknownMarks } from '../panels/ForeknownMarks.tsx';
import { TapeIcon } from './TapeIcon.tsx';
import './replay-bar.css';

/** Back and forth, by event and by decision; from anywhere the game can be played on. */
export function ReplayBar({ replay }: { replay: Replay }) {
  const table = useTable();
  const { panels, screens } = useWords().ui;
  const words = screens.replay;
  const speed = useSpeed();
  const [why, setWhy] = useState<string | null>(null);
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
    try {
      const game = await table.playOn(replay, decision);
      if (game) goTo('play', game.id);
    } catch (error) {
      setWhy(messageOf(error));
    }
  }

  const tape: readonly TapeProps[] = [
    { icon: 'start', go: () => replay.seek(0) },
    { icon: 'decision-back', go: () => replay.stepDecision(-1) },
    { icon: 'back', go: () => replay.step(-1) },
    { icon: playing ? 'pause' : 'play', go: turn, main: true },
    { icon: 'on', go: () => replay.step(1) },
    { icon: 'decision-on', go: () => replay.stepDecision(1) },
    { icon: 'end', go: () => replay.seek(replay.total) },
  ];

  return (
    <div className="replay-bar panel" role="toolbar" aria-label={words.title}>
      {tape.map((button) => (
        // Play and Pause are one button: it keeps the focus.
        <TapeButton key={button.main ? 'turn' : button.icon} {...button} />
      ))}
      <input
        type="range"
        className="replay-slider"
        aria-label={words.moment}
        min={0}
        max={replay.total}
        value={index}
        onChange={(event) => replay.seek(Number(event.target.value))}
      />
      <output className="replay-where">
        {words.where({ decision, decisions: replay.marks.length, index, total: replay.total })}
      </output>
      <label className="table-speed">
        <span className="visually-hidden">{words.speed}</span>
        <select
          value={speed}
          onChange={(event) =>
            table.settings.getState().setSpeed(SPEEDS.find((one) => one === event.target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {panels.tableBar.speeds[one]}
            </option>
          ))}
        </select>
      </label>
      {replay.session && (
        <button type="button" className="btn btn-small" onClick={() => void playOn()}>
          {words.playOn}
        </button>
      )}
      <ForeknownMarks marks={replay.foreknown} />
      {why !== null && <p role="alert">{words.notPlayedOn(why)}</p>}
    </div>
  );
}

interface TapeProps {
  readonly icon: ComponentProps<typeof TapeIcon>['name'];
  readonly go: () => void;
  readonly main?: boolean;
}

function TapeButton({ icon, go, main = false }: TapeProps) {
  const { label, hint } = useWords().ui.screens.tape[icon];
  return (
    <button
      type="button"
      className={main ? 'btn btn-primary btn-icon' : 'btn btn-icon'}
      aria-label={label}
      title={hint}
      onClick={go}
    >
      <TapeIcon name={icon} />
    </button>
  );
}
