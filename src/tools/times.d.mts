export const BUDGET: { readonly unit: number; readonly browser: number };
