import type { ReactNode } from 'react';
import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { SideDrawer } from '../../frame/SideDrawer.tsx';
import { useWholeWords } from '../../page/use-words.ts';
import type { GuestLook, Seen } from '../guest-look.ts';

interface Props<G extends GuestTypes> {
  readonly look: GuestLook<G>;
  readonly seen: Seen<G>;
  /** The log. */
  readonly children: ReactNode;
}

/** The log, or what else a guest has to show there; nothing until one of them is wanted. */
export function GuestDrawer<G extends GuestTypes>({ look, seen, children }: Props<G>) {
  const { log } = useWholeWords().ui.guestTable;
  const { part, close } = seen.drawer;
  if (part === null) return null;
  if (part === 'feed')
    return (
      <SideDrawer title={log} onClose={close}>
        {children}
      </SideDrawer>
    );
  const drawn = look.drawers?.[part];
  return (
    drawn && (
      <SideDrawer title={drawn.title} onClose={close}>
        {drawn.content(seen)}
      </SideDrawer>
    )
  );
}
