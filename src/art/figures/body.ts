import type { BodyLook, Wear } from '../../engine/index.ts';
import { lightOf, mix, type Palette } from './colour.ts';
import type { Figure } from './figure.ts';
import { PLANS } from './plans/body-plans.ts';
import { wornAt } from './wears.ts';

const PLAIN = '#8c8f98';
/** What a body's field is darkened with. */
const DUSK = '#241b22';

/** Colours that are not said are made of the body's. */
function paletteOf({ colours }: BodyLook): Palette {
  const body = colours.body ?? PLAIN;
  return {
    second: mix(body, '#1c1424', 0.34),
    accent: lightOf(body),
    skin: '#eadfbd',
    glow: '#ffd46b',
    ...colours,
    body,
  };
}

/** A body drawn as a whole, with what it wears on its head. */
export function bodyOf(look: BodyLook, wears: readonly Wear[]): Figure {
  const { parts, top } = PLANS[look.plan];
  const ground = look.colours.ground ?? mix(look.colours.body ?? PLAIN, DUSK, 0.74);
  return { parts: [...parts, ...wornAt(wears, top)], palette: paletteOf(look), ground, bust: false };
}
