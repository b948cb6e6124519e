import { memo } from 'react';
import type { BoardToken, BoardTokenKind } from '../../../engine/index.ts';
import type { IconComponent } from '../../icons/icon.tsx';
import { ChestIcon, ExitIcon, ObjectiveIcon, TotemIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import { tokenColour } from '../../theme/colours.ts';
import { CELL } from '../place/geometry.ts';

export const TOKEN_ICONS: Readonly<Record<BoardTokenKind, IconComponent>> = {
  loot: ChestIcon,
  exit: ExitIcon,
  totem: TotemIcon,
  objective: ObjectiveIcon,
};

interface Props {
  readonly token: BoardToken;
  /** A figure stands on it: it peeps out at the side. */
  readonly covered: boolean;
}

/** A token placed face down: its colour is drawn when it is activated (p.17). */
const isRandom = (token: BoardToken): boolean => token.colour === 'random';

/** An Encounter token: brass round, enamel in its colour, its sign, and the colour's letter. */
export const BoardTokenMark = memo(function BoardTokenMark({ token, covered }: Props) {
  const words = useWords().ui.board;
  const Icon = TOKEN_ICONS[token.kind];
  const isExit = token.kind === 'exit';
  const [x, y] = [token.at[0] * CELL, token.at[1] * CELL];
  const place = covered ? `translate(${x - 9} ${y + 22}) scale(0.42)` : `translate(${x} ${y})`;
  return (
    <g
      className="token untouched"
      data-token={token.id}
      data-kind={token.kind}
      data-random={isRandom(token) || undefined}
      transform={place}
    >
      <title>{words.token(token)}</title>
      {isExit ? (
        <ExitDoor colour={token.colour} says={words.exit} letter={words.tokenLetter(token.colour)} />
      ) : (
        <>
          <ellipse className="disc-shadow" fill="rgb(0 0 0 / 0.45)" cx="50" cy="58" rx="38" ry="35" />
          <circle
            cx="50"
            cy="50"
            r="38"
            fill="url(#brass-rim)"
            stroke="rgb(0 0 0 / 0.55)"
            strokeWidth={2.5}
          />
          <circle
            cx="50"
            cy="50"
            r="30"
            style={{ fill: tokenColour(token.colour) }}
            className="token-field"
            stroke="rgb(0 0 0 / 0.55)"
            strokeWidth={2.5}
          />
          <Icon className="token-sign" x={29} y={29} width={42} height={42} />
          <circle cx="50" cy="50" r="30" fill="url(#enamel-shine)" fillOpacity="0.7" />
          <g>
            <circle fill="#15110c" stroke="var(--brass)" strokeWidth={3} cx="78" cy="77" r="15.5" />
            <text className="token-letter-text anchored" fill="#fff8e6" x="78" y="85">
              {words.tokenLetter(token.colour)}
            </text>
          </g>
        </>
      )}
    </g>
  );
});

interface ExitProps {
  readonly colour: string;
  readonly says: string;
  readonly letter: string;
}

/** A way out is no thing to be taken: a tall door with its word, and its colour with the letter on the leaf. */
function ExitDoor({ colour, says, letter }: ExitProps) {
  return (
    <g className="exit-door">
      <path className="exit-frame joints" strokeWidth={4} d="M20 98V24q0-22 30-22t30 22v74Z" />
      <path
        className="stroke-2"
        stroke="#15110c"
        d="M28 98V48H72V98Z"
        style={{ fill: tokenColour(colour) }}
      />
      <text className="exit-word anchored" fill="#fff8e6" x="50" y="38">
        {says}
      </text>
      <text
        className="exit-letter anchored rimmed"
        fill="#fff8e6"
        stroke="#15110c"
        strokeWidth={7}
        x="50"
        y="86"
      >
        {letter}
      </text>
    </g>
  );
}
