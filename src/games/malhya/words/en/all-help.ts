import { growingHelp } from './growing-help.ts';
import { helpParts } from './help.ts';
import { fightHelp, quietHelp } from './place-help.ts';

/** All rules in short, as they are read at the table. */
export const allHelp: typeof helpParts = [...helpParts, ...growingHelp, ...fightHelp, ...quietHelp];
