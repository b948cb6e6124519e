import type { ReactNode } from 'react';
import { useWords } from '../hooks/use-words.ts';
import { CancelIcon } from '../icons/index.ts';
import { Modal } from './Modal.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** It holds nothing but words: they take the focus themselves, so that keys can scroll them. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the table; Escape or a click beside it closes it. */
export function Sheet({ open, title, onClose, wide, isText, children }: Props) {
  const words = useWords().ui.panels.sheet;
  if (!open) return null;
  return (
    <Modal label={title} className={wide ? 'sheet-wide' : ''} onClose={onClose}>
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
    </Modal>
  );
}
