import { showToast } from '../../../../ui/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import ReactCrop from 'react-image-crop';
import { type FieldPath, openFileSchema } from '../../../../contract/desk/content/content.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { askContent } from '../../../shared/backend/ask-content.ts';
import view from '../../../shared/view.module.css';
import styles from '../content.module.css';
import { describeRefusal, fileQuery } from '../content-queries.ts';
import { useFormScope } from './form-scope.ts';

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Chooses the part of a photo that is shown and says what it shows, then sends it. */
export default function PictureDialog(props: {
  file: File;
  path: FieldPath;
  alt: string;
  /** What its place needs. */
  help: string | undefined;
  onClose: () => void;
}) {
  const { file, path, alt: before, help, onClose } = props;
  const scope = useFormScope();
  const client = useQueryClient();
  const [crop, setCrop] = useState(WHOLE);
  const [alt, setAlt] = useState(before);
  const [fault, setFault] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  const address = useObjectAddress(file);

  const sending = useMutation({
    mutationFn: () => {
      const form = new FormData();
      form.set('picture', file);
      form.set('id', scope.file);
      form.set('path', JSON.stringify(path));
      form.set('version', scope.version);
      form.set('alt', alt.trim());
      form.set('crop', JSON.stringify(partsOf(crop)));
      return askContent('/picture', openFileSchema, { body: form });
    },
    onSuccess: async (opened) => {
      client.setQueryData(fileQuery(opened.id).queryKey, opened);
      showToast({
        title: 'Saved',
        description: 'Visitors see the picture once you publish.',
        tone: 'success',
      });
      onClose();
      await client.invalidateQueries({ queryKey: ['content', 'state'] });
    },
  });

  function send() {
    const isDescribed = alt.trim().length > 0;
    setFault(isDescribed ? undefined : 'Say in a few words what the picture shows.');
    if (isDescribed) sending.mutate();
  }
  const problem = isBroken
    ? 'This browser cannot read the photo. Save it as JPEG and choose it again.'
    : sending.isError && describeRefusal(sending.error);
  return (
    <ConfirmDialog
      title="Choose the part to show"
      onClose={onClose}
      confirm={sending.isPending ? 'Sending…' : 'Use this picture'}
      isBusy={sending.isPending}
      isDisabled={isBroken}
      onConfirm={send}
    >
      <div className={styles.stack}>
        {help && <p className={view.muted}>{help}</p>}
        {!isBroken && (
          <ReactCrop
            className={styles.crop ?? ''}
            crop={crop}
            keepSelection
            ruleOfThirds
            onChange={(_, percent) => setCrop(percent)}
          >
            {address && <img src={address} alt="" onError={() => setIsBroken(true)} />}
          </ReactCrop>
        )}
        <TextField
          label="What it shows"
          hint="Screen readers read it aloud"
          name="alt"
          value={alt}
          error={fault}
          onChange={(event) => setAlt(event.target.value)}
        />
        {sending.isPending && <progress aria-label="Sending the picture" />}
        {problem && (
          <p role="alert" className={view.alert}>
            {problem}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** An address of the file for as long as the dialog is open. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Less of a picture is a slip of the finger; the server refuses it too. */
const MIN = 5;

/** @returns the crop as parts of the picture from 0 to 1, inside it whatever the arithmetic of the browser says */
export function partsOf(crop: PercentCrop) {
  const width = Math.min(100, Math.max(MIN, crop.width)) / 100;
  const height = Math.min(100, Math.max(MIN, crop.height)) / 100;
  const within = (start: number, size: number) => Math.min(Math.max(0, start / 100), 1 - size);
  return { left: within(crop.x, width), top: within(crop.y, height), width, height };
}
