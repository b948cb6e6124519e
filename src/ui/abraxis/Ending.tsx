import { useState } from 'react';
import type { AbraxisResult } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { ForeknownMarks } from '../frame/bar/ForeknownMarks.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { type InCampaign, useAbraxis } from './abraxis-context.ts';

interface Props {
  readonly game: AbraxisGame;
  readonly result: AbraxisResult;
}

/** How it ended: who is still in, with how many points. */
export function Ending({ game, result }: Props) {
  const { words, inCampaign } = useAbraxis();
  return (
    <div className="abx-over grid gap-2px tall scroll-y" role="status">
      <h2>{words.over}</h2>
      <p>
        {words.leftText(result.left, result.players.length)} {!inCampaign && words.noReward}
      </p>
      <ol className="flex wrap gap-2px-5">
        {result.players.map(({ seat, name, points, isIn }) => (
          <li className={isIn ? 'plain' : 'soft'} key={seat + name} data-in={isIn || undefined}>
            <span>{name}</span> <strong>{words.pointsOf(points)}</strong>
          </li>
        ))}
      </ol>
      <ForeknownMarks marks={game.session.foreknown} />
    </div>
  );
}

/** After it: once more for practice; in a campaign its end is taken, and the story goes on. */
export function AfterEnding({ game }: { readonly game: AbraxisGame }) {
  const { words, table, inCampaign } = useAbraxis();
  const { outcome } = useWholeWords().ui.screens;
  const [state, setState] = useState<'open' | 'going' | 'refused'>('open');
  const { seed: _, ...setup } = game.session.setup;
  const take = async ({ campaign, onTaken }: InCampaign) => {
    setState('going');
    if (!(await campaign.takeAbraxis(game.session.toLog()))) return setState('refused');
    table.leave();
    onTaken();
  };
  return (
    <>
      {state === 'refused' && <p role="alert">{words.notTaken}</p>}
      <button
        type="button"
        className="end-turn packed relative grid center gap-2px shrink round-m clear size-md bold lead-1_1 plain pressable"
        data-over
        disabled={state === 'going'}
        onClick={() => (inCampaign ? void take(inCampaign) : table.begin(setup))}
      >
        {inCampaign ? outcome.toCampaign : words.again}
      </button>
    </>
  );
}
