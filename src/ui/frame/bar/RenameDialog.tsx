/** A game given a name. */
import { Sheet } from '../../kit/Sheet.tsx';
import { useStore } from '../../page/use-store.ts';
import { useAnyGame } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

export function RenameDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWholeWords().ui.panels.rename;
  const game = useAnyGame();
  const name = useStore(game.store, nameOf);
  const rename = (form: FormData) => {
    const wanted = String(form.get('name') ?? '').trim();
    if (wanted) game.rename(wanted);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <form action={rename}>
        <label className="field grid gap-1">
          <span className="label">{words.field}</span>
          <input name="name" defaultValue={name} maxLength={80} required />
        </label>
        <p className="sheet-ways">
          <button type="submit" className="btn btn-primary">
            {words.rename}
          </button>
        </p>
      </form>
    </Sheet>
  );
}

const nameOf = ({ name }: { readonly name: string }): string => name;
