import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { SoundOffIcon, SoundOnIcon } from '../icons/index.ts';

/** Sound on or off, in sight of everybody. */
export function SoundButton() {
  const { settings } = useTable();
  const { on } = useStore(settings, (state) => state.sound);
  const { sound: words, panels } = useWords().ui;
  const name = words.toggle(on);
  return (
    <button
      type="button"
      className="btn btn-icon sound-button"
      aria-label={name}
      aria-keyshortcuts={words.key}
      title={panels.tableBar.withKey(name, words.key)}
      onClick={() => settings.getState().setSound({ on: !on })}
    >
      {on ? <SoundOnIcon /> : <SoundOffIcon />}
    </button>
  );
}
