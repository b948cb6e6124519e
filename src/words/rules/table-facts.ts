import type { RuleFacts } from './facts.ts';
import type { RuleOf } from './rule-ids.ts';

/** Turns, figures, opponents, the encounter around them and what is brought to it. */
export const TABLE_FACTS: Readonly<
  Record<RuleOf<'turn' | 'figures' | 'opponents' | 'encounter' | 'cards'>, RuleFacts>
> = {
  round: { pages: [38], see: ['initiative', 'turn', 'urgency'] },
  initiative: {
    pages: [38],
    rulings: ['X191'],
    words: ['initiative-track'],
    see: ['round', 'groups', 'spawning', 'targeting', 'unpredictable-combat'],
  },
  turn: { pages: [39], see: ['status', 'stamina', 'exhaust', 'actions'] },
  stamina: { pages: [40, 39], words: ['sp'], see: ['actions', 'turn', 'muck', 'haste'], play: 'first-blow' },
  actions: {
    pages: [40],
    see: ['move-action', 'attack', 'encounter-action', 're-equip', 'abilities'],
    play: 'first-blow',
  },
  'encounter-action': {
    pages: [48, 17],
    rulings: ['X131', 'X132', 'X133'],
    see: ['loot-tokens', 'objectives', 'skill-check'],
  },
  'command-figures': {
    pages: [56, 54],
    see: ['combatants', 'stamina', 'loyal-espers', 'conduits', 'actions'],
  },
  're-equip': { pages: [48, 40], rulings: ['X18', 'X33'], see: ['item-limits', 'exhaust', 'gaining-items'] },
  seats: { pages: [14], rulings: ['X91'], see: ['allies', 'golden-rules', 'favorable-conditions'] },

  allies: { pages: [40, 67], rulings: ['X20'], see: ['friendly-fire', 'flanking', 'abilities', 'seats'] },
  flight: {
    pages: [32],
    rulings: ['M2', 'M3', 'X4'],
    words: ['flight'],
    see: ['move-action', 'dangerous', 'break-attack'],
  },
  heavy: { pages: [32], words: ['heavy'], see: ['free-movement', 'push-and-pull', 'skill-check'] },
  hulking: { pages: [32], words: ['hulking'], see: ['push-and-pull', 'currents'] },
  colossal: {
    pages: [32],
    rulings: ['L5'],
    words: ['colossal'],
    see: ['line-of-sight', 'elevation', 'large-bases'],
  },
  crush: { pages: [32], words: ['crush'], see: ['relentless', 'move-action', 'damage-types'] },
  relentless: { pages: [33], words: ['relentless'], see: ['crush', 'move-action'] },
  unstoppable: { pages: [33], words: ['unstoppable'], see: ['obstructing', 'hindering'] },
  familiars: {
    pages: [68],
    rulings: ['X32'],
    words: ['familiar'],
    see: ['disciplines', 'companions', 'loyal-espers', 'exalted-espers'],
  },
  conduits: {
    pages: [68, 54],
    rulings: ['X171'],
    words: ['conduit'],
    see: ['command-figures', 'disciplines', 'skill-check'],
  },
  companions: {
    pages: [66, 48],
    rulings: ['X181', 'X182', 'X183'],
    words: ['companion'],
    see: ['familiars', 're-equip', 'flip'],
  },
  'exalted-espers': {
    pages: [69],
    rulings: ['X180'],
    words: ['exalted-esper'],
    see: ['disciplines', 'loyal-espers', 'summon-token'],
  },
  'loyal-espers': {
    pages: [69, 54],
    rulings: ['X29'],
    words: ['loyal-esper', 'esper'],
    see: ['summon-token', 'command-figures', 'disciplines'],
  },

  combatants: { pages: [54, 56], see: ['ai-steps', 'groups', 'command-figures', 'targeting'] },
  groups: { pages: [54, 55], rulings: ['X78'], see: ['initiative', 'combatants', 'loot-tags'] },
  'ai-steps': {
    pages: [58],
    rulings: ['C1', 'X71', 'X20'],
    words: ['continue-down'],
    see: ['targeting', 'their-ways', 'golden-rules', 'then-and-continue'],
    play: 'targeting',
  },
  'golden-rules': {
    pages: [58],
    rulings: ['C7', 'C4', 'X91'],
    see: ['ai-steps', 'their-ways', 'favorable-conditions'],
  },
  targeting: {
    pages: [60],
    rulings: ['C2', 'X74', 'X168'],
    see: ['ai-steps', 'nearest', 'initiative'],
    play: 'targeting',
  },
  'their-ways': {
    pages: [58, 60],
    rulings: ['C3', 'C4', 'C5', 'X9', 'X11', 'X21', 'X26', 'X28', 'X167'],
    see: ['ai-steps', 'break-attack', 'jump', 'table-chooses-ties', 'up-to-and-within'],
    play: 'targeting',
  },
  'then-and-continue': { pages: [60, 58], words: ['then-next'], see: ['ai-steps', 'targeting'] },
  'up-to-and-within': { pages: [60], rulings: ['C6', 'X72'], see: ['range', 'nearest', 'their-ways'] },
  boss: { pages: [54], rulings: ['X60'], words: ['boss'], see: ['combatants', 'combatant-loot'] },
  'loot-tags': {
    pages: [54],
    words: ['swarm', 'trivial', 'gilded', 'avarice'],
    see: ['combatant-loot', 'groups', 'boss'],
  },

  'set-up': { pages: [14], see: ['initiative', 'end-conditions', 'reconnaissance', 'fifth-player'] },
  'end-conditions': {
    pages: [14, 71],
    rulings: ['C10', 'X14', 'X96', 'X138', 'X139', 'X140'],
    see: ['exits', 'urgency', 'defeat'],
  },
  exits: { pages: [18], rulings: ['X82', 'X96'], words: ['exit-token'], see: ['end-conditions', 'currents'] },
  urgency: {
    pages: [18],
    rulings: ['C8', 'X71'],
    words: ['urgency'],
    see: ['round', 'ai-steps', 'urgency-limit'],
  },
  totems: {
    pages: [17, 18],
    rulings: ['X84'],
    words: ['totem-token', 'random-token'],
    see: ['line-of-sight', 'objectives', 'spawning'],
  },
  objectives: {
    pages: [17],
    rulings: ['X84', 'X31', 'X130', 'X134', 'X136', 'X137'],
    words: ['objective-token'],
    see: ['encounter-action', 'totems', 'achievements'],
  },
  achievements: {
    pages: [18],
    rulings: ['X99'],
    words: ['achievement'],
    see: ['objectives', 'gaining-items'],
  },
  'loot-tokens': {
    pages: [17, 48],
    words: ['loot-token'],
    see: ['encounter-action', 'gaining-items', 'currents'],
  },
  'combatant-loot': {
    pages: [55, 20],
    rulings: ['N1', 'X13', 'X78'],
    see: ['loot-tags', 'gaining-items', 'defeat'],
  },
  'gaining-items': {
    pages: [67, 19],
    rulings: ['X190', 'X95', 'X99', 'X291'],
    see: ['re-equip', 'item-limits', 'combatant-loot'],
  },
  spawning: {
    pages: [19],
    rulings: ['C9', 'D3', 'X87'],
    words: ['spawn'],
    see: ['initiative', 'groups', 'active-combatants', 'urgency'],
  },
  dynamite: {
    pages: [67],
    rulings: ['X22', 'X30', 'X86'],
    words: ['dynamite'],
    see: ['skill-check', 'damage-types', 'loot-tokens'],
  },
  restore: { pages: [18], words: ['restore'], see: ['flip', 'healing', 'end-conditions'] },
  'at-once': {
    pages: [67, 14],
    rulings: ['C10', 'X31', 'X85'],
    see: ['status', 'answers', 'end-conditions', 'dynamite'],
  },

  'item-limits': {
    pages: [24, 31],
    rulings: ['X18'],
    see: ['re-equip', 'shields', 'gaining-items', 'item-upgrades'],
  },
  double: { pages: [27], rulings: ['X32'], words: ['double'], see: ['flip', 'item-limits'] },
  'item-upgrades': {
    pages: [28],
    rulings: ['X32'],
    words: ['upgrade', 'material'],
    see: ['exhaust', 'flip', 'double'],
  },
  shields: { pages: [33], words: ['shield'], see: ['armor', 'melee-and-ranged', 'counter'] },
  disciplines: {
    pages: [34, 49],
    rulings: ['X48'],
    words: ['assemblage', 'cruor', 'martial', 'sanctus', 'subterfuge'],
    see: ['stamina', 'exhaust', 'familiars'],
  },
};
