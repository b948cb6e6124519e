/** What came of the last answer, above the next question. */
export const justNow = { title: 'Just now' };
