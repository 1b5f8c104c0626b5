/**
 * Oldest browsers of which the built CSS may ask everything, for Vite's `build.cssTarget`: those with
 * `light-dark()` (May 2024). For older ones the bundler would replace it by custom properties that
 * are fixed on `:root`, and dark grounds inside a light page would come out light.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];
