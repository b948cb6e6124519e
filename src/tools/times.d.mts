// What times.mjs gives, as the compiler knows it.
export const BUDGET: { readonly unit: number; readonly browser: number };
