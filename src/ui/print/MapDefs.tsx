/** Grounds in black on white: each by its own pattern, none by its shade alone. */
export function MapDefs() {
  const pattern = {
    patternUnits: 'userSpaceOnUse',
    fill: 'none',
    stroke: 'var(--ink-soft)',
    strokeWidth: 3,
  } as const;
  return (
    <defs>
      <pattern id="map-hindering" width="50" height="50" {...pattern}>
        <path d="M6 20l5-12 4 12M18 44l5-14 5 14M34 22l5-12 4 12" />
      </pattern>
      <pattern id="map-water" width="50" height="25" {...pattern}>
        <path d="M-2 9q7-8 14 0t14 0 14 0 14 0" />
      </pattern>
      <pattern id="map-muck" width="25" height="25" {...pattern}>
        <path d="M5 6h.1M17 18h.1" strokeWidth="6" strokeLinecap="round" />
      </pattern>
      <pattern id="map-obstructing" width="16" height="16" {...pattern}>
        <path d="M-4 20 20 -4M-4 4 4 -4M12 20 20 12" strokeWidth="4" />
      </pattern>
      <pattern id="map-dangerous" width="20" height="20" {...pattern}>
        <path d="M0 0 20 20M20 0 0 20" strokeWidth="2.5" />
      </pattern>
      <pattern id="map-special" width="50" height="50" {...pattern}>
        <path d="M12 4l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM37 28l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5z" />
      </pattern>
    </defs>
  );
}
