import { type ComponentProps, type ReactNode, useContext, useMemo } from 'react';
import { harmsFriendsAlone, turnAhead } from '../../../stores/middara/asked-ahead.ts';
import { SessionContext } from '../context/use-choice-odds.ts';
import { useHand } from '../context/use-hand.ts';
import { Cards } from './Cards.tsx';

interface Props extends Omit<ComponentProps<typeof Cards>, 'ahead' | 'onAhead' | 'warned'> {
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
  const warned = useMemo(
    () =>
      session && ahead
        ? ahead.next.options.filter((one) => harmsFriendsAlone(session, [ahead.first.id], one))
        : [],
    [session, ahead],
  );
  if (!ahead) return children;
  return (
    <>
      {title}
      <Cards {...props} ahead={ahead} onAhead={hand.endFor} warned={warned} />
    </>
  );
}
