/** A dialog over the whole table: its help, or what is passed without being asked. */
import { HelpDialog } from './bar/HelpDialog.tsx';
import { AutoPassDialog } from './sheets/AutoPassDialog.tsx';

interface Props {
  readonly of: 'help' | 'passes';
  readonly onClose: () => void;
}

export function TableDialog({ of, onClose }: Props) {
  const Of = of === 'help' ? HelpDialog : AutoPassDialog;
  return <Of open onClose={onClose} />;
}
