import { it } from 'vitest';
import { byBot, playRoom, quaySetup, ROOMS } from './quay.ts';

it('plays', () => {
  for (const temper of ['careful'] as const)
    for (let size = 2; size <= 5; size++)
      for (let room = 0; room < 3; room++) {
        let won = 0,
          turns = 0,
          ds = 0;
        const n = 12;
        const t = Date.now();
        for (let i = 0; i < n; i++) {
          const s = playRoom(room, quaySetup(i * 7 + room, size), byBot(temper));
          won += Number(s.state.over!.won);
          ds += s.decisions.length;
          turns += s.events.filter((e) => e.type === 'turnBegan').length;
        }
        console.log(
          temper,
          size,
          ROOMS[room],
          won / n,
          'turns',
          turns / n,
          'decisions',
          ds / n,
          'ms',
          (Date.now() - t) / n,
        );
      }
}, 400000);
