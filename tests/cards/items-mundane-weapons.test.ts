import { body } from '../support/encounter-arena.ts';
import { playItems, playWeapons } from '../support/item-play.ts';

/** Weapons of p.24's first shop: dice, symbols, damage. */
playWeapons([
  ['medium-shield', 'purple purple', 7],
  ['warhammer', 'white purple', 11],
  ['morning-star', 'white purple', 14],
  ['thief-dagger', 'purple purple', 11],
  ['hand-crossbow', 'purple purple', 11],
  ['wand-of-missiles', 'purple purple', 13],
  ['magic-talisman', 'purple purple', 13],
  ['magic-tome', 'purple purple', 13],
  ['halberd', 'white white', 13],
  ['crossbow', 'white white', 15],
  ['longbow', 'white purple', 12],
  ['boneshaker-the-monster-beneath', 'white purple', 13],
  ['bearer-of-justice', 'orange purple', 10],
  ['wand-of-hindsight', 'orange purple', 16],
  ['espelancer', 'white orange', 14],
  ['long-sword', 'white purple', 9],
  ['long-sword:back', 'white orange', 14],
  ['short-sword', 'purple purple', 11],
  ['hand-axe', 'white purple', 11],
  ['katar', 'white purple', 9],
  ['war-axe', 'white orange', 13],
  ['great-hammer', 'white white', 13],
  ['magic-staff', 'white purple', 11],
  ['hunting-bow', 'white purple', 11],
  ['sword-of-dominions', 'orange purple', 14],
  ['buckler', 'purple purple', 7],
]);

const far = { at: { foe: [4, 1] } } as const;
const low = { dice: ['purple', 'purple'] } as const;

// biome-ignore format: a table, a row for what a card does
playItems([
  ['medium-shield', 'Counters by exhausting', { play: 'struck', foe: low }, 'counter:rook.medium-shield/counter', 'purple-1 purple-1 purple-5 purple-5', { foe: { damage: 5 }, rook: { spent: ['medium-shield'], sp: 5 } }],
  ['medium-shield', 'FINESSE beside a melee weapon', { items: ['medium-shield', 'warhammer'] }, '', '', { rook: { dice: 'white white', armor: 1 } }],
  ['medium-shield', 'EMPOWERs beside a ranged weapon', { items: ['medium-shield', 'hand-crossbow'], ...far }, 'foe empower', 'purple-5 purple-5 black-1', { foe: { damage: 5 }, rook: { sp: 3, spent: ['medium-shield'] } }],
  ['warhammer', 'shoves beside a shield', { items: ['warhammer', 'buckler'] }, 'foe shove', 'white-4 purple-4 purple-1 purple-1', { foe: { at: [4, 1], damage: 3 } }],
  ['warhammer', 'pierces 1 Armor', { foe: { armor: 2 } }, 'foe', 'white-5 purple-4', { foe: { damage: 3 } }],
  ['morning-star', '+1 where it beats the Defense by 3', {}, 'foe', 'white-4 purple-4', { foe: { damage: 4 } }],
  ['morning-star', 'nothing more by less', {}, 'foe', 'white-3 purple-4', { foe: { damage: 2 } }],
  ['thief-dagger', 'cuts and runs past a Break Attack', {}, 'foe cut-and-run 2,2 3,2', 'purple-4 purple-4', { foe: { damage: 3 }, rook: { at: [3, 2], damage: 0 } }],
  ['thief-dagger', 'is thrown once an encounter', far, 'throw', 'purple-6', { foe: { damage: 7 } }],
  ['hand-crossbow', 'shoots again after a miss', far, 'foe second-bolt', 'purple-1 purple-1 purple-5 purple-4', { foe: { damage: 4 }, rook: { sp: 2 } }],
  ['wand-of-missiles', 'turns the attack into magic', { ...far, foe: { armor: 5 } }, 'foe missile', 'purple-5 purple-4', { foe: { damage: 4 } }],
  ['wand-of-missiles', 'as a Relic deals WHITE', { ...far, items: ['wand-of-missiles:back'] }, 'missiles', 'white-5', { foe: { damage: 6 }, rook: { sp: 4, dice: 'purple purple' } }],
  ['magic-talisman', 'adds 1 to the Force of spells', { me: { disciplines: ['gore-shot'] } }, 'cast foe', 'purple-1 purple-2 purple-4', { foe: { damage: 2 } }],
  ['magic-talisman', 'wards off', { play: 'hexed' }, 'ward dice:0', 'purple-1 purple-6 purple-3', { rook: { effects: [] } }],
  ['magic-tome', 'casts with WHITE', {}, '', '', { rook: { casting: 'white' } }],
  ['halberd', 'reaches 2 and hooks', far, 'foe hook', 'white-4 white-4', { foe: { at: [3, 1], damage: 3 } }],
  ['crossbow', 'wound up: 2 more, 2 Armor less', { ...far, foe: { armor: 3 } }, 'foe wind-up', 'white-5 white-5', { foe: { damage: 6 } }],
  ['longbow', '+2 from 5 spaces off', { at: { foe: [7, 1] } }, 'foe', 'white-4 purple-4', { foe: { damage: 5 } }],
  ['longbow', 'clumsy against an adjacent foe', {}, 'foe', 'white-4 purple-4', { foe: { damage: 2 } }],
  ['boneshaker-the-monster-beneath', 'shakes the ground, and the foe down the track', { more: [body('last', [8, 2])], rows: ['.....h..', '........', '........h'] }, 'foe quake', 'white-4 purple-4 purple-1 purple-1', { foe: { damage: 3 }, board: { rows: ['.....h..', '...h....', '........h'] }, track: ['rook', 'zeke', 'last', 'foe'] }],
  ['bearer-of-justice', 'avenges an ally', { play: 'ally-struck', at: { ally: [3, 0] } }, 'retribution', 'white-6 white-6', { zeke: { damage: 5 }, foe: { damage: 2 }, rook: { armor: 1 } }],
  ['wand-of-hindsight', 'rolls again', far, 'foe knew-it dice:0,1', 'orange-1 purple-1 orange-5 purple-5', { foe: { damage: 6 } }],
  ['wand-of-hindsight', 'tries again after a miss', far, 'foe try-again', 'orange-1 purple-1 orange-5 purple-5', { foe: { damage: 6 }, rook: { sp: 3 } }],
  ['espelancer', 'is the bane of Espers', { ...far, foe: { tags: ['esper'] } }, 'foe', 'white-4 orange-4', { foe: { damage: 7 } }],
  ['espelancer', 'catches what it defeats', { foe: { hp: 3 } }, 'foe', 'white-4 orange-4', { foe: { defeated: true }, rook: { tokens: { summon: 1 } } }],
]);
