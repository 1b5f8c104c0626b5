import { type ReactNode, Suspense, use } from 'react';
import { language, languageReady } from './language.ts';

type SpokenProps = Partial<Record<'fallback' | 'children', ReactNode>>;

function Wait({ children }: SpokenProps) {
  if (language !== 'en') use(languageReady);
  return children;
}

/** Its children once the sentences of the chosen language are here. */
export const Spoken = ({ fallback, children }: SpokenProps) => (
  <Suspense fallback={fallback}>
    <Wait>{children}</Wait>
  </Suspense>
);
