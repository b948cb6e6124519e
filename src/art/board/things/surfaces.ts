import { at, noise } from '../noise.ts';
import type { Colours } from '../palette.ts';
import { clamp, smooth } from '../pass-numbers.ts';
import { type Surface, tint } from './shape-pixels.ts';

/** How close to the rim of its box a place lies, 0..0.5. */
const rimOf = (u: number, v: number): number => Math.min(u, 1 - u, v, 1 - v);

/** The lid of a crate: boards in a frame, a cross of laths, iron at its corners. */
export const lid =
  (id: number, tone = 1): Surface =>
  (touch, u, v, x, y) => {
    const rim = rimOf(u, v);
    const board = Math.floor(v * 4);
    const within = v * 4 - board;
    const grain = at(noise().fine, x * 50 + id * 300 + board * 70, y * 320);
    const isLath = Math.abs(u - v) < 0.07 || Math.abs(u + v - 1) < 0.07;
    const isFrame = rim < 0.12;
    let light = (0.72 + 0.42 * grain) * (isFrame ? 1.16 : isLath ? 1.08 : 0.86) * tone;
    if (!isFrame && !isLath && (within < 0.06 || within > 0.94)) light *= 0.4;
    if (Math.abs(rim - 0.12) < 0.012) light *= 0.45;
    touch.red = 148 * light;
    touch.green = 108 * light;
    touch.blue = 66 * light;
    touch.height = isFrame ? 0.04 : isLath ? 0.03 : -0.01;
    touch.gloss = 0.15;
    const cu = Math.min(u, 1 - u);
    const cv = Math.min(v, 1 - v);
    if (!isFrame || cu >= 0.2 || cv >= 0.2) return;
    touch.red = 74 + 30 * grain;
    touch.green = 70 + 30 * grain;
    touch.blue = 70 + 30 * grain;
    touch.height += 0.015;
    touch.gloss = 0.6;
  };

export const boards =
  (id: number, tone = 1): Surface =>
  (touch, u, down, x, y) => {
    const within = u * 5 - Math.floor(u * 5);
    const grain = at(noise().fine, x * 320, y * 60 + id * 200);
    let light = (0.55 + 0.36 * grain) * tone * (1 - 0.35 * down);
    if (down < 0.16 || down > 0.86) light *= 1.25;
    else if (within < 0.06 || within > 0.94) light *= 0.45;
    if (Math.abs(u - 0.5) > 0.44) light *= 1.2;
    touch.red = 132 * light;
    touch.green = 94 * light;
    touch.blue = 58 * light;
    touch.height = 0;
    touch.gloss = 0.1;
  };

/** A slab of stone with a line cut around it. */
export const slab =
  (colours: Colours, id: number): Surface =>
  (touch, u, v, x, y) => {
    const grain = at(noise().fine, x * 200, y * 200);
    const rim = rimOf(u, v);
    const isCut = Math.abs(rim - 0.13) < 0.016;
    tint(touch, colours, id, (0.9 + 0.3 * grain) * (isCut ? 0.6 : 1));
    touch.height = smooth(0, 0.08, rim) * 0.03 + (grain - 0.5) * 0.02 - (isCut ? 0.03 : 0);
    touch.gloss = 0.2;
  };

/** The same with a long cross raised on it. */
export const tombLid =
  (colours: Colours, id: number): Surface =>
  (touch, u, v, x, y) => {
    slab(colours, id)(touch, u, v, x, y);
    const isArm = Math.abs(v - 0.5) < 0.06 && u > 0.2 && u < 0.8;
    const isStem = Math.abs(u - 0.36) < 0.035 && v > 0.2 && v < 0.8;
    if (!isArm && !isStem) return;
    touch.red *= 1.12;
    touch.green *= 1.02;
    touch.blue *= 0.8;
    touch.height += 0.03;
  };

export const dressed =
  (colours: Colours, id: number): Surface =>
  (touch, _u, down, x, y) => {
    const grain = at(noise().fine, x * 200, y * 200);
    tint(touch, colours, id, down < 0.12 ? 1 + 0.2 * grain : (0.72 + 0.3 * grain) * (1 - 0.35 * down));
    touch.height = 0;
    touch.gloss = 0.1;
  };

/** The top of a pillar, two rings cut into it. */
export const rings =
  (colours: Colours, id: number): Surface =>
  (touch, away, _v, x, y) => {
    const grain = at(noise().fine, x * 200, y * 200);
    const isCut = Math.abs(away - 0.72) < 0.05 || Math.abs(away - 0.3) < 0.05;
    tint(touch, colours, id, (0.9 + 0.3 * grain) * (isCut ? 0.62 : 1));
    touch.height = -0.02 * smooth(0.8, 1, away) - (isCut ? 0.03 : 0);
    touch.gloss = 0.25;
  };

export const fluted =
  (colours: Colours, id: number): Surface =>
  (touch, across, down, x, y) => {
    const grain = at(noise().fine, x * 200, y * 120);
    const flute = 0.8 + 0.2 * Math.cos(Math.asin(clamp(across, -1, 1)) * 16);
    const light = (0.62 + 0.26 * grain) * flute * (1 - 0.5 * across * across) * (1 - 0.3 * down);
    tint(touch, colours, id, light * (down < 0.14 ? 1.3 : 1));
    touch.height = 0;
    touch.gloss = 0.15;
  };

/** The head of a barrel: boards within a hoop. */
export const barrelHead =
  (id: number): Surface =>
  (touch, away, _v, x, y) => {
    if (away > 0.82) {
      Object.assign(touch, { red: 98, green: 92, blue: 86, height: 0.03, gloss: 0.6 });
      return;
    }
    const grain = at(noise().fine, x * 60 + id * 300, y * 330);
    const isJoint = Math.abs(((x * 11 + id) % 1) - 0.5) < 0.06;
    const light = (0.72 + 0.42 * grain) * (isJoint ? 0.5 : 1);
    touch.red = 138 * light;
    touch.green = 98 * light;
    touch.blue = 58 * light;
    touch.height = -0.03;
    touch.gloss = 0.12;
  };

export const staves: Surface = (touch, across, down, x, y) => {
  const light =
    (0.85 - 0.5 * across * across) * (1 - 0.3 * down) * (0.8 + 0.3 * at(noise().fine, x * 300, y * 60));
  const isHoop = (down > 0.25 && down < 0.45) || down > 0.8;
  touch.red = (isHoop ? 92 : 128) * light;
  touch.green = (isHoop ? 86 : 88) * light;
  touch.blue = (isHoop ? 80 : 50) * light;
  touch.height = 0;
  touch.gloss = isHoop ? 0.5 : 0.1;
};
