import * as shipped from 'virtual:content';

/** What `src/tools/build/checked-content.ts` made of the content folder. */
export { shipped };
