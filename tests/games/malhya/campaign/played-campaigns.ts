/** Campaigns played by bots: heroes come to all seats in turn, careful and bold, every fourth in the fast mode. */
import { botAnswer, TEMPERS } from '../../../../src/games/malhya/bot.ts';
import { content } from '../trial.ts';
import { INTRODUCTION } from './parish.ts';
import { type PlayedCampaign, playCampaign } from './play-campaign.ts';

/** So many; the proof of the issue is 2,000 (`MALHYA_CAMPAIGNS=2000`), some hours on one core. */
export const CAMPAIGNS = Number(process.env.MALHYA_CAMPAIGNS ?? 200);

const SIZES = [2, 3, 4, 5] as const;

export interface OfHeroes extends PlayedCampaign {
  readonly heroes: number;
}

export function playedCampaigns(count: number): readonly OfHeroes[] {
  const known = Object.keys(content.heroes);
  return Array.from({ length: count }, (_, i) => {
    const size = SIZES[i % SIZES.length]!;
    const round = Math.floor(i / SIZES.length);
    const heroes = Array.from({ length: size }, (_seat, k) => known[(round + k) % known.length]!);
    const setup = {
      mission: INTRODUCTION,
      seats: heroes.map((hero) => ({ id: hero, name: hero, hero })),
      seed: `campaign ${i}`,
      byHand: false,
      fast: round % 4 === 3,
    };
    const temper = TEMPERS[round % TEMPERS.length]!;
    const played = playCampaign(content, setup, (state, prompt) =>
      botAnswer({ state, content }, prompt, temper),
    );
    return { ...played, heroes: size };
  });
}
