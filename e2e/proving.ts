/** Whether all is to be proved (`npm run prove`): what is looked at then at every size and in every light. */
export const proving = process.env.PROVE === '1';
