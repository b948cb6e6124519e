import { playItems } from '../support/item-play.ts';

const far = { at: { foe: [4, 1] } } as const;
const low = { dice: ['purple', 'purple'] } as const;
const struck = { play: 'struck' } as const;

/** Armor, Accessories, Cores, Relics and Consumables of the first shop. */
// biome-ignore format: a table, a row for what a card does
playItems([
  ['too-many-belts', 'Dodges; hit all the same, it takes 2 off', struck, 'dodge:rook.too-many-belts/buckled', 'black-3 white-6 white-6', { rook: { damage: 0, spent: ['too-many-belts'], sp: 5 } }],
  ['too-many-belts', 'takes nothing off without a Dodge', struck, '', 'white-6 white-6', { rook: { damage: 5 } }],
  ['cloak', 'a shield more to Dodge with', struck, 'dodge', 'black-3 white-6 white-6', { rook: { damage: 1 } }],
  ['quiver', '+1 with ranged weapons', { items: ['quiver', 'hand-crossbow'], ...far }, 'foe', 'purple-4 purple-4', { foe: { damage: 4 } }],
  ['sentient-bodysuit', 'flinches out of reach', struck, 'flinch step:2,0', 'white-6 white-6', { rook: { damage: 5, at: [2, 0] } }],
  ['sentient-bodysuit', 'a shield more to Dodge with', struck, 'dodge', 'black-3 white-6 white-6', { rook: { damage: 1 } }],
  ['occult-shirt', 'strikes back after a Dodge', { ...struck, foe: low }, 'dodge strike-back', 'black-4 purple-5 purple-4 purple-6 purple-6', { foe: { damage: 7 }, rook: { damage: 0, sp: 3 } }],
  ['bad-ass-leather-jacket', 'rolls a Dodge again; looks good', struck, 'dodge roll-with-it', 'black-6 black-4 white-6 white-6', { rook: { damage: 1, skills: { presence: 5 } } }],
  ['cuirass', '2 physical damage less, and 1 Armor', struck, 'brace', 'white-6 white-6', { rook: { damage: 2, armor: 1 } }],
  ['padded-coat', '1 Armor', struck, '', 'white-6 white-6', { rook: { damage: 4 } }],
  ['utility-core', 'a fourth Consumable', { items: ['utility-core', 'smoke-bomb', 'smoke-bomb', 'magic-balm', 'magic-balm'] }, '', '', { rook: { movement: 6 } }],
  ['ability-core', 'readies a card', { items: ['ability-core', 'wand-of-missiles:back'], ...far }, 'missiles recharge', 'white-5', { rook: { spent: [] } }],
  ['defensive-core', '+1 Defense', {}, '', '', { rook: { defense: 10 } }],
  ['deflection-core', 'one Conviction die is WHITE', {}, '', '', { rook: { conviction: 'white purple' } }],
  ['heart-box', '2 HP and a WHITE Conviction die', {}, '', '', { rook: { hp: 16, conviction: 'white purple' } }],
  ['true-flight-arrows', 'one die again, with a bow', { items: ['true-flight-arrows', 'longbow'], ...far }, 'foe true-flight dice:1', 'white-4 purple-1 purple-4', { foe: { damage: 3 } }],
  ['true-flight-arrows', 'nothing without one', { items: ['true-flight-arrows', 'magic-tome'], ...far }, 'foe', 'purple-1 purple-1', { rook: { spent: [] } }],
  ['enchanted-piercings', 'any dice again, once', { items: ['enchanted-piercings', 'warhammer'] }, 'foe second-chance dice:1', 'white-4 purple-1 purple-4', { foe: { damage: 3 }, rook: { spent: ['enchanted-piercings'] } }],
  ['fate-engine', 'turns the roll of an ally', { play: 'ally-struck', at: { ally: [3, 0] } }, 'dodge turn-the-wheel', 'black-6 black-4 white-6 white-6', { zeke: { damage: 1 }, rook: { spent: ['fate-engine'] } }],
  ['fight-drive', 'a second attack for 1 SP', { items: ['fight-drive', 'warhammer'] }, 'foe overdrive', 'white-4 purple-4 white-4 purple-4', { foe: { damage: 6 }, rook: { sp: 2, spent: ['fight-drive'] } }],
  ['m-f-fortitude', 'Conviction dice again', { play: 'hexed' }, 'grit dice:0', 'purple-1 purple-6 purple-3', { rook: { effects: [], has: ['rook-lars'] } }],
  ['magic-balm', 'rubs Poison off', { me: { effects: ['poison'] } }, 'rub poison rook', '', { rook: { effects: [] } }],
  ['bottled-blessing', 'Barrier', {}, 'bless rook', '', { rook: { effects: ['barrier'], armor: 1, has: ['rook-lars'] } }],
  ['hyper-energy-hp-potion', '4 HP and 1 SP', { me: { damage: 6, sp: 1 } }, 'drink', '', { rook: { damage: 2, sp: 2 } }],
  ['smoke-bomb', 'away without a Break Attack', {}, 'vanish 2,0', '', { rook: { at: [2, 0], damage: 0, has: ['rook-lars'] } }],
  ['throwing-knives', 'THROW WHITE', far, 'throw', 'white-6', { foe: { damage: 7 } }],
  ['vitality-juice-box', 'heals 3', { me: { damage: 6 } }, 'drink rook', '', { rook: { damage: 3 } }],
  ['ubiquitous-plank', 'a way over Muck', { rows: ['.mmm', '.m.m', '....'] }, 'lay 2,0 3,0', '', { board: { rows: ['.m..', '.m.m', '....'] } }],
]);
