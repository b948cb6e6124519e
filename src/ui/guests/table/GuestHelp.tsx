import type { ComponentType } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';

interface Props {
  readonly of: {
    readonly title: string;
    readonly Parts: ComponentType;
    readonly keys: string;
    readonly credits: string;
  };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rules in short, with their pages, and the keys. */
export function GuestHelp({ of, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={of.title} isText>
      <of.Parts />
      <p>{of.keys}</p>
      <p>
        <small>{of.credits}</small>
      </p>
    </Sheet>
  );
}
