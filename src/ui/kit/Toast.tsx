/** What is said over whatever is on the screen, a dialog too: then it lies in that, where it can be seen and pressed. */
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { overAll, useAlong } from './over-all.ts';
import './dialog.css';

interface Props {
  readonly className: string;
  readonly children: ReactNode;
}

/** In its place in the page, or, where a dialog lies over that, over the dialog, and over what that leaves. */
export function Toast(props: Props) {
  const [isCovered] = useState(() => overAll() !== document.body);
  const Way = isCovered ? OverDialog : 'div';
  return <Way {...props} />;
}

function OverDialog({ className, children }: Props) {
  return createPortal(children, useAlong(className, true));
}
