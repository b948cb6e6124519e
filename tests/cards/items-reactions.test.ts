import { playItems } from '../support/item-play.ts';

const struck = { play: 'struck' } as const;
const hexed = { play: 'hexed' } as const;

/** Items that turn hits aside, answer checks and defeats, or flip. */
// biome-ignore format: a table, a row for what a card does
playItems([
  ['nano-robes', 'an attack on the wearer misses, once', struck, 'dissolve', 'white-6 white-6', { rook: { damage: 0 } }],
  ['nano-robes', 'Conviction dice again', hexed, 'rearrange dice:0', 'purple-1 purple-6 purple-3', { rook: { effects: [], spent: ['nano-robes'] } }],
  ['doom-break', '1 SP, and no doom', { me: { sp: 2 } }, 'doom', 'black-1', { rook: { sp: 3, spent: ['doom-break'] } }],
  ['doom-break', 'a skull turns it over', { me: { sp: 2 } }, 'doom', 'black-6', { rook: { sp: 3, cards: [{}, { ref: 'doom-break', face: 'back' }] } }],
  ['necklace-of-immortality', 'leaves 3 HP', { ...struck, me: { damage: 12 } }, 'not-yet', 'white-6 white-6', { rook: { damage: 11, defeated: false, spent: ['necklace-of-immortality'] } }],
  ['radiant-septum-ring', 'passes a Conviction Check', hexed, 'radiance', 'purple-1 purple-1', { rook: { effects: [], spent: ['radiant-septum-ring'] } }],
  ['radiant-septum-ring', 'answers a failed one with the difference', hexed, 'spite', 'purple-1 purple-3', { rook: { effects: ['darkness'], sp: 4 }, foe: { damage: 5 } }],
  ['magic-frag', 'a roll for each on the space and around it', { at: { foe: [5, 1] } }, 'throw 5,1', 'blue-6', { foe: { damage: 10 }, rook: { has: ['rook-lars'], damage: 0 } }],
  ['magic-frag', 'spares nobody', {}, 'throw 3,1', 'blue-6 blue-1', { foe: { damage: 10 }, rook: { damage: 5 } }],
  ['nightstalkers-trophy', 'stalks whom a spell has beaten', { me: { disciplines: ['gore-shot'] } }, 'cast foe stalk', 'grey-2 black-5 purple-4 purple-4', { foe: { damage: 2 }, rook: { spent: ['nightstalkers-trophy'] } }],
  ['dynamite-stick', 'lies lit where it was thrown', {}, 'light-it 0,0', '', { rook: { sp: 4, has: ['rook-lars'] }, dynamite: [{ at: [0, 0], lit: 1 }] }],
]);
