import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Sound on or off, before the first game: nobody looks for it in a menu. */
export function SoundSwitch() {
  const { settings } = useTable();
  const { on } = useStore(settings, (state) => state.sound);
  const { sound } = useWholeWords().ui;
  return (
    <label className="inline-flex middle gap-2 touchable on-dark pressable">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => settings.getState().setSound({ on: event.target.checked })}
      />
      {sound.title}
    </label>
  );
}
