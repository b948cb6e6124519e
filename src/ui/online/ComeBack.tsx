/** A game this browser played online: its line is taken up again, and until then nothing is answered in it. */
import { useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import { goTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';
import { FaultTold } from './FaultTold.tsx';
import { HomeWay } from './HomeWay.tsx';
import { PressedInVain } from './PressedInVain.tsx';
import { LINES } from './presence-of.ts';
import { useAnswerMarks } from './use-answer-marks.ts';
import { useCame } from './use-came.ts';

interface Props {
  readonly door: OnlineDoor;
  readonly id: string;
}

export function ComeBack({ door, id }: Props) {
  const { line: words, waiting, fault } = useWholeWords().ui.online;
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState(false);
  const came = useCame(async () => {
    const back = await (await door.fetch()).resume(id);
    return back && !back.ok ? back : { ok: true, value: null };
  }, tries);
  const line = came.is === 'failed' ? 'gone' : 'joining';
  const isOver = left || came.is === 'here';
  const why =
    came.is === 'failed' ? (fault[came.fault.fault] as (it: object) => string)(came.fault) : waiting;
  const inVain = useAnswerMarks({ closed: !isOver, sent: null, why });
  const playOn = async () => {
    const further = await (await door.fetch()).playOnHere(id);
    setLeft(true);
    if (!further) return;
    const [screen = '', rest = ''] = further.route.split('/');
    goTo(screen, rest);
    await further.drop();
  };
  if (isOver) return null;
  return (
    <div className="online absolute above-4 bottom-0 left-0 right-0">
      <div className="online-notes absolute left-2 right-2 grid center gap-1 untouched">
        {came.is !== 'failed' && <PressedInVain why={why} times={inVain} />}
        {came.is === 'failed' && (
          <div className="touched">
            <FaultTold of={came.fault}>
              <HomeWay onAgain={() => setTries((n) => n + 1)} onPlayOn={() => void playOn()} />
            </FaultTold>
          </div>
        )}
      </div>
      <p
        className="online-strip flex middle gap-3 pad-x-3 line-above sm plain on-cloth semi"
        data-line={line}
        role="status"
      >
        <span aria-hidden="true">{LINES[line]}</span> {words[line]}
      </p>
    </div>
  );
}
