/** Pictures of the first page: boards and faces in the room kept for them. */
import { Portrait } from '../figures/Portrait.tsx';
import { useCards } from '../page/use-table.ts';
import { BoardOfCard } from './BoardOfCard.tsx';
import type { HomePictures } from './home-pictures.ts';
import { MomentPicture } from './MomentPicture.tsx';
import { PartyLife } from './PartyLife.tsx';
import { SceneOfDay } from './SceneOfDay.tsx';
import './pictures.css';

/** Pixels of a face beside a name. */
const FACE = 30;

function Face({ card }: { readonly card: string }) {
  return <Portrait of={card} cards={useCards()} size={FACE} />;
}

/** All that is painted and drawn on the first page. */
export const PICTURES: HomePictures = {
  Scene: SceneOfDay,
  Board: BoardOfCard,
  Face,
  Moment: MomentPicture,
  Party: PartyLife,
};
