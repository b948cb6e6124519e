import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Below the encounters: how those of stories come among them before they are met (B6.9). */
export function KnowsStories({ hidden }: { hidden: ReadonlySet<string> }) {
  const { settings } = useTable();
  const knows = useStore(settings, ({ knowsStories }) => knowsStories);
  const { stories } = useWholeWords().ui.screens;
  if (!knows && hidden.size === 0) return null;
  return (
    <label className="pad-y-2 self-left soft">
      <input
        type="checkbox"
        checked={knows}
        onChange={(event) => settings.getState().change({ knowsStories: event.target.checked })}
      />{' '}
      {stories.knows} <small>{stories.about}</small>
    </label>
  );
}
