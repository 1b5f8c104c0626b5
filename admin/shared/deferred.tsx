import { type ComponentType, lazy, Suspense } from 'react';

/** A part that is loaded when it is drawn for the first time; until then nothing stands there. */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load) as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
