import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type EncounterEvent, type SpellScope, term } from '../../../../src/engine/index.ts';
import { endedBy, type Moment, momentOf } from '../../../../src/stores/middara/moment.ts';
import { fetchWhole } from '../../../../src/stores/whole-words.ts';
import { AttackPanel } from '../../../../src/ui/table/drawer/AttackPanel.tsx';
import { early } from '../../../../src/words/en/early.ts';
import { en } from '../../../../src/words/en/index.ts';
import { playUntil, sessionOf } from '../../../support/table-of-memory.ts';

beforeAll(() => fetchWhole(early));

const GORE_SHOT = { kind: 'card', type: 'discipline', card: 'gore-shot' } as const;
const rng = [0, 0, 0, 0] as never;

function spellScope(caster: string, targets: string[], more: Partial<SpellScope> = {}): SpellScope {
  return {
    kind: 'spell',
    caster,
    targets,
    spellLike: false,
    cause: GORE_SHOT,
    step: 3,
    dice: ['red', 'black'],
    empowered: true,
    rolled: [],
    force: [
      { cause: { kind: 'force', force: 4 }, amount: 4, rule: 'p.51' },
      { cause: term('casting-die'), amount: 3, rule: 'p.51' },
    ],
    forceTotal: 7,
    conviction: [],
    failed: false,
    ...more,
  };
}

test('a spell: its steps, casting dice, Force with its working, each target and its Conviction', () => {
  const { position, state } = sessionOf('spell');
  const [caster, one, two] = state.figures.map((figure) => figure.id) as [string, string, string];
  const name = (id: string) => en.tell(position).figure(id);
  const scope = spellScope(caster, [one, two]);
  const events = [
    { type: 'scopeOpened', scope, rule: 'p.51' },
    {
      type: 'diceRolled',
      figure: caster,
      purpose: 'force',
      dice: [
        { die: 'red', face: 3 },
        { die: 'black', face: 2 },
      ],
      rng,
      rule: 'p.51',
    },
    {
      type: 'diceRolled',
      figure: one,
      purpose: 'conviction',
      dice: [{ die: 'blue', face: 1 }],
      rng,
      rule: 'p.51',
    },
    {
      type: 'convictionChecked',
      figure: one,
      total: { total: 9, entries: [{ cause: { kind: 'die', die: 'blue' }, amount: 9, rule: 'p.51' }] },
      force: 7,
      passed: true,
      rule: 'S1',
    },
  ] as EncounterEvent[];
  const view = { ...state, scopes: [scope] };
  render(
    <AttackPanel
      position={{ ...position, state: view }}
      moment={momentOf(view, events, events.length)}
      showing={null}
    />,
  );
  expect(screen.getByRole('region', { name: 'Spell' })).toHaveTextContent('Gore Shot');
  expect(screen.getByLabelText('Step 3: Roll to resist')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: /^Force roll:/ })).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByText('casting die')).toBeInTheDocument();
  const [first, second] = within(screen.getByRole('list', { name: 'Conviction Checks' }))
    .getAllByRole('listitem')
    .filter((item) => item.classList.contains('spell-target'));
  expect(first).toHaveTextContent(name(one));
  expect(first).toHaveTextContent('RESISTED');
  expect(second).toHaveTextContent(name(two));
  expect(second).not.toHaveTextContent(/RESISTED|AFFECTED/);
});

test('a roll from before the attack is not in it; the attack’s own Dodge is', () => {
  const session = sessionOf('attack');
  playUntil(session, (prompt) => prompt.kind === 'dodge');
  const opened = session.events.findLastIndex((event) => event.type === 'scopeOpened');
  const jump = {
    type: 'diceRolled',
    figure: session.state.figures[0]!.id,
    purpose: 'check',
    dice: [{ die: 'blue', face: 1 }],
    rng,
    rule: 'p.21',
  } as EncounterEvent;
  const before = [...session.events.slice(0, opened), jump, ...session.events.slice(opened)];
  const after = [...session.events, { ...jump, purpose: 'dodge' } as EncounterEvent];
  const rollOf = (events: EncounterEvent[]): Moment['roll'] =>
    momentOf(session.state, events, events.length).roll;
  expect(rollOf(before)).toBeNull();
  expect(rollOf(after)?.purpose).toBe('dodge');
  const idle = { ...session.state, scopes: [] };
  expect(momentOf(idle, [...session.events.slice(0, opened), jump], opened + 1).roll).toBe(jump);
});

test('an attack in which the encounter ended is over, and its roll stays in it', () => {
  const session = sessionOf('attack');
  playUntil(session, (prompt) => prompt.kind === 'dodge');
  const { state, events } = session;
  const roll = {
    type: 'diceRolled',
    figure: state.figures[0]!.id,
    purpose: 'attack',
    dice: [],
    rng,
    rule: '',
  };
  const told = [...events, roll, { type: 'outcomeReached', rule: 'p.14' }] as EncounterEvent[];
  const over = endedBy(state, told, told.length - 1);
  expect(over).toMatchObject({ over: true, rolls: [{ purpose: 'attack' }] });
  expect(momentOf({ ...state, scopes: [] }, told, told.length, over)).toEqual({
    resolution: over,
    roll: null,
  });
});
