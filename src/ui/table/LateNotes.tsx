/** What is said at the board's upper edge once there is something to say: of a scene, a campaign, a pack in work, its opening. */
import { OpenedNotices, type OpenedWith } from '../opening/OpenedNotices.tsx';
import { overBoard } from '../page/over-board.ts';
import { WorkshopBar } from './bar/WorkshopBar.tsx';
import { SceneBar } from './lesson/SceneBar.tsx';
import { RulesBroke } from './RulesBroke.tsx';

export function LateNotes({ opened }: { readonly opened: OpenedWith }) {
  return (
    <>
      <SceneBar />
      {overBoard.map(({ of, Notice }) => (
        <Notice key={of} />
      ))}
      <WorkshopBar />
      <RulesBroke />
      <OpenedNotices {...opened} />
    </>
  );
}
