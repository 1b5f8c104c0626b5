import { minifySync } from 'vite';

/** Once the page is painted, loads the modules that the build names in its body: before, they would come beside its
 * fonts and picture. Uses nothing from outside, since its text alone goes into the page. */
function loadPrograms(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const file of document.body.dataset.programs?.split(' ') ?? []) import(file);
  }).observe({ type: 'paint', buffered: true });
}

const { code, errors } = minifySync('inline.js', `(${loadPrograms})()`);
if (errors[0]) throw new Error(errors[0].message);

/** The one program that stands in every page's head. */
export const HEAD_PROGRAM = code.trim().replace(/;$/, '');
