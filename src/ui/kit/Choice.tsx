/** A line with a box of the platform's to tick: its name, and what it does. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './choices.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly told: Told;
  readonly picture?: ReactNode;
  /** It has the focus first. */
  readonly 'data-first'?: boolean | undefined;
}

/** What a line says. */
export interface Told {
  readonly name: string;
  readonly about?: string;
}

/** What the box may be given besides, it may be given. */
export function Choice({ told: { name, about }, picture, ...box }: Props) {
  const id = useId();
  return (
    <label className="choice" data-short={!about || undefined}>
      <input aria-labelledby={id} aria-describedby={about && `${id}-about`} {...box} />
      {picture}
      <span>
        <strong id={id}>{name}</strong>
        {about && <small id={`${id}-about`}>{about}</small>}
      </span>
    </label>
  );
}
