import { useMemo } from 'react';
import type { AbraxisOption, AbraxisPlayer, AbraxisPrompt } from '../../abraxis/index.ts';
import { DieFace } from '../dice/DieFace.tsx';
import { AnswerButton } from '../frame/AnswerButton.tsx';
import { Asking } from '../frame/Asking.tsx';
import { MoreAnswers } from '../frame/MoreAnswers.tsx';
import { useLayout, useRoomForCards } from '../frame/use-layout.ts';
import { useAbraxis } from './abraxis-context.ts';
import type { OddsByOption } from './use-lock-odds.ts';

interface Props {
  readonly asked: AbraxisPrompt;
  readonly title: string;
  readonly player: AbraxisPlayer;
  readonly odds: OddsByOption | null;
  readonly onAnswer: (option: string) => void;
}

/** Answers side by side, what is more under the last of them; two lines of two beside the board. */
const ROOM = { wide: 5, phone: 4, low: 4 } as const;

/** What may be done with the dice that lie, each answer with its odds: none, then the best first. */
export function LockAnswers({ asked, title, player, odds, onAnswer }: Props) {
  const layout = useLayout();
  const isNarrow = useRoomForCards() < 9 && layout === 'wide';
  const { options } = asked;
  const sorted = useMemo(() => {
    if (!odds) return options;
    const worth = ({ id }: AbraxisOption) => odds.get(id)?.game ?? 0;
    return [...options].sort((a, b) => worth(b) - worth(a));
  }, [options, odds]);
  const hold = options.find(({ act }) => act.do === 'hold');
  const locks = sorted.filter((option) => option !== hold);
  const room = ROOM[layout] - (isNarrow ? 1 : 0) - (hold ? 1 : 0);
  const shown = locks.length > room ? locks.slice(0, room - 1) : locks;
  const under = locks.slice(shown.length);
  const answer = (option: AbraxisOption) => (
    <li key={option.id}>
      <AnswerButton
        option={option.id}
        shortcut={option === hold ? '0' : null}
        odds={<Odds of={option} odds={odds} isBest={odds !== null && option === sorted[0]} />}
        onAnswer={onAnswer}
      >
        <Named option={option} player={player} />
      </AnswerButton>
    </li>
  );
  return (
    <Asking title={title}>
      <ul className="answers grid gap-6px shrink-y" data-many={layout === 'low' || undefined}>
        {hold && answer(hold)}
        {shown.map(answer)}
        {under.length > 0 && (
          <li>
            <MoreAnswers options={under.map(({ id }) => id)}>{under.map(answer)}</MoreAnswers>
          </li>
        )}
      </ul>
    </Asking>
  );
}

interface NamedProps {
  readonly option: AbraxisOption;
  readonly player: AbraxisPlayer;
}

/** The answer, its dice as they lie, and its price. */
function Named({ option: { act, fate }, player }: NamedProps) {
  const { words } = useAbraxis();
  return (
    <span className="flex wrap middle gap-2px-1">
      {words.option(act)}
      {act.do === 'lock' &&
        act.dice.map((at) => {
          const { die, face } = player.dice[at]!;
          return face === null ? null : <DieFace key={at} die={die} face={face} size={26} />;
        })}
      {fate > 0 && (
        <span className="inline-flex gap-2px" role="img" aria-label={words.fatePrice(fate)}>
          {Array.from({ length: fate }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <span key={n} className="wide-0_7rem height-0_7rem edged inline-block round on-gold" />
          ))}
        </span>
      )}
    </span>
  );
}

interface OddsProps extends Pick<Props, 'odds'> {
  readonly of: AbraxisOption;
  readonly isBest: boolean;
}

/** What it is worth in this round and to the end; their place is there before they are known. */
function Odds({ of, odds, isBest }: OddsProps) {
  const { words } = useAbraxis();
  const worth = odds?.get(of.id);
  return (
    <span className="abx-odds">
      {isBest && <strong className="can">{words.best} </strong>}
      {worth ? (
        <>
          <span className="one-line">
            {words.odds(worth.round)} {words.inRound}
          </span>{' '}
          ·{' '}
          <span className="one-line">
            {words.odds(worth.game)} {words.toEnd}
          </span>
        </>
      ) : (
        '…'
      )}
    </span>
  );
}
