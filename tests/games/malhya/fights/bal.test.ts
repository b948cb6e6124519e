import { it } from 'vitest';
import { byBot, playRoom, quaySetup, ROOMS } from './quay.ts';

it('plays', () => {
  const won: Record<string, [number, number]> = {};
  for (let n = 0; n < 480; n++) {
    const heroes = 2 + (n % 4);
    const room = Math.floor(n / 4) % 3;
    const s = playRoom(room, quaySetup(n, heroes), byBot(n % 2 ? 'bold' : 'careful'));
    for (const key of [`${heroes}`, `${heroes} ${ROOMS[room]}`]) {
      const c = won[key] ?? [0, 0];
      won[key] = c;
      c[0] += Number(s.state.over!.won);
      c[1]++;
    }
  }
  console.log(JSON.stringify(won));
}, 900000);
