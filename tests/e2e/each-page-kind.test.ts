import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { pagesOfEachKind } from './pages/every-page.ts';
import { visitPages } from './pages/visit-pages.ts';

/* One page of each kind, on a phone and on a desk; the second tier visits all of them. */

visitPages(demoSite(), pagesOfEachKind, [
  { width: 360, height: 740, themes: ['light'] },
  { width: 1280, height: 900, themes: ['dark'] },
]);
