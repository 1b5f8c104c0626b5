import { parseAttribution } from '../../../contract/attribution.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { describeAttribution } from '../../shared/lead/describe-attribution.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useRole } from '../../shared/role/role.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './lead.module.css';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** What the visitor gave and how he came. */
export function LeadFacts({ lead }: { lead: WholeLead }) {
  const isViewer = useRole() === 'viewer';
  const came = describeAttribution(parseAttribution(lead.attribution));
  const facts = [
    ['Email', lead.email ?? 'not given'],
    ['Phone', lead.phone ? formatPhone(lead.phone) : 'not given'],
    ['Typed beside the number', lead.phone_typed],
    ['Calls and WhatsApp', describeCalls(lead)],
    ...describeInterest(parseInterest(lead.interest)).map(({ label, value }) => [
      `Visitor chose: ${label}`,
      value,
    ]),
    ['Came by', came.length > 0 ? came.join('. ') : 'not known'],
    // Whoever works on the lead sees them in the forms.
    ...(isViewer ? listWork(lead) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const listWork = (lead: WholeLead) => [
  ['Stage', [STAGE_NAMES[lead.stage], lead.stage_reason].filter(Boolean).join(': ')],
  ['City', lead.city],
  ['Area', lead.area_sqft === null ? '' : `${lead.area_sqft} sq ft`],
  ['Budget', lead.budget_rupees === null ? '' : RUPEES.format(lead.budget_rupees)],
  ['Model', lead.model],
  ['Brand', lead.brand],
  ['Language', lead.language],
  ['Best hour to call', lead.best_hour === null ? '' : `${lead.best_hour}:00`],
  ['Source', lead.source],
];

function describeCalls({ withdrawn_at, calls_allowed }: WholeLead): string {
  if (withdrawn_at) return 'do not contact: the enquiry was taken back';
  if (calls_allowed === null) return 'not known';
  return calls_allowed ? 'allowed' : 'not allowed';
}
