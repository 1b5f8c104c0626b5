import { useEffect, useRef, useState } from 'react';
import { SAID } from '../../../contract/desk/contact.ts';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import { PERSON_FIELDS } from '../../../contract/desk/lead-fields.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ASKED_FOR_CALL } from '../../shared/contact/contact-ways.tsx';
import { t } from '../../shared/language/language.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { goTo, usePlace } from '../../shared/place.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import { useWork } from '../../shared/work/use-work.ts';
import { FieldsForm } from './fields-form.tsx';

/** Corrects who a lead is, and notes that calls are allowed; `?edit=phone` in the address opens the correction. */
export function CorrectPerson({ lead }: { lead: WholeLead }) {
  const place = usePlace();
  const work = useWork();
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const [day, setDay] = useState(formatDay(now()));
  const asked = place.query.get('edit');
  const close = () => setOpen('');

  useEffect(() => {
    if (!asked) return;
    setOpen(asked);
    place.query.delete('edit');
    goTo(place, { isNew: false });
  }, [asked, place]);
  useEffect(() => {
    const field = open && row.current?.querySelector<HTMLInputElement>(`[name="${open}"]`);
    if (!field) return;
    field.focus();
    field.select();
  }, [open]);

  const allow = (how: (typeof SAID)[number]) =>
    work.mutate(
      {
        leadId: lead.id,
        change: { calls: { how, day } },
        words: t('{name}: calls allowed', { name: lead.name }),
      },
      { onSuccess: close },
    );
  const choice = (label: string, press: () => void) => (
    <Button
      key={label}
      kind={open ? 'secondary' : 'quiet'}
      size="small"
      disabled={work.isPending}
      onClick={press}
    >
      {label}
    </Button>
  );
  return (
    <div
      ref={row}
      className={
        open === 'calls' ? joinClasses(view.fields, view.tiles) : open ? view.stack : view.row
      }
    >
      {!open && lead.asked_for_call && <strong>{ASKED_FOR_CALL}</strong>}
      {!open && choice('Edit name, number, e-mail', () => setOpen('phone'))}
      {!open &&
        lead.phone &&
        !lead.calls_allowed &&
        !lead.withdrawn_at &&
        choice('They allowed calls', () => setOpen('calls'))}
      {open === 'calls' && (
        <>
          <TextField
            label={t('They said so on')}
            name="calls"
            type="date"
            max={formatDay(now())}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          {SAID.map((how) => choice(how, () => allow(how)))}
        </>
      )}
      {open && open !== 'calls' && <FieldsForm lead={lead} names={PERSON_FIELDS} onSaved={close} />}
      {open && choice('Cancel', close)}
    </div>
  );
}
