import { BotChance } from '../../bots/bot-chance.ts';
import type { Content } from '../../content/index.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { pick } from './mutate-json.ts';
import { type EngineInput, type HostileAct, sessionAt } from './try-engine.ts';

/** Tries in one game, each a decision further. */
const A_GAME = 60;

const NUMBERS = ['-1', '-0.5', '0.5', '1e308', 'NaN', 'Infinity', '-Infinity', '', '2147483648', '-0'];

/** The next thing that is tried: in the game under way, or a new one. */
export function makeEngineInput(content: Content, chance: BotChance, index: number): EngineInput {
  const encounters = Object.keys(content.encounters).sort();
  const game = Math.floor(index / A_GAME);
  const encounter = encounters[game % encounters.length]!;
  const seed = `fuzz-${game}`;
  const decisions: string[] = [];
  // The way there is the game's own, not the try's: the same try can be made again by its number alone.
  const way = new BotChance(seed);
  for (let n = index % A_GAME; n > 0; n--) {
    const { pending } = sessionOnTheWay({ encounter, seed, decisions }, content);
    if (!pending) break;
    decisions.push(pending.options[way.below(pending.options.length)]!.id);
  }
  return { encounter, seed, decisions, act: hostileAct({ encounter, seed, decisions }, content, chance) };
}

/** Ways that were gone, so that each try does not go all of it again. */
const ways = new Map<
  string,
  { readonly decisions: readonly string[]; readonly options: readonly string[] | null }
>();

function sessionOnTheWay(
  input: Omit<EngineInput, 'act'>,
  content: Content,
): { pending: { options: readonly { id: string }[] } | null } {
  const key = `${input.seed} ${input.decisions.length}`;
  const known = ways.get(key);
  if (known) return { pending: known.options && { options: known.options.map((id) => ({ id })) } };
  if (ways.size > 2 * A_GAME) ways.clear();
  const { pending } = sessionAt(input, content);
  ways.set(key, { decisions: [...input.decisions], options: pending?.options.map(({ id }) => id) ?? null });
  return { pending };
}

function hostileAct(input: Omit<EngineInput, 'act'>, content: Content, chance: BotChance): HostileAct {
  const session = sessionAt(input, content);
  const { decisions, pending } = session;
  const offered = pending?.options.map(({ id }) => id) ?? [];
  const number = () => (chance.below(2) ? pick(chance, NUMBERS) : String(chance.below(decisions.length + 2)));
  switch (chance.below(8)) {
    case 0:
      return { do: 'answer', option: pick(chance, HOSTILE_TEXTS) };
    case 1:
      return { do: 'answer', option: decisions.length > 0 ? pick(chance, decisions).option : 'move' };
    case 2:
    case 3: {
      const near = offered.length > 0 ? pick(chance, offered) : 'end';
      const at = chance.below(near.length + 1);
      return {
        do: 'answer',
        option: `${near.slice(0, at)}${pick(chance, ['', ' ', ':', '-1', '999', near])}${near.slice(at + 1)}`,
      };
    }
    case 4:
      return { do: 'rewind', to: number() };
    case 5:
      return { do: 'fork', at: number() };
    case 6:
      return { do: 'redo' };
    default:
      return chance.below(6) === 0
        ? { do: 'again' }
        : { do: 'answer', option: `${pick(chance, offered.length > 0 ? offered : ['x'])}x` };
  }
}
