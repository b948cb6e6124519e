/** The rules in our words, in the order of the document, with its lines. */
export const helpParts: readonly {
  readonly title: string;
  readonly page: string;
  readonly lines: readonly string[];
}[] = [
  {
    title: 'Booklets',
    page: 'L1366–1540',
    lines: [
      'The shape around a number says which booklet it is in: diamond adventure, rectangle event, book exploration.',
      'Conditions are read in order. The first one that is met acts, and nothing below it is read.',
      'A sign you hold is followed; one nobody holds is ignored.',
      'You may try a hidden number at once. With a magnifying glass you stay there; without one you are back.',
      'When a booklet closes you are back where it was opened.',
      'Crystals only count: a booklet says when you gain or lose one, and what so many of them mean.',
    ],
  },
  {
    title: 'Checks',
    page: 'L2397–2678',
    lines: [
      'Roll as many skill dice as the characteristic, and the difficulty dice with them.',
      'A skill die shows success 6 times, blank 4, special 2. A difficulty die shows stop 4 times, blank 6, special 2.',
      'A special counts only where something activates it: abilities, talents, instructions. They add up.',
      'Roll until you fail or have a level. Then stop, or roll again for a higher one.',
      'The number of stops ends the check, even in a roll with enough successes.',
      'Only the level you reach counts. With an infinity sign it counts each time.',
    ],
  },
  {
    title: 'Who takes part',
    page: 'L2417, L2732–2806',
    lines: [
      'Solo: one hero. Individual: all, each with their own result. Group: all, successes together.',
      'In a group check you may stop after any roll. Your successes are then safe; who fails brings none.',
      'Everyone who takes part rolls at least once.',
    ],
  },
  {
    title: 'Aura',
    page: 'L1265–1309, L2682',
    lines: [
      'Before any roll of a check you may spend one aura token for one more die, for the whole check. Five dice at most.',
      'A green potion or a booklet turns tokens back.',
    ],
  },
  {
    title: 'Locks',
    page: 'L2982–3010',
    lines: [
      'The color of the lockpick is the number of stops: green 1, purple 2, yellow 3.',
      'The lockpick goes in any case. A key opens without a roll.',
    ],
  },
  {
    title: 'Life',
    page: 'L990–1010',
    lines: [
      'A lost life point goes to damage, injury or shock. A heal moves one back by one step.',
      'A hero without life points does not roll. When nobody can act, you lose.',
    ],
  },
  {
    title: 'The road',
    page: 'L1952–2243, L2382–2395',
    lines: [
      'A day has six spaces: four by day, two by night. Each card you draw takes one.',
      'If its terrain matches your hex, you draw an event card, and the two together name an entry of the event booklet.',
      'If not, the card is turned: it may change the weather, bring a travel token, or offer a village.',
      'A move to the next hex takes two travel tokens, three in bad weather. There are three tokens in all.',
      'On a hex with a number you go to that chapter at once. Sea and half hexes are barred.',
    ],
  },
  {
    title: 'Rest and villages',
    page: 'L2246–2335',
    lines: [
      'Once a day you may light a campfire: a white die for each hero, a heal and an aura token for each sign. At night its special counts three. Then comes an event.',
      'In a village: the market, the inn (2 gold for all), rooms (2 gold for each hero, the Rest card must be free), then you leave.',
      'States are healed in a village for gold; some also by plants, at a campfire or at an inn.',
    ],
  },
  {
    title: 'Harvest, crafting, markets',
    page: 'L2335–2382, L5702–5753',
    lines: [
      'Harvest once after each card for one travel token: one hero draws twice their Knowledge in action cards, and each gem is a resource.',
      'Craft as often as you have the cubes. They may come from several heroes.',
      'A resource needs a free space in its row. Without one it is lost, or you discard another for it.',
      'Equipment sells at half its price, rounded up. Basic weapons are always for sale.',
      'Outside places you trade freely.',
    ],
  },
  {
    title: 'Stealth',
    page: 'L3634–3947',
    lines: [
      'The cube on the threat track says how many spaces enemies see and how many cards they turn.',
      'Nobody sees past blocking or hindering lines, or into a shadow, unless adjacent.',
      'Four lines: move, ranged kill (5 action points, a corpse and noise), melee kill (4, a corpse), move a corpse (1).',
      'When your turn ends or you wait: one white die for each different line. Three white dice are one black die.',
      'Alarm: a hero or a corpse is seen, the track ends, the action deck is empty, or the black die shows its special.',
    ],
  },
  {
    title: 'Enemies in stealth, the alarm, leaving',
    page: 'L3949–4169',
    lines: [
      'A card moves the enemies nearest to a token; then one on a token may move on and watch one way: three rows, no end.',
      'A waiting hero may kill the enemy that sees, at that moment and with nothing else. If another enemy sees the new corpse, that one has to be killed too.',
      'After an alarm a new turn begins in combat, with Initiative 0 for everyone on the board.',
      'You leave by an exit. Once all heroes are out the room is done; nobody leaves while a hero is at 0.',
    ],
  },
  {
    title: 'Dungeons and challenges',
    page: 'L3137–3196, L5674–5694',
    lines: [
      'A dungeon tile and an event card, turned by stealth or combat, make an entry: the next room.',
      'A challenge is played on its own page: zones, checks of its own, and something that answers by the gem of an action card.',
    ],
  },
  {
    title: 'Action cards',
    page: 'L1653–1709',
    lines: [
      'Their gem chooses a row of a table; searching gives what they show.',
      'The deck is reshuffled only when it is empty, when told, or when stealth begins.',
    ],
  },
];
