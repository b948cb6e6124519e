import type { ComponentType, SVGProps } from 'react';
import { iconId } from './sheet.ts';

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * The icon of the set by its name there. Its outline is in the page's sheet of icons, no script: what is not on the
 * screen is never drawn.
 */
export function icon(name: string): IconComponent {
  const place = `#${iconId(name)}`;
  // Icons are decoration; the words beside them carry the meaning.
  return function Icon(props) {
    return (
      <svg width="1em" height="1em" viewBox="0 0 512 512" aria-hidden="true" focusable="false" {...props}>
        <use href={place} />
      </svg>
    );
  };
}
