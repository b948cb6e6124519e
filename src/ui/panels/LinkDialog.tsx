import { useState } from 'react';
import { downloadGame } from '../hooks/download.ts';
import { useGame } from '../hooks/use-table.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  /** null: the game is too long for a link. undefined: closed. */
  readonly link: string | null | undefined;
  readonly onClose: () => void;
}

export function LinkDialog({ link, onClose }: Props) {
  const game = useGame();
  const [copied, setCopied] = useState(false);
  return (
    <Sheet open={link !== undefined} onClose={onClose} title="Link to this position">
      {link ? (
        <>
          <p>Whoever opens it gets a game of their own from here, with everything that led to it.</p>
          <label className="field">
            <span className="label">Link</span>
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <p className="sheet-ways">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {copied ? 'Copied' : 'Copy'}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>This game has become too long for a link. As a file it can go anywhere.</p>
          <p className="sheet-ways">
            <button type="button" className="btn btn-primary" onClick={() => downloadGame(game.record())}>
              Save as a file
            </button>
          </p>
        </>
      )}
    </Sheet>
  );
}
