import type { helpParts } from './help.ts';

/** What heroes carry and become, in our words, with the lines of the document. */
export const growingHelp: typeof helpParts = [
  {
    title: 'Carrying',
    page: 'L868–1185',
    lines: [
      'As many objects, and as many materials, as the carrying capacity. Other resources have rows of their own.',
      'Two weapons at most: one equipped, one stored. Of a third you choose which two you keep.',
      'Heavy pieces count equipped or stored, and never more of them than the encumbrance capacity.',
      'An artifact acts while it is worn, one of each type. Taken off, it is discarded.',
      'Armor is changed between two travel cards and before a new room.',
    ],
  },
  {
    title: 'Talents and levels',
    page: 'L1189–1362',
    lines: [
      'For a talent three cards are drawn from the piles you choose; one is kept, on its Normal side.',
      'A talent is turned to its Improved side only when a booklet or a level says so.',
      'At most two heroes of the group have Mhaÿ talents.',
      'Level up: each hero raises one characteristic by 1, to 5 at most, and takes the bonus of the value reached.',
      'An aura token also brings what the people’s card shows, for one action.',
    ],
  },
];
