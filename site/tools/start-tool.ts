import { type ComponentType, createElement, useEffect } from 'react';
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
    const props: Props = JSON.parse(place.dataset.props ?? '{}');
    // Its own effects come first: it listens when it says that it is alive.
    const Alive = () => {
      useEffect(() => {
        place.dataset.isAlive = '';
      }, []);
      return createElement(Component, props);
    };
    hydrateRoot(place, createElement(Alive));
  });
  observer.observe(place);
}
