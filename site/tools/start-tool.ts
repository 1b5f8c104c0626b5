import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings a tool of the page to life once it comes near the screen: until then it costs nothing, and its words and
 * tables are there anyway.
 * @param name of `<Tool>` on the page
 * @param load its component
 */
export function startTool<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): void {
  const place = document.querySelector<HTMLElement>(`[data-tool="${name}"]`);
  if (!place) return;
  const observer = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const { default: Component } = await load();
    hydrateRoot(place, createElement(Component, JSON.parse(place.dataset.props ?? '{}')));
    place.dataset.isAlive = '';
  });
  observer.observe(place);
}
