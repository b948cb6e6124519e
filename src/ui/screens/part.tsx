import { type ComponentType, use } from 'react';

/** A screen that is fetched when it is first shown, or before. */
export interface Part<P> {
  readonly Screen: ComponentType<P>;
  /** Fetches it ahead: then it is shown at once. What does not come is asked for again when it is to be shown. */
  fetch(): Promise<void>;
}

/** A screen in a script of its own. Where that does not come, showing it throws what the browser says. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let There: ComponentType<P> | null = null;
  let shown: Promise<ComponentType<P>> | null = null;
  const come = async () => {
    There = await load();
    return There;
  };
  return {
    Screen(props) {
      // One promise for all tries of React to show it.
      if (!There) shown ??= come();
      const Known = There ?? use(shown!);
      return <Known {...props} />;
    },
    fetch: () => come().then(() => {}),
  };
}
