/** A game given away as a link. */
import { useState } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';
import { useWholeWords } from '../../page/use-words.ts';
import { useHandOver } from './use-hand-over.ts';

interface Props {
  /** null: the game is too long for a link. undefined: closed. */
  readonly link: string | null | undefined;
  /** What it gives away; null for nothing. */
  readonly secret?: string | null;
  readonly onClose: () => void;
}

export function LinkDialog({ link, secret = null, onClose }: Props) {
  const words = useWholeWords().ui.panels.link;
  const handOver = useHandOver();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false); // no clipboard here, or not allowed: the link can be marked and copied
    }
  };
  return (
    <Sheet open={link !== undefined} onClose={onClose} title={words.title}>
      {link ? (
        <>
          <p>{words.about}</p>
          {secret !== null && <p>{secret}</p>}
          <label className="field grid gap-1">
            <span className="label">{words.field}</span>
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          {copied === false && <p role="alert">{words.notCopied}</p>}
          <p className="sheet-ways">
            <button type="button" className="btn btn-primary" onClick={() => void copy(link)}>
              {copied ? words.copied : words.copy}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>{words.tooLong}</p>
          <p className="sheet-ways">
            <button type="button" className="btn btn-primary" onClick={handOver}>
              {words.asFile}
            </button>
          </p>
        </>
      )}
    </Sheet>
  );
}
