import { parseAttribution } from '../../../contract/attribution.ts';
import { describeAttribution } from '../../shared/lead/describe-attribution.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import styles from './lead.module.css';

/** What the visitor gave and how he came. */
export function LeadFacts({ lead }: { lead: WholeLead }) {
  const came = describeAttribution(parseAttribution(lead.attribution));
  const facts = [
    ['Email', lead.email],
    ['Phone', lead.phone ? formatPhone(lead.phone) : 'not given'],
    ['Typed beside the number', lead.phone_typed],
    ['Calls and WhatsApp', describeCalls(lead)],
    ['Came by', came.length > 0 ? came.join('. ') : 'not known'],
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

function describeCalls({ withdrawn_at, calls_allowed }: WholeLead): string {
  if (withdrawn_at) return 'do not contact: the enquiry was taken back';
  if (calls_allowed === null) return 'not known';
  return calls_allowed ? 'allowed' : 'not allowed';
}
