/** In the menu of every game: friends who are not in the room. */
import { MenuLine } from '../../kit/Menu.tsx';
import { useOnlineDoor } from '../../page/use-online-door.ts';
import { useWholeWords } from '../../page/use-words.ts';

/** `of`: the game, or the campaign it belongs to. */
export function InviteItem({ of }: { readonly of: string }) {
  const door = useOnlineDoor();
  return door && <InviteLine onChoose={() => door.invite(of)} />;
}

function InviteLine({ onChoose }: { readonly onChoose: () => void }) {
  return <MenuLine onChoose={onChoose}>{useWholeWords().ui.online.invite.item}</MenuLine>;
}
