import { useMemo, useState } from 'react';
import type { AbraxisOption, AbraxisPlayer, AbraxisPrompt } from '../../abraxis/index.ts';
import { DieFace } from '../dice/DieFace.tsx';
import { CheckIcon } from '../icons/index.ts';
import { useAbraxis } from './abraxis-context.ts';
import type { OddsByOption } from './use-lock-odds.ts';

interface Props {
  readonly asked: AbraxisPrompt;
  readonly player: AbraxisPlayer;
  readonly odds: OddsByOption | null;
  readonly picked: readonly number[];
  /** What locking in what is picked would be; null where there is none, or it is too dear. */
  readonly lock: AbraxisOption | null;
  readonly onAnswer: (option: string) => void;
}

/** So many answers are seen at once. */
const FEW = 5;

/** What may be done with the dice that lie: what is picked, or one of all answers with its odds, the best first. */
export function LockPanel({ asked, player, odds, picked, lock, onAnswer }: Props) {
  const { words } = useAbraxis();
  const [all, setAll] = useState(false);
  const { options } = asked;
  const sorted = useMemo(() => {
    if (!odds) return options;
    const worth = ({ id }: AbraxisOption) => odds.get(id)?.game ?? 0;
    return [...options].sort((a, b) => worth(b) - worth(a));
  }, [options, odds]);
  const shown = all ? sorted : sorted.slice(0, FEW);
  const hold = options.find(({ act }) => act.do === 'hold');
  const price = Math.max(0, picked.length - 1);
  return (
    <>
      <div className="abx-picked">
        <button
          type="button"
          className="btn btn-primary abx-lock"
          disabled={!lock}
          aria-keyshortcuts="Enter"
          onClick={() => lock && onAnswer(lock.id)}
        >
          <CheckIcon />
          {picked.length > 0 && !lock ? words.tooDear(price) : words.lockPicked(picked.length, price)}
          {lock && odds && <Odds of={lock} odds={odds} />}
        </button>
        {hold && (
          <button type="button" className="btn" aria-keyshortcuts="0" onClick={() => onAnswer(hold.id)}>
            <span className="kbd" aria-hidden="true">
              0
            </span>
            {words.hold}
          </button>
        )}
      </div>
      <table className="abx-options">
        <caption className="visually-hidden">{words.oddsTitle}</caption>
        <thead>
          <tr title={words.oddsTitle}>
            <td />
            <th scope="col">{words.inRound}</th>
            <th scope="col">{words.toEnd}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((option, i) => {
            const worth = odds?.get(option.id);
            return (
              <tr key={option.id} data-best={(odds !== null && i === 0) || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="btn btn-small abx-option"
                    data-option={option.id}
                    onClick={() => onAnswer(option.id)}
                  >
                    {words.option(option.act)}
                    {option.act.do === 'lock' &&
                      option.act.dice.map((at) => <Small key={at} {...player.dice[at]!} />)}
                    {option.fate > 0 && (
                      <span className="abx-price" role="img" aria-label={words.fatePrice(option.fate)}>
                        {Array.from({ length: option.fate }, (_, n) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                          <span key={n} className="abx-token" />
                        ))}
                      </span>
                    )}
                    {odds !== null && i === 0 && <span className="abx-best">{words.best}</span>}
                  </button>
                </th>
                <td>{worth ? words.odds(worth.round) : '…'}</td>
                <td>{worth ? words.odds(worth.game) : '…'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {options.length > FEW && (
        <button
          type="button"
          className="btn btn-quiet btn-small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? words.fewer : words.more(options.length - FEW)}
        </button>
      )}
    </>
  );
}

/** A die as it lies, in an answer. */
const Small = ({ die, face }: AbraxisPlayer['dice'][number]) =>
  face === null ? null : <DieFace die={die} face={face} size={30} />;

function Odds({ of, odds }: { of: AbraxisOption; odds: OddsByOption }) {
  const { words } = useAbraxis();
  const worth = odds.get(of.id);
  return worth ? <span className="abx-lock-odds">{words.odds(worth.round)}</span> : null;
}
