/** What may come to lie or stand somewhere, on each space where it may: seen through, and whole where it is chosen. */
import { memo } from 'react';
import {
  bearsOnDice,
  isSameSpace,
  listStanding,
  type OptionOdds,
  type Position,
  type Prompt,
  type Space,
  spacesOf,
} from '../../../engine/index.ts';
import { damageRange } from '../../../stores/middara/damage-range.ts';
import {
  type FigureLook,
  type GhostPiece,
  type Ghost as GhostPlace,
  ghostsOf,
  pieceOf,
} from '../../../stores/middara/ghosts.ts';
import { type Choice, pointedAt } from '../../../stores/middara/hand-press.ts';
import { spaceOf } from '../../../stores/middara/options.ts';
import type { Lifted } from '../../../stores/middara/placing.ts';
import { TERRAIN_ICONS } from '../../board/ground/terrain-art.ts';
import { Plate } from '../../board/marks/Plate.tsx';
import { FigurePicture } from '../../board/pieces/FigurePicture.tsx';
import { boxOf } from '../../board/pieces/FigureStandee.tsx';
import { Glyph } from '../../icons/icon.tsx';
import { DynamiteIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import { useKnownOdds } from '../context/use-choice-odds.ts';
import { useHandOf, useHandState } from '../context/use-hand.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
}

/** More would hide the board under themselves. */
const MOST_PLATES = 12;
/** Pixels: as sharp as a figure is drawn on a usual board. */
const SHARP = 64;

export const Ghosts = memo(function Ghosts({ position, pending }: Props) {
  const choice = useHandOf('choice', pending);
  return pending.kind === 'placement' ? (
    <Placed position={position} pending={pending} choice={choice} />
  ) : (
    <Possible position={position} pending={pending} choice={choice} />
  );
});

/** At a placement: whoever is asked, or picked up, under the pointer; the last one where it is held. */
function Placed({ position, pending, choice }: Props & { readonly choice: Choice | null }) {
  const pointed = useHandState((state) => state.pointed?.at ?? null);
  const lifted = useHandOf('lifted', pending);
  const { figures } = position.state;
  const look = (id: string) => figures.find((one) => one.id === id);
  const [asked, under] = [look(pending.figure), look(lifted?.figure ?? pending.figure)];
  const held = pointedAt(choice);
  const free = pointed !== null && mayGoTo(pointed, pending, lifted);
  return (
    <>
      {held && asked && (
        <Ghost piece={{ is: 'figure', figure: asked }} position={position} at={held} chosen />
      )}
      {free && under && !(held && isSameSpace(held, pointed)) && (
        <Ghost piece={{ is: 'figure', figure: under }} position={position} at={pointed} />
      )}
    </>
  );
}

const mayGoTo = (at: Space, { options }: Prompt, lifted: Lifted | null): boolean =>
  (lifted?.options ?? options).some(({ act }) => act.do === 'place' && isSameSpace(act.space, at));

function Possible({ position, pending, choice }: Props & { readonly choice: Choice | null }) {
  const piece = pieceOf(position, pending);
  const places = ghostsOf(pending, position);
  const chosen = choice?.kind === 'answer' ? choice.option.id : null;
  const taken = listStanding(position.state).flatMap(spacesOf);
  const isTaken = (at: Space) => taken.some((one) => isSameSpace(one, at));
  return (
    <>
      {piece &&
        places.map((one) => {
          const beneath = isTaken(one.space);
          // Pushed no space it stands there already.
          if (beneath && piece.is === 'figure') return null;
          return (
            <Ghost
              key={one.space.join()}
              piece={piece}
              position={position}
              at={one.space}
              beneath={beneath}
              chosen={one.option.id === chosen}
            />
          );
        })}
      {places.map(
        (one) =>
          one.number !== null && (
            <Plate key={one.space.join()} {...under(one)} kind="name">
              {one.number}
            </Plate>
          ),
      )}
      <OddsPlates position={position} pending={pending} />
    </>
  );
}

/** The middle of the lower edge of its space. */
const under = ({ space: [x, y] }: Pick<GhostPlace, 'space'>) => ({
  at: [x + 0.5, y + 0.98] as const,
  row: -1,
});

/** What comes of each space, where not the same comes of all. */
function OddsPlates({ position, pending }: Props) {
  const words = useWords().ui.panels.optionOdds;
  const spaces = pending.options.filter(
    (option) => spaceOf(option.act) !== null && bearsOnDice(position, pending, option),
  );
  const few = pending.kind !== 'turn' && pending.kind !== 'move' && spaces.length <= MOST_PLATES;
  const odds = useKnownOdds(pending, few ? spaces : NOBODY);
  const plates = spaces.flatMap(({ id, act }) => {
    const known = odds.get(id);
    return known ? [{ space: spaceOf(act)!, says: shortOf(known, words) }] : [];
  });
  if (new Set(plates.map(({ says }) => says)).size < 2) return null;
  return plates.map(({ space, says }) => (
    <Plate key={space.join()} {...under({ space })} kind="name">
      {says}
    </Plate>
  ));
}

const NOBODY: Prompt['options'] = [];

/** Its chance, or the damage of whom it hurts most. */
function shortOf(
  { hit, passed, figures }: OptionOdds,
  words: ReturnType<typeof useWords>['ui']['panels']['optionOdds'],
): string {
  const chance = hit ?? passed;
  if (chance !== null) return words.plate(chance);
  const [worst] = figures.toSorted((a, b) => b.expected - a.expected);
  return words.damage(null, worst && worst.expected > 0 ? damageRange(worst.damage) : null);
}

interface GhostProps {
  readonly piece: GhostPiece;
  readonly position: Position;
  readonly at: Space;
  readonly chosen?: boolean;
  /** Somebody stands there and is not hidden: it peeps out above. */
  readonly beneath?: boolean;
}

const ONE: Pick<FigureLook, 'size'> = { size: [1, 1] };

/** The piece itself; whole where it is chosen. */
function Ghost({ piece, position, at, chosen = false, beneath = false }: GhostProps) {
  const { transform } = boxOf(piece.is === 'figure' ? piece.figure : ONE, at);
  return (
    <span
      className={chosen ? 'space-box untouched' : 'space-box untouched see-0_55'}
      data-ghost-of={piece.is === 'figure' ? piece.figure.card : piece.is}
      data-at={at.join()}
      data-chosen={chosen || undefined}
      style={{ transform }}
    >
      {piece.is === 'figure' ? (
        <FigurePicture figure={piece.figure} cards={position.cards} pixels={SHARP} />
      ) : (
        <svg className="absolute full tall" viewBox="0 0 100 100" aria-hidden="true">
          <g transform={beneath ? 'translate(64 -4) scale(0.4)' : undefined}>
            <Lies piece={piece} />
          </g>
        </svg>
      )}
    </span>
  );
}

/** Planks where terrain is made normal; else its sign on its ground. */
function Lies({ piece }: { readonly piece: Exclude<GhostPiece, { is: 'figure' }> }) {
  if (piece.is === 'dynamite')
    return (
      <g color="var(--warn)">
        <circle fill="#4d150c" stroke="#1b0805" strokeWidth={5} cx="50" cy="50" r="35" />
        <Glyph of={DynamiteIcon} x={26} y={26} side={48} />
      </g>
    );
  const { terrain } = piece;
  const Icon = terrain === 'normal' || terrain === 'void' ? null : TERRAIN_ICONS[terrain];
  return (
    <g color="#fff8e6">
      <rect fill="#3a3026" stroke="#120b09" strokeWidth={4} x="8" y="8" width="84" height="84" rx="11" />
      {Icon ? (
        <Glyph of={Icon} x={22} y={22} side={56} />
      ) : (
        <path
          className="no-fill"
          stroke="currentColor"
          strokeWidth={4}
          d="M8 36h84M8 64h84M50 8v28M32 36v28M66 64v28"
        />
      )}
    </g>
  );
}
