/** What the parts say that every screen is made of. */
export const close = 'Close';
