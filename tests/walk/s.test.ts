import { appendFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { foreseenAt, playForeseen, surprise } from '/work/wt/proof/src/bots/lab/foretold.ts';
import { momentOf } from '/work/wt/proof/src/bots/lab/moment.ts';
import { turnsOf } from '/work/wt/proof/tests/support/foreseen.ts';
import { gameContent } from '/work/wt/proof/tests/support/games.ts';

test('k', { timeout: 600000 }, () => {
  writeFileSync('/tmp/s.txt', '');
  for (const e of Object.keys(gameContent.encounters)) {
    let exact = 0,
      all = 0,
      dice = 0,
      n = 0;
    for (const session of turnsOf(e, 'foretold', 24)) {
      if (n++ % 3) continue;
      const turn = foreseenAt(session);
      if (!turn) continue;
      if (turn.between === 'dice') {
        dice++;
        continue;
      }
      all++;
      if (turn.exact) exact++;
      if (all > 4) continue;
      const t0 = performance.now();
      const shares = playForeseen(momentOf(session)!, turn, session.content, 300);
      const ms = performance.now() - t0;
      const worst = shares
        .map((s) => ({ ...s, x: surprise(s.came, 300, s.chance) }))
        .sort((a, b) => b.x - a.x)[0]!;
      appendFileSync(
        '/tmp/s.txt',
        `${e} ${turn.figure} exact=${turn.exact} between=${turn.between} blows=${turn.blows.length} ${(ms / 300).toFixed(2)}ms shares=${shares.length} worst ${worst.what} ${worst.chance.toFixed(3)} ${(worst.came / 300).toFixed(3)} ${worst.x.toFixed(1)}\n`,
      );
    }
    appendFileSync('/tmp/s.txt', `${e} exact ${exact}/${all} dice ${dice}\n`);
  }
});
