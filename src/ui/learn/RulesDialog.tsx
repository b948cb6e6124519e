import { useState } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { useWords } from '../page/use-words.ts';
import { RulesContext } from '../rules/rules-context.ts';
import { RuleReader } from './RuleReader.tsx';

interface Props {
  /** A word, a ruling or a page that leads to a rule; empty for all of them. */
  readonly at: string;
  readonly onClose: () => void;
}

/** The rules over whatever is on the screen. */
export function RulesDialog({ at, onClose }: Props) {
  const { title } = useWords().ui.rules;
  /** Where one has been, the last one now. */
  const [been, setBeen] = useState<readonly string[]>([]);
  const way = been.length === 0 ? [at] : been;
  const go = (key: string) => setBeen([...way, key]);
  return (
    <RulesContext value={go}>
      <Sheet open wide title={title} onClose={onClose}>
        <RuleReader
          at={way.at(-1)!}
          onGo={go}
          onBack={way.length > 1 ? () => setBeen(way.slice(0, -1)) : undefined}
          onLeave={onClose}
        />
      </Sheet>
    </RulesContext>
  );
}
