import { type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import { turnAhead } from '../../../stores/middara/asked-ahead.ts';
import { SessionContext } from '../context/use-choice-odds.ts';
import { useHand } from '../context/use-hand.ts';
import { Cards } from './Cards.tsx';

interface Props extends Omit<ComponentProps<typeof Cards>, 'ahead' | 'onAhead'> {
  /** What is asked, for ears. */
  readonly title: ReactNode;
  /** The same with its answers, where the movement's end is not followed by the turn. */
  readonly children: ReactNode;
}

/** While a figure moves: its movement, and all that it may do instead of what is left of that. */
export function CardsOnWay({ title, children, ...props }: Props) {
  const { pending } = props;
  const session = useContext(SessionContext);
  const hand = useHand();
  const ahead = useMemo(() => (session?.pending === pending ? turnAhead(session) : null), [session, pending]);
  if (!ahead) return children;
  return (
    <>
      {title}
      <Cards {...props} ahead={ahead} onAhead={hand.endFor} />
    </>
  );
}
