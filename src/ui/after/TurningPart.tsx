import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Position } from '../../engine/index.ts';
import type { Chance } from '../../stores/lab/chances-to-win.ts';
import type { DeedsOfRound } from '../../stores/middara/deeds.ts';
import { deedPlaces, type Place, roundPlaces } from '../../stores/middara/places.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { LineChart } from '../kit/chart/LineChart.tsx';
import { Notice } from '../kit/Notice.tsx';
import { hashToMoment } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { useChances } from './use-chances.ts';

interface Props {
  readonly replay: Replay;
  readonly session: NonNullable<Replay['session']>;
  readonly rounds: readonly DeedsOfRound[];
  /** The game as it stands at its end. */
  readonly position: Position;
  readonly onWhatIf: (decision: number) => void;
}

/** A place on the line, and what it is called. */
interface Point extends Place {
  readonly name: string;
  /** null: not worked out yet. */
  readonly share: number | null;
  readonly chance: Chance | null;
  readonly isEnd: boolean;
}

const GAMES = [8, 24, 80];
const SEED = 'after';
/** A change that is worth naming, as a share. */
const WORTH = 0.04;

/** The chance to win over the game, worked out at once and further when somebody asks; each place is a door. */
export function TurningPart({ replay, session, rounds, position, onWhatIf }: Props) {
  const words = useWholeWords().ui.after.turning;
  const telling = useTelling(position);
  const chances = useChances(session, SEED);
  const [games, setGames] = useState(GAMES[0]!);
  const [closer, setCloser] = useState<ReadonlySet<number>>(new Set());
  if (!chances) return null;
  return (
    <TurningLine
      {...{ replay, rounds, position, onWhatIf, telling, words, chances, games, setGames, closer, setCloser }}
    />
  );
}

interface LineProps extends Omit<Props, 'session'> {
  readonly telling: ReturnType<typeof useTelling>;
  readonly words: ReturnType<typeof useWholeWords>['ui']['after']['turning'];
  readonly chances: NonNullable<ReturnType<typeof useChances>>;
  readonly games: number;
  readonly setGames: (games: number) => void;
  readonly closer: ReadonlySet<number>;
  readonly setCloser: (rounds: ReadonlySet<number>) => void;
}

function TurningLine({ replay, rounds, position, onWhatIf, telling, words, chances, ...more }: LineProps) {
  const { games, setGames, closer, setCloser } = more;
  const state = useStore(chances.store, (all) => all);
  const { outcome } = position.state;
  const places = useMemo(() => placesOf(replay, rounds, closer), [replay, rounds, closer]);
  const points = places.map((place, i): Point => {
    const chance = state.chances.get(place.decision) ?? null;
    const isEnd = i === places.length - 1;
    if (isEnd && outcome) {
      const share = outcome.result === 'won' ? 1 : 0;
      return { ...place, name: words.end[outcome.result], share, chance: null, isEnd };
    }
    const isRound = i === 0 || places[i - 1]!.round !== place.round;
    const deed = rounds
      .flatMap(({ deeds }) => deeds)
      .find(({ from, to }) => from <= place.at && place.at < to);
    const name = isEnd ? words.now : isRound || !deed ? words.round(place.round) : telling.deed(deed);
    return { ...place, name, share: chance ? chance.won / chance.games : null, chance, isEnd };
  });
  const asked = points.filter(({ isEnd }) => !isEnd || !outcome).map(({ decision }) => decision);
  const isRunning = state.status === 'running';
  const start = (which: readonly number[]) => chances.weigh(which, games);

  const open = useEffectEvent(() => {
    if (state.status === 'ready') start(asked);
  });
  // It takes under a second, and without it there is nothing to see.
  useEffect(() => {
    void chances;
    open();
  }, [chances]);

  function lookCloser(round: number) {
    const wanted = new Set([...closer, round]);
    setCloser(wanted);
    const decisions = placesOf(replay, rounds, wanted).map(({ decision }) => decision);
    start(outcome ? decisions.slice(0, -1) : decisions);
  }

  const known = points.filter((point) => point.share !== null);
  const turns = turnsIn(points);
  const total = Math.max(1, replay.total);
  return (
    <section className="after-part grid one-column gap-3 pad-4 panel" aria-labelledby="after-turning">
      <h2 id="after-turning">{words.title}</h2>
      <p>{words.about(games, SEED)}</p>
      <div className="flex wrap gap-2-4 middle">
        <label className="flex gap-2 middle">
          <span>{words.games}</span>
          <select value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {GAMES.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {isRunning ? (
          <button type="button" className="btn btn-small" onClick={chances.stop}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="btn btn-small btn-primary" onClick={() => start(asked)}>
            {words.more}
          </button>
        )}
        {state.status !== 'ready' && (
          <p className="after-progress">
            <progress
              className="wide-140px accent-brass"
              aria-label={words.progress}
              max={state.asked}
              value={Math.min(state.over, state.asked)}
            />{' '}
            {words.soFar(state.over, state.asked)}
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {words.told[state.status]}
      </p>
      {state.broken !== null && <Notice title={words.broken(state.broken)} />}
      {known.length > 0 && (
        <LineChart
          label={words.chart}
          least={0}
          most={1}
          levels={[0, 0.5, 1].map((y) => ({ y, text: words.percent(y) }))}
          marks={places.flatMap(({ round, at }, i) =>
            i === 0 || places[i - 1]!.round !== round ? [{ x: at / total, text: String(round) }] : [],
          )}
          lines={[
            {
              id: 'won',
              points: known.map(({ at, share, chance, name, decision }) => ({
                x: at / total,
                y: share!,
                bounds: chance?.bounds,
                href: hashToMoment(replay.id, at),
                title: `${name}: ${words.percent(share!)}`,
                isMain: turns.some(({ to }) => to.decision === decision),
              })),
            },
          ]}
        />
      )}
      {known.length > 1 && (
        <>
          <h3 className="mt-2 brass">{words.biggest}</h3>
          {turns.length === 0 && <p>{words.none}</p>}
          <ol className="numbered pad-l-1_4em grid">
            {turns.map(({ from, to }) => (
              <li key={from.decision}>
                <a className="inline-flex middle tall-44" href={hashToMoment(replay.id, from.at)}>
                  {from.name}
                </a>{' '}
                <strong>{words.turned(from.share!, to.share!)}</strong>
                {isUnsure(from, to) && <small> ({words.unsure})</small>}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="scroll-x">
        <table className="after-table table full joined sm digits">
          <thead>
            <tr>
              <th className="faint semi one-line" scope="col">
                {words.place}
              </th>
              <th className="faint semi one-line" scope="col">
                {words.chance}
              </th>
              <th className="faint semi one-line" scope="col">
                {words.change}
              </th>
              <th className="faint semi one-line" scope="col">
                {words.ways}
              </th>
              <th className="faint semi one-line" scope="col">
                {words.bounds}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, i) => {
              const next = points[i + 1];
              const change = point.share !== null && next?.share != null ? next.share - point.share : null;
              const { name, at, decision, round, isEnd } = point;
              const isFirst = i === 0 || points[i - 1]!.round !== round;
              return (
                <tr key={`${decision} ${isEnd}`} data-round={isFirst || undefined}>
                  <th className="semi" scope="row">
                    {name}
                  </th>
                  <td>{point.share === null ? words.notYet : words.percent(point.share)}</td>
                  <td data-change={change === null ? undefined : Math.sign(change)}>
                    {change === null ? words.notYet : words.points(change)}
                  </td>
                  <td>
                    <a
                      className="btn btn-small btn-quiet one-line"
                      href={hashToMoment(replay.id, at)}
                      aria-label={words.watchFrom(name)}
                    >
                      {words.watch}
                    </a>
                    {!(isEnd && outcome) && (
                      <button
                        type="button"
                        className="btn btn-small btn-quiet one-line"
                        aria-label={words.whatIfAt(name)}
                        onClick={() => onWhatIf(decision)}
                      >
                        {words.whatIf}
                      </button>
                    )}
                    {isFirst && !isEnd && !closer.has(round) && (
                      <button
                        type="button"
                        className="btn btn-small btn-quiet one-line"
                        disabled={isRunning}
                        aria-label={words.closerAt(round)}
                        onClick={() => lookCloser(round)}
                      >
                        {words.closer}
                      </button>
                    )}
                  </td>
                  <td>{point.chance ? words.bounded(point.chance) : words.notYet}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The first question of each round, those of its deeds where one looks closer, and the end. */
function placesOf(
  { events, marks, total }: Replay,
  rounds: readonly DeedsOfRound[],
  closer: ReadonlySet<number>,
): readonly Place[] {
  const byRound = roundPlaces({ events, marks });
  const near = rounds.filter(({ round }) => closer.has(round)).flatMap((round) => deedPlaces(round, marks));
  const all = new Map([...near, ...byRound].map((place) => [place.decision, place]));
  const sorted = [...all.values()].sort((a, b) => a.decision - b.decision);
  const end = { decision: marks.length, at: total, round: rounds.at(-1)?.round ?? 0 };
  return [...sorted.filter(({ decision }) => decision < end.decision), end];
}

/** Where the line goes up or down most, at most three. */
function turnsIn(points: readonly Point[]): { from: Point; to: Point }[] {
  const known = points.filter(({ share }) => share !== null);
  return known
    .slice(1)
    .map((to, i) => ({ from: known[i]!, to }))
    .filter(({ from, to }) => Math.abs(to.share! - from.share!) >= WORTH)
    .sort((a, b) => Math.abs(b.to.share! - b.from.share!) - Math.abs(a.to.share! - a.from.share!))
    .slice(0, 3);
}

/** The bounds of the two overlap. */
function isUnsure({ chance: a }: Point, { chance: b, share }: Point): boolean {
  const [low, high] = a?.bounds ?? [0, 1];
  const [least, most] = b?.bounds ?? [share!, share!];
  return least <= high && low <= most;
}
