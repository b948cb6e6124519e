/** How heroes and whoever fights them look, drawn of the same parts as all figures of this table. */
import type { Look } from '../../../engine/index.ts';
import type { Combat } from '../rules/model/state.ts';

const HEROES: Readonly<Record<string, Look>> = {
  drover: {
    plan: 'person',
    build: 'broad',
    head: 'square',
    hair: 'spiky',
    hat: 'cap',
    ears: 'human',
    beard: 'full',
    chest: 'fur',
    mouth: 'smile',
    held: [{ what: 'staff', where: 'right' }],
    colours: { cloth: '#6b4a2c', skin: '#d3976f', hair: '#5a2f18', fur: '#c8b08a', accent: '#b5542c' },
  },
  ropewalker: {
    plan: 'person',
    build: 'slim',
    head: 'slim',
    hair: 'ponytail',
    ears: 'human',
    chest: 'leather',
    back: 'scarf',
    mouth: 'smirk',
    held: [{ what: 'knives', where: 'right' }],
    colours: { cloth: '#2f6a5a', skin: '#b98058', hair: '#1f1a24', cape: '#d8a12e', accent: '#d8a12e' },
  },
  scrivener: {
    plan: 'person',
    head: 'oval',
    stoop: 6,
    hair: 'updo',
    ears: 'human',
    chest: 'robe',
    mouth: 'flat',
    held: [{ what: 'lantern', where: 'left' }],
    colours: { cloth: '#38476f', skin: '#e4bd9c', hair: '#8a6a3a', linen: '#efe6cf', glow: '#ffe09a' },
  },
  almoner: {
    plan: 'person',
    head: 'round',
    hair: 'bob',
    hat: 'veil',
    ears: 'human',
    chest: 'robe',
    mouth: 'smile',
    held: [{ what: 'hammer', where: 'right' }],
    colours: { cloth: '#7a2f3a', skin: '#c99a78', hair: '#3a2a22', linen: '#f2ead8', accent: '#e0c15a' },
  },
};

const watch = (cloth: string, more: Partial<Extract<Look, { plan: 'person' }>>): Look => ({
  plan: 'person',
  head: 'square',
  ears: 'human',
  chest: 'coat',
  mouth: 'frown',
  ...more,
  colours: { cloth, skin: '#c9a184', hair: '#4a3a30', accent: '#c9b26a', ...more.colours },
});
const shadow = (glow: string): Look => ({
  plan: 'tide',
  colours: { body: '#2b2740', second: '#161426', accent: '#4a4470', glow },
});

const FOES: Readonly<Record<string, Look>> = {
  'bog-wisp': {
    plan: 'sparks',
    colours: { body: '#b8e6a0', second: '#4a7a4a', accent: '#f0ffe0', glow: '#e8ffa0' },
  },
  'rag-crow': {
    plan: 'gargoyle',
    colours: { body: '#3a3640', second: '#232028', accent: '#8a5a4a', glow: '#ffcf5a' },
  },
  'toll-hound': {
    plan: 'hound',
    colours: { body: '#7a5a3c', second: '#4a3424', accent: '#c9a06a', glow: '#ffb04a' },
  },
  'barrow-guard': {
    plan: 'knight',
    colours: { body: '#6f7a74', second: '#454e4a', accent: '#a8b49a', glow: '#9affc8' },
  },
  ogre: {
    plan: 'giant',
    colours: { body: '#7d8a4e', second: '#56602f', accent: '#a34f32', skin: '#a7b06a' },
  },
  wyrm: {
    plan: 'horned',
    colours: { body: '#8a3f3a', second: '#5a2624', accent: '#e0a03a', glow: '#ffd86a' },
  },
  watchman: watch('#3d4a5c', { hat: 'cap', held: [{ what: 'lantern', where: 'right' }] }),
  'hound-keeper': watch('#5a4630', { hat: 'hood', beard: 'full', held: [{ what: 'staff', where: 'right' }] }),
  duellist: watch('#5c2f45', { build: 'slim', hat: 'feathered', held: [{ what: 'sword', where: 'right' }] }),
  bailiff: watch('#2f2f38', { build: 'broad', hat: 'tricorn', held: [{ what: 'gavel', where: 'right' }] }),
  'dry-well': {
    plan: 'water',
    colours: { body: '#5f7a8a', second: '#3a4f5c', accent: '#a8c8d0', glow: '#d0f4ff' },
  },
  'ferry-bell': {
    plan: 'bell',
    colours: { body: '#8a6f3a', second: '#5c4824', accent: '#d8b85a', glow: '#ffe6a0' },
  },
  'toll-book': {
    plan: 'keeper',
    colours: { body: '#6a5a4a', second: '#43382e', accent: '#c8a86a', glow: '#ffd890' },
  },
  'glass-abbey': {
    plan: 'stone',
    colours: { body: '#8fa8b8', second: '#5f7686', accent: '#d8eef8', glow: '#ffffff' },
  },
  'sunk-mint': {
    plan: 'chained',
    colours: { body: '#5f7a5a', second: '#3c5038', accent: '#d0b04a', glow: '#f0e08a' },
  },
  'ninth-bailiff': watch('#241c2c', {
    build: 'broad',
    face: 'mask',
    hat: 'greathelm',
    back: 'cape',
    held: [{ what: 'axe', where: 'right' }],
  }),
  'house-of-weights': {
    plan: 'construct',
    colours: { body: '#8a7a5a', second: '#5a4e38', accent: '#c8a040', glow: '#ffdf7a' },
  },
  'kings-creditor': {
    plan: 'dancer',
    colours: { body: '#7a3a5a', second: '#4e243a', accent: '#e0c05a', glow: '#ffe8a0' },
  },
  'long-night': {
    plan: 'unsealed',
    colours: { body: '#2f3450', second: '#1c2036', accent: '#7a86c0', glow: '#cfd8ff' },
  },
  'shadow-at-the-door': shadow('#b8a0ff'),
  'shadow-on-the-stair': shadow('#ff9a7a'),
  'shadow-in-the-square': shadow('#8affd0'),
  'shadow-of-noon': shadow('#fff0a0'),
};

const named = (looks: Readonly<Record<string, Look>>, card: string): Look | undefined =>
  Object.hasOwn(looks, card) ? looks[card] : undefined;

export const faceOf = (hero: string): Look | undefined => named(HEROES, hero);
export const faceOfFoe = ({ ref }: NonNullable<Combat['foe']>): Look | undefined => named(FOES, ref);
