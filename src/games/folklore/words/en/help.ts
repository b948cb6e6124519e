/** The chapter's rules in our words, with the pages. */
export const helpParts: readonly {
  readonly title: string;
  readonly page: string;
  readonly lines: readonly string[];
}[] = [
  {
    title: 'The leader',
    page: 'p.11',
    lines: [
      'Choose who leads first. The leader moves the group and has the last word.',
      'After each round on the road the next player leads, and day and night change.',
    ],
  },
  {
    title: 'On the road',
    page: 'p.15',
    lines: [
      'Move along the road up to the leader’s Stride. Bridges are road.',
      'With Stride left you may leave the road. The move ends there, and in each further area. Back onto the road costs 1; the move continues.',
      'Where you stop, draw a road event or an off-road event.',
      'Once a chapter the group may rest instead: everyone gains 4 Vita, 4 Power and 4 Ghost Points. Then draw an event.',
    ],
  },
  {
    title: 'A skirmish',
    page: 'pp.18–19',
    lines: [
      'The enemies’ strength is rolled once. It is how many hits defeat them.',
      'Each round every hero attacks or defends. Defending: +10 Defense, −10 to the hero’s own attack.',
      'Each enemy rolls d100 + Might against each hero’s Defense. Equal or more hits, and costs Vita.',
      'Then each hero may use items, and rolls d100 + Might against the enemies’ Defense. Each hit lowers the counter by 1.',
      'At 0 you win: everyone gains coins and Lore. Each hero rolls a d10, ghosts too; a 10 finds an item.',
    ],
  },
  {
    title: 'An adventure map',
    page: 'p.22',
    lines: [
      'The leader first, each hero moves, interacts with one thing, searches any tokens within reach, and uses one item, ability, prayer or ritual in a round. Waiting means acting after everyone else.',
      'A skill check is a d10 plus the skill; a failed one may be tried again in another turn.',
      'Once on each map a hero may rest at the start of a turn: +2 Vita, Power and Ghost Points, no movement.',
      'When a goal is solved you may leave. The next hero leads from there.',
    ],
  },
  {
    title: 'A fight on a map',
    page: 'pp.24–29',
    lines: [
      'Prayers and rituals are attempted with the Act: d10 plus Nerve. They cost their Power either way.',
      'A summoned ally acts in its hero’s turn; a trained companion attacks after its hero does; a creature under control acts after all other enemies.',
      'A natural 1 breaks the weapon until a tinker mends it. Change what you hold at the very end of a turn, or between rounds on the road.',
    ],
  },
  {
    title: 'Ghosts',
    page: 'FK-2',
    lines: [
      'A hero without Vita is a ghost: no fights, but may still lead. Gaining Vita brings the hero back.',
      'If all are ghosts, or the last round ends, you lose the chapter.',
    ],
  },
];
