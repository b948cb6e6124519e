import { hashTo } from '../../../ui/page/use-route.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { groupHas } from '../rules/queries/numbers.ts';
import { screens } from '../words/en/screens.ts';
import { ENDINGS } from '../words/en/told.ts';

/** How the chapter ended, in numbers. */
export function Outcome({ view }: { readonly view: FolkloreState }) {
  if (view.ending === null) return null;
  const ghosts = view.heroes.filter(({ isGhost }) => isGhost).length;
  return (
    <section className="folk-over grid tall scroll-y" role="status" data-ending={view.ending}>
      <h2>{ENDINGS[view.ending]}</h2>
      <dl className="folk-numbers flex wrap gap-2-4 flush">
        {[
          [screens.round(view.round, view.limit), null],
          [screens.stats.coins, groupHas(view, 'coins')],
          [screens.stats.lore, groupHas(view, 'lore')],
          [screens.ghost, ghosts],
        ].map(([name, value]) => (
          <div className="grid center" key={name}>
            <dt className="xs">{name}</dt>
            {value !== null && <dd className="flush bold lg">{value}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What there is to do next. */
export function OutcomeWays({ id }: { readonly id: string }) {
  return (
    <div className="folk-ways grid gap-4px">
      <a className="btn btn-primary" href={hashTo('guest', 'folklore')}>
        {screens.again}
      </a>
      <a className="btn" href={hashTo('watch', id)}>
        {screens.watch}
      </a>
      <a className="btn" href="#/">
        {screens.toGames}
      </a>
    </div>
  );
}
