/** Every key of the table. */
export const help = {
  title: 'Keys',
  keys: [
    ['1 – 9', 'Answer the open question; what is used at any time has its number, too'],
    ['0', 'No, pass, done: whatever declines'],
    ['Arrows', 'Point at a space you can go to or choose'],
    ['Enter', 'Confirm what is pointed at, or take the proposed answer, which never declines'],
    ['Esc', 'Forget what is pointed at'],
    [
      'b',
      'Put the keyboard on the board: arrows, Enter, Page Up and Down; + and - zoom it, 0 shows all of it, Shift and arrows move it',
    ],
    ['e', 'End the turn or the movement; asks once more where SP could still do something'],
    ['Shift + E', 'In a movement: end it and the turn'],
    ['f', 'Held: what opponents will do; tapped: show it, or put it away'],
    ['g', 'Go to what a hint of the lesson speaks of; Enter presses it'],
    ['h', 'What the planner would do here; again: put it away'],
    [
      'm',
      'Measure: distance, line of sight, height and reach from the figure to where you point; again: put it away',
    ],
    ['p', 'Plan a turn on a ghost of the board; again: back to the game'],
    ['i', 'Sheet of the figure asked'],
    ['r', 'Look a rule up'],
    ['l', 'Hear the last deed again; once more: the one before it'],
    ['w', 'Hear how a figure stands: the one under the cursor or with the focus, else the one asked'],
    ['t', 'Hear what could reach that figure, from where, and what that might cost'],
    ['u, Ctrl + Z', 'Take the last thing back; past a roll or a card only when pressed again'],
    ['Shift + U, Ctrl + Y', 'Do it again'],
    ['o', 'How it looks: light, size, boards, dice, how long results stay'],
    ['v', 'Sound on or off'],
    ['Space', 'Skip what is being shown'],
    ['s', 'Faster or slower'],
    ['?', 'This list'],
  ] as readonly (readonly [key: string, does: string])[],
  mouse:
    'With the mouse: point at a lit space to see the way and its price, click to go; undo takes it back. Where a ' +
    'Break Attack lies on the way, and for all else, the first click shows the price and the second pays it. By ' +
    'touch it is always the second tap. Every dotted number unfolds its working. The wheel or two fingers zoom the board, ' +
    'a drag moves it, a double press where nothing answers looks closer there or at all of it.',
};
