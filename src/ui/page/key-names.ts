import { lateModule } from './part.tsx';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export const placedKeys = lateModule(() => import('./placed-key.ts'));

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key);

function named(key: string, { shiftKey, ctrlKey, metaKey }: Pressed): string {
  // CapsLock is no Shift: a capital alone is the key itself.
  const name = isLetter(key) ? (shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase()) : key;
  return ctrlKey || metaKey ? `Ctrl+${isLetter(name) ? name.toUpperCase() : name}` : name;
}

/**
 * What a key may be called, the best name first: `u`, `Shift+U`, `Ctrl+Z`, `?`. First what comes out of it; behind it, once
 * it is known, what lies at its place where that is no Latin letter.
 */
export function keyNames(pressed: Pressed): readonly string[] {
  const { key } = pressed;
  const place = /^[a-z0-9?]$/i.test(key) ? null : placedKeys()?.placedAt(pressed);
  return [key, ...(place ? [place] : [])].map((one) => named(one, pressed));
}
