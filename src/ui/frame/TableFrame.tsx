import type { ReactNode } from 'react';
import { useLayout } from './use-layout.ts';
import './table-frame.css';

interface Props {
  readonly className?: string;
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  /** The bar: track and buttons. */
  readonly top: ReactNode;
  /** What is to be done, in a sentence. */
  readonly goal?: ReactNode;
  readonly board: ReactNode;
  readonly dock: ReactNode;
  /** Over the board's side; null: closed. */
  readonly drawer?: ReactNode;
  /** What lies over all of it. */
  readonly over?: ReactNode;
}

/** What every table has: bar, board, dock, and a drawer that is closed until it is wanted. Nothing else beside the board. */
export function TableFrame({ className = '', data, top, goal, board, dock, drawer, over }: Props) {
  const layout = useLayout();
  return (
    <div
      className={`table-screen relative grow grid shrink-y clip on-ground ${className}`}
      data-layout={layout}
      {...data}
    >
      <header className="table-top contents">{top}</header>
      {goal}
      <main className="table-board relative shrink shrink-y">{board}</main>
      {dock}
      {drawer}
      {over}
    </div>
  );
}
