import type { CardIndex, CardRef } from '../../engine/index.ts';
import { type CardRecord, type CardReport, neverUsed } from './card-report.ts';

/** From so many games on a card's win rate is set beside the others'. */
const ENOUGH_GAMES = 10;

/**
 * The report as Markdown, a table for each shelf: the same for the same games, so no time in it. Per use: the mean
 * damage dealt or added and damage healed by one use. Won with and without: of the games whose party had the card
 * and of the others.
 */
export function cardReportText(cards: CardIndex, report: CardReport): string {
  const unused = neverUsed(cards, report).sort();
  return [
    `games ${report.games}, won ${percent(report.won, report.games)}, cards ${report.records.size}, never used ${unused.length}, failed ${report.failed.length}`,
    ...(unused.length > 0 ? ['', `Never used: ${unused.join(', ')}`] : []),
    ...shelvesOf(cards).flatMap(({ title, refs }) => ['', `## ${title}`, '', ...table(refs, cards, report)]),
    ...(report.failed.length > 0 ? ['', '## Failed', '', ...report.failed] : []),
  ].join('\n');
}

/** The report as a page of its own, which says how it was made and how to read it. */
export const cardReportPage = (
  text: string,
  games: number,
  seed: string,
): string => `# What the cards do in play

\`npm run sim -- --report cards --games ${games} --seed ${seed}\`: legal parties of chance, by a bot that tries its cards,
in every encounter. *Uses* are abilities used, attacks made with a weapon, and numbers a card added to; *damage* and
*healed* are means of one use. Win rates stand where a card was brought to ${ENOUGH_GAMES} games or more; with few games ten
points either way are chance.

${text}
`;

function shelvesOf(cards: CardIndex): { title: string; refs: CardRef[] }[] {
  const items = Object.values(cards.items).filter(({ material }) => !material);
  const tiers = ['mundane', 'common', 'uncommon', 'rare'] as const;
  const disciplines = Object.values(cards.disciplines);
  const trees = [...new Set(disciplines.map(({ tree }) => tree))].sort();
  const title = (word: string) => word[0]!.toUpperCase() + word.slice(1);
  return [
    ...trees.map((tree) => ({
      title: title(tree),
      refs: disciplines.filter((card) => card.tree === tree).map(({ id }) => id),
    })),
    ...tiers.map((tier) => ({
      title: `${title(tier)} items`,
      refs: items.filter((card) => card.tier === tier).map(({ id }) => id),
    })),
    { title: 'Upgrades', refs: Object.keys(cards.upgrades) },
    { title: 'Familiars', refs: Object.keys(cards.familiars) },
  ].filter(({ refs }) => refs.length > 0);
}

function table(refs: readonly CardRef[], cards: CardIndex, report: CardReport): string[] {
  const head = [
    '| card | games | uses a game | damage a use | healed a use | won with | won without |',
    '|---|--:|--:|--:|--:|--:|--:|',
  ];
  const names = refs.map((ref) => nameOf(cards, ref));
  const isOnly = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const rows = [...refs]
    .filter((ref) => report.records.has(ref))
    .sort()
    .map((ref) => {
      const name = nameOf(cards, ref);
      const record = report.records.get(ref)!;
      const { games, uses, damage, healed, won } = record;
      const cells = [
        isOnly(name) ? name : `${name} (${ref})`,
        games,
        mean(uses, games),
        mean(damage, uses),
        mean(healed, uses),
        games >= ENOUGH_GAMES ? percent(won, games) : '',
        games >= ENOUGH_GAMES ? wonWithout(record, report) : '',
      ];
      return `| ${cells.join(' | ')} |`;
    });
  return [...head, ...rows];
}

const wonWithout = ({ games, won }: CardRecord, report: CardReport): string =>
  percent(report.won - won, report.games - games);

const mean = (sum: number, n: number): string => (n === 0 || sum === 0 ? '' : (sum / n).toFixed(1));
const percent = (n: number, of: number): string => (of === 0 ? '' : `${Math.round((100 * n) / of)} %`);

const nameOf = (cards: CardIndex, ref: CardRef): string =>
  (cards.items[ref] ?? cards.upgrades[ref] ?? cards.disciplines[ref] ?? cards.familiars[ref])?.name ?? ref;
