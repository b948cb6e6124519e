import { useState } from 'react';
import { messageOf } from '../../stores/game/message-of.ts';
import { newGameId } from '../../stores/game/saved-game.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { goTo } from '../hooks/use-route.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { Sheet } from '../panels/Sheet.tsx';

interface Props {
  readonly replay: Replay;
  /** Decisions before it; null while nobody asks. */
  readonly decision: number | null;
  readonly onClose: () => void;
}

/** A game of its own from a moment of another: with a name, and with the same dice or others. */
export function WhatIfDialog({ replay, decision, onClose }: Props) {
  const table = useTable();
  const { screens, table: tableWords } = useWords().ui;
  const words = screens.whatIf;
  const [isOther, setOther] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  if (decision === null) return null;
  async function playOn(form: FormData) {
    const name = String(form.get('name') ?? '').trim();
    const seed = isOther ? String(form.get('seed') ?? '').trim() : '';
    try {
      const how = { name, ...(seed ? { seed } : {}) };
      const game = await table.playOn(replay, decision!, how);
      if (game) goTo('play', game.id);
    } catch (error) {
      setWhy(messageOf(error));
    }
  }
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <form action={playOn} className="what-if">
        <p>{words.about(decision)}</p>
        <label className="field">
          <span className="label">{words.name}</span>
          <input
            name="name"
            defaultValue={tableWords.fromDecision(replay.name, decision)}
            maxLength={80}
            required
          />
        </label>
        <fieldset className="what-if-dice">
          <legend className="label">{words.dice}</legend>
          <label>
            <input type="radio" name="dice" checked={!isOther} onChange={() => setOther(false)} />
            {words.same}
          </label>
          <label>
            <input type="radio" name="dice" checked={isOther} onChange={() => setOther(true)} />
            {words.other}
          </label>
        </fieldset>
        {isOther && (
          <>
            <p>{words.otherAbout}</p>
            <label className="field">
              <span className="label">{words.seed}</span>
              <input name="seed" defaultValue={newGameId()} maxLength={80} required />
            </label>
          </>
        )}
        <p className="sheet-ways">
          <button type="submit" className="btn btn-primary">
            {words.go}
          </button>
        </p>
        {why !== null && <p role="alert">{screens.replay.notPlayedOn(why)}</p>}
      </form>
    </Sheet>
  );
}
