/** The rules over a game, a script of its own. */
import { part } from '../page/part.tsx';

export const RULES_DIALOG = part(async () => (await import('./RulesDialog.tsx')).RulesDialog);
