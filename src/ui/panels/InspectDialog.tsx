import { Dialog } from 'radix-ui';
import { useContext } from 'react';
import {
  type CardInstance,
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
import { listOffersOf } from '../../stores/game/auto-pass.ts';
import { cardOf, upgradesOn, wordsNow, wordsOn } from '../../words/en/card-words.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { CardView } from '../cards/CardView.tsx';
import { StatLine } from '../cards/StatLine.tsx';
import { DieChip } from '../dice/DieChip.tsx';
import { GameContext, useGame, useGameState } from '../hooks/use-table.ts';
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
  const figure = id ? position.state.figures.find((one) => one.id === id) : undefined;
  return (
    <Sheet open={figure !== undefined} onClose={onClose} title={figure?.name ?? ''} wide>
      {figure && <Body position={position} id={figure.id} />}
    </Sheet>
  );
}

function Body({ position, id }: { position: Position; id: FigureId }) {
  const figure = figureIn(position.state, id);
  const seat = position.state.seats.find((one) => one.id === figure.seat);
  const casting = castingDieOf(position, figure);
  const game = useContext(GameContext);
  return (
    <div className="inspect">
      <header className="inspect-head">
        <FigureBadge figure={figure} position={position} size={84} decorative />
        <div>
          <Dialog.Description className="inspect-who">
            {seat
              ? `Played by ${seat.name}`
              : figure.kind === 'intelligent'
                ? 'Plays itself'
                : 'Played by the party'}
            {figure.defeated
              ? ', defeated'
              : figure.at
                ? `, at ${figure.at.join(',')}`
                : ', not on the board'}
          </Dialog.Description>
          <StatLine figure={figure} position={position} />
          <p className="inspect-marks">
            <Marks figure={figure} />
          </p>
        </div>
        <dl className="inspect-dice">
          <div>
            <dt>Combat</dt>
            <dd>
              {combatDiceOf(position, figure).map(({ die, source }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool are known by their place
                <span key={i} title={source}>
                  <DieChip die={die} size={30} />
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>Conviction</dt>
            <dd>
              {convictionDiceOf(position, figure).map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <DieChip key={i} die={die} size={30} />
              ))}
            </dd>
          </div>
          {casting && (
            <div>
              <dt>Casting</dt>
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
                <dt>{skill}</dt>
                <dd>{skillOf(position, figure, skill)}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {game && figure.kind === 'adventurer' && <Passes position={position} id={id} />}
      <CardList title="In play" cards={figure.cards} position={position} inPlay={figure} />
      {figure.pack.length > 0 && <CardList title="In the Pack" cards={figure.pack} position={position} />}
    </div>
  );
}

/** What the figure passes without being asked; only in a game, not when watching one. */
function Passes({ position, id }: { position: Position; id: FigureId }) {
  const game = useGame();
  const passed = useGameState((state) => state.autoPass);
  const offers = listOffersOf(position.cards, figureIn(position.state, id));
  return (
    <AutoPassList legend="Pass without asking" offers={offers} passed={passed} onChange={game.setAutoPass} />
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
  return (
    <section>
      <h3>{title}</h3>
      <ul className="inspect-cards">
        {cards.map((instance) => {
          const card = cardOf(position.cards, instance);
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
