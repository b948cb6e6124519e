/** Modules the build makes, as the compiler knows them. */

declare module 'virtual:content' {
  export const content: import('../../content/files/shipped.ts').Shipped['content'];
  export const encounterFiles: import('../../content/files/shipped.ts').Shipped['encounterFiles'];
}

declare module 'virtual:encounters' {
  const encounters: readonly import('../../stores/packs/encounter-summaries.ts').EncounterSummary[];
  export default encounters;
}

declare module 'virtual:scenes' {
  export const scenes: () => Promise<import('../../stores/middara/scenes.ts').Scenes>;
}

/** The address of the sheet of icons. */
declare module 'virtual:icons' {
  const address: string;
  export default address;
}

/** The address of a worker's script. */
declare module 'worker:*' {
  const address: string;
  export default address;
}
