/** Modules the build makes, as the compiler knows them. */

declare module 'virtual:content' {
  export const content: import('../../content/files/shipped.ts').Shipped['content'];
  export const encounterFiles: import('../../content/files/shipped.ts').Shipped['encounterFiles'];
}

declare module 'virtual:encounters' {
  const encounters: readonly import('../../stores/packs/encounter-summaries.ts').EncounterSummary[];
  export default encounters;
}

declare module 'virtual:first-fight' {
  export const firstFight: () => Promise<import('../../stores/middara/held-encounter.ts').KeptMoment>;
}

declare module 'virtual:scenes' {
  export const scenes: () => Promise<import('../../stores/middara/scenes.ts').Scenes>;
}

/** The address of the sheet of icons. */
declare module 'virtual:icons' {
  const address: string;
  export default address;
}

/** Addresses of pictures of boards that came with the page, by the names they would be kept under. */
declare module 'virtual:pictures' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}

/** The address of a worker's script. */
declare module 'worker:*' {
  const address: string;
  export default address;
}
