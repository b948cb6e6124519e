const PATHS = {
  start: 'M5 5h2.6v14H5zM19 5v14L8.6 12z',
  'decision-back': 'M12.4 5v14L2.6 12zM21.6 5v14L11.8 12z',
  'round-back': 'M3 5h2.4v14H3zM21 5v14l-7.4-7zM13.6 5v14L6.2 12z',
  'round-on': 'M18.6 5H21v14h-2.4zM3 5v14l7.4-7zM10.4 5v14l7.4-7z',
  back: 'M16.5 5v14L7 12z',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  on: 'M7.5 5v14L17 12z',
  'decision-on': 'M11.6 5v14l9.8-7zM2.4 5v14l9.8-7z',
  end: 'M16.4 5H19v14h-2.6zM5 5v14l10.4-7z',
} as const;

/** The marks of a player of tapes. */
export function TapeIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
