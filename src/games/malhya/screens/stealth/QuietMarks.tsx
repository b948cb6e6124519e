import { CELL, centreOf, outlinePath } from '../../../../ui/board/place/geometry.ts';
import { keyOf, type Space } from '../../rules/place/space.ts';
import { colourOfToken } from '../../rules/stealth/stealth-cards.ts';
import { PLATE } from '../fight/FightFigures.tsx';
import { type FightView, figureIn } from '../fight/fight-view.ts';
import { newlySeen, type QuietView, spaceOfKey } from './quiet-view.ts';

/** Spaces that are seen bear an eye; those of the next row a shut one; lanes of vigilance chevrons: by shape as by colour. */
const EYE = 'M61 25q14 -16 28 0q-14 16 -28 0Z';
const PUPIL = 'M75 21a4 4 0 1 0 0.1 0Z';
const SHUT = 'M61 23q14 12 28 0M66 29l-3 6M75 31v7M84 29l3 6';
const CHEVRON = 'M34 40L50 24L66 40M34 62L50 46L66 62';
const ARROW = 'M50 16L80 66L50 52L20 66Z';

const at = ([x, y]: Space) => `translate(${x * CELL} ${y * CELL})`;
const RED = 'var(--dangerous-mark)';

/** A direction of gaze as an angle, up being none. */
const angleOf = ([x, y]: Space): number => (x > 0 ? 90 : x < 0 ? 270 : y > 0 ? 180 : 0);

/** Fields of vision by the present row, what the next one would add, and lanes of vigilance; under the figures. */
export function FieldMarks({ quiet }: { readonly quiet: QuietView }) {
  const seen = [...quiet.seen.keys()].map(spaceOfKey);
  const more = newlySeen(quiet).map(spaceOfKey);
  return (
    <g className="untouched">
      <g data-field="next">
        <path
          className="no-fill stroke-5"
          stroke={RED}
          strokeDasharray="3 13"
          d={outlinePath([...seen, ...more])}
        />
        {more.map((space) => (
          <path
            key={keyOf(space)}
            className="no-fill ends stroke-4"
            stroke={RED}
            opacity={0.7}
            d={SHUT}
            transform={at(space)}
          />
        ))}
      </g>
      <g data-field="seen">
        <path
          className="stroke-7"
          fill="var(--dangerous)"
          fillOpacity={0.5}
          stroke={RED}
          d={outlinePath(seen)}
        />
        {seen.map((space) => (
          <g key={keyOf(space)} transform={at(space)} data-seen={keyOf(space)}>
            <path className="stroke-4 joints" fill="var(--picture-ground)" stroke={RED} d={EYE} />
            <path className="stroke-4" fill={RED} stroke={RED} d={PUPIL} />
          </g>
        ))}
      </g>
      {quiet.lanes.map(({ enemy, at: token, gaze, spaces }) => (
        <g key={`${enemy} ${gaze.join()}`} data-lane={enemy}>
          {spaces.map((space) => (
            <path
              key={keyOf(space)}
              className="no-fill ends joints stroke-5"
              stroke={RED}
              opacity={0.75}
              d={CHEVRON}
              transform={`${at(space)} rotate(${angleOf(gaze)} 50 50)`}
            />
          ))}
          <path
            className="joints stroke-6"
            fill="var(--token-orange)"
            stroke="var(--token-black)"
            d={ARROW}
            transform={`${at(token)} rotate(${angleOf(gaze)} 50 50)`}
            data-vigilance={keyOf(token)}
          />
        </g>
      ))}
    </g>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  red: 'var(--token-red)',
  yellow: 'var(--token-yellow)',
  green: 'var(--token-green)',
  blue: 'var(--token-blue)',
};

/** Tokens that cards call enemies to: a square in its colour with the letter of that. */
export function CallMarks({ view }: { readonly view: FightView }) {
  return view.tokens.map(({ id, at: space }) => {
    const colour = colourOfToken(id);
    return colour === null ? null : (
      <g key={id} className="untouched" transform={`${at(space)} translate(79 79)`} data-call={colour}>
        <rect
          fill={COLOURS[colour]!}
          stroke="var(--token-black)"
          strokeWidth={4}
          x="-19"
          y="-19"
          width="38"
          height="38"
          rx="7"
        />
        <text
          className="text-face heavy anchored rimmed fill-white stroke-6"
          stroke="var(--token-black)"
          fontSize={26}
          y="9"
        >
          {colour[0]!.toUpperCase()}
        </text>
      </g>
    );
  });
}

interface ThingsProps {
  readonly quiet: QuietView;
  readonly view: FightView;
  /** Who has seen whom, and may be killed for it. */
  readonly spotted: { readonly by: string; readonly who: Space } | null;
}

/** Corpses, many on a space with their number; noise; who has just been seen by whom: over the figures. */
export function ThingMarks({ quiet, view, spotted }: ThingsProps) {
  const lying = quiet.corpses.filter(({ isHero }) => !isHero);
  const spaces = new Set(lying.map(({ at: space }) => keyOf(space)));
  const by = spotted && figureIn(view, spotted.by);
  return (
    <g className="untouched">
      {[...spaces].map((key) => {
        const all = lying.filter(({ at: space }) => keyOf(space) === key);
        const isSeen = all.some((one) => one.by.length > 0);
        return (
          <g key={key} transform={`${at(spaceOfKey(key))} translate(21 79)`} data-corpses={key}>
            <circle {...PLATE} stroke={isSeen ? RED : PLATE.stroke} r="19" />
            <path
              className="no-fill ends stroke-5"
              stroke="var(--on-dark)"
              d="M-9 -9L9 9M9 -9L-9 9M-13 0H13"
            />
            {all.length > 1 && (
              <text className="text-face heavy anchored" fill="var(--on-dark)" fontSize={26} x="32" y="9">
                ×{all.length}
              </text>
            )}
          </g>
        );
      })}
      {quiet.noise.map((space) => (
        <g key={keyOf(space)} transform={`${at(space)} translate(50 79)`} data-noise={keyOf(space)}>
          <circle {...PLATE} r="19" />
          <path
            className="no-fill ends stroke-4"
            stroke="var(--token-yellow)"
            d="M-11 -4V4H-5L2 10V-10L-5 -4ZM7 -6q6 6 0 12"
          />
        </g>
      ))}
      {by && (
        <path
          className="mal-spotted no-fill ends stroke-9"
          stroke={RED}
          d={`M${centreOf(by.at, by.size === 4 ? [2, 2] : [1, 1]).join(' ')}L${centreOf(spotted.who).join(' ')}`}
        />
      )}
    </g>
  );
}

interface WayProps {
  readonly quiet: QuietView;
  readonly view: FightView;
  readonly way: readonly Space[];
}

/** Each space of a planned way: a ring where nobody sees it, else an eye and the initials of whoever does. */
export function WayMarks({ quiet, view, way }: WayProps) {
  return (
    <g className="untouched">
      {way.map((space) => {
        const by = quiet.seen.get(keyOf(space)) ?? [];
        const initials = by.map((one) => figureIn(view, one)?.initials).join(' ');
        const [x, y] = centreOf(space);
        return (
          <g
            key={keyOf(space)}
            transform={`translate(${x} ${y})`}
            data-way={keyOf(space)}
            data-by={by.join(' ') || undefined}
          >
            {by.length === 0 ? (
              <circle className="stroke-can stroke-6" fill="var(--picture-ground)" r="13" />
            ) : (
              <>
                <rect
                  fill="var(--picture-ground)"
                  stroke={RED}
                  strokeWidth={5}
                  x={-16 - 9 * initials.length}
                  y="-22"
                  width={32 + 18 * initials.length}
                  height="44"
                  rx="14"
                />
                <text className="text-face heavy anchored" fill={RED} fontSize={30} y="11">
                  {initials}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
