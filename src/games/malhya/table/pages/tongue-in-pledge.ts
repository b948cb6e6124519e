import type { Pages } from '../campaign-pages.ts';

/** What its booklet is played with. */
const pages: Pages = import.meta.glob('/content/guests/malhya/campaign/tongue-in-pledge/*/*.json', {
  import: 'default',
  eager: true,
});

export default pages;
