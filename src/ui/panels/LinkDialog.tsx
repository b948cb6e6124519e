import { useState } from 'react';
import { downloadGame } from '../hooks/download.ts';
import { useGame } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  /** null: the game is too long for a link. undefined: closed. */
  readonly link: string | null | undefined;
  readonly onClose: () => void;
}

export function LinkDialog({ link, onClose }: Props) {
  const words = useWords().ui.panels.link;
  const game = useGame();
  const [copied, setCopied] = useState(false);
  return (
    <Sheet open={link !== undefined} onClose={onClose} title={words.title}>
      {link ? (
        <>
          <p>{words.about}</p>
          <label className="field">
            <span className="label">{words.field}</span>
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <p className="sheet-ways">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {copied ? words.copied : words.copy}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>{words.tooLong}</p>
          <p className="sheet-ways">
            <button type="button" className="btn btn-primary" onClick={() => downloadGame(game.record())}>
              {words.asFile}
            </button>
          </p>
        </>
      )}
    </Sheet>
  );
}
