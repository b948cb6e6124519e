import { type ComponentProps, memo } from 'react';
import type { Prompt } from '../../../engine/index.ts';
import { NamePlates } from './NamePlates.tsx';
import { TargetPlates } from './TargetPlates.tsx';

type Props = Omit<ComponentProps<typeof TargetPlates>, 'pending'> &
  Pick<ComponentProps<typeof NamePlates>, 'showing'> & { readonly pending: Prompt | null };

/** What lies on plates over the board: chances at whoever may be struck, and the name of whom a message names. */
export const BoardPlates = memo(function BoardPlates({ position, pending, showing, card, chosen }: Props) {
  return (
    <>
      {pending && <TargetPlates position={position} pending={pending} card={card} chosen={chosen} />}
      <NamePlates position={position} pending={pending} showing={pending ? null : showing} />
    </>
  );
});
