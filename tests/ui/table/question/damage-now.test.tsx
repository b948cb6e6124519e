import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeBot } from '../../../../src/bots/bot.ts';
import { type EncounterSession, type Prompt, previewOption } from '../../../../src/engine/index.ts';
import { broughtBy } from '../../../../src/stores/middara/brought-by.ts';
import { damageNow } from '../../../../src/stores/middara/damage-now.ts';
import type { Previews } from '../../../../src/stores/middara/previews.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { PreviewsContext } from '../../../../src/ui/table/context/use-preview.ts';
import { lineOf } from '../../../../src/ui/table/odds/OptionOdds.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { newGame } from '../../../support/games.ts';
import { gameOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

/** Rook is hit for 5, and a Cuirass takes 2 off; afterwards a spell comes. */
function atBlow() {
  const session = newGame('under-hallow-street', 'p1');
  const bot = makeBot('simple', 'p1');
  for (;;) {
    const { question } = session.pending!;
    if (question.ask === 'offer' && question.timing === 'damage-reduction') return session;
    session.decide(bot.choose(session));
  }
}

async function shown(session: EncounterSession) {
  const { position } = session;
  const pending = session.pending!;
  const known = new Map(pending.options.map(({ id }) => [id, previewOption(session, id)]));
  const previews = { known: (_: Prompt, id: string) => known.get(id), ask: () => () => {} } as Previews;
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <GameContext value={gameOf(session)}>
          <PreviewsContext value={previews}>
            <Question
              {...{ position, pending }}
              hinted={undefined}
              underWay={false}
              onAnswer={() => {}}
              onOrder={() => {}}
            />
          </PreviewsContext>
        </GameContext>
      </TableContext>,
    );
  });
}

test('to take less of a blow says what of this blow alone is taken, and what it costs', async () => {
  const session = atBlow();
  await shown(session);
  const answer = (id: string) => document.querySelector(`[data-option="${id}"]`);
  await waitFor(() =>
    expect(answer('use:rook.cuirass/brace')).toHaveTextContent(/^Cuirass: take 3.*used until your next turn/),
  );
  expect(answer('pass')).toHaveTextContent(/^Take all 5/);
  for (const id of ['pass', 'use:rook.cuirass/brace']) expect(answer(id)).not.toHaveTextContent(/–|be hit/);
  expect(screen.getByText('5 physical damage now, after armor.')).toBeInTheDocument();
});

test('of a blow that is less than what is taken off nothing is left; of no other question it says anything', () => {
  const session = newGame('under-hallow-street', 'p1');
  const bot = makeBot('simple', 'p1');
  const seen = new Set<string>();
  while (session.pending) {
    const { pending } = session;
    const { question } = pending;
    for (const option of pending.options.filter(({ interjection }) => !interjection)) {
      const isBlow = question.ask === 'offer' && question.timing === 'damage-reduction';
      const taken = damageNow(pending, option, isBlow ? previewOption(session, option.id) : null);
      if (!isBlow) expect(taken).toBeNull();
      else if (option.act.do === 'use') {
        expect(taken).toBe(Math.max(0, question.damage!.amount - 2));
        seen.add(String(taken));
      } else expect(taken).toBe(question.damage!.amount);
    }
    session.decide(bot.choose(session));
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['0', '3']));
});

/** Where a life hangs on an answer, first in that game. */
function atFall(seed: string): EncounterSession {
  const session = newGame('under-hallow-street', seed);
  const bot = makeBot('simple', seed);
  while (session.pending?.question.ask !== 'about-to-fall' || session.pending.options.length === 1)
    session.decide(bot.choose(session));
  return session;
}

const linesOf = (id: string) =>
  [...document.querySelectorAll(`[data-option="${id}"] .option-does small`)].map((one) => one.textContent);

test('a drink says what it does and takes, and on a line of its own what comes after by itself', async () => {
  await shown(atFall('s3'));
  await screen.findByText(/left with 3/);
  expect(linesOf('use:remi.vitality-juice-box/drink')).toEqual([
    '+3 HP, left with 3; used up',
    'then Animate 1 attacks again',
  ]);
});

test('what comes after is told by its cause', async () => {
  await shown(atFall('s5'));
  await screen.findByText(/left with 3/);
  expect(linesOf('use:remi.vitality-juice-box/drink')).toEqual([
    '+3 HP, left with 3; used up',
    'then Paralyze from Earth Loa 1',
  ]);
});

test('a drink that heals another saves nobody: it is never gold, and lies under More', async () => {
  const session = atFall('s3');
  await shown(session);
  await screen.findByText(/left with 3/);
  const useless = 'use:zeke.vitality-juice-box/drink';
  expect(document.querySelector(`[data-option="${useless}"]`)?.textContent).toMatch(/More/);
  expect(document.querySelector('[data-proposed]')?.getAttribute('data-option')).toBe(
    'use:remi.vitality-juice-box/drink',
  );
  const telling = en.tell(session.position);
  const option = session.pending!.options.find(({ id }) => id === useless)!;
  const told = telling.foretold(option, session.pending!, previewOption(session, useless)!);
  expect(told).toMatchObject({ text: expect.stringMatching(/^does not save Remi; /), warns: true });
});

test('where nothing saves, the title says so, Continue is gold, and what is drunk says whom it heals', async () => {
  const session = newGame('under-hallow-street', 's20');
  const bot = makeBot('simple', 's20');
  const saved = () =>
    session
      .pending!.options.filter(({ interjection }) => interjection)
      .some((option) => {
        const telling = en.tell(session.position);
        return !telling.foretold(option, session.pending!, previewOption(session, option.id)!).warns;
      });
  while (session.pending?.question.ask !== 'about-to-fall' || session.pending.options.length === 1 || saved())
    session.decide(bot.choose(session));
  await shown(session);
  const name = en.tell(session.position).figure(session.pending!.figure);
  await screen.findByText(`Nothing saves ${name}`);
  expect(document.querySelector('[data-proposed]')).toHaveTextContent(/^Continue/);
  const drink = session.pending!.options.find(({ interjection }) => interjection)!;
  const told = en.tell(session.position).foretold(drink, session.pending!, previewOption(session, drink.id)!);
  expect(told.text).toMatch(/^does not (save|reach) /);
  expect(told.text).not.toMatch(/out of this fight/);
});

test('how likely an effect takes hold is told by the effect and whom it is from, never as if the answer did it', () => {
  const { position } = atFall('s5');
  const { optionOdds: words } = en.ui.panels;
  const odds = {
    throws: null,
    dice: true,
    hit: null,
    passed: null,
    held: { zeke: 0.58 },
    attacks: [],
    figures: [],
  };
  const from = words.from('poison', 'Cave Sickle 5');
  expect(words.after(lineOf(odds, words, en.tell(position), ['zeke'], from))).toBe(
    'then Poison from Cave Sickle 5: 58\u00a0%',
  );
  const both = { ...odds, held: { zeke: 0.58, rook: 0.3 } };
  expect(lineOf(both, words, en.tell(position), ['zeke', 'rook'], from)).toBe(
    'Poison from Cave Sickle 5 on Zeke: 58\u00a0% · Poison from Cave Sickle 5 on Rook: 30\u00a0%',
  );
  expect(lineOf(odds, words, en.tell(position), ['zeke'])).toBe('Works on Zeke 58\u00a0%');
  // Of an enemy alone its own card says whom.
  const one = { ...odds, held: { 'animate-1': 0.7 } };
  expect(lineOf(one, words, en.tell(position), ['zeke'])).toBe('Works 70\u00a0%');
});

test('what an attack may bring is known where its card inflicts one effect alone', () => {
  const { position } = newGame('under-hallow-street', 'p1');
  expect(['cave-sickle-1', 'earth-loa-1', 'rook'].map((id) => broughtBy(position, id))).toEqual([
    'poison',
    // Barrier, which it gives its own, harms nobody.
    'paralyze',
    null,
  ]);
});
