import { useMemo } from 'react';
import { type Position, remainingHpOf } from '../../engine/index.ts';
import { eventAt } from '../../stores/middara/places.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { tallyOf } from '../../stores/middara/tally.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';

interface Side {
  readonly replay: Replay;
  readonly position: Position;
}

interface Props {
  readonly sides: readonly [Side, Side];
  /** Decisions that both have in common. */
  readonly shared: number;
}

/** Two games side by side: who stands, damage, gold, luck, rounds. */
export function ComparePart({ sides, shared }: Props) {
  const words = useWholeWords().ui.after.compare;
  const columns = [useColumn(sides[0], shared), useColumn(sides[1], shared)];
  const rows = columns[0]!.map(({ name }, i) => ({ name, cells: columns.map((column) => column[i]!.value) }));
  return (
    <section className="after-part grid one-column gap-3 pad-4 panel" aria-labelledby="after-compare">
      <h2 id="after-compare">{words.title}</h2>
      <p>{words.since(shared)}</p>
      <div className="scroll-x">
        <table className="after-table table full joined sm digits evenly">
          <thead>
            <tr>
              <th className="faint semi one-line" scope="col">
                {words.what}
              </th>
              {sides.map(({ replay }) => (
                <th className="faint semi one-line" key={replay.id} scope="col">
                  <bdi>{replay.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className={cells[0] === cells[1] ? undefined : 'bright'}>
                <th className="semi plain" scope="row">
                  {name}
                </th>
                {cells.map((cell, i) => (
                  <td key={sides[i]!.replay.id}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function useColumn({ replay, position }: Side, shared: number): { name: string; value: string }[] {
  const { compare: words, ...after } = useWholeWords().ui.after;
  const telling = useTelling(position);
  const { figures, outcome, clock, loot } = position.state;
  // A game with dice of its own begins where it left the other one.
  const own = replay.session?.from ? shared - (replay.parent?.decision ?? 0) : shared;
  const tally = useMemo(() => tallyOf(replay.events.slice(eventAt(replay, own))), [replay, own]);
  const names = (list: readonly (typeof figures)[number][], withHp = false) =>
    list.length === 0
      ? words.nobody
      : words.names(
          list.map((figure) => {
            const name = telling.figureName(figure);
            return withHp ? words.hp(name, remainingHpOf(position, figure)) : name;
          }),
        );
  const party = new Set(figures.flatMap(({ id, side }) => (side === 'adventurers' ? [id] : [])));
  const sum = (isParty: boolean, of: (one: (typeof tally.figures)[number]) => number) =>
    tally.figures.reduce((all, one) => (party.has(one.figure) === isParty ? all + of(one) : all), 0);
  const adventurers = figures.filter(({ kind }) => kind === 'adventurer');
  return [
    { name: words.result, value: outcome ? after.result[outcome.result] : after.goesOn(clock.round) },
    { name: words.rounds, value: String(clock.round) },
    {
      name: words.standing,
      value: names(
        adventurers.filter(({ defeated }) => !defeated),
        true,
      ),
    },
    { name: words.fallen, value: names(adventurers.filter(({ defeated }) => defeated)) },
    {
      name: words.left,
      value: names(
        figures.filter(({ side, defeated, at }) => side === 'combatants' && !defeated && at),
        true,
      ),
    },
    { name: words.dealt, value: String(sum(true, ({ dealt }) => dealt)) },
    { name: words.taken, value: String(sum(true, ({ taken }) => taken)) },
    { name: words.gold, value: String(loot.gold) },
    { name: words.luck, value: words.overOf(sum(true, ({ shown, expected }) => shown - expected)) },
    { name: words.luckOthers, value: words.overOf(sum(false, ({ shown, expected }) => shown - expected)) },
  ];
}
