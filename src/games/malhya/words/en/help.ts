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
    title: 'Action cards',
    page: 'L1653–1709',
    lines: [
      'Their gem chooses a row of a table; searching gives what they show.',
      'The deck is reshuffled only when it is empty, when told, or when stealth begins.',
    ],
  },
];
