/** The keys of the table, and where to read on. */
import { Sheet } from '../../kit/Sheet.tsx';
import { useWholeWords } from '../../page/use-words.ts';

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWholeWords().ui.panels.help;
  return (
    <Sheet open={open} onClose={onClose} title={words.title} isText>
      <table className="joined">
        <tbody>
          {words.keys.map(([key, what]) => (
            <tr key={key}>
              <th className="pad-y-1 pad-r-4 text-left one-line" scope="row">
                <kbd className="kbd">{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{words.mouse}</p>
    </Sheet>
  );
}
