import { playItems } from '../support/item-play.ts';

const far = { at: { foe: [4, 1] } } as const;
const low = { dice: ['purple', 'purple'] } as const;
const struck = { play: 'struck' } as const;

/** Armor, Accessories, Cores, Relics and Consumables of the Common tier. */
// biome-ignore format: a table, a row for what a card does
playItems([
  ['hoodie-of-deflection', 'strikes back after a Dodge, for nothing', { ...struck, foe: low }, 'dodge strike-back', 'black-4 purple-5 purple-4 purple-6 purple-6', { foe: { damage: 7 }, rook: { damage: 0, sp: 4, conviction: 'orange purple' } }],
  ['perpetrators-catsuit', 'twists out of the way again', struck, 'dodge twist', 'black-6 black-4 white-6 white-6', { rook: { damage: 1, movement: 7, skills: { agility: 3 } } }],
  ['barbed-breastplate', 'stops 4 in all, and pricks', struck, 'brace', 'white-6 white-6', { rook: { damage: 1 }, foe: { damage: 1 } }],
  ['magical-leather-dress', 'twirls out of a spell', { play: 'hexed' }, 'twirl dice:0', 'purple-1 purple-6 purple-3', { rook: { effects: [], armor: 1, stamina: { max: 6 } } }],
  ['magical-leather-dress', 'no Darkness', { play: 'hexed' }, '', 'purple-1 purple-1', { rook: { effects: [] } }],
  ['swashbucklers-garb', 'a flourish after a Dodge', { ...struck, foe: low }, 'dodge flourish 2,0', 'black-4 purple-5 purple-4', { rook: { effects: ['courage'], at: [2, 0], skills: { presence: 5 } } }],
  ['adventurers-pack', 'four Relics at once', { items: ['adventurers-pack', 'fate-engine', 'fight-drive', 'shoes-of-jordan', 'fate-engine'] }, '', '', { rook: { movement: 6 } }],
  ['demon-voucher', '2 Summon tokens', {}, 'redeem', '', { rook: { tokens: { summon: 2 }, has: ['rook-lars'] } }],
  ['augers-pager', 'an Intervention token for an ally, at any time', {}, 'call zeke', '', { zeke: { tokens: { intervention: 1 } } }],
  ['hangover-elixer', 'an effect and 2 damage off', { ally: { effects: ['darkness'], damage: 3 } }, 'morning-after zeke', '', { zeke: { effects: [], damage: 1 } }],
  ['phase-token', '5 damage of any type less', struck, 'phase', 'white-6 white-6', { rook: { damage: 0, has: ['rook-lars'] } }],
  ['best-rice-balls-in-elenia', 'for everybody', { me: { damage: 5 }, ally: { damage: 3 } }, 'share', '', { rook: { damage: 1, effects: ['haste'] }, zeke: { damage: 0, effects: ['haste'] } }],
  ['barbed-arrows', 'past 2 Armor, and 1 more', { items: ['barbed-arrows', 'longbow'], ...far, foe: { armor: 2 } }, 'foe barbs', 'white-4 purple-4', { foe: { damage: 4 } }],
  ['balaclava-of-baranose', 'a Dodge token', {}, 'blend-in', '', { rook: { tokens: { dodge: 1 }, sp: 4, skills: { presence: 2 } } }],
  ['bauble-of-opulence', 'one SP more to hold', {}, '', '', { rook: { stamina: { max: 6 }, skills: { presence: 5 } } }],
  ['hidden-piercings-of-protection', 'BLACK against a spell', { play: 'hexed' }, '', 'purple-4 purple-2 black-3', { rook: { effects: [] } }],
  ['shoes-of-jordan', 'a Dodge for nothing', struck, 'dodge:rook.shoes-of-jordan/hop', 'black-4 white-6 white-6', { rook: { damage: 1, sp: 5, spent: ['shoes-of-jordan'] } }],
  ['markings-of-strength', '+2 in melee', { items: ['markings-of-strength', 'warhammer'] }, 'foe mighty', 'white-4 purple-4', { foe: { damage: 5 }, rook: { skills: { strength: 8 } } }],
  ['ring-of-blood', 'drinks 2', { items: ['ring-of-blood', 'warhammer'], me: { damage: 4 } }, 'foe drink', 'white-4 purple-4', { rook: { damage: 2 } }],
  ['fortune-cookie', 'good luck', { me: { sp: 2 } }, 'crack', 'black-5', { rook: { sp: 3 } }],
  ['fortune-cookie', 'some luck', {}, 'crack', 'black-4', { rook: { tokens: { dodge: 1 } } }],
  ['fortune-cookie', 'bad luck', {}, 'crack', 'black-6', { rook: { effects: ['darkness'] } }],
  ['hemlock-and-seir', 'poison', { items: ['hemlock-and-seir', 'warhammer'] }, 'foe pair hemlock', 'white-4 purple-4 purple-1 purple-1', { foe: { effects: ['poison'] } }],
  ['hemlock-and-seir', 'away', { items: ['hemlock-and-seir', 'warhammer'] }, 'foe pair seir 0,0', 'white-4 purple-4', { rook: { at: [0, 0] } }],
  ['ghost-canister', 'walks off and provokes nobody', {}, 'move 2,0 1,0', '', { rook: { at: [1, 0], damage: 0 } }],
  ['aligning-machine', 'two places up the track', { track: ['zeke', 'foe', 'rook'] }, 'align', '', { track: ['rook', 'zeke', 'foe'] }],
  ['gene-tweak', '3 HP, stronger and nimbler', {}, '', '', { rook: { hp: 17, skills: { strength: 7, agility: 2 } } }],
  ['exquisite-pendant', 'a TEAL Conviction die', {}, '', '', { rook: { conviction: 'teal purple', skills: { presence: 5 } } }],
  ['hastened-core', 'Haste from the start, +1 Movement', { play: 'start' }, '', '', { rook: { effects: ['haste'], movement: 7 } }],
  ['hastened-core', 'a MOVE for nothing', far, 'second-wind 2,2 1,2', '', { rook: { at: [1, 2], sp: 5 } }],
]);
