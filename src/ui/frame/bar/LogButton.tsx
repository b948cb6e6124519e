import { ScrollIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import type { Drawn } from '../use-drawer.ts';
import { BarButton } from './BarButton.tsx';

/** Opens the log in the drawer of any table, and closes it. */
export function LogButton({ drawer }: { readonly drawer: Drawn }) {
  const { dock } = useWords().ui.panels;
  return (
    <BarButton label={dock.log} pressed={drawer.part === 'feed'} onPress={() => drawer.toggle('feed')}>
      <ScrollIcon />
    </BarButton>
  );
}
