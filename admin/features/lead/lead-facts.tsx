import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { parseAttribution } from '../../../contract/attribution.ts';
import { LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import { ENQUIRY_FIELDS, ENQUIRY_FORM, FURTHER_FIELDS } from '../../../contract/enquiry-fields.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { done, failed, showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { showChangeError } from '../../shared/backend/desk-error.ts';
import { ASKED_FOR_CALL } from '../../shared/contact/contact-ways.tsx';
import { LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { describeAttribution } from '../../shared/lead/describe-attribution.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useFacts } from '../../shared/lead/use-facts.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import { STAGE_NAMES, sayKept } from '../../shared/work/stage-names.ts';
import styles from './lead.module.css';

/** Label and value of each fact; one without a value is left out. */
export type Facts = readonly (readonly [label: string, value: string | null | undefined])[];

export const FactList = ({ facts }: { facts: Facts }) => (
  <dl className={joinClasses(view.stack, styles.facts)}>
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

export function LeadFacts({ lead }: { lead: WholeLead }) {
  const [known = {}] = useFacts([lead]);
  const source = [lead.source, ...describeAttribution(parseAttribution(lead.attribution))];
  return (
    <FactList
      facts={[
        ['Email', lead.email ?? t('not given')],
        ['Typed beside the number', lead.phone_typed],
        ...FURTHER_FIELDS.map((field) => [ENQUIRY_FORM[field].shortLabel, lead[field]] as const),
        ['Calls and WhatsApp', describeCalls(lead)],
        ['Corrected by the visitor', lead.corrected_at && formatWritten(lead.corrected_at)],
        ...describeInterest(parseInterest(lead.interest), t).map(
          ({ label, value }) => [t('Visitor chose: {label}', { label }), value] as const,
        ),
        ['Source', source.filter(Boolean).join('. ') || t('not known')],
        [
          'Stage',
          [t(STAGE_NAMES[lead.stage]), sayKept(lead.stage_reason ?? '')].filter(Boolean).join(': '),
        ],
        // The others stand in the head.
        ...(['model', 'brand', 'language'] as const).map(
          (name) => [LEAD_FIELDS[name].label, known[name]?.value ?? lead[name]] as const,
        ),
      ]}
    />
  );
}

const WITHDRAWN = 'do not contact: withdrawn on {time}';

function describeCalls({ withdrawn_at, calls_allowed, asked_for_call }: WholeLead): string {
  if (withdrawn_at) return t(WITHDRAWN, { time: formatWritten(withdrawn_at) });
  if (asked_for_call && !calls_allowed) return t(ASKED_FOR_CALL);
  if (calls_allowed === null) return t('not known');
  return t(calls_allowed ? 'allowed' : 'not allowed');
}

const heldSchema = v.object({
  words: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
  reasons: v.optional(v.array(v.string()), []),
});

export function HeldCorrection({ lead }: { lead: WholeLead }) {
  const client = useQueryClient();
  const decision = useMutation({
    mutationFn: (is_accepted: boolean) =>
      callDesk(
        'decide_correction',
        { lead_id: lead.id, entry: lead.history.length - 1, is_accepted },
        v.boolean(),
      ),
    onSuccess: (wasDone, isAccepted) => {
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      void client.invalidateQueries({ queryKey: ['desk-lead'] });
      showToast(wasDone ? DECIDED[isAccepted ? 'used' : 'dropped'] : OVERTAKEN);
    },
    onError: showChangeError,
  });
  // The last entry of the history is the one that waits.
  const held = v.safeParse(heldSchema, lead.history.at(-1));
  if (!lead.correction_held_at || !held.success) return null;
  const { words, reasons } = held.output;
  return (
    <section
      className={joinClasses(view.stack, view.box, styles.held)}
      aria-label={t('Correction of {name} that waits', lead)}
    >
      <p className={view.alert}>
        {t('A correction waits for your decision. Until then the enquiry keeps its words.')}
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{tFilled(reason)}</li>
        ))}
      </ul>
      <p className={view.typed} dir="auto">
        {writeWords(words)}
      </p>
      <div className={view.row}>
        <Button size="small" isBusy={decision.isPending} onClick={() => decision.mutate(true)}>
          {t('Use the correction')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={decision.isPending}
          onClick={() => decision.mutate(false)}
        >
          {t('Drop the correction')}
        </Button>
      </div>
    </section>
  );
}

export const writeWords = (words: Readonly<Record<string, string | null>>): string =>
  ENQUIRY_FIELDS.filter((field) => words[field])
    .map((field) => `${t(ENQUIRY_FORM[field].shortLabel)}: ${words[field]}`)
    .join('\n');

const DECIDED = {
  used: done('Corrected', 'The enquiry has the new words.'),
  dropped: done('Dropped', 'The enquiry keeps its words; the correction stays in its history.'),
};

const OVERTAKEN = failed(
  'Look again',
  'The visitor has sent another correction since. Nothing has changed.',
);
