/** What the first page has below its battles. */
export const more = {
  title: 'More to play',
  lessons: 'Two-minute lessons',
  lessonsAbout: 'Each teaches one thing. You can undo anything.',
  abraxis: 'Abraxis',
  abraxisAbout: 'A quick dice game.',
  abraxisFacts: '1–4 players',
  advanced: 'Advanced',
  advancedAbout: 'Backup, packs, workshop, laboratory',
  labWhich: 'Choose a battle',
};
