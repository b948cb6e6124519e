import type { ReactNode } from 'react';
import { Meter } from '../../kit/Meter.tsx';
import '../guest-table.css';

export interface HeroBar {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

interface Props {
  readonly id: string;
  readonly emblem: ReactNode;
  readonly name: string;
  /** Who plays it, and what it is just now. */
  readonly by: ReactNode;
  readonly bars: readonly HeroBar[];
  /** What it has or can, as numbers. */
  readonly numbers: readonly { readonly name: string; readonly value: ReactNode }[];
  /** What it can do, in words. */
  readonly text?: ReactNode;
  /** What it carries; what is `spent` is paler. */
  readonly things: readonly {
    readonly name: string;
    readonly title: string;
    readonly spent: string | null;
  }[];
  readonly isAsked: boolean;
  readonly isGone?: boolean;
}

/** Somebody as it is, in the drawer: what it has left, what it carries. */
export function HeroSheet(props: Props) {
  const { id, emblem, name, by, bars, numbers, text, things, isAsked, isGone } = props;
  return (
    <li
      className="guest-hero gap-4px-2 grid columns-mark at-top pad-2 panel"
      data-asked={isAsked || undefined}
      data-ghost={isGone || undefined}
      data-hero={id}
    >
      {emblem}
      <div className="grid lead-1_25">
        <strong>{name}</strong>
        <small className="soft">{by}</small>
      </div>
      <dl className="guest-bars columns-3 across flush grid gap-2">
        {bars.map((bar) => (
          <div className="flex wrap between gap-0-1 sm lead-1_3" key={bar.id} data-stat={bar.id}>
            <dt>{bar.name}</dt>
            <dd className="contents">
              <span className="order-1 whole-line">
                <Meter value={bar.value} of={bar.of} />
              </span>
              <span>
                {bar.value}
                <small>/{bar.of}</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="gap-0-3 across flush flex wrap sm">
        {numbers.map(({ name: what, value }) => (
          <span key={what}>
            {what} {value}
          </span>
        ))}
      </p>
      {text && <p className="across flush sm">{text}</p>}
      {things.length > 0 && (
        <ul className="across flush flex wrap gap-4px bare unlisted">
          {things.map(({ name: thing, title, spent }, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by their place
              key={i}
              className={`chip inline-flex middle round sunk semi one-line ${spent === null ? '' : 'faint'}`}
              title={title}
            >
              {thing}
              {spent !== null && <small> {spent}</small>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface BlockProps {
  readonly emblem: ReactNode;
  readonly name: string;
  /** At which seat. */
  readonly seat: ReactNode;
  readonly left: readonly HeroBar[];
}

/** In the dock: whose the question is, at which seat, and what that hero has left. */
export function HeroInDock({ emblem, name, seat, left }: BlockProps) {
  return (
    <div className="dock-hero shrink shrink-y dock-who grid in-middle lead-1_2">
      {emblem}
      <strong className="clip display-face size-md semi lead-1_15">{name}</strong>
      <span className="flex wrap middle gap-0-2 size-0_8rem">
        <span className="guest-seat inline-flex middle gap-1 one-line">{seat}</span>
        {left.map((bar) => (
          <span key={bar.id} className="guest-left one-line" data-stat={bar.id}>
            {bar.name}{' '}
            <b>
              {bar.value}/{bar.of}
            </b>
          </span>
        ))}
      </span>
    </div>
  );
}
