/** A dialog with its name above it and what closes it beside that. */
import type { ReactNode } from 'react';
import { CancelIcon } from '../icons/index.ts';
import { useWords } from '../page/use-words.ts';
import { Dialog } from './Dialog.tsx';
import './sheet.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** At the side where there is room, at the foot on a phone: what it speaks of stays in sight. */
  readonly aside?: boolean;
  /** From the foot of the window, where the dock is: what it offers is of the dock. */
  readonly rises?: boolean;
  /** It holds nothing but words: they take the focus themselves, so that keys can scroll them. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** Over the page; Escape, Back, or a click beside it closes it. */
export function Sheet({ open, title, onClose, wide, aside, rises, isText, children }: Props) {
  const words = useWords().ui.kit;
  if (!open) return null;
  const place = wide ? 'sheet-wide' : aside ? 'sheet-aside' : rises ? 'sheet-rises' : '';
  return (
    <Dialog label={title} className={place} onClose={onClose}>
      <div className="sheet-head">
        <h2>{title}</h2>
        <button type="button" className="btn btn-quiet btn-icon" aria-label={words.close} onClick={onClose}>
          <CancelIcon />
        </button>
      </div>
      {isText ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that takes the focus
        <section className="sheet-body" tabIndex={0} aria-label={title}>
          {children}
        </section>
      ) : (
        <div className="sheet-body">{children}</div>
      )}
    </Dialog>
  );
}
