import { memo } from 'react';
import { LampRings } from '../../figures/StandeeBase.tsx';

/** Patterns of the terrains, brass and enamel. One set serves the board. */
export const TerrainDefs = memo(function TerrainDefs() {
  const pattern = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id="terrain-hindering" width="50" height="50" {...pattern}>
        <path
          stroke="var(--hindering-mark)"
          opacity={0.5}
          d="M6 20l5-12 4 12M18 44l5-14 5 14M34 22l5-12 4 12M10 46l3-6M42 44l4-8"
          fill="none"
          strokeWidth="3"
        />
      </pattern>
      <pattern id="terrain-water" width="50" height="25" {...pattern}>
        <path
          stroke="var(--water-mark)"
          opacity={0.45}
          d="M-2 9q7-8 14 0t14 0 14 0 14 0M-16 21q7-8 14 0t14 0 14 0 14 0 14 0"
          fill="none"
          strokeWidth="2.6"
        />
      </pattern>
      <pattern id="terrain-muck" width="50" height="50" {...pattern}>
        <g fill="var(--muck-mark)" opacity={0.32}>
          <circle cx="10" cy="12" r="5.5" />
          <circle cx="34" cy="8" r="3.2" />
          <circle cx="26" cy="28" r="6.5" />
          <circle cx="44" cy="34" r="4" />
          <circle cx="8" cy="40" r="4" />
          <circle cx="36" cy="46" r="3" />
        </g>
      </pattern>
      <pattern id="terrain-obstructing" width="25" height="25" {...pattern}>
        <path
          stroke="var(--obstructing-mark)"
          opacity={0.3}
          d="M-5 30 30 -5M-5 5 5 -5M20 30 30 20"
          strokeWidth="4"
        />
      </pattern>
      <pattern id="terrain-dangerous" width="34" height="34" patternTransform="rotate(45)" {...pattern}>
        <rect fill="var(--dangerous-mark)" opacity={0.2} width="13" height="34" />
      </pattern>
      <pattern id="terrain-special" width="50" height="50" {...pattern}>
        <path
          fill="var(--special-mark)"
          opacity={0.34}
          d="M12 4l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM37 28l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5z"
        />
      </pattern>
      <EnamelShine />
      <LampRings />
      <linearGradient id="brass-rim" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--brass-light)" />
        <stop offset="0.5" stopColor="var(--brass)" />
        <stop offset="1" stopColor="var(--brass-dark)" />
      </linearGradient>
      <radialGradient id="board-lamp" cx="0.42" cy="0.32" r="0.85">
        <stop offset="0" stopColor="#ffcf8a" stopOpacity="0.2" />
        <stop offset="0.5" stopColor="#ffb765" stopOpacity="0.04" />
        <stop offset="1" stopColor="#000" stopOpacity="0.34" />
      </radialGradient>
    </defs>
  );
});

/** The light on enamel. */
function EnamelShine() {
  return (
    <radialGradient id="enamel-shine" cx="0.36" cy="0.26" r="0.8">
      <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
      <stop offset="0.42" stopColor="#fff" stopOpacity="0.06" />
      <stop offset="1" stopColor="#000" stopOpacity="0.34" />
    </radialGradient>
  );
}
