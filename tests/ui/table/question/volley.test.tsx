import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { type EncounterSession, figureIn, type Prompt } from '../../../../src/engine/index.ts';
import { listOffers } from '../../../../src/stores/middara/auto-pass.ts';
import { canDodgeAll, dodgesOf, volleyOf } from '../../../../src/stores/middara/for-now.ts';
import { GameContext, TableContext } from '../../../../src/ui/page/use-table.ts';
import { NotAgain } from '../../../../src/ui/table/question/Beside.tsx';
import { Question } from '../../../../src/ui/table/question/Question.tsx';
import { autoPass } from '../../../../src/words/en/ui/late-panels.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { gameOf, playUntil, sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

type Wanted = (prompt: Prompt, isVolley: boolean, session: EncounterSession) => boolean;

const played = new Map<string, EncounterSession>();

/** Played to once; each test has its own from there. */
function playedTo(wanted: Wanted): EncounterSession {
  const before = played.get(String(wanted));
  if (before) return before.fork();
  for (let seed = 1; seed < 6; seed++) {
    const session = sessionOf(`volley-${seed}`, 'under-hallow-street');
    try {
      playUntil(
        session,
        (prompt) => wanted(prompt, volleyOf(prompt, session.position) !== null, session),
        seed,
      );
      played.set(String(wanted), session);
      return session.fork();
    } catch {
      // Another seed.
    }
  }
  throw new Error('no such Dodge in any game');
}

function shownAt(wanted: Wanted) {
  const session = playedTo(wanted);
  const game = gameOf(session);
  const { position } = session;
  const pending = session.pending!;
  render(
    <TableContext value={tableOf()}>
      <GameContext value={game}>
        <Question
          position={position}
          pending={pending}
          hinted={undefined}
          underWay={false}
          onAnswer={() => {}}
          onOrder={() => {}}
        />
        <NotAgain position={position} offers={listOffers(pending)} />
      </GameContext>
    </TableContext>,
  );
  return { session, game, pending, before: session.decisions.length };
}

const atVolley = () =>
  shownAt((prompt, isVolley, { position }) => {
    const volley = isVolley && volleyOf(prompt, position);
    return (
      volley !== false &&
      volley !== null &&
      canDodgeAll(prompt, volley, figureIn(position.state, prompt.figure).sp)
    );
  });

test('a Dodge that more of a kind follow has all and none beside this one, each one press', async () => {
  const { session, game, pending, before } = atVolley();
  const volley = volleyOf(pending, session.position)!;
  const { sp, dodges } = dodgesOf(pending, volley, figureIn(session.state, pending.figure).sp);
  const names = [...document.querySelectorAll('.answers > li:not([data-declines]) button')].map((one) =>
    one.textContent.replace(/\s+/g, ' '),
  );
  // Its price is in pips, as on the Dodge beside it.
  expect(names.some((name) => name.includes(`${sp} SPDodge next ${dodges}`))).toBe(true);
  // How many there will be is known to nobody.
  expect(screen.getByRole('button', { name: /^Don’t dodge any/ })).toHaveAccessibleDescription(
    `of up to ${volley.toCome.length + 1} attacks`,
  );
  const declining = [...document.querySelectorAll('.answers > li[data-declines]')];
  expect(declining.map((one) => one.querySelector('[data-option]') !== null)).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${sp} SP ?Dodge next ${dodges}`) }));
  expect(session.decisions[before]).toMatchObject({ kind: 'dodge', option: 'dodge' });
  expect(game.store.getState().forNow).toEqual([volley.all]);
});

test('none of them is dodged by one press', async () => {
  const { session, pending, before } = atVolley();
  const volley = volleyOf(pending, session.position)!;
  await userEvent.click(screen.getByRole('button', { name: /^Don’t dodge any/ }));
  expect(session.decisions[before]).toMatchObject({ kind: 'dodge', option: 'no' });
  expect(session.pending && volleyOf(session.pending, session.position)?.none).not.toBe(volley.none);
});

test('where nobody follows there is neither', () => {
  shownAt(({ kind }, isVolley) => kind === 'dodge' && !isVolley);
  expect(screen.queryByRole('button', { name: /Dodge next|any/ })).toBeNull();
});

test('not to be asked again this round is done by the press that says so', async () => {
  const { session, pending, before } = shownAt(({ kind }) => kind === 'dodge');
  await userEvent.click(screen.getByRole('button', { name: 'Don’t ask again this round' }));
  expect(session.decisions[before]).toMatchObject({ kind: 'dodge', option: 'no' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session.pending).not.toBe(pending);
});

test('what all of them take is counted by the price of this one, as far as the SP go', () => {
  const { session, pending } = atVolley();
  const volley = { ...volleyOf(pending, session.position)!, toCome: ['a', 'b'] };
  const price = pending.options.find(({ id }) => id === 'dodge')!.sp!;
  expect(canDodgeAll(pending, volley, 9)).toBe(true);
  // One alone is what Dodging this one is.
  expect(canDodgeAll(pending, volley, price)).toBe(false);
  expect(dodgesOf(pending, volley, 9)).toEqual({ dodges: 3, sp: 3 * price });
  expect(dodgesOf(pending, volley, price)).toEqual({ dodges: 1, sp: price });
  expect(canDodgeAll({ ...pending, options: [] }, volley, 9)).toBe(false);
});

test('where the SP do not go to the last of them, it is said how many are dodged', () => {
  expect(`${autoPass.volley.all(2)}: ${autoPass.volley.each(4)}`).toBe('Dodge next 2: of up to 4 attacks');
});
