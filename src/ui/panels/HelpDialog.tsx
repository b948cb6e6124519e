import { Sheet } from './Sheet.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['1 – 9', 'Answer the open question'],
  ['Arrows', 'Point at a space you can go to or choose'],
  ['Enter', 'Confirm what is pointed at, or take the proposed answer'],
  ['Esc', 'Forget what is pointed at'],
  ['b', 'Put the keyboard on the board: arrows, Enter, Page Up and Down'],
  ['e', 'End the turn or the movement'],
  ['i', 'Sheet of the figure asked'],
  ['u', 'Take the last decision back'],
  ['Shift + U', 'Do it again'],
  ['Space', 'Skip what is being shown'],
  ['s', 'Faster or slower'],
  ['?', 'This list'],
];

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Keys">
      <table className="keys">
        <tbody>
          {KEYS.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd className="kbd">{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="keys-note">
        With the mouse: the first click on a space or a figure shows the price, the second pays it. Every
        dotted number unfolds its working.
      </p>
    </Sheet>
  );
}
