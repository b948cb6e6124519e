declare module 'virtual:content' {
  const shipped: import('../../content/files/shipped.ts').Shipped;
  export default shipped;
}

declare module 'virtual:encounters' {
  const encounters: readonly import('../../stores/packs/encounter-summaries.ts').EncounterSummary[];
  export default encounters;
}

/** The address of a worker's script. */
declare module 'worker:*' {
  const address: string;
  export default address;
}
