import { hashTo } from '../../../ui/page/use-route.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { groupHas } from '../rules/queries/numbers.ts';
import { screens } from '../words/en/screens.ts';
import { ENDINGS } from '../words/en/told.ts';

/** How the chapter ended, in numbers, and what there is to do next. */
export function Outcome({ view, id }: { readonly view: FolkloreState; readonly id: string }) {
  if (view.ending === null) return null;
  const ghosts = view.heroes.filter(({ isGhost }) => isGhost).length;
  return (
    <section className="folk-over panel" role="status" data-ending={view.ending}>
      <h2>{ENDINGS[view.ending]}</h2>
      <dl className="folk-numbers">
        {[
          [screens.round(view.round, view.limit), null],
          [screens.stats.coins, groupHas(view, 'coins')],
          [screens.stats.lore, groupHas(view, 'lore')],
          [screens.ghost, ghosts],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {value !== null && <dd>{value}</dd>}
          </div>
        ))}
      </dl>
      <p className="folk-ways">
        <a className="btn btn-primary" href={hashTo('guest', 'folklore')}>
          {screens.again}
        </a>
        <a className="btn" href={hashTo('watch', id)}>
          {screens.watch}
        </a>
        <a className="btn" href="#/">
          {screens.toGames}
        </a>
      </p>
    </section>
  );
}
