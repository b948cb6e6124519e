/** One device that goes from player to player. */
export const pass = (name: string): string => `Pass the device to ${name}.`;
export const iAm = (name: string): string => `I am ${name}`;
