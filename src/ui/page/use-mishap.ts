import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../stores/message-of.ts';

/**
 * What went wrong where no screen was drawing: a promise nobody caught, a throw out of a clock or of a key. Its
 * message, and what forgets it.
 */
export function useMishap(): readonly [string | null, () => void] {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const broken = ({ error }: ErrorEvent) => {
      // Without an error it is a remark of the browser's own, or of a script that is not the page's.
      if (error != null) setMessage(messageOf(error));
    };
    const unkept = ({ reason }: PromiseRejectionEvent) => setMessage(messageOf(reason));
    window.addEventListener('error', broken);
    window.addEventListener('unhandledrejection', unkept);
    return () => {
      window.removeEventListener('error', broken);
      window.removeEventListener('unhandledrejection', unkept);
    };
  }, []);
  return [message, useCallback(() => setMessage(null), [])];
}
