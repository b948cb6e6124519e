import type { Drawn } from '../../../../ui/frame/use-drawer.ts';
import { TurnRow } from '../../../../ui/guests/parts/TurnRow.tsx';
import { encounter } from '../../words/en/encounter.ts';
import { Emblem } from '../Emblem.tsx';
import type { FieldView } from './field-view.ts';

interface Props {
  readonly field: FieldView;
  /** A hero opens the heroes there, a foe why foes did what they did. */
  readonly drawer: Drawn;
}

/** Who acts when, in the bar. */
export function TurnOrder({ field, drawer }: Props) {
  const all = field.order.flatMap(({ figure, turn }) => {
    const one = field.figures.find(({ id }) => id === figure);
    return one ? [{ one, turn }] : [];
  });
  return (
    <TurnRow
      label={encounter.order}
      more={encounter.more}
      drawer={drawer}
      of={all.map(({ one, turn }) => {
        const isHero = one.side === 'hero';
        // What is read on it is heard, too.
        const label = isHero ? `${one.vita}/${one.most}` : one.letter;
        return {
          id: one.id,
          side: one.side,
          turn,
          isNow: turn === 'now',
          emblem: <Emblem of={one.card} />,
          label,
          name: encounter.place(one, label, turn),
          part: isHero ? 'encounter' : 'thoughts',
        };
      })}
    />
  );
}
