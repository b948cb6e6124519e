import type { Terrain } from '../../../engine/index.ts';
import type { IconComponent } from '../../icons/icon.tsx';
import {
  DangerIcon,
  HinderingIcon,
  MuckIcon,
  ObstructingIcon,
  SpecialIcon,
  WaterIcon,
} from '../../icons/index.ts';

export type MarkedTerrain = Exclude<Terrain, 'normal' | 'void'>;

/** The terrains that are marked: by colour, by pattern and by symbol. */
export const MARKED_TERRAINS = [
  'hindering',
  'water',
  'muck',
  'obstructing',
  'dangerous',
  'special',
] as const satisfies readonly MarkedTerrain[];

export const TERRAIN_ICONS: Readonly<Record<MarkedTerrain, IconComponent>> = {
  hindering: HinderingIcon,
  water: WaterIcon,
  muck: MuckIcon,
  obstructing: ObstructingIcon,
  dangerous: DangerIcon,
  special: SpecialIcon,
};
