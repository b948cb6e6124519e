/** Fields that belong together, under their title. */
import { type ReactNode, useId } from 'react';
import './choices.css';

interface Props {
  readonly title: string;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

export function Group({ title, about, children }: Props) {
  const id = useId();
  return (
    <fieldset className="group grid" aria-describedby={about === undefined ? undefined : id}>
      <legend>{title}</legend>
      {about !== undefined && <small id={id}>{about}</small>}
      {children}
    </fieldset>
  );
}
