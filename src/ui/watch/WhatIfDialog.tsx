import { useState } from 'react';
import { newGameId } from '../../stores/kept/saved-game.ts';
import { messageOf } from '../../stores/message-of.ts';
import type { Branching } from '../../stores/opened/games.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { goTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';

/** A game of its own from that decision on, by its id; null where none came. Rejects with what the rules throw. */
export type PlayOn = (decision: number, how?: Branching) => Promise<{ readonly id: string } | null>;

interface Props {
  /** What the game is called. */
  readonly name: string;
  /** Decisions before it; null while nobody asks. */
  readonly decision: number | null;
  readonly onPlayOn: PlayOn;
  readonly onClose: () => void;
}

/** A game of its own from a moment of another: with a name, and with the same dice or others. */
export function WhatIfDialog({ name: of, decision, onPlayOn, onClose }: Props) {
  const { screens, table: tableWords } = useWholeWords().ui;
  const words = screens.whatIf;
  const [isOther, setOther] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  if (decision === null) return null;
  async function playOn(form: FormData) {
    const name = String(form.get('name') ?? '').trim();
    const seed = isOther ? String(form.get('seed') ?? '').trim() : '';
    try {
      const how = { name, ...(seed ? { seed } : {}) };
      const game = await onPlayOn(decision!, how);
      if (game) goTo('play', game.id);
    } catch (error) {
      setWhy(messageOf(error));
    }
  }
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <form action={playOn} className="what-if grid gap-3">
        <p>{words.about(decision)}</p>
        <label className="field grid gap-1">
          <span className="label">{words.name}</span>
          <input name="name" defaultValue={tableWords.fromDecision(of, decision)} maxLength={80} required />
        </label>
        <fieldset className="what-if-dice grid gap-4px">
          <legend className="label">{words.dice}</legend>
          <label className="flex gap-2 middle high-34px">
            <input type="radio" name="dice" checked={!isOther} onChange={() => setOther(false)} />
            {words.same}
          </label>
          <label className="flex gap-2 middle high-34px">
            <input type="radio" name="dice" checked={isOther} onChange={() => setOther(true)} />
            {words.other}
          </label>
        </fieldset>
        {isOther && (
          <>
            <p>{words.otherAbout}</p>
            <label className="field grid gap-1">
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
