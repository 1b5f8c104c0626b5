/**
 * Runs something once the page stands on the screen. The frame's own callbacks come before that, and what they fetch
 * is fetched beside the page's letters.
 */
export function whenPainted(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
