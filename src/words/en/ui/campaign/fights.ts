import { points, signed } from '../../grammar.ts';

/** Before an encounter. */
export const briefing = {
  title: 'Briefing',
  tries: (n: number) => `try ${n + 1}`,
  who: 'Who goes',
  plays: (name: string) => `played by ${name}`,
  hp: (left: number, max: number) => `${left} of ${max} HP`,
  halved: (before: number, after: number) =>
    `damage ${before} → ${after}: nobody begins with more than half of it (p.14)`,
  damage: (n: number) => `damage ${n}`,
  unhurt: 'unhurt',
  fell: 'was Defeated, and stands up again',
  tokens: 'Tokens',
  token: (name: string, n: number) => `${name} × ${n}`,
  lies: (card: string, how: string) => `${card}: ${how}`,
  exhausted: 'exhausted',
  flipped: 'flipped',
  used: 'used',
  cards: 'Cards that are not as new',
  asNew: 'All cards as new',
  allies: 'Allies',
  cannot: 'There is no shop and no exchange from here on.',
  begin: 'Begin',
  goOn: 'Back to the board',
  anew: 'Set it up once more',
  rules: 'Special rules',
  ends: 'How it can end',
  cardboard: 'We played it on cardboard',
  met: 'Achievements that were met',
  howEnded: 'How did it end?',
  cardboardAbout:
    'Say how it ended. Its Reward is paid; damage, cards and loot are left as they went in, so settle those among yourselves.',
  lost: 'Everybody was Defeated, or Urgency won',
  notTaken: 'The game of this encounter is not over yet, or is of another set-up. Go back to the board.',
};

/** The scene, beside the encounter it leads to (D9). */
export const atHand = {
  title: 'The scene at hand',
  rules: 'Special rules',
  revealed: 'What was revealed',
  nothingRevealed: 'Nothing yet.',
};

/** After an encounter. */
export const aftermath = {
  title: 'Aftermath',
  won: 'Won',
  lost: 'Lost',
  rounds: (n: number) => points(n, 'round'),
  told: 'told, not played here',
  gains: 'What came of it',
  gold: (n: number) => `${signed(n)} Gold`,
  xp: (n: number, names: string) => `${signed(n)} XP for ${names}`,
  everybody: 'everybody',
  from: (what: string) => `from ${what}`,
  nothing: 'Nothing was gained.',
  party: 'The party',
  fell: 'Defeated',
  replay: 'Watch it again',
  goOn: 'Go on',
  damage: (before: number, after: number) =>
    before === after ? `damage ${after}` : `damage ${before} → ${after}`,
};
