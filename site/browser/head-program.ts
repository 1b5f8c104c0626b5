import { inlineProgram } from '../../ui/inline-program.ts';

/** Once the page is painted, loads the modules that the build names in its body: before, they would come beside its
 * fonts and picture. */
function loadPrograms(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const file of document.body.dataset.programs?.split(' ') ?? []) import(file);
  }).observe({ type: 'paint', buffered: true });
}

/** The one program that stands in every page's head. */
export const HEAD_PROGRAM = inlineProgram(loadPrograms);
