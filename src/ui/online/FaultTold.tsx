/** Why something of an online table did not come about, and what to do. */
import type { ReactNode } from 'react';
import type { OnlineFault } from '../../stores/online/online-tables.ts';
import { Notice } from '../kit/Notice.tsx';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly of: OnlineFault;
  /** It is all there is on the screen. */
  readonly alone?: boolean;
  readonly children?: ReactNode;
}

export function FaultTold({ of, alone = false, children }: Props) {
  const { fault, faultHelp } = useWholeWords().ui.online;
  // One function a kind, each told what its kind holds.
  const told = (by: typeof fault | typeof faultHelp) => (by[of.fault] as (it: OnlineFault) => string)(of);
  return (
    <Notice alone={alone} title={told(fault)}>
      <p className="notice-text">{told(faultHelp)}</p>
      {children}
    </Notice>
  );
}
