import { useState } from 'react';
import type { NotOpened } from '../../stores/opened/opened.ts';
import { goTo, hashTo } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/** What can still be done with a game that does not run: take it up from a safe moment, watch its record. */
export function OtherWays({ refused }: { refused: NotOpened }) {
  const table = useTable();
  const { ways } = useWords().ui.screens;
  const [failed, setFailed] = useState<NotOpened | null>(null);
  const { resume, watch, still } = refused;

  async function takeUp(game: string) {
    const taken = await table.resume(game);
    if (taken.ok) goTo('play', taken.value);
    else setFailed(taken);
  }

  return (
    <>
      {failed && <span className="notice-text">{failed.why}</span>}
      {resume && (
        <button type="button" className="btn btn-primary" onClick={() => void takeUp(resume.id)}>
          {ways.takeUp(resume)}
        </button>
      )}
      {watch && (
        <a className={resume ? 'btn' : 'btn btn-primary'} href={hashTo('watch', watch)}>
          {still ? ways.showLastMoment : ways.watchRecorded}
        </a>
      )}
    </>
  );
}
