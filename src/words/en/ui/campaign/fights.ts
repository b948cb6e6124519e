import { isolated } from '../../../../check/isolated.ts';
import { points, signed } from '../../grammar.ts';

/** Before an encounter. */
export const briefing = {
  title: 'Briefing',
  tries: (n: number) => `attempt ${n + 1}`,
  who: 'Your party',
  plays: (name: string) => `played by ${isolated(name)}`,
  hp: (left: number, max: number) => `${left} of ${max} HP`,
  halved: (before: number, after: number) =>
    `${before} → ${after} damage. Healed to half HP before the fight (p.14)`,
  damage: (n: number) => `${n} damage`,
  unhurt: 'healthy',
  fell: 'was Defeated; recovers',
  tokens: 'Tokens',
  token: (name: string, n: number) => `${name} × ${n}`,
  lies: (card: string, how: string) => `${card}: ${how}`,
  exhausted: 'exhausted',
  flipped: 'flipped',
  used: 'used',
  cards: 'Cards not ready',
  asNew: 'All cards ready',
  allies: 'Allies',
  cannot: 'You cannot shop or trade until after the fight.',
  begin: 'Start',
  goOn: 'Back to the board',
  anew: 'Set up again',
  rules: 'Special rules',
  ends: 'How it can end',
  cardboard: 'We played this with the real game: enter the result',
  met: 'Achievements you met',
  howEnded: 'How did it end?',
  cardboardAbout: 'You get its Reward. Damage, cards and loot stay as they were; agree on those yourselves.',
  lost: 'All were Defeated, or Urgency ran out',
  notTaken: 'This encounter is not over, or has another set-up. Go back to the board.',
};

/** The scene, beside the encounter it leads to (D9). */
export const atHand = {
  title: 'Current scene',
  rules: 'Special rules',
  revealed: 'Revealed so far',
  nothingRevealed: 'Nothing yet.',
};

/** After an encounter. */
export const aftermath = {
  title: 'Aftermath',
  won: 'Won',
  lost: 'Lost',
  rounds: (n: number) => points(n, 'round'),
  told: 'result entered by hand',
  gains: 'Result',
  gold: (n: number) => `${signed(n)} Gold`,
  xp: (n: number, names: string) => `${signed(n)} XP for ${names}`,
  everybody: 'everybody',
  from: (what: string) => `from ${what}`,
  nothing: 'No reward.',
  party: 'The party',
  fell: 'Defeated',
  replay: 'Replay',
  goOn: 'Continue',
  damage: (before: number, after: number) =>
    before === after ? `${after} damage` : `${before} → ${after} damage`,
};
