import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ContentChange, FieldPath } from '../../../../contract/desk/content/content.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../../ui/icon/icons.ts';
import { nameOfItem } from './field-words.ts';
import styles from './form.module.css';
import type { FormNode, JsonSchema } from './form-node.ts';
import { fieldId, focusField, useFormScope } from './form-scope.ts';
import { readNode } from './read-schema.ts';
import { startValue } from './start-value.ts';

export interface ListFieldProps {
  node: Extract<FormNode, { kind: 'list' }>;
  path: FieldPath;
  value: unknown;
  /** How one item is edited. */
  Item: ComponentType<{ schema: JsonSchema; path: FieldPath; value: unknown; label?: string }>;
}

/** Things in an order: each can be edited, moved and removed, and others added. */
export function ListField({ node, path, value, Item }: ListFieldProps) {
  const { root, edit, faultAt } = useFormScope();
  const box = useRef<HTMLDetailsElement>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const fault = faultAt(path);
  /** Place of what was just added, until it stands there. */
  const [added, setAdded] = useState<number>();

  useEffect(() => {
    if (added === undefined || added >= items.length) return;
    // Open and in view, for whoever is going to fill it.
    focusField([...path, added]);
    setAdded(undefined);
  }, [added, items.length, path]);

  function change(what: ContentChange) {
    edit(what);
    // The pressed button may be gone; its list takes the focus.
    box.current?.querySelector('summary')?.focus();
  }
  function add() {
    const item = startValue(node.item, root);
    if (value === undefined) edit({ op: 'set', path, value: [item] });
    else edit({ op: 'add', path, at: items.length, value: item });
    setAdded(items.length);
  }

  return (
    <details
      ref={box}
      id={fieldId(path)}
      className={styles.group}
      open={path.length === 0 || (path.length === 1 && items.length < 8)}
    >
      <summary>
        {node.label} <span className={styles.size}>{items.length}</span>
      </summary>
      <div className={styles.fields}>
        {node.help && <p className={styles.help}>{node.help}</p>}
        {fault && <p className={styles.fault}>{fault}</p>}
        <ol className={styles.items}>
          {items.map((item, place) => {
            const name = nameOfItem(item, place);
            const one = readNode({ schema: node.item, root, value: item, name: place });
            const field = (
              <Item schema={node.item} path={[...path, place]} value={item} label={name} />
            );
            return (
              // The place is part of what is edited; items have no name of their own.
              <li key={place} data-plain={one.kind !== 'group' || undefined}>
                {field}
                <div className={styles.moves}>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Move up: ${name}`}
                    disabled={place === 0}
                    onClick={() => change({ op: 'move', path, at: place, to: place - 1 })}
                  >
                    <Icon icon={ArrowUp} />
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Move down: ${name}`}
                    disabled={place === items.length - 1}
                    onClick={() => change({ op: 'move', path, at: place, to: place + 1 })}
                  >
                    <Icon icon={ArrowDown} />
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Remove: ${name}`}
                    disabled={items.length <= node.minItems}
                    onClick={() => change({ op: 'remove', path, at: place })}
                  >
                    <Icon icon={Trash2} />
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
        <Button
          kind="secondary"
          size="small"
          className={styles.add}
          disabled={items.length >= node.maxItems}
          onClick={add}
        >
          <Icon icon={Plus} />
          Add<span className="visually-hidden"> to {node.label}</span>
        </Button>
      </div>
    </details>
  );
}
