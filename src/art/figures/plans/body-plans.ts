/** Bodies that are drawn as a whole, by the name their cards give. */
import type { BodyPlan } from '../../../engine/index.ts';
import type { Top } from '../figure.ts';
import type { Part } from '../part.ts';
import { BELL } from './bell.ts';
import { BOAR } from './boar.ts';
import { BROOD } from './brood.ts';
import { CONSTRUCT, OBLATION } from './construct.ts';
import { CRAB } from './crab.ts';
import { DANCER } from './dancer.ts';
import { DEAD, HAND, TIDE, UNSEALED } from './dead.ts';
import { CHAINED, FLAME, LANTERN, SPARKS } from './flame.ts';
import { GARGOYLE } from './gargoyle.ts';
import { GIANT } from './giant.ts';
import { HORNED } from './horned.ts';
import { DRUDGE, HOUND, WOLF } from './hound.ts';
import { IMP } from './imp.ts';
import { INSECT } from './insect.ts';
import { KEEPER, KNIGHT } from './knight.ts';
import { STONE } from './stone.ts';
import { MUSHROOM, TOAD } from './toad.ts';
import { WATER } from './water.ts';
import { WITCH } from './witch.ts';

interface Plan {
  readonly parts: readonly Part[];
  readonly top: Top;
}

const plan = (parts: readonly Part[], ...top: Top): Plan => ({ parts, top });

/** Every body, and where something sits on its head. */
export const PLANS: Readonly<Record<BodyPlan, Plan>> = {
  insect: plan(INSECT, 100, 50, 0.75),
  brood: plan(BROOD, 100, 26, 0.7),
  crab: plan(CRAB, 100, 52, 0.8),
  imp: plan(IMP, 100, 52, 0.72),
  gargoyle: plan(GARGOYLE, 100, 56, 0.62),
  toad: plan(TOAD, 100, 44, 0.7),
  mushroom: plan(MUSHROOM, 100, -1, 0.9),
  hound: plan(HOUND, 126, 52, 0.8),
  wolf: plan(WOLF, 126, 0, 0.85),
  drudge: plan(DRUDGE, 112, 26, 0.7),
  boar: plan(BOAR, 112, 30, 0.85),
  stone: plan(STONE, 102, -14, 0.7),
  water: plan(WATER, 146, 8, 0.8),
  construct: plan(CONSTRUCT, 100, 12, 0.75),
  oblation: plan(OBLATION, 100, -1, 0.9),
  knight: plan(KNIGHT, 100, 30, 0.75),
  keeper: plan(KEEPER, 100, 6, 0.8),
  giant: plan(GIANT, 100, 22, 0.75),
  witch: plan(WITCH, 80, 24, 0.7),
  dead: plan(DEAD, 100, 14, 0.75),
  tide: plan(TIDE, 100, 14, 0.75),
  unsealed: plan(UNSEALED, 100, 54, 0.8),
  hand: plan(HAND, 100, 40, 0.75),
  flame: plan(FLAME, 100, -2, 0.7),
  lantern: plan(LANTERN, 100, -30, 0.7),
  sparks: plan(SPARKS, 50, 8, 0.7),
  chained: plan(CHAINED, 100, 4, 0.74),
  bell: plan(BELL, 100, -14, 0.7),
  horned: plan(HORNED, 100, 26, 0.7),
  dancer: plan(DANCER, 98, 22, 0.6),
};
