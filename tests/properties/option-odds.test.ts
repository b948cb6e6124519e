import { describe, expect, test } from 'vitest';
import { oddsShown } from '../../src/bots/lab/odds-played.ts';
import { bearsOnDice, type PromptKind } from '../../src/engine/index.ts';
import { workOutChoice } from '../../src/engine/odds/choice-odds.ts';
import { ChoiceRun, keyOfCame } from '../../src/engine/odds/choice-run.ts';
import { nextBelow, type RngWords, wordsFromSeed } from '../../src/engine/rng/rng-words.ts';
import { type Chosen, collectChoices, playChosen } from '../support/choices.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { street, yard } from '../support/games.ts';

const GAMES = [
  [street, 'm1', 'simple'],
  [yard, 'm2', 'simple'],
  [street, 'm3', 'random'],
] as const;

const nameOf = ({ prompt, option }: Pick<Chosen, 'prompt' | 'option'>): string =>
  `${prompt.kind} ${option.act.do}`;

/** Two of each kind of answer that has to do with dice, from all over the games. */
const choices: readonly Chosen[] = (() => {
  const seen = new Map<string, number>();
  return collectChoices(GAMES, 160, ({ position }, prompt, option) => {
    if (option.interjection || !bearsOnDice(position, prompt, option)) return false;
    const name = nameOf({ prompt, option });
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before % 6 === 0 && before < 12;
  });
})();

const of = (...kinds: readonly PromptKind[]): Chosen[] => {
  const found = choices.filter(({ prompt }) => kinds.includes(prompt.kind));
  expect(found.length).toBeGreaterThan(0);
  return found;
};

/** Dice by a seed, apart from the game's. */
function dice(seed: string) {
  let own: RngWords = wordsFromSeed(seed);
  return {
    pick: (words: RngWords, n: number) => {
      const picked = nextBelow(own, n);
      own = picked.words;
      return { value: picked.value, words };
    },
  };
}

/** Five times as far from it as chance is likely to be. */
const slack = (chance: number, tries: number): number =>
  5 * Math.sqrt((chance * (1 - chance)) / tries) + 2 / tries;

describe('I12: the odds of every answer', () => {
  test('there are many kinds of them', () => {
    const kinds = new Set(choices.map(({ prompt }) => prompt.kind));
    for (const kind of [
      'turn',
      'move',
      'empower',
      'dodge',
      'counter',
      'after-roll',
      'choose-target',
    ] as const)
      expect(kinds).toContain(kind);
    expect(new Set(choices.map(nameOf)).size).toBeGreaterThan(15);
  });

  test('add up to one', () => {
    const looked = sampleOf(choices, 10, 'sums');
    for (const chosen of looked) {
      const { throws, figures, hit } = oddsShown(chosen.moment, chosen.prompt, chosen.option);
      expect(throws, nameOf(chosen)).toBeNull();
      for (const { damage, expected, falls } of figures) {
        expect(damage.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(damage.reduce((sum, [points, chance]) => sum + points * chance, 0)).toBeCloseTo(expected, 9);
        expect(falls).toBeLessThanOrEqual(1 + 1e-9);
      }
      if (hit !== null) expect(hit).toBeLessThanOrEqual(1 + 1e-9);
    }
    proved({ sums: looked.length });
  });

  test('are what comes of the throws, taken one by one', () => {
    const tries = many(100, 400);
    const looked = sampleOf(choices, 7, 'throws');
    for (const chosen of looked) {
      const { moment, prompt, option } = chosen;
      const answer = { kind: prompt.kind, option };
      const work = workOutChoice(moment, answer);
      let step = work.next();
      while (!step.done) step = work.next();
      const { spread } = step.value;
      const runs = new ChoiceRun(moment);
      const met = new Map<string, number>();
      const isSure = [...spread.each()].length === 1;
      const played = isSure ? 5 : tries;
      for (let i = 0; i < played; i++) {
        const key = keyOfCame(runs.of(answer, dice(`${i}`)));
        met.set(key, (met.get(key) ?? 0) + 1);
      }
      const known = new Map(
        [...spread.each()].map(({ value, weight }) => [
          keyOfCame(value),
          Number(weight) / Number(spread.whole),
        ]),
      );
      for (const [key, times] of met) expect(known.has(key), `${nameOf(chosen)}: ${key} ${times}`).toBe(true);
      for (const [key, chance] of known)
        expect(
          Math.abs((met.get(key) ?? 0) / played - chance),
          `${nameOf(chosen)}: ${key} ${chance}`,
        ).toBeLessThan(slack(chance, played));
    }
    proved({ answers: looked.length });
  });

  test('are those of the game itself, played on with other dice', () => {
    const tries = many(60, 200);
    const attacks = [
      ...of('empower', 'dodge'),
      ...of('turn').filter(({ option }) => option.act.do === 'attack'),
    ];
    const looked = sampleOf(attacks, 3, 'games');
    for (const chosen of looked) {
      const odds = oddsShown(chosen.moment, chosen.prompt, chosen.option);
      const played = Array.from({ length: tries }, (_, i) => playChosen(chosen, `${i}`));
      const share = (is: (one: (typeof played)[number]) => boolean) => played.filter(is).length / tries;
      expect(Math.abs(share(({ hit }) => hit) - odds.hit!), nameOf(chosen)).toBeLessThan(
        slack(odds.hit!, tries),
      );
      const { target } = played[0]!;
      const figure = odds.figures.find(({ figure }) => figure === target);
      const falls = figure?.falls ?? 0;
      expect(Math.abs(share(({ fell }) => fell) - falls), nameOf(chosen)).toBeLessThan(slack(falls, tries));
    }
    proved({ games: looked.length * tries });
  });
});
