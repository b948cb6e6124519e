/** A link as a QR code, drawn: for a phone that is held to the screen. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useWholeWords } from '../page/use-words.ts';
import './online.css';

interface Props {
  readonly text: string;
  /** What it leads to. */
  readonly of: string;
}

export function QrCode({ text, of }: Props) {
  const { qr } = useWholeWords().ui.online;
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg className="online-qr round-s" role="img" aria-label={qr(of)} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}

/** A square a dark field, with the white edge that readers need. */
function drawn(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
