import type { JSX, SVGProps } from 'react';
import { iconId } from './lay-out-icons.ts';

export interface IconComponent {
  (props: SVGProps<SVGSVGElement>): JSX.Element;
  /** Where its outline is, in a box of 512: for a drawing that uses it, see `Glyph`. */
  readonly href: string;
}

/**
 * The icon of the set by its name there. Its outline is in the page's sheet of icons, no script: what is not on the
 * screen is never drawn.
 */
export function icon(name: string): IconComponent {
  const href = `#${iconId(name)}`;
  // Icons are decoration; the words beside them carry the meaning.
  const Icon = (props: SVGProps<SVGSVGElement>) => (
    <svg width="1em" height="1em" viewBox="0 0 512 512" aria-hidden="true" {...props}>
      <use href={href} />
    </svg>
  );
  return Object.assign(Icon, { href });
}

interface GlyphProps {
  readonly of: IconComponent;
  readonly className?: string;
  /** Its corner and its side in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** An icon in a drawing: its outline alone, without a picture within the picture. */
export function Glyph({ of, className, x, y, side }: GlyphProps) {
  return <use className={className} href={of.href} transform={`translate(${x} ${y}) scale(${side / 512})`} />;
}
