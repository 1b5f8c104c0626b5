import { type ComponentType, createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { bearTranslation } from '../../ui/react/translated-page.ts';

/** Hydrates the tool in its place, which says `data-is-alive` once the tool listens. */
export function wakeTool<Props extends object>(
  place: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  bearTranslation();
  // Its own effects come first: it listens when it says that it is alive.
  const Alive = () => {
    useEffect(() => {
      place.dataset.isAlive = '';
    }, []);
    return createElement(Component, props);
  };
  hydrateRoot(place, createElement(Alive));
}
