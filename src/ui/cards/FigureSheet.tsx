import {
  type CardInstance,
  cardIn,
  castingDieOf,
  combatDiceOf,
  convictionDiceOf,
  type Figure,
  type Position,
  remainingHpOf,
  SKILLS,
  skillOf,
} from '../../engine/index.ts';
import type { Telling } from '../../words/telling.ts';
import type { WholeWords } from '../../words/words.ts';
import { DieChip } from '../dice/DieChip.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { Burdens } from './Burdens.tsx';
import { CardView } from './CardView.tsx';
import { Marks } from './Marks.tsx';
import { StatLine } from './StatLine.tsx';
import './inspect.css';

/** A figure's numbers with their working, what marks it, its dice and its skills. */
export function FigureHead({ position, figure }: { position: Position; figure: Figure }) {
  const { cards, panels } = useWholeWords().ui;
  const words = panels.inspect;
  const telling = useTelling(position);
  const casting = castingDieOf(position, figure);
  return (
    <div className="flex wrap middle gap-3-5 pad-t-5">
      <Portrait of={figure.card} cards={position.cards} size={96} />
      <div>
        <p className="soft">{words.who(playedBy(words, telling, figure), whereIs(words, figure))}</p>
        <StatLine figure={figure} position={position} />
        <p className="flex wrap gap-4px mt-1">
          <Marks figure={figure} cards={position.cards} hp={remainingHpOf(position, figure)} />
          <Burdens figure={figure} position={position} />
        </p>
      </div>
      <dl className="flex wrap gap-2-4 flush">
        <div>
          <dt className="capital xs faint">{words.combat}</dt>
          <dd className="flex gap-4px flush bold">
            {combatDiceOf(position, figure).map(({ die, cause }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool are known by their place
              <span key={i} title={telling.cause(cause)}>
                <DieChip die={die} size={30} />
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt className="capital xs faint">{words.conviction}</dt>
          <dd className="flex gap-4px flush bold">
            {convictionDiceOf(position, figure).map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <DieChip key={i} die={die} size={30} />
            ))}
          </dd>
        </div>
        {casting && (
          <div>
            <dt className="capital xs faint">{words.casting}</dt>
            <dd className="flex gap-4px flush bold">
              <DieChip die={casting} size={30} />
            </dd>
          </div>
        )}
      </dl>
      {figure.kind === 'adventurer' && (
        <dl className="flex wrap gap-2-4 flush">
          {SKILLS.map((skill) => (
            <div key={skill}>
              <dt className="capital xs faint">{cards.skill(skill)}</dt>
              <dd className="flex gap-4px flush bold">{skillOf(position, figure, skill)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type InspectWords = WholeWords['ui']['panels']['inspect'];

function playedBy(words: InspectWords, telling: Telling, { seat, kind }: Figure): string {
  if (seat !== null) return words.playedBy(telling.seat(seat));
  return kind === 'intelligent' ? words.playsItself : words.playedByAll;
}

/** On the board it is seen where. */
function whereIs(words: InspectWords, { defeated, at }: Figure): string | null {
  if (defeated) return words.defeated;
  return at ? null : words.offBoard;
}

/** Cards of a figure, whole. */
export function CardList({
  title,
  cards,
  position,
  inPlay,
}: {
  title: string;
  cards: readonly CardInstance[];
  position: Position;
  /** Whose they are, where they are in play. */
  inPlay?: Figure;
}) {
  const { upgradesOn, wordsNow, wordsOn } = useWholeWords().cards;
  return (
    <section>
      <h3 className="mb-2 bright">{title}</h3>
      <ul className="inspect-cards columns-fill-290px grid gap-3 stretch">
        {cards.map((instance) => {
          const card = cardIn(position.cards, instance);
          return (
            card && (
              <li key={instance.id} className="one-column grid" data-type={card.type}>
                <CardView
                  card={card}
                  blocks={wordsOn(card)}
                  instance={instance}
                  now={inPlay && wordsNow(position, inPlay, instance)}
                  upgrades={upgradesOn(position, instance, inPlay)}
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
