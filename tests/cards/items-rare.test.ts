import { body } from '../support/encounter-arena.ts';
import { playItems } from '../support/item-play.ts';

const far = { at: { foe: [4, 1] } } as const;
const low = { dice: ['purple', 'purple'] } as const;
const struck = { play: 'struck' } as const;

/** Armor, Accessories, Cores, Relics and Consumables of the Rare tier. */
// biome-ignore format: a table, a row for what a card does
playItems([
  ['etherium-coat', 'strikes back hard', { ...struck, foe: low }, 'dodge strike-back', 'black-4 purple-5 purple-4 purple-6 purple-6', { foe: { damage: 10 }, rook: { conviction: 'blue purple', armor: 1 } }],
  ['etherium-coat', 'weighs nothing, whatever is worn', { items: ['etherium-coat', 'sloan-the-great-wall', 'boneshaker-the-monster-beneath'] }, '', '', { rook: { movement: 6 } }],
  ['reinforced-shearling', '2 less in melee, and once as much as has been taken', { ...struck, me: { damage: 2 } }, 'scars', 'white-6 white-6', { rook: { damage: 3 } }],
  ['reinforced-shearling', 'Dodges again', struck, 'dodge twist', 'black-6 black-4 white-6 white-6', { rook: { damage: 0 } }],
  ['carapace-of-attunement', 'attunes to magic', {}, 'attune magic', '', { rook: { armor: 2, granted: [{ abilities: [{ modifiers: [{ resistance: 'magic' }] }] }] } }],
  ['plate-of-superiority', '4 Armor and 4 less', { ...struck, foe: { dice: ['blue', 'blue'] } }, 'brace', 'blue-6 blue-6', { rook: { damage: 3, armor: 4 } }],
  ['angel-plate', 'takes 3 off any damage, and protects', struck, 'brace', 'white-6 white-6', { rook: { damage: 0, armor: 3, tags: ['protection'] } }],
  ['angel-plate', 'has wings once', {}, 'wings 3,1 4,1', '', { rook: { at: [4, 1], damage: 0, sp: 5 } }],
  ['etherium-couture', 'weighs nothing', { items: ['etherium-couture', 'sloan-the-great-wall', 'boneshaker-the-monster-beneath'] }, '', '', { rook: { movement: 6 } }],
  ['helmet-and-gauntlets', '1 Armor, 1 Strength', struck, '', 'white-6 white-6', { rook: { damage: 4, skills: { strength: 7 } } }],
  ['arries-lost-greaves', 'leap over the foe', {}, 'leap 3,1 4,1', '', { rook: { at: [4, 1], damage: 0, movement: 8 } }],
  ['seraphim-sidekick', 'flits, farther for SP', {}, 'flit 2,0 number:2 1,0 0,0', '', { rook: { at: [0, 0], sp: 3 } }],
  ['god-machine', 'machinery for a miracle', { me: { damage: 6 }, energy: 2 }, 'miracle', '', { rook: { damage: 1, tokens: { vow: 2 }, conviction: 'blue purple', stamina: { recovery: 4 } } }],
  ['hardcore-core', 'harder at half', { items: ['hardcore-core', 'warhammer'], me: { damage: 10 } }, 'foe', 'white-4 purple-4', { foe: { damage: 5 }, rook: { hp: 19, armor: 1 } }],
  ['charm-of-ash', 'scatters and gathers elsewhere', struck, 'scatter 0,0', 'white-6 white-6', { rook: { at: [0, 0], sp: 4, conviction: 'grey purple' } }],
  ['charm-of-ash', 'burns beside the dead', { items: ['charm-of-ash', 'warhammer'], foe: { hp: 3 }, more: [body('other', [3, 0])] }, 'foe', 'white-4 purple-4', { other: { damage: 2 } }],
  ['ubiquitous-barrier', 'a Barrier for each', { play: 'start' }, '', '', { rook: { effects: ['barrier'] }, zeke: { effects: ['barrier'] } }],
  ['ubiquitous-barrier', 'renews itself, and wards', { play: 'hexed' }, '', 'purple-4 purple-2', { rook: { effects: [] } }],
  ['ghost-arrows', 'through a wall', { items: ['ghost-arrows', 'longbow'], at: { foe: [4, 1] }, rows: ['...#..', '...#..', '...#..'] }, 'through-walls', 'white-4 purple-4', { foe: { damage: 3 }, rook: { sp: 3 } }],
  ['angel-symbols', 'heal at any time', { me: { damage: 5 } }, 'symbol rook', '', { rook: { damage: 2 } }],
  ['dhampirs-alacrity', 'a blur after a kill', { items: ['dhampirs-alacrity', 'warhammer'], foe: { hp: 3 } }, 'foe blur 2,0', 'white-4 purple-4', { rook: { sp: 4, at: [2, 0], movement: 7 } }],
  ['loreleis-tainted-gift', 'sings them near', { at: { foe: [6, 1] } }, 'sing', 'purple-1 purple-1 purple-1', { foe: { at: [3, 1], effects: ['darkness'] }, rook: { sp: 4 } }],
  ['salvation-umbrella', 'shelters an ally', { play: 'ally-struck', at: { ally: [3, 0] } }, 'use:rook.salvation-umbrella/shelter', 'black-4 white-6 white-6', { zeke: { damage: 1 } }],
  ['amulet-of-john', 'a plain trick', { items: ['amulet-of-john', 'wrist-crossbow'], me: { sp: 2 }, ...far }, 'bolt plain-trick bolt', 'red-1 red-1', { foe: { damage: 6 }, rook: { sp: 3, skills: { lore: 6 } } }],
  ['casualty-engine', 'counts the dead and fires', { items: ['casualty-engine', 'warhammer'], foe: { hp: 3 }, more: [body('other', [5, 1])] }, 'foe fire', 'white-4 purple-4 grey-6', { other: { damage: 10 } }],
  ['vape-remedy', 'clears the head', { ally: { effects: ['wilt'], damage: 3 } }, 'puff zeke', '', { zeke: { effects: [], damage: 1 } }],
]);
