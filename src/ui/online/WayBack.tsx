/** The own seat's way back: its link and code. */
import { useWholeWords } from '../page/use-words.ts';
import { CopyField } from './CopyField.tsx';
import { QrCode } from './QrCode.tsx';

interface Props {
  readonly link: string;
  /** It is a part of a page, not of a sheet. */
  readonly onPage?: boolean;
}

export function WayBack({ link, onPage }: Props) {
  const { back: words } = useWholeWords().ui.online;
  const Title = onPage ? 'h2' : 'h3';
  return (
    <section className="grid gap-2" aria-label={words.way}>
      <Title className="lg">{words.way}</Title>
      <p>{words.about}</p>
      <CopyField label={words.field} text={link} />
      <QrCode text={link} of={words.way} />
    </section>
  );
}
