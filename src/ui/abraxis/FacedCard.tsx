import type { AbraxisCard, Symbols } from '../../abraxis/index.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useAbraxis } from './abraxis-context.ts';
import { Sockets } from './Sockets.tsx';

interface Props {
  readonly card: AbraxisCard;
  readonly symbols: Symbols;
  /** Whose symbols fill its sockets; nobody's yet where absent. */
  readonly of?: { readonly name: string; readonly there: Symbols; readonly picked: Symbols };
  readonly drawn?: string | null;
}

const NONE: Symbols = { book: 0, shield: 0, burst: 0 };

/** The card that is faced, in the middle of the felt (p.70 A to C). */
export function FacedCard({ card, symbols, of, drawn = null }: Props) {
  const { words } = useAbraxis();
  const { sentence } = useWholeWords().content;
  const cards = useCards();
  return (
    <section className="abx-card grid gap-3 pad-4 text-center paper" aria-label={card.name}>
      <h2 className="lg ink">{card.name}</h2>
      {card.text && <p className="abx-card-text italic ink-soft">{sentence(card.text)}</p>}
      <div className="grid gap-2 center">
        {words.abraxisRules(card).map((rule) => (
          <p key={rule} className="sm semi ink-red">
            {rule}
          </p>
        ))}
        {drawn !== null && <p className="sm semi ink-red">{words.drew(cards.items[drawn]?.name ?? drawn)}</p>}
        <Sockets
          wanted={symbols}
          there={of?.there ?? NONE}
          picked={of?.picked}
          label={`${words.wanted(symbols)}${of ? `. ${words.socketsOf(of.name)}` : ''}`}
        />
        {of && (
          <p className="abx-card-whose xs ink-soft" aria-hidden="true">
            {words.socketsOf(of.name)}
          </p>
        )}
      </div>
    </section>
  );
}
