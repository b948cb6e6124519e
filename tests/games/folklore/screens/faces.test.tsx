import { render } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { faceOf } from '../../../../src/games/folklore/screens/faces.ts';
import { FolkloreContext } from '../../../../src/games/folklore/screens/folklore-context.ts';
import { SkirmishStage } from '../../../../src/games/folklore/screens/SkirmishStage.tsx';
import { drawnLook } from '../../../../src/ui/figures/drawn.ts';
import { fetchDrawing } from '../../../../src/ui/figures/use-drawn.ts';
import { TableContext } from '../../../../src/ui/page/use-table.ts';
import { tableWith } from '../../../support/table-of-memory.ts';
import { content, sitDown } from '../table.ts';

beforeAll(fetchDrawing);

describe('heroes and foes of Folklore have faces', () => {
  test('each one of its own, drawn on the base of its side', () => {
    const faces = [...Object.keys(content.heroes), ...Object.keys(content.foes)].map(faceOf);
    expect(faces).not.toContain(undefined);
    const pictures = faces.map((face) => drawnLook(face!).standing({ base: 'round' }));
    for (const picture of pictures) expect(picture).toMatch(/^data:image\/svg/);
    expect(new Set(pictures).size).toBe(faces.length);
    // No name of every object has one.
    expect(faceOf('constructor')).toBeUndefined();
  });

  test('in a skirmish they stand opposite one another, on their rims what is left', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      fight: { foe: 'lean-wolves', counter: 2 },
      hero: { 0: { vita: 4 } },
    });
    const { fight } = session.state;
    const { container } = render(
      <TableContext value={tableWith({})}>
        <FolkloreContext value={{ content, seatName: (seat) => seat }}>
          <SkirmishStage
            view={{ ...session.state, fight: fight! }}
            showing={null}
            thrown={null}
            strength={8}
          />
        </FolkloreContext>
      </TableContext>,
    );
    const lifeIn = (box: string) =>
      [...container.querySelectorAll(`${box} .disc-life`)].map((rim) => rim.getAttribute('stroke-dasharray'));
    // Of the counter a quarter, of the Ferrywoman's sixteen Vita as much.
    expect(lifeIn('.folk-pack')).toEqual(Array(content.foes['lean-wolves']!.count).fill('25 100'));
    expect(lifeIn('.folk-line')).toEqual(['25 100', '100 100']);
    expect(container.querySelectorAll('.folk-fight image')).toHaveLength(
      content.foes['lean-wolves']!.count + 2,
    );
  });
});
