/** A word of the game: how it is printed, its page in the rulebook, and what it means in one sentence. */
export interface KeywordEntry {
  readonly name: string;
  readonly page: number;
  readonly text: string;
}

const entry = (name: string, page: number, text: string): KeywordEntry => ({ name, page, text });

/** Every word that cards, tooltips and the board may need explained; in our own words. */
export const KEYWORDS = {
  // Conditions
  combo: entry('COMBO', 30, 'Works only while another equipped item has the tag that is named.'),
  discard: entry('DISCARD', 30, 'Using it puts the card out of play for good.'),
  exhaust: entry('EXHAUST', 30, 'Turn the card to use it; it is ready again in your next Refresh Phase.'),
  flip: entry('FLIP', 30, 'Turn the card over to use it; only restoring turns it back.'),
  passive: entry('PASSIVE', 49, 'Always in effect while the card is equipped, exhausted or not.'),
  'per-encounter': entry('PER ENCOUNTER', 30, 'May be used once in each encounter.'),
  status: entry('STATUS', 39, 'Happens in the Status Phase of its owner.'),
  'per-turn': entry('ONCE PER TURN', 48, 'May be used, or happens, once in each turn.'),
  'any-time': entry('AT ANY TIME', 48, 'May be used in any turn, even in the middle of an action.'),
  // Actions and abilities
  atk: entry('ATK', 43, 'Make an Attack Action with weapons of that kind; it goes through the eight steps.'),
  move: entry('MOVE', 41, 'Use your one Move Action of the turn, up to your Movement Value in points.'),
  counter: entry(
    'COUNTER',
    50,
    'After an attack on you misses or deals no damage, attack the attacker at once.',
  ),
  dodge: entry(
    'DODGE',
    50,
    'When attacked, roll BLACK and add its shields to your Defense; a skull adds nothing.',
  ),
  empower: entry(
    'EMPOWER',
    50,
    'Add BLACK for its symbols; a skull makes the attack miss or the spell fail.',
  ),
  'follow-up': entry('FU', 43, 'Follow up: used in the last step of an attack that hit.'),
  spell: entry(
    'SPELL',
    51,
    'Roll the Casting die and add the number: the target must reach that Force or suffer.',
  ),
  force: entry(
    'FORCE',
    51,
    'The target must roll at least this much on a Conviction Check or suffer the effect.',
  ),
  'difference-hit': entry(
    'DIFFERENCE HIT',
    51,
    'The attack roll less the Defense it beat, added to the Force.',
  ),
  heal: entry('HEAL', 46, 'Remove that many damage tokens.'),
  push: entry('PUSH', 33, 'Move the target straight away from you; blocked spaces hurt it instead.'),
  pull: entry('PULL', 33, 'Move the target towards you.'),
  swap: entry('SWAP', 33, 'You and the target change places; nobody is provoked.'),
  warp: entry(
    'WARP',
    33,
    'The figure is taken off the board and placed on the space named; nobody is provoked.',
  ),
  spawn: entry(
    'Spawn',
    19,
    'A combatant comes into play, the lowest number first, and its card onto the track.',
  ),
  'skill-check': entry(
    'Skill Check',
    66,
    'Two PURPLE and the skill must reach the number; combatants roll BLACK and fail on a skull.',
  ),
  throw: entry(
    'THROW',
    33,
    'No attack: roll the die as physical damage to an opponent within Range 4 and in sight.',
  ),
  reach: entry('REACH', 33, 'Melee attacks reach that many spaces.'),
  finesse: entry('FINESSE', 32, 'The weapon uses this die instead of the one printed on it.'),
  'casting-upgrade': entry('CASTING UPGRADE', 35, 'Cast spells with this die instead of the printed one.'),
  'conviction-upgrade': entry('CONVICTION UPGRADE', 35, 'One Conviction die becomes this one; two at most.'),
  'to-the-atk-roll': entry('TO THE ATK ROLL', 32, 'Added to the roll that must reach the Defense.'),
  'armor-piercing': entry('ARMOR PIERCING', 32, 'That much of the target’s Armor does not count.'),
  'then-next': entry('THEN', 58, 'The next instruction of the same step.'),
  'continue-down': entry('CONTINUE DOWN', 58, 'After this step the combatant goes on to the next one.'),
  'break-attack': entry(
    'BREAK ATTACK',
    44,
    'A free melee attack on an opponent that leaves an adjacent space.',
  ),
  jump: entry('JUMP', 66, 'Leap over spaces with an Agility check; each costs 1 movement.'),
  empowered: entry('EMPOWERED', 50, 'BLACK is added without paying for it.'),
  // Damage
  'physical-damage': entry('PHYSICAL DMG', 44, 'Damage that Armor takes off; what attacks deal.'),
  'magic-damage': entry('MAGIC DMG', 44, 'Damage that Armor does not stop.'),
  'irreducible-damage': entry('IRREDUCIBLE DMG', 44, 'Damage that nothing reduces.'),
  damage: entry('DMG', 44, 'Damage of any type.'),
  immunity: entry('IMMUNITY', 32, 'The effect or the damage of that type does nothing.'),
  resistance: entry('RESISTANCE', 33, 'Damage of that type is halved, rounded up.'),
  // Numbers
  hp: entry('HP', 31, 'Damage a figure can take before it is defeated.'),
  armor: entry('Armor', 31, 'Taken off physical damage whenever it is dealt.'),
  defense: entry('Defense', 31, 'What an attack roll must reach to hit.'),
  movement: entry('Movement', 31, 'Movement points of a Move Action.'),
  sp: entry('SP', 40, 'Stamina Points: the price of actions and abilities.'),
  soi: entry(
    'SOI',
    45,
    'Sphere of Influence: Range 4, seen past figures but not through walls or obstacles.',
  ),
  range: entry('Range', 45, 'Distance in spaces, diagonals counted as one; attacks also need line of sight.'),
  conviction: entry('Conviction', 51, 'Two dice rolled against the Force of a spell or ability.'),
  'conviction-value': entry('Conviction Value', 75, 'The ratings of both Conviction dice added up.'),
  presence: entry('Presence', 31, 'Skill: how much others notice you.'),
  lore: entry('Lore', 31, 'Skill: what you have read and know.'),
  agility: entry('Agility', 31, 'Skill: how quick and nimble you are.'),
  perception: entry('Perception', 31, 'Skill: what you notice.'),
  strength: entry('Strength', 31, 'Skill: what you can lift and break.'),
  // Tags
  backstab: entry('BACKSTAB', 50, 'While flanking in melee: +2 to the attack roll and +5 physical damage.'),
  flanking: entry(
    'FLANKING',
    50,
    'Two allies on opposite sides of a target: +1 to the melee roll, +3 physical damage.',
  ),
  colossal: entry('COLOSSAL', 32, 'Elevation and figures do not matter to lines of sight from or to it.'),
  crush: entry(
    'CRUSH',
    32,
    'Moves through figures and rolls PURPLE irreducible damage on opponents in its way.',
  ),
  flight: entry(
    'FLIGHT',
    32,
    'Ignores terrain but obstacles; while moving, figures too, and provokes nobody.',
  ),
  heavy: entry('HEAVY', 32, '−1 Movement and −1 Agility, and pushed or moved 1 space less.'),
  hulking: entry('HULKING', 32, 'Opponents and currents cannot move it.'),
  protection: entry(
    'PROTECTION',
    33,
    'Adds BLACK against spells: its shields count for the Conviction Check.',
  ),
  relentless: entry('RELENTLESS', 33, 'Moves through figures, drags opponents along and hurts them.'),
  unstoppable: entry('UNSTOPPABLE', 33, 'Walks through obstacles and leaves hindering terrain behind.'),
  swarm: entry('SWARM', 54, 'Loot is drawn only for the last of its group.'),
  trivial: entry('TRIVIAL', 54, 'No loot is drawn for it.'),
  gilded: entry('GILDED', 54, 'Always gives its monster loot.'),
  boss: entry('BOSS', 54, 'A strong opponent with rules of its own.'),
  avarice: entry('AVARICE', 54, 'Leaves that many combatant loot cards more.'),
  esper: entry('ESPER', 54, 'A kind of creature that other cards speak of.'),
  double: entry('DOUBLE', 27, 'May be equipped with either side up.'),
  light: entry('LIGHT', 32, 'A tag that COMBO abilities ask for.'),
  shield: entry('SHIELD', 33, 'A weapon that adds Armor and takes the range of the weapon beside it.'),
  upgrade: entry(
    'Item Upgrade',
    28,
    'A card attached to an item; it is used, exhausted and flipped on its own.',
  ),
  familiar: entry(
    'Familiar',
    68,
    'A small creature called once, that stays; whoever keeps it uses its card.',
  ),
  material: entry('MATERIAL', 32, 'Owning it opens item upgrades in shops.'),
  // Effects and tokens
  condemn: entry('Condemn', 74, 'In the Status Phase roll BLACK: a skull defeats you.'),
  darkness: entry('Darkness', 74, '−1 Defense, and you may not DODGE.'),
  disease: entry('Disease', 74, 'No positive effects, and neither damage nor effects can be removed.'),
  paralyze: entry('Paralyze', 74, 'No actions and no abilities until the end of your next turn.'),
  poison: entry('Poison', 74, 'In the Status Phase you take irreducible damage: half your remaining HP.'),
  wilt: entry('Wilt', 74, 'Attacks on you roll BLACK: each book adds 1 irreducible damage.'),
  barrier: entry('Barrier', 74, '+1 Armor.'),
  courage: entry('Courage', 74, 'Attacks deal 1 damage more until one misses.'),
  haste: entry('Haste', 74, 'Gain 1 SP in the Status Phase.'),
  'dodge-token': entry('Dodge token', 74, 'Discard it to DODGE; three at most.'),
  'heal-token': entry('Heal token', 74, 'Discard it and pay 1 SP: a figure in your SOI heals 6.'),
  'intervention-token': entry(
    'Intervention token',
    74,
    'Discard it to re-roll all dice you just rolled; one at most.',
  ),
  'vow-token': entry('Vow token', 74, 'Discard it when you deal damage to deal 2 more; five at most.'),
  conduit: entry(
    'CONDUIT',
    68,
    'A Combatant whose shape an Adventurer may take with Conduction Summoning; needs an ASSEMBLAGE discipline of its LVL.',
  ),
  'loyal-esper': entry(
    'LOYAL ESPER',
    68,
    'Summoned by an Adventurer for its COST in Summon tokens and as many SP; needs an ASSEMBLAGE discipline of its LVL.',
  ),
  companion: entry('Companion', 66, 'Somebody who goes along with one Adventurer: one at most, and no item.'),
  'exalted-esper': entry(
    'EXALTED ESPER',
    69,
    'Called for one deed, the one ability on its card, with whoever calls it as the source of its SOI; then it is gone.',
  ),
  'summon-token': entry('Summon token', 74, 'Discard it and pay 1 SP towards the cost of a loyal esper.'),
  // Trees
  assemblage: entry('ASSEMBLAGE', 34, 'Tree of summons, familiars and pacts.'),
  cruor: entry('CRUOR', 34, 'Tree of blood: strong, at a price.'),
  martial: entry('MARTIAL', 34, 'Tree of arms.'),
  sanctus: entry('SANCTUS', 34, 'Tree of protection and healing.'),
  subterfuge: entry('SUBTERFUGE', 34, 'Tree of rogues: position, evasion, great wounds.'),
  // Board
  normal: entry('Normal', 21, 'No effect.'),
  hindering: entry('Hindering', 21, '−1 to attacks through or into it; leaving it costs 2.'),
  water: entry('Water', 21, 'No DODGE in it; leaving it costs 2.'),
  muck: entry('Muck', 21, 'Whatever costs SP costs 1 more in it.'),
  obstructing: entry('Obstructing', 21, 'No space: nothing enters it or sees through it.'),
  dangerous: entry('Dangerous', 21, 'Whoever leaves it, or ends movement or turn in it, is defeated.'),
  special: entry('Special', 21, 'See the special rules of the encounter.'),
  void: entry('Void', 21, 'Beyond the tiles: nothing is there.'),
  elevation: entry('Elevation', 22, 'One level up or two down may be walked; a fall of three defeats.'),
  wall: entry('Wall', 45, 'A red border: neither movement, adjacency nor sight crosses it.'),
  'exit-token': entry('Exit', 18, 'A way out: ending a turn on it may end the encounter.'),
  'loot-token': entry('Loot', 17, 'On it or beside it, an Encounter Action gains what it holds.'),
  'totem-token': entry('Totem', 17, 'Its text comes true when an adventurer first sees it.'),
  'objective-token': entry('Objective', 17, 'The encounter says how it is used.'),
  'random-token': entry('Random token', 17, 'Placed face down: its colour is drawn when it is activated.'),
  achievement: entry('Achievement', 18, 'Something extraordinary, rewarded once, for whoever did it.'),
  current: entry(
    'Current',
    22,
    'Whoever ends a turn here is carried along; loot drifts at the end of the round.',
  ),
  dynamite: entry(
    'Dynamite',
    67,
    'Explodes at the end of the round after it was lit: three PURPLE of irreducible damage around it.',
  ),
  plank: entry('Plank', 67, 'Normal terrain laid over anything but obstructing.'),
  restore: entry('Restore', 18, 'Damage and tokens off, cards ready and face up again.'),
  'initiative-track': entry('Initiative Track', 38, 'The order of the turns, from the front to the back.'),
  urgency: entry(
    'Urgency',
    18,
    'Added after a round in which no opponent acted; the fourth defeats everyone.',
  ),
} as const satisfies Readonly<Record<string, KeywordEntry>>;

export type Keyword = keyof typeof KEYWORDS;

export const isKeyword = (word: string): word is Keyword => Object.hasOwn(KEYWORDS, word);
