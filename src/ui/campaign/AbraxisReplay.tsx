import { useEffect, useMemo, useState } from 'react';
import type { AbraxisLog } from '../../abraxis/index.ts';
import type { AbraxisWords } from '../../stores/abraxis/abraxis-play.ts';
import { framesOf } from '../../stores/abraxis/abraxis-replay.ts';
import { DiceRow } from '../dice/DiceRow.tsx';
import type { SeatNumber } from '../figures/SeatMark.tsx';
import { SeatPicture } from '../figures/SeatMark.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useCampaignWords } from './campaign-context.ts';

/** To a game of Abraxis that was played in the campaign (p.70), step by step. */
export function AbraxisReplay({ log }: { log: AbraxisLog }) {
  const words = useWholeWords();
  const { chronicle } = useCampaignWords();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<AbraxisWords | null>(null);
  const watch = () => {
    setOpen(true);
    // What does not come is asked for again with the next press.
    words.abraxis().then(setSaid, () => setOpen(false));
  };
  return (
    <>
      <button type="button" className="btn btn-small btn-quiet" onClick={watch}>
        {chronicle.replay}
      </button>
      {open && said && <Watched log={log} words={said} onClose={() => setOpen(false)} />}
    </>
  );
}

function Watched({ log, words, onClose }: { log: AbraxisLog; words: AbraxisWords; onClose: () => void }) {
  const { chronicle } = useCampaignWords();
  const { content } = useTable();
  const { setup } = log;
  const frames = useMemo(
    () => framesOf(log, content, (event) => words.told(event, setup)),
    [log, content, words, setup],
  );
  const [at, setAt] = useState(0);
  const last = (frames?.length ?? 1) - 1;
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setAt((now) => Math.min(last, now + 1));
      if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  const frame = frames?.[at];
  const name = content.abraxis[setup.card]?.name ?? setup.card;
  return (
    <Dialog label={name} className="pad-4 scroll" onClose={onClose}>
      <h2>{name}</h2>
      {frame ? (
        <>
          <p className="high-3em lg" role="status">
            {frame.told.text}
          </p>
          <ul className="grid columns-fill-14rem gap-2-5 mb-3">
            {frame.state.players.map(({ points, out, dice }, i) => {
              const seat = setup.players[i]!;
              const lying = dice.flatMap(({ die, face }) => (face === null ? [] : [{ die, face }]));
              const open = dice.flatMap(({ face, locked }) => (face === null ? [] : [locked]));
              const loose = open.flatMap((locked, place) => (locked ? [] : [place]));
              return (
                <li className="grid columns-end middle gap-2px-12px" key={seat.name}>
                  <strong className={out === null ? undefined : 'struck'}>
                    <SeatPicture at={i as SeatNumber} /> <bdi>{seat.name}</bdi>
                  </strong>
                  <span>{chronicle.abraxisOf(points, open.filter(Boolean).length)}</span>
                  {lying.length > 0 && out === null && (
                    <div className="across">
                      <DiceRow dice={lying} size={34} label={seat.name} dimmed={loose} />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="flex middle between gap-2">
            <button type="button" className="btn" disabled={at === 0} onClick={() => go(at - 1)}>
              {chronicle.stepBack}
            </button>
            <span>{chronicle.stepOf(at + 1, last + 1)}</span>
            <button
              type="button"
              className="btn btn-primary"
              data-first
              aria-disabled={at === last || undefined}
              onClick={() => go(at + 1)}
            >
              {chronicle.stepOn}
            </button>
          </p>
        </>
      ) : (
        <p>{chronicle.noReplay}</p>
      )}
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {chronicle.close}
      </button>
    </Dialog>
  );
}
