import Axe from '~icons/game-icons/battle-axe';

export function App() {
  return (
    <main>
      <h1>
        <Axe /> Middara table
      </h1>
    </main>
  );
}
