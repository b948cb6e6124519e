/** A person drawn of parts. */
import type { Holding, PersonLook, Wear } from '../../engine/index.ts';
import { lightOf, mix, type Palette, shadeOf } from './colour.ts';
import type { At } from './curve.ts';
import type { Figure } from './figure.ts';
import { half, type Part, put } from './part.ts';
import { BACKS } from './parts/backs.ts';
import { BEARDS } from './parts/beards.ts';
import { CHESTS } from './parts/chests.ts';
import { EARS } from './parts/ears.ts';
import { faceOf } from './parts/faces.ts';
import { HAIR } from './parts/hair.ts';
import { HATS } from './parts/hats.ts';
import { HEADS } from './parts/heads.ts';
import { HELD_THINGS } from './parts/held-things.ts';
import { HORNS } from './parts/horns.ts';
import { wornAt } from './wears.ts';

const WIDTH = { slim: 0.88, broad: 1.2 } as const;

/** Where a hand is: place, and how what it holds leans. */
const HANDS: Readonly<Record<Holding['where'], At>> = {
  right: [158, 110, 13, 1, 1],
  left: [42, 112, -15, 1, -1],
  'front-right': [150, 166, 12, 1, 1],
  'front-left': [48, 164, -16, 1, -1],
};

function held({ what, where, turn = 0, size = 100 }: Holding): Part[] {
  const [x, y, lean = 0, , flip] = HANDS[where];
  return put(HELD_THINGS[what], [x, y, lean + turn, size / 100, flip]);
}

/** Colours that are not said are made of those that are. */
function paletteOf({ colours }: PersonLook): Palette {
  const cloth = colours.cloth ?? '#5b6b7a';
  const hair = colours.hair ?? '#3a2c22';
  const cape = colours.cape ?? mix(cloth, '#15101c', 0.35);
  return {
    skin: '#c98f68',
    lining: '#a5243a',
    linen: '#d8c9a4',
    fur: '#8a6a44',
    feather: '#e9eef4',
    accent: '#d3a548',
    eye: '#4a2f1a',
    glow: '#ffcf7d',
    ...colours,
    cloth,
    hair,
    cape,
    brow: mix(hair, shadeOf(hair), 0.5),
    pale: lightOf(cloth),
  };
}

const groundOf = ({ colours }: PersonLook): string =>
  colours.ground ?? mix(colours.cloth ?? '#5b6b7a', '#1a1420', 0.35);

/** A bust: back, hands, hair behind, ears, neck, chest, head, face, beard, hair before, horns, hat, what is held before it. */
export function personOf(look: PersonLook, wears: readonly Wear[]): Figure {
  const width = look.build && WIDTH[look.build];
  const lower: At = [0, look.stoop ?? 0];
  const onHead = (parts: readonly Part[]): Part[] => put(parts, lower);
  const holdings = look.held ?? [];
  const before = ({ where }: Holding) => where.startsWith('front');
  const hair = look.hair && HAIR[look.hair];
  const chest = CHESTS[look.chest ?? 'coat'];
  const neck = half('skin-', '100,96! 117,96! 121,132 100,152', {
    tone: null,
    wide: look.build === 'broad' ? 1.25 : 1,
  });
  const parts = [
    ...(look.back ? BACKS[look.back] : []),
    ...holdings.filter((one) => !before(one)).flatMap(held),
    ...onHead(hair?.behind ?? []),
    ...onHead(look.ears ? EARS[look.ears] : []),
    neck,
    ...chest.map((part, i): Part => {
      const toned: Part = i === 0 && part.tone === undefined ? { ...part, tone: [-17, -6] } : part;
      return width === undefined ? toned : { ...toned, wide: width };
    }),
    ...onHead([half('skin', HEADS[look.head ?? 'oval'], { tone: [-11, -5] }), ...faceOf(look)]),
    ...onHead(look.beard ? BEARDS[look.beard] : []),
    ...onHead(hair?.front ?? []),
    ...onHead(look.horns ? HORNS[look.horns] : []),
    ...onHead(look.hat ? HATS[look.hat] : []),
    ...wornAt(wears, [100, 40 + (look.stoop ?? 0), 0.8]),
    ...holdings.filter(before).flatMap(held),
  ];
  return { parts, palette: paletteOf(look), ground: groundOf(look), bust: true };
}
