import { type ComponentProps, memo } from 'react';
import type { Area, Prompt } from '../../../engine/index.ts';
import { AreaPlates } from './AreaPlates.tsx';
import { Ghosts } from './Ghosts.tsx';
import { NamePlates } from './NamePlates.tsx';
import { TargetPlates } from './TargetPlates.tsx';

type Props = Omit<ComponentProps<typeof TargetPlates>, 'pending'> &
  Pick<ComponentProps<typeof NamePlates>, 'showing'> & { readonly pending: Prompt | null } & {
    readonly area?: Area | null;
  };

/** What lies over the board: ghosts, chances at whoever may be struck, and the name of whom a message names. */
export const BoardPlates = memo(function BoardPlates({
  position,
  pending,
  showing,
  card,
  chosen,
  approach,
  area,
}: Props) {
  return (
    <>
      {pending && <Ghosts position={position} pending={pending} />}
      {pending && <TargetPlates {...{ position, pending, card, chosen, approach }} />}
      {pending && area && <AreaPlates position={position} pending={pending} area={area} />}
      {!area && <NamePlates position={position} pending={pending} showing={pending ? null : showing} />}
    </>
  );
});
