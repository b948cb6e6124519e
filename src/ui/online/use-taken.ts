/** What an address holds that nobody is to read off the screen, or find in the history: taken out of it at once. */
import { useLayoutEffect, useState } from 'react';
import { hashTo } from '../page/use-route.ts';

/** By screen: the address gives it once, and is another screen's then. */
const taken = new Map<string, string>();

export function useTaken(screen: string, given: string): string {
  const [tail] = useState(() => {
    if (given !== '') taken.set(screen, given);
    return taken.get(screen) ?? '';
  });
  useLayoutEffect(() => window.history.replaceState(window.history.state, '', hashTo(screen)), [screen]);
  return tail;
}
