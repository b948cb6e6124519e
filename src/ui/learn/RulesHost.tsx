/** The rules as a dialog over a game (`r`). */
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { RulesContext } from '../rules/rules-context.ts';
import { RULES_DIALOG } from './rules-part.ts';

/** Whatever leads to a rule, anywhere, opens it over what is there: a game goes on behind it as it stood. */
export function RulesHost({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<string | null>(null);
  const close = useCallback(() => setAt(null), []);
  return (
    <RulesContext value={setAt}>
      {children}
      {at !== null && (
        <Suspense fallback={null}>
          <RULES_DIALOG.Screen at={at} onClose={close} />
        </Suspense>
      )}
    </RulesContext>
  );
}
