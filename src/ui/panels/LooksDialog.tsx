import { type ReactNode, useId } from 'react';
import { HOLDS, SCALES, THEMES, THROWS } from '../../stores/table/settings-store.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWholeWords } from '../hooks/use-words.ts';
import { Sheet } from './Sheet.tsx';
import { ThemeSwatch } from './ThemeSwatch.tsx';
import './looks-dialog.css';

/** How the table looks, and how deeds are shown on it: every setting in words that say what it does. */
export function LooksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings } = useTable();
  const looks = useStore(settings, (state) => state.looks);
  const painted = useStore(settings, (state) => state.painted);
  const words = useWholeWords().ui.looks;
  const { setLooks, change } = settings.getState();
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <p className="looks-about">{words.about}</p>
      <Ways
        title={words.theme.title}
        ways={THEMES}
        now={looks.theme}
        words={words.theme.ways}
        picture={(theme) => <ThemeSwatch theme={theme} />}
        onChoose={(theme) => setLooks({ theme })}
      />
      <Scale now={looks.scale} onChoose={(scale) => setLooks({ scale })} />
      <fieldset className="looks-group">
        <legend>{words.board.title}</legend>
        <Switch
          name={words.board.painted}
          about={words.board.paintedAbout}
          on={painted}
          onChange={(painted) => change({ painted })}
        />
        <Switch
          name={words.board.camera}
          about={words.board.cameraAbout}
          on={looks.camera}
          onChange={(camera) => setLooks({ camera })}
        />
      </fieldset>
      <Ways
        title={words.dice.title}
        ways={THROWS}
        now={looks.dice}
        words={words.dice.ways}
        onChoose={(dice) => setLooks({ dice })}
      />
      <Ways
        title={words.hold.title}
        ways={HOLDS}
        now={looks.hold}
        words={words.hold.ways}
        onChoose={(hold) => setLooks({ hold })}
      />
    </Sheet>
  );
}

interface WaysProps<T extends string> {
  readonly title: string;
  readonly ways: readonly T[];
  readonly now: T;
  readonly words: Readonly<Record<T, { readonly name: string; readonly about: string }>>;
  readonly picture?: (way: T) => ReactNode;
  readonly onChoose: (way: T) => void;
}

/** One of some ways, each with what it does. */
function Ways<T extends string>({ title, ways, now, words, picture, onChoose }: WaysProps<T>) {
  const id = useId();
  return (
    <fieldset className="looks-group">
      <legend>{title}</legend>
      {ways.map((way) => (
        <label key={way} className="looks-way">
          <input
            type="radio"
            name={id}
            checked={way === now}
            data-first={way === now || undefined}
            aria-labelledby={`${id}-${way}`}
            aria-describedby={`${id}-${way}-about`}
            onChange={() => onChoose(way)}
          />
          {picture?.(way)}
          <span>
            <strong id={`${id}-${way}`}>{words[way].name}</strong>
            <small id={`${id}-${way}-about`}>{words[way].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ScaleOf = (typeof SCALES)[number];

function Scale({ now, onChoose }: { now: ScaleOf; onChoose: (scale: ScaleOf) => void }) {
  const words = useWholeWords().ui.looks.scale;
  const id = useId();
  return (
    <fieldset className="looks-group" aria-describedby={`${id}-about`}>
      <legend>{words.title}</legend>
      <small id={`${id}-about`}>{words.about}</small>
      <div className="looks-scales">
        {SCALES.map((scale) => (
          <label key={scale} className="looks-scale">
            <input type="radio" name={id} checked={scale === now} onChange={() => onChoose(scale)} />
            {words.percent(scale)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ name, about, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="looks-way">
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <strong id={id}>{name}</strong>
        <small id={`${id}-about`}>{about}</small>
      </span>
    </label>
  );
}
