/** The rules in our words, in the order of play, with the numbers of the document. */
export const helpParts: readonly {
  readonly title: string;
  readonly page: string;
  readonly lines: readonly string[];
}[] = [
  {
    title: 'A turn',
    page: 'P 1–P 4',
    lines: [
      'Play one action card: it gives 2, 3 or 4 actions. Without a card you draw one and play it.',
      'Or pay 1 gold for four new cards. That ends the turn.',
      'After your actions everyone who helped you well has one bonus action, but no move.',
      'Then draw 1 card. Keep 4 at most.',
    ],
  },
  {
    title: 'Lost things',
    page: 'A 8',
    lines: [
      'Trying to get one costs 1 action: ability + d20 must reach 20.',
      'Before the roll: +2 for each gold, +4 for each of two helpers, support cards.',
      'Below 20 you draw a destiny card.',
      'With 20 or more its resistance rolls d20 + 9 or 10. Your total must be greater. 3 gold avoid the roll.',
      'Two abilities mean two checks. A natural 20 passes; only a natural 20 of the resistance holds it.',
    ],
  },
  {
    title: 'Handing in',
    page: 'A 10',
    lines: [
      'Hand a thing in where it belongs: 1 prestige, 1 EP and its gold.',
      'The second task of a city also brings its treasure, the third 1 more prestige and a reward card.',
      'Forgeries roll d20 + their value. Below 20 they are gone and you sit in the tower.',
    ],
  },
  {
    title: 'Face-down tokens',
    page: 'A 9',
    lines: [
      'Turn one up for 1 action: an item, a forgery, an event, an encounter or a creature.',
      'A creature that is beaten brings a reward card.',
    ],
  },
  {
    title: 'Cities',
    page: 'A 2–A 7',
    lines: [
      'Move one city across or down for 1 action.',
      'Train an ability for 4 gold, or buy where it is sold: 1 gold random, 2 gold one of two, 3 gold any.',
      'With enough EP learn a skill for 3 gold in any city.',
      'Heal with the hearts of a card. Repair armor where it is sold.',
    ],
  },
  {
    title: 'Fights',
    page: 'C 1–C 4',
    lines: [
      'Initiative: flag + d20. The higher one begins.',
      'Attack: base + weapon + d20 must reach 20. Then the defense rolls: base + shield + d20.',
      'An attack greater than the defense costs at least 1 LP.',
      'Untrained bases are 4. Skills let you use your abilities.',
      'At 0 LP you sit in the tower with 2 LP and half your gold.',
    ],
  },
  {
    title: 'Spells',
    page: 'M 1–M 3',
    lines: [
      'A spell must reach 20 with base + its value + d20. After use it is turned until your next turn.',
    ],
  },
  {
    title: 'Cards at any time',
    page: 'F 1–F 8',
    lines: [
      'In your turn: a replacement card for the die, luck for a second roll, 3 gold for a card.',
      'Reactions lower the total of another player, also in their turn.',
    ],
  },
  {
    title: 'Adventures',
    page: 'A 11',
    lines: [
      'Alone or in a party: three challenges, then a boss.',
      'A challenge is ability + d20 and the modifier of the adventure, at least 20. Its item solves one.',
      'Won, each of the party gains prestige, EP and a reward card. Then a shadow falls on a city.',
      'A red adventure won alone wins the game.',
    ],
  },
  {
    title: 'Shadows',
    page: 'A 12, K 5',
    lines: [
      'Under a shadow you only move or fight it. Entering costs 1 LP unless you fight at once.',
      'It does not roll: attacks must beat its defense, defenses must reach its attack.',
    ],
  },
  {
    title: 'Rivals',
    page: 'A 13–A 15',
    lines: [
      'In the same city: trade, steal, or attack.',
      'Stealing and attacking leave a marker with you. Removing it costs 2 actions.',
    ],
  },
  {
    title: 'Winning',
    page: 'MI-50',
    lines: ['Who has reached the goal ends the game with the round. Most prestige wins; then EP, then gold.'],
  },
];
