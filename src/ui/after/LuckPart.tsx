import { useContext, useEffect, useMemo, useState } from 'react';
import type { Position } from '../../engine/index.ts';
import { type StruckLuck, strikesIn, weighLuck } from '../../stores/middara/luck.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import type { Tally } from '../../stores/middara/tally.ts';
import { LineChart, LineSign } from '../kit/chart/LineChart.tsx';
import { Fold } from '../kit/Fold.tsx';
import { LabContext } from '../page/use-lab.ts';
import { hashToMoment } from '../page/use-route.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { AfterTable } from './AfterTable.tsx';
import { DiceLuck } from './DiceLuck.tsx';

interface Props {
  readonly replay: Replay;
  readonly tally: Tally;
  readonly position: Position;
}

const OURS = { colour: 'var(--help)' };
const THEIRS = { colour: 'var(--harm)', isDashed: true };

/** What came of attacks against what the rules gave for them, and of dice against their means. */
export function LuckPart({ replay, tally, position }: Props) {
  const words = useWholeWords().ui.after.luck;
  const telling = useTelling(position);
  const pool = useContext(LabContext);
  const { encounter, cards } = position;
  const struck = useMemo(() => strikesIn(replay.initial, encounter, replay.events), [replay, encounter]);
  const [weighed, setWeighed] = useState<readonly StruckLuck[]>([]);
  useEffect(() => {
    if (!pool) return;
    const stop = new AbortController();
    setWeighed([]);
    void weighLuck(pool, cards, struck, stop.signal, (one) => setWeighed((before) => [...before, one]));
    return () => stop.abort();
  }, [pool, cards, struck]);

  const sideOf = (figure: string) => position.state.figures.find(({ id }) => id === figure)?.side;
  const known = weighed.filter((one) => one.odds !== null);
  const lines = (['adventurers', 'combatants'] as const).map((side) => {
    let over = 0;
    const points = known
      .filter(({ attacker }) => sideOf(attacker) === side)
      .map(({ at, attacker, target, damage, odds }) => {
        over += damage - odds!.expected;
        const title = `${words.attack(telling.figure(attacker), telling.figure(target))}: ${words.overOf(over)}`;
        return { x: at / Math.max(1, replay.total), y: over, href: hashToMoment(replay.id, at + 1), title };
      });
    const look = side === 'adventurers' ? OURS : THEIRS;
    return { id: side, ...look, points: points.length > 0 ? [{ x: 0, y: 0 }, ...points] : [] };
  });
  const far = Math.max(5, ...lines.flatMap(({ points }) => points.map(({ y }) => Math.abs(y))));
  const figures = byFigure(known);
  return (
    <section className="after-part grid one-column gap-3 pad-4 panel" aria-labelledby="after-luck">
      <h2 id="after-luck">{words.title}</h2>
      <p>{struck.length === 0 ? words.none : words.about}</p>
      {pool && struck.length > 0 && (
        <p role="status">
          {words.working(weighed.length, struck.length)}
          {weighed.length > known.length && ` ${words.without(weighed.length - known.length)}`}
        </p>
      )}
      {known.length > 0 && (
        <>
          <LineChart
            label={words.chart}
            least={-far}
            most={far}
            levels={[-far, 0, far].map((y) => ({ y, text: words.overOf(y) }))}
            marks={roundMarks(replay)}
            lines={lines}
          >
            <figcaption className="flex wrap gap-1-5 sm">
              <LineSign {...OURS}>{words.party}</LineSign>
              <LineSign {...THEIRS}>{words.others}</LineSign>
            </figcaption>
          </LineChart>
          <AfterTable
            heads={[
              words.figure,
              words.attacks,
              words.hits,
              words.hitsExpected,
              words.damage,
              words.expected,
              words.over,
            ]}
          >
            {figures.map(({ figure, attacks, hits, likely, damage, expected }) => (
              <tr key={figure}>
                <th className="semi" scope="row">
                  {telling.figure(figure)}
                </th>
                <td>{attacks}</td>
                <td>{hits}</td>
                <td>{words.tenth(likely)}</td>
                <td>{damage}</td>
                <td>{words.tenth(expected)}</td>
                <td data-change={Math.sign(damage - expected)}>{words.overOf(damage - expected)}</td>
              </tr>
            ))}
          </AfterTable>
          <Fold title={words.rolls}>
            <AfterTable heads={[words.rolls, words.chance, words.expected, words.damage, words.watch]}>
              {known.map(({ at, attacker, target, empowered, dodged, damage, odds }) => {
                const name = words.attack(telling.figure(attacker), telling.figure(target));
                return (
                  <tr key={at}>
                    <th className="semi" scope="row">
                      {name} <small>{words.how(empowered, dodged)}</small>
                    </th>
                    <td>{words.percent(odds!.hit)}</td>
                    <td>{words.tenth(odds!.expected)}</td>
                    <td>{damage}</td>
                    <td>
                      <a
                        className="btn btn-small btn-quiet one-line"
                        href={hashToMoment(replay.id, at + 1)}
                        aria-label={words.watchOf(name)}
                      >
                        {words.watch}
                      </a>
                    </td>
                  </tr>
                );
              })}
            </AfterTable>
          </Fold>
        </>
      )}
      <DiceLuck tally={tally} position={position} />
    </section>
  );
}

const roundMarks = ({ events, total }: Replay) =>
  events.flatMap((event, i) =>
    event.type === 'roundBegan' ? [{ x: i / Math.max(1, total), text: String(event.round) }] : [],
  );

function byFigure(known: readonly StruckLuck[]) {
  const figures = new Map<
    string,
    { figure: string; attacks: number; hits: number; likely: number; damage: number; expected: number }
  >();
  for (const { attacker, hit, damage, odds } of known) {
    const nothing = { figure: attacker, attacks: 0, hits: 0, likely: 0, damage: 0, expected: 0 };
    const own = figures.get(attacker) ?? nothing;
    own.attacks += 1;
    own.hits += hit ? 1 : 0;
    own.likely += odds!.hit;
    own.damage += damage;
    own.expected += odds!.expected;
    figures.set(attacker, own);
  }
  return [...figures.values()].sort((a, b) => b.damage - b.expected - (a.damage - a.expected));
}
