import type { ReactNode } from 'react';
import { ForesightContext, useForeseeing } from './context/use-foresight.ts';

/** Lets the table inside look ahead. */
export function Foreseeing({ children }: { children: ReactNode }) {
  return <ForesightContext value={useForeseeing()}>{children}</ForesightContext>;
}
