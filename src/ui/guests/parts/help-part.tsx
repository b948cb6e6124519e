import type { ComponentType } from 'react';
import { latePart } from '../../page/part.tsx';
import type { HelpPart } from '../guest-look.ts';

/** The rules of a guest in short, in a script of their own: for `GuestLook.help`. */
export const helpPart = (load: () => Promise<readonly HelpPart[]>): ComponentType =>
  latePart(async () => {
    const parts = await load();
    return function HelpParts() {
      return parts.map(({ title, page, lines }) => (
        <section key={title}>
          <h3>
            {title} <small>{page}</small>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ));
    };
  });
