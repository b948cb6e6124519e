import { type ReactNode, useId } from 'react';
import { DIRECTIONS } from '../../engine/index.ts';
import { isObject, withValue } from '../../workshop/json.ts';
import type { Brush } from '../../workshop/lay.ts';
import { isCounted, isLaid, type Tool } from '../../workshop/tools.ts';
import { TERRAIN_ICONS } from '../board/ground/terrain-art.ts';
import type { IconComponent } from '../icons/icon.tsx';
import { Field } from './Field.tsx';
import { FormContext, type FormOf } from './form-context.ts';
import { useTools } from './workshop-context.ts';

/** What is in the hand: one of the tools, or what moves and turns what lies there. */
export type Held = { readonly is: 'tool'; readonly key: string } | { readonly is: 'move' | 'turn' };

interface Props {
  readonly tools: readonly Tool[];
  readonly held: Held;
  readonly onHold: (held: Held) => void;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly isArea: boolean;
  readonly onArea: (isArea: boolean) => void;
  /** Something on this board has turns. */
  readonly canTurn: boolean;
  /** What else there is to choose, in the same line. */
  readonly children: ReactNode;
}

const LEVELS = [1, 2, 3, 4];
/** The signs of the terrains that are marked on the board, by their letters. */
const SIGNS: Readonly<Record<string, IconComponent>> = {
  '#': TERRAIN_ICONS.obstructing,
  h: TERRAIN_ICONS.hindering,
  w: TERRAIN_ICONS.water,
  m: TERRAIN_ICONS.muck,
  d: TERRAIN_ICONS.dangerous,
  s: TERRAIN_ICONS.special,
};

/** What may be laid on a board, and how it is: the fields of what lies there, but for where. */
export function ToolPicker(props: Props) {
  const { tools, held, onHold, brush, onBrush, isArea, onArea, canTurn, children } = props;
  const { words } = useTools();
  const say = words.bench;
  const tool = held.is === 'tool' ? tools.find(({ key }) => key === held.key) : undefined;
  const isEdge = tool?.is === 'walls' || tool?.is === 'edges' || tool?.is === 'barriers';
  const fills = tool && tool.is !== 'things' && tool.is !== 'edges';
  const nameOf = ({ is, key }: Tool) =>
    is === 'letter' ? say.terrain : is === 'level' ? say.level : words.labelOf(key);
  return (
    <div className="flex column-wise gap-1 shrink">
      <fieldset className="flex wrap shrink gap-2px-1" aria-label={say.tools}>
        {tools.map((one) => (
          <button
            key={one.key}
            type="button"
            className="btn btn-small"
            aria-pressed={tool === one}
            onClick={() => onHold({ is: 'tool', key: one.key })}
          >
            {nameOf(one)}
          </button>
        ))}
        {canTurn &&
          (['move', 'turn'] as const).map((is) => (
            <button
              key={is}
              type="button"
              className="btn btn-small"
              aria-pressed={held.is === is}
              onClick={() => onHold({ is })}
            >
              {say[is]}
            </button>
          ))}
      </fieldset>
      <div className="flex wrap middle gap-2px-3">
        {tool?.is === 'letter' && (
          <Choices
            label={say.terrain}
            of={Object.keys(say.letters)}
            chosen={brush.letter}
            nameOf={(letter) => say.letters[letter] ?? letter}
            signOf={(letter) => SIGNS[letter]}
            onChoose={(letter) => onBrush({ ...brush, letter })}
          />
        )}
        {tool?.is === 'level' && (
          <Choices
            label={say.level}
            of={LEVELS}
            chosen={brush.level}
            nameOf={String}
            onChoose={(level) => onBrush({ ...brush, level })}
          />
        )}
        {isEdge && (
          <Choices
            label={say.side}
            of={DIRECTIONS}
            chosen={brush.side}
            nameOf={(side) => say.sides[side]}
            onChoose={(side) => onBrush({ ...brush, side })}
          />
        )}
        {tool && isLaid(tool) && <BrushFields tool={tool} brush={brush} onBrush={onBrush} />}
        {fills && (
          <label className="flex middle gap-2 touchable">
            <input type="checkbox" checked={isArea} onChange={(event) => onArea(event.target.checked)} />
            {say.area}
          </label>
        )}
        {children}
      </div>
    </div>
  );
}

interface ChoicesProps<T> {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly nameOf: (one: T) => string;
  readonly signOf?: (one: T) => IconComponent | undefined;
  readonly onChoose: (one: T) => void;
}

function Choices<T extends string | number>({
  label,
  of,
  chosen,
  nameOf,
  signOf,
  onChoose,
}: ChoicesProps<T>) {
  return (
    <fieldset className="flex wrap shrink gap-2px-1" aria-label={label}>
      {of.map((one) => {
        const Sign = signOf?.(one);
        return (
          <button
            key={one}
            type="button"
            className="btn btn-small btn-quiet"
            aria-pressed={one === chosen}
            onClick={() => onChoose(one)}
          >
            {Sign && <Sign />}
            {nameOf(one)}
          </button>
        );
      })}
    </fieldset>
  );
}

const NOTHING: readonly never[] = [];

/** How the next thing is that is laid: its required fields, made of the schema as in the form. */
function BrushFields({
  tool,
  brush,
  onBrush,
}: { tool: Extract<Tool, { item: unknown }> } & Pick<Props, 'brush' | 'onBrush'>) {
  const { words } = useTools();
  const id = useId();
  const form: FormOf = {
    id,
    set: (place, value) => {
      const values = withValue(brush.values, place, value);
      if (isObject(values)) onBrush({ ...brush, values });
    },
    faultsAt: () => NOTHING,
    faultsWithin: () => 0,
    wordsAt: () => null,
  };
  return (
    <fieldset className="ws-brush shrink flex wrap middle gap-1-3" aria-label={words.bench.brush}>
      <FormContext value={form}>
        {tool.fields
          .filter(({ key, required }) => required && !isCounted(key))
          .map(({ key, schema }) => (
            <Field
              key={key}
              schema={schema}
              place={[key]}
              label={words.labelOf(key)}
              value={brush.values[key]}
            />
          ))}
      </FormContext>
    </fieldset>
  );
}
