/** What a figure wears: what its tier and sort put on its head. */
import type { Wear } from '../../engine/index.ts';
import type { Top } from './figure.ts';
import { line, type Part, put, solid } from './part.ts';

/** Upright over the middle of their lower edge. What a tier adds is quiet in colour and plain in outline. */
const WORN: Readonly<Record<Wear, readonly Part[]>> = {
  band: [
    solid('copper', '-34,6! -40,-12! -24,-8! -8,-10! 0,-34! 8,-10! 24,-8! 40,-12! 34,6! 0,12', {
      tone: [-5, -4],
    }),
    solid('flame', '0,-12 5,-4 0,5 -5,-4', { tone: null }),
  ],
  spikes: [
    solid(
      'silver',
      '-36,8! -50,-24! -24,-10! -20,-44! -6,-14! 0,-58! 6,-14! 20,-44! 24,-10! 50,-24! 36,8! 0,14',
      {
        tone: [-6, -4],
      },
    ),
  ],
  crest: [
    solid(
      'gold',
      '-14,10! -22,-16 -52,-24! -34,-36 -40,-58! -16,-48 0,-76! 16,-48 40,-58! 34,-36 52,-24! 22,-16 14,10!',
      {
        tone: [-7, -5],
        inside: [
          line('gold-', 3, '0,-60 0,4'),
          line('gold-', 3, '-26,-44 -6,-4'),
          line('gold-', 3, '26,-44 6,-4'),
        ],
      },
    ),
  ],
  horns: [
    solid('bone', '-14,6! -44,0 -58,-22 -54,-54! -44,-28 -22,-16 -8,-14!', { tone: [-4, -4] }),
    solid('bone', '14,6! 44,0 58,-22 54,-54! 44,-28 22,-16 8,-14!', { tone: [-4, -4] }),
  ],
  crown: [
    solid('gold', '-34,10! -44,-34! -20,-12! 0,-46! 20,-12! 44,-34! 34,10! 0,16', { tone: [-6, -5] }),
    solid('blood', '0,-14 6,-4 0,6 -6,-4', { tone: null }),
  ],
  candle: [
    solid('bone', '-9,8! -9,-30! 9,-30! 9,8!'),
    solid('flame', '0,-64! 10,-44 0,-32 -10,-44', { glow: 5 }),
  ],
};

/** What is worn on a figure's head. */
export const wornAt = (wears: readonly Wear[], [x, y, scale]: Top): Part[] =>
  wears.flatMap((wear) => put(WORN[wear], [x, y, 0, scale]));
