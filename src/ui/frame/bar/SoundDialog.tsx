import { SOUND_GROUPS } from '../../../art/sound/groups.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { Slider } from '../../kit/Slider.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

/** How loud what is. */
export function SoundDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings } = useTable();
  const { on, master, groups } = useStore(settings, (state) => state.sound);
  const words = useWholeWords().ui.sound;
  const { setSound } = settings.getState();
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <p>{words.about}</p>
      <Switch name={words.on} on={on} onChange={(on) => setSound({ on })} />
      <div className="sliders">
        <Slider
          name={words.master}
          value={master}
          told={words.percent(master)}
          onChange={(volume) => setSound({ master: volume })}
        />
        {SOUND_GROUPS.map((group) => (
          <Slider
            key={group}
            told={words.percent(groups[group])}
            name={words.groups[group]}
            value={groups[group]}
            onChange={(volume) => setSound({ groups: { ...groups, [group]: volume } })}
          />
        ))}
      </div>
    </Sheet>
  );
}
