import type { ReactNode } from 'react';
import { SideDrawer } from '../../../ui/frame/SideDrawer.tsx';
import type { Drawn } from '../../../ui/frame/use-drawer.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { screens } from '../words/en/screens.ts';
import { HeroStrip } from './HeroStrip.tsx';

interface Props {
  readonly drawer: Drawn;
  readonly view: FolkloreState;
  /** Whose question it is, by place at the table. */
  readonly asked: number | null;
  /** The log. */
  readonly children: ReactNode;
}

/** The log, or the heroes with all they carry; nothing until one of them is wanted. */
export function FolkloreDrawer({ drawer: { part, close }, view, asked, children }: Props) {
  if (part === null) return null;
  const isLog = part === 'feed';
  return (
    <SideDrawer title={isLog ? screens.feed : screens.heroes} onClose={close}>
      {isLog ? children : <HeroStrip view={view} asked={asked} />}
    </SideDrawer>
  );
}
