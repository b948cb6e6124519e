import type { ReactNode } from 'react';
import { SideDrawer } from '../../../ui/frame/SideDrawer.tsx';
import type { Drawn } from '../../../ui/frame/use-drawer.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { encounter } from '../words/en/encounter.ts';
import { figureName } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { chosenLately, WhyPanel } from './encounter/WhyPanel.tsx';
import { useAsked } from './folklore-context.ts';
import { HeroStrip } from './HeroStrip.tsx';

interface Props {
  readonly drawer: Drawn;
  readonly view: FolkloreState;
  /** Whose question it is, by place at the table. */
  readonly asked: number | null;
  /** All that was shown so far. */
  readonly events: readonly FolkloreEvent[];
  /** The log. */
  readonly children: ReactNode;
}

/** The log, the heroes with all they carry, or why foes did what they did; nothing until one of them is wanted. */
export function FolkloreDrawer({ drawer: { part, close }, view, asked, events, children }: Props) {
  const told = useAsked(view);
  if (part === null) return null;
  if (part === 'feed')
    return (
      <SideDrawer title={screens.feed} onClose={close}>
        {children}
      </SideDrawer>
    );
  if (part === 'thoughts')
    return (
      <SideDrawer title={encounter.why} onClose={close}>
        <WhyPanel
          chosen={view.field ? chosenLately(view.field, events) : []}
          nameOf={(id) => figureName(told, id)}
        />
      </SideDrawer>
    );
  return (
    <SideDrawer title={screens.heroes} onClose={close}>
      <HeroStrip view={view} asked={asked} />
    </SideDrawer>
  );
}
