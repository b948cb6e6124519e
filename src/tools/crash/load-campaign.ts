import type { Page } from '@playwright/test';
import type { SavedCampaign } from '../../stores/campaign/saved-campaign.ts';

/** Opens a campaign from a file of it, or what is called one, at the screen of campaigns. */
export const loadCampaign = (page: Page, saved: SavedCampaign | string): Promise<void> =>
  page.getByLabel('Load a file').setInputFiles({
    name: 'campaign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof saved === 'string' ? saved : JSON.stringify(saved)),
  });
