import { HARVEST_CARDS } from '../../rules/land/land-numbers.ts';
import type { Choice } from '../../rules/model/content.ts';
import { LOCKPICK, POTION } from '../../rules/model/fixed-numbers.ts';
import type { MalhyaOption, MalhyaPrompt, PromptKind } from '../../rules/model/prompts.ts';
import { chapterOf, checkNow, lineAt, topFrame } from '../../rules/queries/booklets.ts';
import { numbersOf, stopsOfPick } from '../../rules/queries/check-numbers.ts';
import { attained, levelsFor } from '../../rules/queries/levels.ts';
import { companyAnswer, companyNote, companyQuestion } from './campaign-words.ts';
import { gearText } from './card-facts.ts';
import { levelText } from './check-words.ts';
import { fightNote, fightOption, fightQuestion } from './fight-questions.ts';
import { growingNote, growingOption, growingQuestion } from './growing-questions.ts';
import { landName } from './land-names.ts';
import { doneText, LAND_QUESTIONS, landNote, landOption, landQuestion } from './land-questions.ts';
import { CHARACTERISTIC, cardName, cubeName, heroName, type Named, several } from './names.ts';
import { spellNote, spellOption, spellQuestion } from './spell-questions.ts';
import { stealthNote, stealthOption, stealthQuestion } from './stealth-questions.ts';

const FACE = {
  success: 'Success',
  blank: 'Blank',
  special: 'Special',
  stop: 'Stop',
  '0': 'Nothing',
  '1': 'One sign',
} as const;

const DIE = { skill: 'skill', difficulty: 'difficulty', white: 'white' } as const;

/** What leaves it as it is. */
const KEEP: Readonly<Partial<Record<PromptKind, string>>> = {
  'pay-ap': 'Save them',
  reroll: 'Keep the roll',
  'reroll-threat': 'Keep the roll',
  'cancel-stop': 'Let it count',
  'cancel-threat': 'Let it count',
  armour: 'Keep the armor',
  shove: 'Do not move it',
};

/** What is wanted just now, and what the group has for it. */
export function aimOf(named: Pick<Named, 'content' | 'state'>): string {
  const { mission, group, now, land } = named.state;
  const title =
    checkNow(named)?.check.name ??
    (land.challenge
      ? landName(named.content, 'challenges', land.challenge.ref)
      : cardName(named.content, 'missions', mission));
  return `${title}: ${group.gold} gold, ${several(group.crystals, 'crystal')}, ${now.period}`;
}

/** A question in a sentence. */
export function questionText(prompt: MalhyaPrompt, named: Named): string {
  const { hero, kind, cost = 0, die, found } = prompt;
  const name = hero === null ? '' : heroName(named, hero);
  const ofOthers =
    companyQuestion(prompt, named) ??
    spellQuestion(prompt, named) ??
    landQuestion(prompt, named) ??
    growingQuestion(prompt, named);
  if (ofOthers !== null) return ofOthers;
  const check = checkNow(named);
  const title = check?.check.name ?? '';
  switch (kind) {
    case 'choice':
      return choiceQuestion(prompt, named);
    case 'hidden':
      return 'Do you see a number here?';
    case 'readers':
      return 'Who reads this chapter?';
    case 'who':
      return `${title}: who takes part?`;
    case 'order':
      return `${title}: who rolls next?`;
    case 'whose':
      return 'Which hero?';
    case 'pay-ap':
      return `${name}: spend ${several(cost, 'action point')}?`;
    case 'pay-cubes':
      return `${name}: discard how many?`;
    case 'lock':
      return `${name}: open it with what?`;
    case 'again':
      return againQuestion(named, hero!);
    case 'reroll':
      return `${name}: roll a die again?`;
    case 'cancel-stop':
      return `${name}: ${several(cost, 'stop')} rolled. Cancel one?`;
    case 'lose':
      return `${name}: lose which one?`;
    case 'room':
      return `${name} has no room for ${'gear' in found! ? cardName(named.content, 'gear', found.gear) : `another ${cubeName(found!.kind, found!.colour)}`}`;
    case 'die-face':
      return `${name}: ${DIE[die!.of]} die ${die!.n} of ${die!.all}`;
    default:
      return (
        fightQuestion(prompt, named) ??
        stealthQuestion(prompt, named) ??
        LAND_QUESTIONS[kind as keyof typeof LAND_QUESTIONS]
      );
  }
}

function choiceQuestion({ at = '' }: MalhyaPrompt, named: Named): string {
  const frame = topFrame(named.state);
  const chapter = frame && chapterOf(named, frame.book, frame.chapter);
  return (chapter && lineAt(chapter.lines, at)?.text) ?? 'What do you do?';
}

function againQuestion(named: Named, hero: number): string {
  const { check, now } = checkNow(named)!;
  const { limit, dice } = numbersOf(named, check, hero, now);
  const name = heroName(named, hero);
  if (now.rolls.length === 0)
    return `${name} rolls ${several(dice.total, 'die', 'dice')} for ${CHARACTERISTIC[check.characteristic]}`;
  return `${name}: ${several(now.successes, 'success', 'successes')}, ${now.stops} of ${several(limit.total, 'stop')}. Roll again?`;
}

/** An answer in a few words. */
export function optionText(option: MalhyaOption, prompt: MalhyaPrompt, named: Named): string {
  const { act } = option;
  const { content } = named;
  const ofOthers = spellOption(option, prompt, named) ?? companyAnswer(act, prompt, named);
  if (ofOthers !== null) return ofOthers;
  switch (act.do) {
    case 'choose':
      return choiceAt(prompt, named, act.choice)?.text ?? String(act.choice + 1);
    case 'decline':
      return 'Continue without it';
    case 'read':
      return 'Read on';
    case 'number':
      return `Look up ${act.chapter}`;
    case 'hero':
      return heroName(named, act.hero);
    case 'enough':
      return 'Nobody else';
    case 'pay':
      return prompt.kind === 'pay-ap'
        ? `Spend ${act.count}`
        : act.count === 0
          ? 'Keep them'
          : `Discard ${act.count}`;
    case 'keep':
      return KEEP[prompt.kind] ?? 'Stay';
    case 'key':
      return `Use the ${cubeName('key', act.colour)}`;
    case 'roll':
      return checkNow(named)?.now.rolls.length === 0 ? 'Roll' : 'Roll again';
    case 'stop':
      return 'Stop';
    case 'aura':
      return 'Spend an aura token';
    case 'reroll':
      return `Reroll a ${act.face}`;
    case 'cancel':
      return prompt.kind === 'cancel-threat' ? 'Cancel it' : 'Cancel a stop';
    case 'potion': {
      const to = act.to === act.hero ? '' : ` for ${heroName(named, act.to)}`;
      return `${heroName(named, act.hero)}: ${act.colour} potion${to}`;
    }
    case 'use':
      return `${heroName(named, act.hero)}: ${cardName(content, 'gear', act.gear)}`;
    case 'drop':
      return `Discard ${cardName(content, 'gear', act.gear)}`;
    case 'drop-cube':
      return `${prompt.kind === 'swap-in' ? 'Gain' : 'Discard'} ${cubeName(prompt.cubes ?? (prompt.found && 'kind' in prompt.found ? prompt.found.kind : 'plant'), act.colour)}`;
    case 'leave':
      return 'Do not take it';
    case 'face':
      return FACE[act.face];
    default:
      return (
        doneText(act, prompt, named) ??
        fightOption(option, prompt, named) ??
        stealthOption(option, named) ??
        landOption(act, prompt, named) ??
        growingOption(act, prompt, named) ??
        act.do
      );
  }
}

/** What an answer brings or costs, in small print; null: nothing. */
export function optionNote(option: MalhyaOption, prompt: MalhyaPrompt, named: Named): string | null {
  const { act } = option;
  const { content, state } = named;
  const ofSpells = spellNote(option, prompt, named);
  if (ofSpells !== null) return ofSpells;
  switch (act.do) {
    case 'choose': {
      const gold = choiceAt(prompt, named, act.choice)?.gold ?? 0;
      return gold > 0 ? `${gold} gold; ${state.group.gold - gold} left` : null;
    }
    case 'stop':
      return stopNote(named, prompt.hero!);
    case 'aura':
      if (prompt.kind === 'harvest-help') return `${HARVEST_CARDS} more cards`;
      return `+1 die; ${state.heroes[prompt.hero!]!.aura.ready} ready`;
    case 'key': {
      const stops = stopsOfPick(named, prompt.hero!, act.colour, LOCKPICK);
      return stops === null ? 'opens at once' : several(stops, 'stop');
    }
    case 'potion': {
      const { heal = 0, aura = 0, ap = 0 } = POTION[act.colour] ?? {};
      return [
        ...(heal > 0 ? [`heals ${heal}`] : []),
        ...(aura > 0 ? [several(aura, 'aura token')] : []),
        ...(ap > 0 ? [several(ap, 'action point')] : []),
      ].join(', ');
    }
    case 'use':
    case 'drop':
      return gearText(content.gear[act.gear]!);
    default:
      return (
        companyNote(act, named) ??
        stealthNote(option, prompt, named) ??
        fightNote(option, prompt, named) ??
        landNote(act, prompt, named) ??
        growingNote(act, prompt, named)
      );
  }
}

function choiceAt({ at = '' }: MalhyaPrompt, named: Named, choice: number): Choice | undefined {
  const frame = topFrame(named.state);
  const chapter = frame && chapterOf(named, frame.book, frame.chapter);
  return chapter ? lineAt(chapter.lines, at)?.choose?.[choice] : undefined;
}

function stopNote(named: Named, hero: number): string | null {
  const { check, now } = checkNow(named)!;
  if (check.kind === 'group') return `validates ${several(now.successes, 'success', 'successes')}`;
  const levels = levelsFor(named, check, hero);
  if (levels.some(({ hidden }) => hidden)) return 'the chapter tells whether it is enough';
  const level = attained(levels, now.successes);
  if (!level) return null;
  const next = levels.find(({ need }) => need > level.need)?.need ?? null;
  return `result: ${levelText(level.need, next, false)}`;
}
