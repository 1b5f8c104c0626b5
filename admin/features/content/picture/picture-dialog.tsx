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
import { fileQuery } from '../answers/content-queries.ts';
import { describeRefusal } from '../answers/describe-refusal.ts';
import type { Size } from '../form/form-node.ts';
import { useFormScope } from '../form/form-scope.ts';
import { partsOf, refusePart, sizeOf } from './chosen-part.ts';
import styles from './picture.module.css';

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
