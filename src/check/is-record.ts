/** Whether it is an object with fields: of unknown JSON, no list and not null. */
export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
