import { useId } from 'react';
import { SOUND_GROUPS } from '../../art/sound/groups.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWholeWords } from '../hooks/use-words.ts';
import { Sheet } from './Sheet.tsx';
import './sound-dialog.css';

/** How loud what is. */
export function SoundDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings } = useTable();
  const { on, master, groups } = useStore(settings, (state) => state.sound);
  const words = useWholeWords().ui.sound;
  const { setSound } = settings.getState();
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <p>{words.about}</p>
      <label className="sound-on">
        <input type="checkbox" checked={on} onChange={({ target }) => setSound({ on: target.checked })} />
        {words.on}
      </label>
      <div className="sound-volumes">
        <Volume name={words.master} value={master} onChange={(volume) => setSound({ master: volume })} />
        {SOUND_GROUPS.map((group) => (
          <Volume
            key={group}
            name={words.groups[group]}
            value={groups[group]}
            onChange={(volume) => setSound({ groups: { ...groups, [group]: volume } })}
          />
        ))}
      </div>
    </Sheet>
  );
}

interface VolumeProps {
  readonly name: string;
  readonly value: number;
  readonly onChange: (volume: number) => void;
}

function Volume({ name, value, onChange }: VolumeProps) {
  const words = useWholeWords().ui.sound;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={words.percent(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{words.percent(value)}</output>
    </>
  );
}
