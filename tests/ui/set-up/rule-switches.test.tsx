import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_RULESET, type Ruleset } from '../../../src/engine/index.ts';
import { fetchWhole } from '../../../src/stores/whole-words.ts';
import { RuleSwitches } from '../../../src/ui/set-up/RuleSwitches.tsx';
import { early } from '../../../src/words/en/early.ts';
import { OFFERED_SWITCHES, switchText } from '../../../src/words/en/switch-words.ts';

// What is said of switches is of the whole language, which comes after the first page.
beforeAll(async () => void (await fetchWhole(early)));

let now: Ruleset = DEFAULT_RULESET;
function Rules({ from }: { from: Ruleset }) {
  const [ruleset, setRuleset] = useState(from);
  now = ruleset;
  return <RuleSwitches ruleset={ruleset} onChange={setRuleset} />;
}
const elimination = () => screen.getByLabelText<HTMLSelectElement>(/^No Player Elimination/);
const options = () => [...elimination().options].map(({ text }) => text);

test('No Player Elimination and its Urgency limit are one choice (p.71)', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Rules from={DEFAULT_RULESET} />);
  expect(elimination()).toHaveDisplayValue('off');
  expect(options()).toHaveLength(4);
  expect(screen.queryByLabelText(/^Urgency tokens/)).not.toBeInTheDocument();
  for (const [way, urgencyLimit] of [
    [/^easy/, 5],
    [/^normal/, 4],
    [/^hard/, 3],
  ] as const) {
    await user.selectOptions(elimination(), options().find((one) => way.test(one))!);
    expect(now).toEqual({ ...DEFAULT_RULESET, noPlayerElimination: true, urgencyLimit });
  }
  await user.selectOptions(elimination(), 'off');
  expect(now).toEqual(DEFAULT_RULESET);
});

test('each switch is there once, those that make it easier and harder under their names (p.71)', () => {
  render(<Rules from={DEFAULT_RULESET} />);
  for (const name of OFFERED_SWITCHES.filter((one) => one !== 'urgencyLimit')) {
    const { label } = switchText(name);
    expect(screen.getAllByText(label, { selector: 'strong' }), name).toHaveLength(1);
  }
  const easy = screen.getByText('Easy').closest('section')!;
  expect(within(easy).getByText(switchText('reconnaissance').label)).toBeInTheDocument();
});

test('what was kept otherwise is told as it stands', () => {
  render(<Rules from={{ ...DEFAULT_RULESET, urgencyLimit: 3 }} />);
  expect(elimination()).toHaveDisplayValue(/^off, the third/);
  expect(options()).toHaveLength(5);
});

test('what makes it easier and harder stands under headings of its own', () => {
  render(<Rules from={{ ...DEFAULT_RULESET, reconnaissance: true }} />);
  const under = (heading: string) =>
    within(screen.getByRole('heading', { name: heading }).parentElement!)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')!.querySelector('strong')!.textContent);
  expect(under('Easy')).toEqual(['Favorable Conditions', 'Reconnaissance', 'Ubiquitous cards']);
  expect(under('Hard')).toEqual(['Active Combatants', 'Unpredictable Combat']);
});
