import { useContext } from 'react';
import {
  type CardInstance,
  cardIn,
  castingDieOf,
  combatDiceOf,
  convictionDiceOf,
  type Figure,
  type FigureId,
  figureIn,
  type Position,
  SKILLS,
  skillOf,
} from '../../engine/index.ts';
import { listOffersOf } from '../../stores/middara/auto-pass.ts';
import type { Telling } from '../../words/telling.ts';
import type { Words } from '../../words/words.ts';
import { CardView } from '../cards/CardView.tsx';
import { StatLine } from '../cards/StatLine.tsx';
import { DieChip } from '../dice/DieChip.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { GameContext, useGame, useGameState } from '../hooks/use-table.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { AutoPassList } from './AutoPassList.tsx';
import { Marks } from './Marks.tsx';
import { Sheet } from './Sheet.tsx';
import './inspect.css';

interface Props {
  readonly position: Position;
  /** null closes it. */
  readonly figure: FigureId | null;
  readonly onClose: () => void;
}

/** A figure's whole sheet: numbers with their working, dice, cards in play and in the pack, AI steps. */
export function InspectDialog({ position, figure: id, onClose }: Props) {
  const telling = useTelling(position);
  const figure = id ? position.state.figures.find((one) => one.id === id) : undefined;
  return (
    <Sheet
      open={figure !== undefined}
      onClose={onClose}
      title={figure ? telling.figureName(figure) : ''}
      wide
    >
      {figure && <Body position={position} id={figure.id} />}
    </Sheet>
  );
}

function Body({ position, id }: { position: Position; id: FigureId }) {
  const { cards, panels } = useWords().ui;
  const words = panels.inspect;
  const telling = useTelling(position);
  const figure = figureIn(position.state, id);
  const casting = castingDieOf(position, figure);
  const game = useContext(GameContext);
  return (
    <div className="inspect">
      <div className="inspect-head">
        <Portrait of={figure.card} cards={position.cards} size={96} />
        <div>
          <p className="inspect-who">{words.who(playedBy(words, telling, figure), whereIs(words, figure))}</p>
          <StatLine figure={figure} position={position} />
          <p className="inspect-marks">
            <Marks figure={figure} />
          </p>
        </div>
        <dl className="inspect-dice">
          <div>
            <dt>{words.combat}</dt>
            <dd>
              {combatDiceOf(position, figure).map(({ die, cause }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool are known by their place
                <span key={i} title={telling.cause(cause)}>
                  <DieChip die={die} size={30} />
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{words.conviction}</dt>
            <dd>
              {convictionDiceOf(position, figure).map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <DieChip key={i} die={die} size={30} />
              ))}
            </dd>
          </div>
          {casting && (
            <div>
              <dt>{words.casting}</dt>
              <dd>
                <DieChip die={casting} size={30} />
              </dd>
            </div>
          )}
        </dl>
        {figure.kind === 'adventurer' && (
          <dl className="inspect-skills">
            {SKILLS.map((skill) => (
              <div key={skill}>
                <dt>{cards.skill(skill)}</dt>
                <dd>{skillOf(position, figure, skill)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {game && figure.kind === 'adventurer' && <Passes position={position} id={id} />}
      <CardList title={words.inPlay} cards={figure.cards} position={position} inPlay={figure} />
      {figure.pack.length > 0 && <CardList title={words.inPack} cards={figure.pack} position={position} />}
    </div>
  );
}

type InspectWords = Words['ui']['panels']['inspect'];

function playedBy(words: InspectWords, telling: Telling, { seat, kind }: Figure): string {
  if (seat !== null) return words.playedBy(telling.seat(seat));
  return kind === 'intelligent' ? words.playsItself : words.playedByAll;
}

function whereIs(words: InspectWords, { defeated, at }: Figure): string {
  if (defeated) return words.defeated;
  return at ? words.at(at) : words.offBoard;
}

/** What the figure passes without being asked; only in a game, not when watching one. */
function Passes({ position, id }: { position: Position; id: FigureId }) {
  const game = useGame();
  const words = useWords().ui.panels.autoPass;
  const telling = useTelling(position);
  const passed = useGameState((state) => state.autoPass);
  const offers = listOffersOf(position.cards, figureIn(position.state, id));
  return (
    <AutoPassList
      legend={words.title}
      offers={offers}
      telling={telling}
      passed={passed}
      onChange={game.setAutoPass}
    />
  );
}

function CardList({
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
  const { upgradesOn, wordsNow, wordsOn } = useWords().cards;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="inspect-cards">
        {cards.map((instance) => {
          const card = cardIn(position.cards, instance);
          return (
            card && (
              <li key={instance.id} data-type={card.type}>
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
