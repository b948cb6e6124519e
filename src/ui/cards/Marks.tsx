import { type AbilityToken, borneBy, type CardIndex, type Figure } from '../../engine/index.ts';
import { useWords } from '../page/use-words.ts';
import { Explained } from './Explained.tsx';

interface Props {
  readonly figure: Figure;
  readonly cards: CardIndex;
  /** HP left. */
  readonly hp: number;
}

/** Effects and ability tokens on a figure, by name; of Poison what it takes, too. */
export function Marks({ figure, cards, hp }: Props) {
  const words = useWords().ui.panels.figure;
  const tokens = Object.entries(figure.tokens) as [AbilityToken, number | undefined][];
  return (
    <>
      {figure.effects.map((effect) => (
        <span
          key={effect}
          className="chip inline-flex middle round sunk semi one-line mark"
          data-effect={effect}
        >
          <Explained keyword={effect}>
            {effect === 'poison' ? words.poison(Math.ceil(hp / 2)) : words.effect(effect)}
          </Explained>
        </span>
      ))}
      {tokens.map(
        ([token, count = 0]) =>
          count > 0 && (
            <span key={token} className="chip inline-flex middle round sunk semi one-line mark">
              <Explained keyword={`${token}-token`}>{words.tokens(token, count)}</Explained>
            </span>
          ),
      )}
      {borneOn(figure, cards).map(({ id, name, count }) => (
        <span key={id} className="chip inline-flex middle round sunk semi one-line mark">
          {words.borne(name, count)}
        </span>
      ))}
    </>
  );
}

/** Tokens of packs' own on it, by card. */
function borneOn(figure: Figure, cards: CardIndex) {
  const ids = new Set((figure.granted ?? []).flatMap(({ token }) => (token === undefined ? [] : [token])));
  return [...ids].map((id) => ({ id, name: cards.tokens[id]?.name ?? id, count: borneBy(figure, id) }));
}
