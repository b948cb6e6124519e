import { useId } from 'react';
import { STAKES } from '../../../stores/middara/stake-kinds.ts';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

/** What the table asks once more before it is done, each to be switched off. */
export function AskedOnceMore() {
  const { settings } = useTable();
  const unasked = useStore(settings, (state) => state.unasked);
  const words = useWholeWords().ui.panels.sure;
  const id = useId();
  return (
    <fieldset className="auto-pass flex wrap gap-1-3 sm soft">
      <legend className="bare xs faint">{words.legend}</legend>
      <p className="whole-line">{words.about}</p>
      {STAKES.map((kind) => (
        <label
          key={kind}
          htmlFor={`${id}${kind}`}
          className="auto-pass-one inline-flex middle gap-0_4em pressable"
        >
          <input
            className="accent-brass"
            id={`${id}${kind}`}
            type="checkbox"
            checked={!unasked.includes(kind)}
            onChange={(event) => settings.getState().setAsked(kind, event.target.checked)}
          />
          {words.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
