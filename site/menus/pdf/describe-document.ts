import { createHash } from 'node:crypto';
import { isValidElement, type ReactNode } from 'react';

type Component = (props: unknown) => ReactNode;

/**
 * A document as text, down to what is drawn: components are replaced by what they return, so that a
 * change of their code shows as a change of the text. Pictures appear as digests. Components with
 * hooks cannot be described.
 */
export const describeDocument = (document: ReactNode): string => JSON.stringify(describe(document));

function describe(value: unknown): unknown {
  if (isValidElement(value)) {
    const { type, props } = value;
    if (typeof type === 'function') return describe((type as Component)(props));
    return [String(type), describe(props)];
  }
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (typeof value === 'function' || value instanceof Date) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, describe(part)]));
}
