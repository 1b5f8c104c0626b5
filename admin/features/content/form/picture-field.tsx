import { lazy, Suspense, useRef, useState } from 'react';
import type { FieldPath } from '../../../../contract/desk/content/content.ts';
import { valueAt } from '../../../../contract/desk/content/field-path.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { FileImage } from '../../../../ui/icon/icons.ts';
import styles from '../form.module.css';
import { fieldId, useFormScope } from './form-scope.ts';
import type { FormNode } from './read-schema.ts';

const PictureDialog = lazy(() => import('./picture-dialog.tsx'));

export interface PictureFieldProps {
  node: Extract<FormNode, { kind: 'picture' }>;
  path: FieldPath;
  value: unknown;
}

/** What the server takes; anything else, SVG above all, it refuses. */
const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 12_000_000;

/** @returns why a file cannot be used, in words for its owner */
export function refusePicture({ type, size }: { type: string; size: number }): string | undefined {
  if (!KINDS.includes(type)) return 'Choose a photo: JPEG, PNG, WebP or AVIF.';
  if (size > MAX_BYTES)
    return `This photo has ${Math.ceil(size / 1e6)} MB; up to 12 MB can be used.`;
  return undefined;
}

/** A picture with its description, and the way to another one. */
export default function PictureField({ node, path, value }: PictureFieldProps) {
  const { edit, faultAt, isEdited } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const src = valueAt(value, ['src']);
  const alt = valueAt(value, ['alt']);
  const altPath = [...path, 'alt'];

  function choose(chosen: File | undefined) {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const why = refusePicture(chosen);
    setRefusal(why);
    if (!why) setFile(chosen);
  }
  return (
    <div className={styles.picture}>
      <p className={styles.label}>{node.label}</p>
      {node.help && <p className={styles.quiet}>{node.help}</p>}
      <div className={styles.row}>
        <span className={styles.stand}>
          <Icon icon={FileImage} size="large" />
        </span>
        <div className={styles.about}>
          <p className={styles.name}>
            {typeof src === 'string' ? src.split('/').at(-1) : 'No picture yet'}
          </p>
          <Button
            id={fieldId(path)}
            kind="secondary"
            size="small"
            disabled={isEdited}
            onClick={() => input.current?.click()}
          >
            {src ? 'Replace' : 'Choose'}
            <span className="visually-hidden"> {node.label}</span>
          </Button>
          {isEdited && <p className={styles.quiet}>Save your other changes first.</p>}
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept={KINDS.join(',')}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <TextField
        id={fieldId(altPath)}
        name={fieldId(altPath)}
        label="What it shows"
        hint="Read aloud to who cannot see it"
        value={typeof alt === 'string' ? alt : ''}
        error={faultAt(altPath)}
        onChange={(event) => edit({ op: 'set', path: altPath, value: event.target.value })}
      />
      {file && (
        <Suspense>
          <PictureDialog
            file={file}
            path={path}
            alt={typeof alt === 'string' ? alt : ''}
            least={node.least}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
