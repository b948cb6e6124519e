import type { ReactNode } from 'react';
import { CancelIcon } from '../icons/index.ts';
import { useWords } from '../page/use-words.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What has happened, or an explanation: over the board's side, once it is wanted. */
export function SideDrawer({ title, onClose, children }: Props) {
  const words = useWords().ui.panels.side;
  return (
    <aside
      className="drawer relative above-3 flex column-wise shrink-y on-cloth line-left shade-high side"
      aria-label={title}
    >
      <div className="drawer-head flex rigid stretch line-below">
        <h2 className="grow self-middle size-md pad-l-4">{title}</h2>
        <button type="button" className="btn btn-quiet btn-icon" aria-label={words.close} onClick={onClose}>
          <CancelIcon />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing else that takes the focus */}
      <section className="side-body grow shrink-y scroll-y pad-3-4" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </aside>
  );
}
