import { listOf, withFields, withFieldsOf } from '../../../check/schemas.ts';
import { count, flag } from '../../../stores/opened/record-fields.ts';
import type { CampaignEvent } from '../rules/campaign/campaign-events.ts';
import { LEAST_HEROES, MOST_HEROES } from '../rules/model/fixed-numbers.ts';
import type { SaveSheet } from '../rules/model/setup.ts';
import { growthSchema } from './growing-schema.ts';
import { campaignSchema, group, hero } from './state-schema.ts';

/** The save sheet that a booklet begins with. */
export const sheetSchema = withFieldsOf<SaveSheet>({
  heroes: listOf(hero, LEAST_HEROES, MOST_HEROES),
  group,
  dungeonsEnded: count,
  growth: growthSchema,
  campaign: campaignSchema,
});

export const CAMPAIGN_EVENTS = {
  heroCame: withFields({ hero, back: flag }),
  heroWent: withFields({ hero: count, kept: flag }),
} satisfies Readonly<Record<CampaignEvent['type'], unknown>>;
