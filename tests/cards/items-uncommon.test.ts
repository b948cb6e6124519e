import { playItems } from '../support/item-play.ts';

const far = { at: { foe: [4, 1] } } as const;
const low = { dice: ['purple', 'purple'] } as const;
const struck = { play: 'struck' } as const;

/** Armor, Accessories, Cores, Relics and Consumables of the Uncommon tier. */
// biome-ignore format: a table, a row for what a card does
playItems([
  ['wrist-crossbow', 'a bolt on the side', far, 'bolt', 'red-6', { foe: { damage: 9 }, rook: { sp: 5, spent: ['wrist-crossbow'] } }],
  ['valorous-chalice', 'a toast to whoever kills', { items: ['valorous-chalice', 'warhammer'], me: { damage: 4 }, foe: { hp: 3 } }, 'foe toast', 'white-4 purple-4', { rook: { damage: 1, effects: ['courage'] } }],
  ['divine-belt-buckle-of-swag', 'swag against a spell', { play: 'hexed' }, 'swag dice:0', 'purple-1 purple-6 purple-3', { rook: { effects: [] } }],
  ['blaque-arrows', 'dark and deep', { items: ['blaque-arrows', 'longbow'], ...far }, 'foe blaque', 'white-4 purple-4 purple-1 purple-1', { foe: { damage: 4, effects: ['darkness'] } }],
  ['badmans-book-of-baddies', 'whoever stands in it', { items: ['badmans-book-of-baddies', 'warhammer'] }, 'write-down foe', 'white-4 purple-4', { foe: { damage: 5 } }],
  ['fitted-hat-of-protection', 'BLACK against a spell', { play: 'hexed' }, '', 'purple-4 purple-2 black-3', { rook: { effects: [] } }],
  ['fitted-hat-of-protection', 'a shield more to Dodge with', struck, 'dodge', 'black-3 white-6 white-6', { rook: { damage: 1 } }],
  ['collar-of-ebon-rule', 'moves whoever fails', {}, 'rule push', 'purple-1 purple-1 purple-1', { foe: { damage: 2, at: [6, 1] }, rook: { sp: 4 } }],
  ['soothsaying-mp3-player', 'two Intervention tokens at most', { me: { tokens: { intervention: 1 } } }, 'listen', '', { rook: { tokens: { intervention: 2 } } }],
  ['bottomless-beverage', 'a sip for a friend', { ally: { damage: 3, sp: 1 } }, 'sip zeke', '', { zeke: { damage: 1, sp: 2 } }],
  ['puff-brand-classy-tobacky', 'smoke around', { rows: ['.....h', '......', '......'] }, 'puff 2,0 1,0 3,0', '', { board: { rows: ['.hhh.h', '......', '......'] }, rook: { tokens: { dodge: 1 }, skills: { presence: 5 } } }],
  ['sylphia-undergarment', 'flies over the foe', { rows: ['..##..', '......', '..##..'] }, 'updraft 3,1 4,1', '', { rook: { at: [4, 1], damage: 0, movement: 7 } }],
  ['weapon-straps', 'a hammer is LIGHT', { items: ['weapon-straps', 'warhammer', 'short-sword'] }, '', '', { rook: { dice: 'white white' } }],
  ['organic-clothes', 'mend, and no Disease', { me: { damage: 3 } }, '', '', { rook: { damage: 2, armor: 1 } }],
  ['marbas-threads', 'strikes back harder', { ...struck, foe: low }, 'dodge strike-back', 'black-4 purple-5 purple-4 purple-6 purple-6', { foe: { damage: 9 }, rook: { conviction: 'green purple' } }],
  ['morbid-leather', '+2 where it beats the Defense by 3', { items: ['morbid-leather', 'warhammer'] }, 'foe', 'white-4 purple-4', { foe: { damage: 5 } }],
  ['morbid-leather', 'Dodges again', struck, 'dodge twist', 'black-6 black-4 white-6 white-6', { rook: { damage: 0, armor: 1 } }],
  ['brooding-mantle', 'bad company for adjacent foes', struck, 'sulk', 'white-6 white-6', { rook: { damage: 2, sp: 5 } }],
  ['ancient-fullplate', '3 Armor and 3 less', struck, 'brace', 'white-6 white-6', { rook: { damage: 0, armor: 3, movement: 6 } }],
  ['haters-plate', 'hates, and vents it', struck, '', 'white-6 white-6', { rook: { damage: 3, cards: [{}, { ref: 'haters-plate', energy: 1 }] } }],
  ['foaming-cleanser', 'two effects off', { me: { effects: ['wilt', 'darkness'], damage: 3 } }, 'scrub rook effect:wilt', '', { rook: { effects: [], damage: 1 } }],
  ['baphomets-blessing', 'Courage and Barrier for all', {}, 'bless', '', { rook: { effects: ['courage', 'barrier'] }, zeke: { effects: ['courage', 'barrier'] } }],
  ['penumbra-architect', 'casts shade', {}, 'cast-shade', 'purple-1 purple-1 purple-1', { foe: { effects: ['darkness'] }, rook: { conviction: 'green purple', sp: 4 } }],
  ['the-campaigner', 'rallies the others', { play: 'start', ally: { sp: 2 } }, '', '', { zeke: { sp: 3 }, rook: { hp: 17, stamina: { max: 6 } } }],
  ['the-lonely-mountain', 'cannot be moved', {}, '', '', { rook: { hp: 18, tags: ['hulking'], skills: { strength: 8 } } }],
]);
