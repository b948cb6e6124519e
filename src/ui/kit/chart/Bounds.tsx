interface BoundsProps {
  readonly value: number;
  readonly bounds: readonly [number, number];
  /** The right end of the bar. */
  readonly most: number;
}

/** A value on the line between its bounds; the numbers stand beside it. */
export function Bounds({ value, bounds: [low, high], most }: BoundsProps) {
  const at = (x: number) => (100 * Math.min(x, most)) / Math.max(most, Number.EPSILON);
  return (
    <svg
      className="lab-bar block full least-64px height-18px"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect fill="var(--cloth-edge)" y="4" width="100" height="2" />
      <rect fill="var(--brass-dark)" x={at(low)} y="2" width={Math.max(0.6, at(high) - at(low))} height="6" />
      <rect
        fill="var(--brass-light)"
        x={Math.min(98.8, Math.max(0, at(value) - 0.6))}
        width="1.2"
        height="10"
      />
    </svg>
  );
}

interface GamesProps {
  readonly won: number;
  readonly lost: number;
  /** As many games fill the bar. */
  readonly most: number;
}

/** Games won, and behind them those lost. */
export function GamesBar({ won, lost, most }: GamesProps) {
  const wide = (n: number) => (100 * n) / Math.max(1, most);
  return (
    <svg
      className="lab-bar block full least-64px height-18px"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect fill="var(--can)" y="1" width={wide(won)} height="8" />
      <rect fill="var(--harm-deep)" x={wide(won)} y="1" width={wide(lost)} height="8" />
    </svg>
  );
}
