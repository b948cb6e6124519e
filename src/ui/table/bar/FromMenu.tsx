import { LinkDialog } from '../../frame/bar/LinkDialog.tsx';
import { LooksDialog } from '../../frame/bar/LooksDialog.tsx';
import { RenameDialog } from '../../frame/bar/RenameDialog.tsx';
import { SoundDialog } from '../../frame/bar/SoundDialog.tsx';
import { Printing } from '../../print/PrintButton.tsx';
import type { Opened } from './TableMenu.tsx';

/** What a line of the menu opened. */
export function FromMenu({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  switch (opened.is) {
    case 'link':
      return <LinkDialog link={opened.link} onClose={onClose} />;
    case 'papers':
      return <Printing papers={opened.papers} onClose={onClose} />;
    case 'looks':
      return <LooksDialog open onClose={onClose} />;
    case 'sound':
      return <SoundDialog open onClose={onClose} />;
    case 'name':
      return <RenameDialog open onClose={onClose} />;
  }
}
