import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../hooks/use-words.ts';
import { CancelIcon } from '../icons/index.ts';
import './sheet.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the table; Escape or a click beside it closes it. */
export function Sheet({ open, title, onClose, wide, children }: Props) {
  const words = useWords().ui.panels.sheet;
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-shade" />
        <Dialog.Content className="sheet panel" data-wide={wide || undefined} aria-describedby={undefined}>
          <header className="sheet-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="btn btn-quiet btn-icon" aria-label={words.close}>
              <CancelIcon />
            </Dialog.Close>
          </header>
          <div className="sheet-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
