/** What is shown large over the board while something happens there. */
export const goOn = 'Continue';
/** Said to whoever does not look, where the table waits to be read. */
export const waits = 'Paused. Press Space or Enter to continue.';

export const round = (number: number): string => `Round ${number}`;
export const turn = (ours: boolean): string => (ours ? 'Your turn' : 'Their turn');
export const fall = (ours: boolean): string => (ours ? 'Falls' : 'Defeated');
export const end = (won: boolean): string => (won ? 'Victory' : 'Defeat');
