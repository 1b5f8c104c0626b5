import type { JsonSchema } from './form-node.ts';
import { readNode, resolve } from './read-schema.ts';

/** What a new item of a list begins with: every field that it must have, empty. */
export function startValue(schema: JsonSchema, root: JsonSchema): unknown {
  const own = resolve(schema, root);
  if ('default' in own) return own.default;
  const node = readNode({ schema: own, root, value: undefined, name: '' });
  switch (node.kind) {
    case 'group':
      if (Array.isArray(own.prefixItems))
        return node.fields.map(({ schema: field }) => startValue(field, root));
      return Object.fromEntries(
        node.fields
          .filter(({ isRequired }) => isRequired)
          .map(({ key, schema: field }) => [key, startValue(field, root)]),
      );
    case 'fact':
      return startValue(node.inner, root);
    case 'list':
      return Array.from({ length: node.minItems }, () => startValue(node.item, root));
    case 'choice':
      return node.options[0];
    case 'number':
      return node.minimum ?? 0;
    case 'switch':
      return false;
    case 'picture':
      return { src: '', alt: '' };
    default:
      return '';
  }
}
