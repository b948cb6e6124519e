/** The own seat's way back: its link and code. */
import { useWholeWords } from '../page/use-words.ts';
import { CopyField } from './CopyField.tsx';
import { QrCode } from './QrCode.tsx';

export function WayBack({ link }: { readonly link: string }) {
  const { back: words } = useWholeWords().ui.online;
  return (
    <section className="grid gap-2" aria-label={words.way}>
      <h3>{words.way}</h3>
      <p>{words.about}</p>
      <CopyField label={words.field} text={link} />
      <QrCode text={link} of={words.way} />
    </section>
  );
}
