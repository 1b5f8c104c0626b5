import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { summariseFacts } from '../../../contract/desk/facts-of.ts';
import type { OneLead, TimelineEntry } from '../../../contract/desk/one-lead.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, Search, Trash2 } from '../../../ui/icon/icons.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { showChangeError } from '../../shared/backend/desk-error.ts';
import { ContactButtons } from '../../shared/contact/contact-ways.tsx';
import { NextStepPanel } from '../../shared/contact/next-step.tsx';
import { deferred } from '../../shared/deferred.tsx';
import { describeStep, LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { deleteLead, restoreLeads } from '../../shared/follow-run.ts';
import { t } from '../../shared/language/language.ts';
import { LeadMarks, ScoreReasons, SubjectBadge } from '../../shared/lead/lead-badges.tsx';
import { leadQuery, type WholeLead } from '../../shared/lead/lead-query.ts';
import { useFacts } from '../../shared/lead/use-facts.ts';
import { LoadFailed, RowsSkeleton } from '../../shared/loading.tsx';
import { goTo, leadPlace, usePlace, writePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import { teamQuery, useWorkers } from '../../shared/team-query.ts';
import { formatAgo, formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import { useHasRoom } from '../../shared/use-has-room.ts';
import { useUndo } from '../../shared/use-undo.ts';
import view from '../../shared/view.module.css';
import { keepFocus, rememberPlace } from '../../shared/work/keep-focus.ts';
import { addWaiting, applyWork } from '../../shared/work/queue/apply-work.ts';
import { useWaitingWork } from '../../shared/work/queue/kept-work.ts';
import { StageForm } from '../../shared/work/stage-form.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { showUndo, useWork } from '../../shared/work/use-work.ts';
import { CorrectPerson, FieldsForm, TagsForm } from './fields-form.tsx';
import styles from './lead.module.css';
import { FactList, HeldCorrection, LeadFacts } from './lead-facts.tsx';
import { describeEntry, Timeline } from './timeline.tsx';

const MergeDialog = deferred(() => import('./merge-dialog.tsx'));

function OtherEnquiries({ known }: { known: NonNullable<OneLead> }) {
  const { lead, same_person: others, same_reference: twins } = known;
  const place = usePlace();
  const role = useRole();
  const [isOpen, setIsOpen] = useState(false);
  if (others.length + twins.length === 0) return null;
  return (
    <>
      <section className={joinClasses(view.band, styles.others)} aria-label={t('Other enquiries')}>
        <p>
          {others.length > 0
            ? t('{count} enquiries from this number or address:', { count: others.length + 1 })
            : t('Another lead has the same reference:')}
        </p>
        <ul>
          {[...others, ...twins].map((other) => (
            <li key={other.id}>
              <a href={leadPlace(place, other.id)} dir="auto">
                {other.name}
              </a>{' '}
              {formatWritten(other.created_at)}, {t(STAGE_NAMES[other.stage])}
            </li>
          ))}
        </ul>
        {others.length > 0 && role !== 'viewer' && (
          <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
            {t('Merge them')}
          </Button>
        )}
      </section>
      {isOpen && (
        <MergeDialog
          // The server merges at most twenty with one.
          enquiries={[lead, ...others.slice(0, 20)]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function NoteForm({ lead }: { lead: WholeLead }) {
  const [note, setNote] = useState('');
  const work = useWork();

  function save(event: FormEvent) {
    event.preventDefault();
    work.mutate(
      { leadId: lead.id, change: { note: note.trim() }, words: `${lead.name}: ${t('noted')}` },
      // What was typed while it was on its way is the next note.
      { onSuccess: () => setNote((now) => (now === note ? '' : now)) },
    );
  }

  return (
    <form className={view.stack} onSubmit={save}>
      <TextArea
        label={t('Note')}
        name="note"
        data-key="n"
        rows={1}
        maxLength={WORK_LIMITS.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {note.trim() && (
        <Button type="submit" isBusy={work.isPending}>
          {t('Save note')}
        </Button>
      )}
    </form>
  );
}

/** Moves the lead into the bin, without a question: one press brings it back. */
function DeleteLead({ lead }: { lead: WholeLead }) {
  const place = usePlace();
  const client = useQueryClient();
  const restoring = useUndo((id) => restoreLeads([id]));
  const deleting = useMutation({
    onMutate: () => keepFocus(rememberPlace()),
    mutationFn: () => deleteLead(lead.id),
    onSuccess: () => {
      showUndo(t('{name} is in the bin', lead), () => restoring.mutate(lead.id));
      goTo({ ...place, reference: undefined }, { isNew: false });
      return client.invalidateQueries();
    },
    onError: showChangeError,
  });

  return (
    <Button kind="quiet" size="small" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
      <Icon icon={Trash2} />
      {t('Move to the bin')}
    </Button>
  );
}

/** Who works on the lead. Nothing to choose for whoever works alone. */
function AssignForm({ lead }: { lead: WholeLead }) {
  const { data: team = [] } = useQuery(teamQuery);
  const role = useRole();
  const work = useWork();
  const { assigned_to: assignee } = lead;
  const workers = useWorkers() ?? [];
  const isFormer = assignee !== null && !workers.some(({ id }) => id === assignee);
  if (team.length < 2 && assignee === null) return null;

  const options = [
    { value: '', label: t('Nobody') },
    ...workers.map(({ id, name, is_you }) => ({
      value: id,
      label: is_you ? t('{name} (you)', { name }) : name,
    })),
    ...(isFormer ? [{ value: assignee, label: t('A former member') }] : []),
  ];

  function assign(id: string) {
    const name = options.find(({ value }) => value === id)?.label ?? '';
    work.mutate({
      leadId: lead.id,
      change: { assigned_to: id || null },
      words: `${lead.name}: ${id ? t('assigned to {name}', { name }) : t('assigned to nobody')}`,
    });
  }

  return (
    <SelectField
      label={t('Assigned to')}
      name="assigned_to"
      options={options}
      value={assignee ?? ''}
      disabled={role === 'viewer' || work.isPending}
      onChange={(event) => assign(event.target.value)}
    />
  );
}

interface LeadViewProps {
  reference: string;
  /** Shown beside the list before anybody has chosen one. */
  isPreview?: boolean;
}

export default function LeadView({ reference, isPreview = false }: LeadViewProps) {
  const place = usePlace();
  const query = useQuery(leadQuery(reference));
  const back = writePlace({ ...place, reference: undefined });

  if (query.isError && !query.data) {
    return (
      <LoadFailed what="This lead" onRetry={query.refetch}>
        {t('It is still safe in the database.')}
      </LoadFailed>
    );
  }
  return (
    <div className={joinClasses(view.stack, styles.view)}>
      {isPreview ? (
        // As high as the link: nothing moves under the finger that chooses the lead.
        <p className={joinClasses(view.tap, view.muted)}>{t('First in this list')}</p>
      ) : (
        <a className={joinClasses(view.tap, styles.back)} href={back}>
          <Icon icon={ChevronLeft} />
          {t('Close')}
        </a>
      )}
      {query.data === undefined && <RowsSkeleton />}
      {query.data === null && (
        <EmptyState icon={Search} title={t('No lead has the reference {reference}', { reference })}>
          {t('It may have been deleted. Search finds leads by name, number and address too.')}
        </EmptyState>
      )}
      {query.data && (
        <KnownLead key={query.data.lead.id} known={query.data} isPreview={isPreview} />
      )}
    </div>
  );
}

/** @param isPreview what nobody has asked for is not noted as opened */
function useIsUnreported(leadId: string, isPreview: boolean): boolean {
  const { mutate, isError } = useMutation({
    mutationFn: () =>
      callDesk('record_desk_use', { action: 'viewed', lead_ids: [leadId] }, v.null()),
  });
  useEffect(() => {
    // What the device keeps was noted when it was read.
    if (!isPreview && navigator.onLine !== false) mutate();
  }, [mutate, isPreview]);
  return isError;
}

function KnownLead({ known, isPreview }: { known: NonNullable<OneLead>; isPreview: boolean }) {
  const { timeline } = known;
  const role = useRole();
  const waiting = useWaitingWork();
  const lead = applyWork(known.lead, waiting);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnreported = useIsUnreported(lead.id, isPreview);
  const isWide = useHasRoom('pair');

  // The lead takes the list's place, or stands beside it: whoever cannot see is told so.
  useEffect(() => {
    if (!isPreview && !heading.current?.closest('article')?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [isPreview]);

  const entries = addWaiting(timeline, waiting, lead.id);
  return (
    <article
      className={joinClasses(view.form, styles.lead)}
      data-keys={!isPreview || undefined}
      aria-labelledby="lead-name"
    >
      <LeadHead known={known} lead={lead} timeline={entries} heading={heading} />
      {isUnreported && (
        <p className={view.alert} role="alert">
          {t('The audit log could not note that you opened this lead.')}
        </p>
      )}
      <HeldCorrection lead={lead} />
      <OtherEnquiries known={known} />
      <LeadFacts lead={lead} />
      {role !== 'viewer' && (
        <div className={view.stack}>
          <NoteForm lead={lead} />
          <Fold title={t('Next follow-up')} isOpen={isWide}>
            <NextStepPanel lead={lead} />
          </Fold>
          <Fold title={`${t('Stage')}: ${t(STAGE_NAMES[lead.stage])}`} isOpen={isWide}>
            <StageForm key={lead.stage} lead={lead} />
            <AssignForm lead={lead} />
          </Fold>
          <Fold title={t('Fields and tags')}>
            <FieldsForm lead={lead} />
            <TagsForm lead={lead} />
          </Fold>
        </div>
      )}
      {role === 'viewer' && <AssignForm lead={lead} />}
      <Timeline entries={entries} />
      {role === 'owner' && <DeleteLead lead={lead} />}
    </article>
  );
}

interface LeadHeadProps {
  known: NonNullable<OneLead>;
  lead: WholeLead;
  /** With what still waits on this device. */
  timeline: readonly TimelineEntry[];
  heading: Ref<HTMLHeadingElement>;
}

/** Who it is, where, the money, the number, what he wants, what was said last and what is next. */
function LeadHead({ known, lead, timeline, heading }: LeadHeadProps) {
  const role = useRole();
  const [facts = {}] = useFacts([lead]);
  const line = summariseFacts(facts, t);
  const own = known.timeline.filter(({ kind }) => kind === 'enquiry');
  return (
    <header className={view.stack}>
      <div className={joinClasses(view.row, view.spread)}>
        <h2 id="lead-name" ref={heading} tabIndex={-1} dir="auto" className={styles.name}>
          {lead.name}
        </h2>
        <LeadClock lead={lead} now={now()} />
      </div>
      {line && (
        <p dir="auto" className={styles.line}>
          {line}
        </p>
      )}
      {!lead.phone && <p>{lead.phone_typed ?? t('No number')}</p>}
      {role !== 'viewer' && (
        <>
          <ContactButtons lead={lead} />
          <CorrectPerson lead={lead} />
        </>
      )}
      <p dir="auto" className={joinClasses(view.band, view.typed, styles.message)}>
        {lead.message}
      </p>
      <FactList
        facts={[
          ['Last', describeLast(timeline)],
          [
            'Next',
            lead.due_at ? describeStep(lead.due_at, lead.due_what, now()) : t('No follow-up'),
          ],
        ]}
      />
      <p className={joinClasses(view.row, view.muted)}>
        <SubjectBadge subject={lead.subject} />
        <LeadMarks lead={lead} />
        <span>{referenceOf(lead.id)}</span>
        <time dateTime={lead.created_at}>{formatWritten(lead.created_at)}</time>
      </p>
      <ScoreReasons
        lead={{ ...lead, enquiries_of_person: own.length + known.same_person.length }}
      />
    </header>
  );
}

/** @returns `Call: no answer, yesterday`, with the words of its note; undefined where nobody has spoken yet */
function describeLast(timeline: readonly TimelineEntry[]): string | undefined {
  const said = timeline.filter(({ kind, detail }) => {
    const change = detail.change as { contact?: unknown; note?: unknown } | undefined;
    return kind === 'work' && !detail.is_undone && (change?.contact || change?.note);
  });
  const last = said.at(-1);
  if (!last) return undefined;
  const { title, text } = describeEntry(last);
  return [`${title}, ${formatAgo(last.at, now())}`, text].filter(Boolean).join('. ');
}

interface FoldProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A form that is out of the way until it is wanted; with room for it, it may stand open from the start. */
const Fold = ({ title, isOpen, children }: FoldProps) => (
  <details className={joinClasses(view.fold, styles.fold)} open={isOpen}>
    <summary>{title}</summary>
    <div className={view.stack}>{children}</div>
  </details>
);
