/**
 * Runs something once the page stands on the screen. The frame's own callbacks come before that, and what they fetch
 * is fetched beside the page's letters. The late program takes its text: it uses nothing from outside.
 */
export function whenPainted(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
