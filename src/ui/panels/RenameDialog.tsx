import { useGame, useGameState } from '../hooks/use-table.ts';
import { Sheet } from './Sheet.tsx';

export function RenameDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const game = useGame();
  const name = useGameState((state) => state.name);
  const rename = (form: FormData) => {
    const wanted = String(form.get('name') ?? '').trim();
    if (wanted) game.rename(wanted);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title="Rename the game">
      <form action={rename}>
        <label className="field">
          <span className="label">Name</span>
          <input name="name" defaultValue={name} maxLength={80} required />
        </label>
        <p className="sheet-ways">
          <button type="submit" className="btn btn-primary">
            Rename
          </button>
        </p>
      </form>
    </Sheet>
  );
}
