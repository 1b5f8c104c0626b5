import 'react-image-crop/dist/ReactCrop.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { type FieldPath, openFileSchema } from '../../../../contract/desk/content/content.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { askContent } from '../../../shared/backend/ask-content.ts';
import { describeRefusal, fileQuery } from '../content-queries.ts';
import styles from '../form.module.css';
import { useFormScope } from './form-scope.ts';
import type { Size } from './read-schema.ts';

export interface PictureDialogProps {
  file: File;
  path: FieldPath;
  alt: string;
  /** What its place needs; undefined where any picture will do. */
  least: Size | undefined;
  onClose: () => void;
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Chooses the part of a photo that is shown and says what it shows, then sends it. */
export default function PictureDialog(props: PictureDialogProps) {
  const { file, path, alt: before, least, onClose } = props;
  const scope = useFormScope();
  const client = useQueryClient();
  const [crop, setCrop] = useState<PercentCrop>(WHOLE);
  const [alt, setAlt] = useState(before);
  const [fault, setFault] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  const [whole, setWhole] = useState<Size>();
  const address = useObjectAddress(file);
  const unfit = whole && least && refusePart(sizeOf(crop, whole), least);

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
  return (
    <Dialog
      isOpen
      title="Choose the part to show"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            isBusy={sending.isPending}
            disabled={isBroken || unfit !== undefined}
            onClick={send}
          >
            {sending.isPending ? 'Sending…' : 'Use this picture'}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {isBroken ? (
          <p role="alert" className={styles.refusal}>
            This browser cannot read the photo. Save it as JPEG and choose it again.
          </p>
        ) : (
          <ReactCrop
            className={styles.crop ?? ''}
            crop={crop}
            keepSelection
            ruleOfThirds
            onChange={(_, percent) => setCrop(percent)}
            ariaLabels={{
              cropArea: 'Part to show; arrow keys move it',
              nwDragHandle: 'Upper left corner; arrow keys move it',
              nDragHandle: 'Upper edge; arrow keys move it',
              neDragHandle: 'Upper right corner; arrow keys move it',
              eDragHandle: 'Right edge; arrow keys move it',
              seDragHandle: 'Lower right corner; arrow keys move it',
              sDragHandle: 'Lower edge; arrow keys move it',
              swDragHandle: 'Lower left corner; arrow keys move it',
              wDragHandle: 'Left edge; arrow keys move it',
            }}
          >
            {address && (
              <img
                src={address}
                alt=""
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setWhole({ width, height })
                }
                onError={() => setIsBroken(true)}
              />
            )}
          </ReactCrop>
        )}
        <p role="status" className={styles.refusal}>
          {unfit}
        </p>
        <TextField
          label="What it shows"
          hint="Read aloud to who cannot see it"
          name="alt"
          value={alt}
          error={fault}
          onChange={(event) => setAlt(event.target.value)}
        />
        {sending.isPending && <progress aria-label="Sending the picture" />}
        {sending.isError && (
          <p role="alert" className={styles.refusal}>
            {describeRefusal(sending.error)}
          </p>
        )}
      </div>
    </Dialog>
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

/** @returns how large the chosen part is, as the server cuts it */
export function sizeOf(crop: PercentCrop, whole: Size): Size {
  const { left, top, width, height } = partsOf(crop);
  const cut = (start: number, part: number, all: number) =>
    Math.min(Math.round(part * all), all - Math.round(start * all));
  return { width: cut(left, width, whole.width), height: cut(top, height, whole.height) };
}

/** @returns why a part is not sent, in words for its owner: its place needs a larger one, or one of another shape */
export function refusePart(part: Size, least: Size): string | undefined {
  const isWide = part.width > part.height || least.width <= least.height;
  if (isWide && part.width >= least.width && part.height >= least.height) return undefined;
  const shape = least.width > least.height ? 'wider than high, ' : '';
  return `This part is ${part.width} × ${part.height}. Here it has to be ${shape}at least ${least.width} × ${least.height}.`;
}
