import { type ComponentProps, memo } from 'react';
import type { Area, Prompt } from '../../../engine/index.ts';
import { RingsHere } from '../../frame/OnlineHere.tsx';
import { useGame } from '../../page/use-table.ts';
import { AreaPlates } from './AreaPlates.tsx';
import { Ghosts } from './Ghosts.tsx';
import { NamePlates } from './NamePlates.tsx';
import { TargetPlates } from './TargetPlates.tsx';

type Props = Omit<ComponentProps<typeof TargetPlates>, 'pending'> &
  Pick<ComponentProps<typeof NamePlates>, 'showing'> & { readonly pending: Prompt | null } & {
    readonly area?: Area | null;
  };

/** What lies over the board: ghosts, chances at whoever may be struck, the name of whom a message names, and where friends point. */
export const BoardPlates = memo(function BoardPlates({
  position,
  pending,
  showing,
  card,
  chosen,
  approach,
  area,
}: Props) {
  const { id, campaign } = useGame();
  return (
    <>
      {pending && <Ghosts position={position} pending={pending} />}
      {pending && <TargetPlates {...{ position, pending, card, chosen, approach }} />}
      {pending && area && <AreaPlates position={position} pending={pending} area={area} />}
      <RingsHere of={[id, campaign]} />
      {!area && <NamePlates position={position} pending={pending} showing={pending ? null : showing} />}
    </>
  );
});
