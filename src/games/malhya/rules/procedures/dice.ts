/** Twelve-sided dice (L2437–2554): rolled, or typed as they lie on the real table. */
import type { ChancePort } from '../../../../engine/rng/chance.ts';
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import { DIFFICULTY, FACES, SKILL } from '../model/fixed-numbers.ts';
import {
  DIFFICULTY_FACES,
  type DifficultyFace,
  type Rolled,
  SKILL_FACES,
  type SkillFace,
} from '../model/state.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

type DieKind = 'skill' | 'difficulty';

export const skillFace = (face: number): SkillFace =>
  face < SKILL.success ? 'success' : face < SKILL.success + SKILL.blank ? 'blank' : 'special';

export const difficultyFace = (face: number): DifficultyFace =>
  face < DIFFICULTY.stop ? 'stop' : face < DIFFICULTY.stop + DIFFICULTY.blank ? 'blank' : 'special';

/** Both pools at once (L2560). */
export function* rollPools(
  table: MalhyaTable,
  hero: number,
  pools: { readonly skill: number; readonly difficulty: number },
): Rule<Rolled> {
  const all = pools.skill + pools.difficulty;
  const skill: SkillFace[] = [];
  const difficulty: DifficultyFace[] = [];
  let rng = table.state.rng;
  for (let n = 0; n < all; n++) {
    const of = n < pools.skill ? 'skill' : 'difficulty';
    const thrown = yield* throwOne(table, hero, of, rng, { n: n + 1, all });
    rng = thrown.rng;
    if (of === 'skill') skill.push(thrown.face as SkillFace);
    else difficulty.push(thrown.face as DifficultyFace);
  }
  table.emit({ type: 'diceRolled', hero, skill, difficulty, rng, rule: 'L2560' });
  return { skill, difficulty };
}

/** A skill die once more. */
export function* rollAgain(table: MalhyaTable, hero: number, die: number): Rule {
  const { face, rng } = yield* throwOne(table, hero, 'skill', table.state.rng, { n: 1, all: 1 });
  table.emit({ type: 'dieRerolled', hero, die, face: face as SkillFace, rng, rule: 'MA-30' });
}

interface Thrown {
  readonly face: SkillFace | DifficultyFace;
  readonly rng: RngWords;
}

function* throwOne(
  table: MalhyaTable,
  hero: number,
  of: DieKind,
  rng: RngWords,
  place: { readonly n: number; readonly all: number },
): Rule<Thrown> {
  if (!table.byHand) return thrownBy(table.chance, of, rng);
  const faces = of === 'skill' ? SKILL_FACES : DIFFICULTY_FACES;
  const act = yield* ask(table, {
    kind: 'die-face',
    hero,
    die: { of, ...place },
    options: faces.map((face) => ({ id: `face:${face}`, act: { do: 'face', face } as const })),
    rule: 'L2560',
  });
  // A mix may have come with the answer: what the state holds now is what counts.
  return { face: act.do === 'face' ? act.face : 'blank', rng: table.state.rng };
}

function thrownBy(chance: ChancePort, of: DieKind, rng: RngWords): Thrown {
  const { value, words } = chance.pick(rng, FACES, of);
  return { face: of === 'skill' ? skillFace(value) : difficultyFace(value), rng: words };
}
