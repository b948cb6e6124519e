import { useEffect } from 'react';
import type { Speaker } from '../../../art/sound/speaker.ts';
import type { EncounterEvent, EncounterState } from '../../../engine/index.ts';
import { FACTOR } from '../../../stores/game/pace.ts';
import type { soundsOf } from '../../../stores/middara/sounds.ts';
import { type Settings, type SoundSettings, throwsDice } from '../../../stores/table/settings-store.ts';
import { type Readable, useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { seesThrows } from '../../page/use-throws.ts';

/** A game as it is shown: what is new in it is heard. */
interface Heard {
  readonly store: Readable<{ readonly shown: number; readonly view: EncounterState; readonly haste: number }>;
  readonly events: readonly EncounterEvent[];
}

const isOn = ({ sound }: Settings): boolean => sound.on;

/** Events shown at once that are no longer heard one by one: a game that is opened, or skipped through. */
const TOO_MANY = 60;

/** Parts of one, from hundredths. */
const volumesOf = ({ master, groups }: SoundSettings) => ({
  master: master / 100,
  groups: {
    table: groups.table / 100,
    fight: groups.fight / 100,
    steps: groups.steps / 100,
    signals: groups.signals / 100,
  },
});

/**
 * What is shown of a game is heard as well, if this browser is set so, and from the first press on: before it, nothing
 * may sound. What is shown all at once is silent, and what is taken back is a card put back.
 */
export function useSounds({ store, events }: Heard): void {
  const { settings } = useTable();
  const on = useStore(settings, isOn);
  useEffect(() => {
    if (!on) return;
    let speaker: Speaker | null = null;
    let heardOf: typeof soundsOf = () => [];
    let gone = false;
    let asked = false;

    async function begin(): Promise<void> {
      if (asked) return;
      asked = true;
      const [{ createSpeaker }, sounds] = await Promise.all([
        import('../../../art/sound/speaker.ts'),
        import('../../../stores/middara/sounds.ts'),
      ]);
      if (gone) return;
      heardOf = sounds.soundsOf;
      speaker = createSpeaker(new AudioContext());
      speaker.setVolumes(volumesOf(settings.getState().sound));
    }
    function onPress({ target }: Event): void {
      void begin().catch(() => {}); // a machine without sound: all of it is on the screen as well
      const button = target instanceof Element && target.closest('button, a.btn');
      if (button) speaker?.play({ id: button.matches('[aria-disabled=true]') ? 'ui-refuse' : 'ui-tick' });
    }

    let { shown } = store.getState();
    const quiet = store.subscribe(() => {
      const state = store.getState();
      const before = shown;
      shown = state.shown;
      if (settings.getState().speed === 'instant' || document.hidden) return;
      if (shown < before) speaker?.play({ id: 'card' });
      if (shown - before > TOO_MANY) return;
      // On the frame in which it is seen, at whatever speed.
      const tempo = FACTOR[settings.getState().speed] * state.haste;
      const seen = throwsDice(settings.getState()) && seesThrows();
      for (const event of events.slice(before, shown))
        for (const { at = 0, ...sound } of heardOf(event, state.view, seen))
          speaker?.play({ ...sound, at: at * tempo });
    });
    const tuned = settings.subscribe(({ sound }) => speaker?.setVolumes(volumesOf(sound)));
    if (navigator.userActivation?.hasBeenActive) void begin().catch(() => {});
    document.addEventListener('click', onPress, true);
    document.addEventListener('keydown', onPress, true);
    return () => {
      gone = true;
      quiet();
      tuned();
      document.removeEventListener('click', onPress, true);
      document.removeEventListener('keydown', onPress, true);
      speaker?.close();
    };
  }, [on, settings, store, events]);
}
