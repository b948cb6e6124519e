// The light the table stands in, said on the page before anything of it is painted: no script within the page may
// (`src/tools/build/content-policy.ts`), and a module comes too late. The choice is kept by
// `src/stores/table/settings-store.ts`; a new one is told by `src/app/page-theme.ts`.
(() => {
  const CLOTH = { dark: '#1a1714', light: '#dfcfb0', contrast: '#000000' };
  const contrast = matchMedia('(prefers-contrast: more)');
  const daylight = matchMedia('(prefers-color-scheme: light)');
  let chosen = 'dark';
  let kept = false;
  try {
    chosen = JSON.parse(localStorage.getItem('middara-table-settings')).state.looks.theme;
    kept = true;
  } catch {
    // nothing is kept, or this browser keeps nothing: by lamplight
  }

  function show() {
    const asDevice = contrast.matches ? 'contrast' : daylight.matches ? 'light' : 'dark';
    const theme = contrast.matches && !kept ? 'contrast' : Object.hasOwn(CLOTH, chosen) ? chosen : asDevice;
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]').content = CLOTH[theme];
  }

  for (const query of [contrast, daylight]) query.addEventListener('change', show);
  addEventListener('theme', ({ detail }) => {
    chosen = detail;
    kept = true;
    show();
  });
  show();
})();
