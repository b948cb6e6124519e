/** What is one's own at an online table: standing answers, agreement to typed dice, the name. */
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { Group } from '../kit/Group.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { AskedTwice } from './AskedTwice.tsx';
import { NameField } from './NameField.tsx';
import type { Awake } from './use-awake.ts';

interface Props {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly awake: Awake | null;
}

/** The key of the one standing answer every game has. */
const UNTIL_MY_TURN = 'until-my-turn';

export function OwnPart({ table, state: { seats }, name, onName, awake }: Props) {
  const { sheet: words } = useWholeWords().ui.online;
  const mine = seats.filter(({ holder }) => holder?.by === 'person' && holder.mine);
  const held = seats.filter(({ holder }) => holder?.by === 'person');
  const sits = mine.length > 0;
  return (
    <>
      {(sits || awake) && (
        <div className="grid">
          {sits && (
            <Switch
              name={words.standing}
              about={words.standingAbout}
              on={mine.every(({ passes }) => passes.length > 0)}
              onChange={(on) => table.standBy(on ? [UNTIL_MY_TURN] : [])}
            />
          )}
          {sits && (
            <Switch
              name={words.typed}
              about={words.typedAbout(held.filter(({ typed }) => typed).length, held.length)}
              on={mine.every(({ typed }) => typed)}
              onChange={table.agreeToType}
            />
          )}
          {awake && <Switch name={words.awake} on={awake.on} onChange={awake.turn} />}
        </div>
      )}
      <Group title={words.me}>
        <form
          className="flex wrap to-foot gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void table.rename(name.trim());
          }}
        >
          <NameField label={words.me} value={name} onChange={onName} bare />
          <button type="submit" className="btn" disabled={name.trim() === ''}>
            {words.rename}
          </button>
        </form>
        {sits && (
          <p className="flex pad-y-3">
            <AskedTwice
              name={words.remove}
              about={words.removeAbout}
              onSure={() => void table.removeMyName()}
            />
          </p>
        )}
      </Group>
    </>
  );
}
