import type { Card } from '../../engine/index.ts';
import { artOfCard } from './card-art.ts';
import './emblem.css';

/**
 * What a card is of, large: an icon inked like the figures are, with a dark outline and two flat colours, on the
 * card's own ground in the light of a lamp. Decoration beside a name; it fills what it is put into.
 */
export function Emblem({ card }: { card: Card }) {
  const { Icon, band, stuff } = artOfCard(card);
  const { href } = Icon;
  return (
    <span
      className="emblem round-5px relative grid centered clip"
      style={{ backgroundColor: band }}
      aria-hidden="true"
    >
      <svg className="relative full tall shrink-y" viewBox="-44 -44 600 600" aria-hidden="true">
        <use
          className="joints"
          color="var(--emblem-ink)"
          stroke="var(--emblem-ink)"
          strokeWidth={46}
          href={href}
        />
        <use color={`var(--emblem-${stuff})`} href={href} />
        <use
          className="emblem-dim"
          color={`color-mix(in srgb, var(--emblem-${stuff}) 65%, var(--emblem-ink))`}
          href={href}
        />
      </svg>
    </span>
  );
}
