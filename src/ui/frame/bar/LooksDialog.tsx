import { HOLDS, SCALES, THEMES, THROWS } from '../../../stores/table/settings-store.ts';
import { Choices } from '../../kit/Choices.tsx';
import { Group } from '../../kit/Group.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { ThemeSwatch } from './ThemeSwatch.tsx';
import './looks-dialog.css';

/** How the table looks, and how deeds are shown on it: every setting in words that say what it does. */
export function LooksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings } = useTable();
  const looks = useStore(settings, (state) => state.looks);
  const painted = useStore(settings, (state) => state.painted);
  const words = useWholeWords().ui.looks;
  const { setLooks, change } = settings.getState();
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <p className="soft">{words.about}</p>
      <Choices
        title={words.theme.title}
        items={THEMES}
        chosen={looks.theme}
        told={(theme) => words.theme.ways[theme]}
        pictureOf={(theme) => <ThemeSwatch theme={theme} />}
        onChoose={(theme) => setLooks({ theme })}
      />
      <Choices
        title={words.scale.title}
        about={words.scale.about}
        items={SCALES}
        chosen={looks.scale}
        told={(scale) => ({ name: words.scale.percent(scale) })}
        short
        onChoose={(scale) => setLooks({ scale })}
      />
      <Group title={words.board.title}>
        <Switch
          name={words.board.painted}
          about={words.board.paintedAbout}
          on={painted}
          onChange={(painted) => change({ painted })}
        />
        <Switch
          name={words.board.camera}
          about={words.board.cameraAbout}
          on={looks.camera}
          onChange={(camera) => setLooks({ camera })}
        />
        <Switch
          name={words.board.leftHand}
          about={words.board.leftHandAbout}
          on={looks.leftHand}
          onChange={(leftHand) => setLooks({ leftHand })}
        />
        <Switch
          name={words.board.passDevice}
          about={words.board.passDeviceAbout}
          on={looks.passDevice}
          onChange={(passDevice) => setLooks({ passDevice })}
        />
      </Group>
      <Choices
        title={words.dice.title}
        items={THROWS}
        chosen={looks.dice}
        told={(dice) => words.dice.ways[dice]}
        onChoose={(dice) => setLooks({ dice })}
      />
      <Choices
        title={words.hold.title}
        items={HOLDS}
        chosen={looks.hold}
        told={(hold) => words.hold.ways[hold]}
        onChoose={(hold) => setLooks({ hold })}
      />
    </Sheet>
  );
}
