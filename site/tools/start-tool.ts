import type { ComponentType } from 'react';

/** Brings a tool to life once it comes near the screen; its words and tables are there anyway. */
export function startTool<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props>; props?: Props }>,
): void {
  const place = document.querySelector<HTMLElement>(`[data-tool="${name}"]`);
  if (!place) return;
  const wake = async () => {
    // React comes beside the tool and not before it, each being a way to the server and back.
    const [{ default: Component, props }, { wakeTool }] = await Promise.all([
      load(),
      import('./wake-tool.ts'),
    ]);
    wakeTool(place, Component, props ?? (JSON.parse(place.dataset.props ?? '{}') as Props));
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    // Once the page is painted: before, it would come beside the page's fonts.
    setTimeout(wake);
  });
  observer.observe(place);
}
