import type { Looks } from '../../../stores/table/settings-store.ts';

/** A table of a hand's breadth: cloth, a card and brass, as they are in that light. */
export function ThemeSwatch({ theme }: { theme: Looks['theme'] }) {
  const lights = theme === 'system' ? (['dark', 'light'] as const) : ([theme] as const);
  return (
    <span className="theme-swatch flex rigid wide-58px height-38px clip round-s edged" aria-hidden="true">
      {lights.map((light) => (
        <span className="grid grow centered" key={light} data-theme={light}>
          <i />
        </span>
      ))}
    </span>
  );
}
