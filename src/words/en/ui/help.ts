/** Every key of the table. */
export const help = {
  title: 'Keys',
  keys: [
    ['1 – 9', 'Answer the question, or use what works at any time'],
    ['0', 'No, pass or done'],
    ['Arrows', 'Point at a space, or with a card chosen at its targets'],
    ['Enter', 'Confirm, or take the proposed answer (never a pass)'],
    ['Esc', 'Cancel'],
    [
      'b',
      'Control the board: arrows, Enter, Page Up and Down; + and - zoom, 0 shows all, Shift + arrows move it',
    ],
    ['e', 'End the turn or the move; asks first if SP could still be used'],
    ['Shift + E', 'End the move and the turn'],
    ['f', 'Hold or tap: show what enemies will do'],
    ['g', 'Go to what the lesson’s hint shows; Enter presses it'],
    ['h', 'Show a hint; again: hide it'],
    ['m', 'Measure distance, line of sight, height and reach; again: stop'],
    ['p', 'Plan a turn; again: back to the game'],
    ['i', 'Character sheet'],
    ['r', 'Look up a rule'],
    ['l', 'Read out what just happened; again: the one before'],
    ['w', 'Read out how the selected or acting figure stands'],
    ['t', 'Read out what could attack it, from where, and the risk'],
    ['u, Ctrl + Z', 'Undo; past a roll or a card, press twice'],
    ['Shift + U, Ctrl + Y', 'Redo'],
    ['o', 'Display: theme, size, boards, dice, result time'],
    ['v', 'Sound on or off'],
    ['Space', 'Skip what is shown'],
    ['s', 'Change the speed'],
    ['?', 'Show this list'],
  ] as readonly (readonly [key: string, does: string])[],
  mouse:
    'Mouse: point at a lit space to see the way and its price; click to go. Undo reverses it. If a Break Attack ' +
    'lies on the way, and for everything else, the first click shows the price and the second confirms. Touch: the ' +
    'second tap always confirms. Dotted numbers unfold. Zoom with the wheel or two fingers, drag to ' +
    'move the board, double-click to zoom in or out.',
};
