type Meanings = Readonly<Record<string, string>>;

/** Fields that mean the same in every sort of file. */
const COMMON: Meanings = {
  $schema: 'Where the editor finds the JSON Schema of this file; the table does not read it.',
  id: 'Its name in files: that of the file, without .json.',
  name: 'Its name at the table.',
  sources: 'Where its numbers come from.',
  note: 'A remark for whoever reads the file; shown nowhere.',
  type: 'What sort of file this is.',
  abilities: 'The printed abilities, in their order.',
  symbolAbilities: 'What symbols of its roll may be spent on.',
  icon: 'A picture, by its name in the game-icons set.',
  look: 'What its figure is drawn of; of its family, or chosen for it, where absent.',
  stock: 'How many of the card are in the box; 1 where absent.',
};

const figure: Meanings = {
  hp: 'Hit points: at so much damage it is Defeated.',
  defense: 'What an attack roll on it must reach.',
  movement: 'Its Movement Value: the points of one Move.',
  conviction: 'The two dice of its Conviction Checks.',
  casting: 'The die it casts spells with.',
  spRecovery: 'SP it recovers each turn.',
  spMax: 'The most SP it holds.',
};

/** Of the fields of each sort of file and of each part of the language that is an object, by its name. */
const MEANINGS: Readonly<Record<string, Meanings>> = {
  adventurers: {
    ...figure,
    skills: 'What it adds to Skill Checks: presence, lore, agility, perception, strength.',
    called: 'What the table calls it; the first word of its name where absent.',
    start: 'What it brings where no encounter says so; with it, it may take another’s place in the set-up.',
  },
  items: {
    itemType: 'What it is, and so where it is worn.',
    tier: 'Its tier: where it is bought and drawn.',
    unique: 'The party may have one only.',
    startsLocked: 'Neither sold nor drawn until the story unlocks it.',
    cost: 'Its price in gold.',
    front: 'Its front side.',
    back: 'Its other side, reached by FLIP, or chosen when it is equipped (`double`).',
    double: 'DOUBLE: the side is chosen when it is equipped.',
    lootOf: 'Monster Loot: the Combatant that leaves it.',
    material: 'A MATERIAL, which upgrades are made of.',
    story: 'Gained by the story alone.',
  },
  upgrades: {
    fits: 'What it may be attached to.',
    requires: 'The MATERIAL the party must own to buy it.',
  },
  disciplines: {
    tree: 'The tree it stands in.',
    level: 'Its LVL in the tree: 1 to 4.',
    xp: 'What it costs to learn.',
    brings: 'Whoever knows it chooses one card of that kind for good.',
  },
  familiars: {},
  combatants: {
    ...figure,
    kind: '`intelligent` moves by its own steps, `command` is moved by the players.',
    dr: 'Difficulty rating: how tough it is beside other Combatants.',
    tier: 'Its tier, which is that of what it leaves behind.',
    tags: 'Tags of the figure (see figureTag).',
    avarice: 'It leaves so many loot cards more.',
    armor: 'Taken off physical damage.',
    size: 'Its base in spaces: [width, height].',
    dice: 'The dice of its attacks.',
    resistance: 'Damage of that type, or of weapons of that tag, is halved (p.33).',
    immunity: 'Effects it never has, damage it never takes.',
    ai: 'Its steps, read from the top: the first whose question is true is carried out.',
    figures: 'How many figures of it the box has: no more of them can stand on a board.',
    perGroup: 'How many of them share one initiative card, and so one turn; the rest make a second Group.',
    attack: 'The attack no step describes: Break Attacks, Counters, those of Command Combatants.',
    loyalEsper: 'A Loyal Esper: what summoning it costs in Summon tokens, and the LVL it takes.',
    piercing: 'Armor its attacks leave out of account.',
    family: 'The first card of another tier or a later phase: it counts as the same Combatant.',
  },
  tiles: {
    rows: 'One letter a space, north to south: . # h w m d s, a blank for none.',
    elevation: 'One digit a space, like the rows: levels 1 to 4.',
    walls: 'Walls, each between two neighbouring spaces of the tile.',
    theme: 'What its floor is made of, for the painted board; flagstones where nothing is said.',
    lamps:
      'Spaces of the tile where a lamp stands, or hangs on the wall north of it; else they hang where they fit.',
    ornament: 'Something beautiful on its floor that means nothing.',
    void: 'What stands where the tile ends: built walls, or rock.',
  },
  encounters: {
    training: 'A training ground: listed after the others.',
    intro: 'Read before it begins.',
    lootLevel: 'The tier of what its Combatants leave behind.',
    tiles: 'The tiles of the board, where they lie and how they are turned.',
    terrain: 'Terrain tokens over the tiles.',
    walls: 'Walls in spaces of the whole board.',
    currents: 'Spaces with a Current, which way and how far it carries.',
    dynamite: 'Spaces with Dynamite, lit from the start.',
    lamps: 'Spaces of the whole board where lamps stand, besides those of its tiles.',
    mood: 'The light over the painted board; lamplight where nothing is said.',
    forecast:
      'What to expect of it, for whoever chooses one: `rounds` it takes, fewest and most, and `difficulty`.',
    tokens: 'Encounter tokens on the board.',
    startingZone: 'Where adventurers may begin.',
    combatants: 'Who stands where: `card`, its `number` among its kind, its north-west space.',
    endConditions: 'How it ends: won or lost, when, and with what reward.',
    loot: 'What a Loot token gives, by its colour.',
    totems: 'What a Totem does when it is first seen, by its colour.',
    objectives: 'Hidden text that comes about by its `when`, each once.',
    achievements: 'Like objectives; only whoever completes one gains it.',
    rules: 'Special rules for the players to read: the table does not carry them out.',
    loadouts: 'Who takes part, by adventurer, and what they bring.',
  },
  packs: {
    id: 'The pack’s own name among all packs.',
    version: 'Three numbers: raise them when you change something.',
    engine: 'The versions of the table it is made for; `*` is any.',
    requires:
      'Packs whose cards it names, each with a range of versions; it is loaded after them, and not without them.',
    authors: 'Who made it.',
    licence: 'What others may do with it.',
    description: 'Shown in the list of packs.',
    hash: 'Of all its files, written by `npm run pack`: whoever loads it is told if one was changed since.',
  },
  ability: {
    id: 'Its name on the card: no other ability of the card has it.',
    name: 'Only if a name is printed.',
    when: 'When it may be used, or happens.',
    of: 'Whose occasion it answers, or who has its modifiers; its own figure’s where absent.',
    may: 'It is asked for although it costs nothing.',
    fallen: 'Used while its figure is Defeated, and only then.',
    conditions: 'What must hold and be paid.',
    modifiers: 'Standing changes, of a passive ability.',
    effects: 'What happens when it is used.',
  },
  whose: {
    side: 'On whose side they are, seen from the holder.',
    within: 'How near to the holder.',
    with: 'Only such figures.',
    against: 'Only what is directed at the holder.',
  },
  conditions: {
    exhaust: 'The card is exhausted for it.',
    flip: 'The card is turned over for it.',
    discard: 'The card is out of play after it.',
    perEncounter: 'Once in an encounter.',
    perTurn: 'Once in each turn.',
    perRound: 'Once in each round.',
    sp: 'SP it costs.',
    spLess: 'SP it costs less while tests hold.',
    energy: 'Energy on the card that is spent.',
    tokens: 'Tokens that are spent: dodge, heal, intervention, vow, summon.',
    symbols: 'Symbols of the roll that are spent.',
    combo: 'COMBO: another equipped item has one of these tags.',
    rolls: 'Only on rolls for these purposes.',
    if: 'Tests, all of which must hold.',
  },
  look: {
    plan: '`person`, or the body it has.',
    build: 'Narrow or broad shoulders.',
    head: 'The shape of the head.',
    stoop: 'How much lower the head sits, of 200.',
    face: '`shadow` is two eyes in a hood, `blind` has none, `mask` wears one.',
    mouth: 'One line, which carries the mood.',
    hair: 'None where absent.',
    hat: 'What is on the head.',
    ears: 'None where absent: under hair and hats they are not seen.',
    horns: 'On the head, before the hair.',
    beard: 'None where absent.',
    chest: 'What is worn; a coat where absent.',
    back: 'What hangs or stands behind the shoulders.',
    held: 'What is held, from back to front.',
    marks: 'Marks on the face; `stern` draws the brows down.',
    wears: 'What is on its head besides; those of higher tiers wear something of themselves.',
    colours: 'Colours by what they are for; the others go with them.',
  },
  holding: {
    what: 'What is held.',
    where: 'Behind a shoulder, or before the chest.',
    turn: 'Degrees more, clockwise.',
    size: 'Its size in per cent.',
  },
  filter: {
    effect: 'Has that effect.',
    anyEffect: 'Has some effect, a positive or a negative one.',
    mark: 'Marked so by the user.',
    tag: 'Has that tag.',
    damaged: 'Has damage.',
    undamaged: 'Has none.',
    summoned: 'Spawned by a figure.',
    kin: 'The same Combatant as the user, at any tier.',
    loyal: 'A Loyal Esper the user summoned.',
    defeated: 'Defeated, instead of on the board.',
    attacked: 'Attacked by the user in this turn, or not.',
    beside: 'Beside an ally, or an opponent, of the user.',
  },
  counted: {
    count: 'What is counted.',
    times: 'So often.',
    half: 'Half of that, rounded up.',
    plus: 'And so much more.',
    minus: 'And so much less, never below 0.',
    max: 'No more than this.',
    tree: 'For `tree-level`: of which tree.',
    token: 'For `tokens`: of which kind.',
  },
  symbolAbility: {
    id: 'Its name on the card.',
    spend: 'The symbols it takes.',
    gain: 'The number it adds to.',
  },
  symbols: { book: 'So many books.', shield: 'So many shields.', burst: 'So many bursts.' },
  aiStep: {
    id: 'Its name on the card.',
    if: 'The bold question.',
    do: 'What is carried out, one after the other (THEN).',
    continueDown: 'CONTINUE DOWN: the steps below are read after it.',
  },
  sources: { default: 'Of all numbers that have no entry of their own.' },
  itemFace: {
    hands: 'Hands a weapon takes: a die for each.',
    kind: 'Melee, ranged, or either.',
    range: 'How far it attacks, in spaces.',
    dice: 'The dice of its attack: one for each hand, black beside them.',
    tags: 'Words that other cards ask for.',
    armor: 'Armor it gives.',
    defense: 'Defense it gives.',
  },
  loadout: {
    items: 'Items that are equipped.',
    pack: 'Items in the pack.',
    disciplines: 'In the order they were learned.',
    familiar: 'The one Familiar, of whoever knows how to keep one.',
  },
  boardToken: {
    id: 'How objectives and texts name it.',
    kind: 'loot, exit, totem or objective.',
    colour: 'Which text is its own; `random` is one placed face down.',
    at: 'Where it lies.',
  },
  reveal: { text: 'What is read.', do: 'What happens.' },
  objective: {
    id: 'Its name in the encounter.',
    when: 'When it comes about.',
    text: 'What is read then.',
    do: 'What happens then.',
  },
};

/** What a field means, in the files of a folder or a part of the language; null where that has no such field. */
export const fieldMeaning = (of: string, field: string): string | null =>
  MEANINGS[of]?.[field] ?? (of in MEANINGS ? (COMMON[field] ?? null) : null);

/** The schema of an object with what each of its fields means. */
export function withMeanings<S extends { readonly properties?: Readonly<Record<string, object>> }>(
  of: string,
  schema: S,
): S {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([field, one]) => {
    const description = fieldMeaning(of, field);
    if (description === null) return [field, one];
    // Whatever stands beside a reference is not read (draft 7): it goes around it.
    return [field, '$ref' in one ? { description, allOf: [one] } : { description, ...one }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
