import { useRef, useState } from 'react';
import { valueAt } from '../../../../contract/desk/content/field-path.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { FileImage } from '../../../../ui/icon/icons.ts';
import { deferred } from '../../../shared/deferred.tsx';
import view from '../../../shared/view.module.css';
import styles from '../content.module.css';
import { type FieldProps, fieldId, useFormScope } from './form-scope.ts';

const PictureDialog = deferred(() => import('./picture-dialog.tsx'));

/** What the server takes; anything else, SVG above all, it refuses. */
const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 12_000_000;

function refusePicture({ type, size }: File): string | undefined {
  if (!KINDS.includes(type)) return 'Choose a photo: JPEG, PNG, WebP or AVIF.';
  if (size > MAX_BYTES)
    return `This photo has ${Math.ceil(size / 1e6)} MB. Choose one of up to 12 MB.`;
  return undefined;
}

/** A picture with its description, and the way to another one. */
export default function PictureField({ node, path, value }: FieldProps<'picture'>) {
  const { edit, faultAt, isEdited } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const refusal = file && refusePicture(file);
  const [src, alt] = ['src', 'alt'].map((key) => String(valueAt(value, [key]) ?? ''));
  const altPath = [...path, 'alt'];
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.strong}>{node.label}</p>
        {node.help && <p className={view.muted}>{node.help}</p>}
      </div>
      <div className={view.row}>
        <span className={styles.medal}>
          <Icon icon={FileImage} size="large" />
        </span>
        <p>{src ? src.split('/').at(-1) : 'No picture yet'}</p>
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
        {isEdited && <span className={view.muted}>Save your other changes first.</span>}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept={KINDS.join(',')}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          // The same photo may be chosen again.
          target.value = '';
        }}
      />
      {refusal && (
        <p role="alert" className={view.alert}>
          {refusal}
        </p>
      )}
      <TextField
        id={fieldId(altPath)}
        name={fieldId(altPath)}
        label="What it shows"
        hint="Screen readers read it aloud"
        value={alt}
        error={faultAt(altPath)}
        onChange={({ target }) => edit({ op: 'set', path: altPath, value: target.value })}
      />
      {file && !refusal && (
        <PictureDialog
          {...{ file, path }}
          alt={alt ?? ''}
          help={node.help}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}
