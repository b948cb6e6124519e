/** The way to the tables of this page that are played online. */
import { useContext } from 'react';
import { doorOf } from '../../stores/online/created-door.ts';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import { OnlineContext } from './online-context.ts';

/** null: nothing is played online from this page. */
export function useOnlineDoor(): OnlineDoor | null {
  const offer = useContext(OnlineContext);
  return offer && doorOf(offer);
}
