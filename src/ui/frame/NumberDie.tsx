import type { CSSProperties } from 'react';
import './frame.css';

/** The silhouette of each die as it lies, in a square of a hundred. */
const OUTLINES: Readonly<Record<number, string>> = {
  2: 'M50 6 A44 44 0 1 1 49.9 6Z',
  4: 'M50 6 L96 88 L4 88Z',
  6: 'M14 12 H86 V88 H14Z',
  8: 'M50 3 L94 50 L50 97 L6 50Z',
  10: 'M50 3 L95 40 L78 66 L50 97 L22 66 L5 40Z',
  12: 'M50 3 L81 13 L97 40 L92 72 L67 95 L33 95 L8 72 L3 40 L19 13Z',
  20: 'M50 3 L92 27 V73 L50 97 L8 73 V27Z',
  100: 'M50 2 L76 9 L93 28 L98 52 L88 77 L66 95 L38 96 L15 81 L3 57 L7 30 L25 9Z',
};
/** The edges between the faces that are seen. */
const EDGES: Readonly<Record<number, string>> = {
  4: 'M50 6 V88',
  8: 'M6 50 L50 68 L94 50',
  10: 'M5 40 L30 60 L50 97 L70 60 L95 40 M30 60 L50 3 L70 60Z',
  12: 'M50 24 L76 43 L66 73 H34 L24 43Z M50 24 V3 M76 43 L97 40 M66 73 L67 95 M34 73 L33 95 M24 43 L3 40',
  20: 'M50 20 L80 70 H20Z M50 20 V3 M50 20 L92 27 M50 20 L8 27 M80 70 L92 73 M80 70 L50 97 M20 70 L50 97 M20 70 L8 73',
};
/** Where the number stands: low in what is narrow above. */
const MIDDLE: Readonly<Record<number, number>> = { 4: 66, 10: 52 };

interface Props {
  readonly sides: number;
  readonly face: number;
  /** Pixels across. */
  readonly size?: number;
  readonly tone?: 'ours' | 'theirs';
  /** It falls as it comes. */
  readonly falls?: boolean;
}

/** A die with a number on it. Which die it is its outline says; for whoever does not look, the line beside it says all. */
export function NumberDie({ sides, face, size = 48, tone = 'ours', falls = false }: Props) {
  const outline = OUTLINES[sides] ?? OUTLINES[20]!;
  const wide = String(face).length;
  return (
    <svg
      className="number-die rigid high-auto overflows"
      data-sides={sides}
      data-tone={tone}
      data-falls={falls || undefined}
      viewBox="0 0 100 104"
      style={{ '--die-across': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      <path fill="var(--die-edge)" d={outline} transform="translate(0 4)" />
      <path
        className="number-die-body stroke-2 joints"
        fill="var(--die-fill)"
        stroke="var(--die-edge)"
        d={outline}
      />
      {EDGES[sides] && (
        <path
          className="no-fill"
          stroke="var(--die-edge)"
          strokeWidth={1.6}
          opacity={0.65}
          d={EDGES[sides]}
        />
      )}
      <text
        className="display-face bold"
        fill="var(--die-text)"
        x="50"
        y={MIDDLE[sides] ?? 51}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={wide > 2 ? 32 : sides === 4 || sides === 10 ? 36 : 44}
      >
        {face}
      </text>
    </svg>
  );
}
