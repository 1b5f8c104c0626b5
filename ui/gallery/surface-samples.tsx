import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Inbox } from '../icon/icons.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Table } from '../table/table.tsx';
import { Sample } from './sample.tsx';

const TONES = ['plain', 'sand', 'night'] as const;
const COLUMNS = [
  { id: 'name', label: 'Name' },
  { id: 'subject', label: 'Subject' },
  { id: 'email', label: 'Email' },
  { id: 'amount', label: 'Investment', align: 'end' },
] as const;

const HAPPENED = [
  { id: 'when', label: 'When' },
  { id: 'who', label: 'Who' },
  { id: 'what', label: 'What' },
];

/** Cards, table, skeletons and the empty state. */
export function SurfaceSamples() {
  return (
    <>
      <Sample title="Card" layout="grid">
        {TONES.map((tone) => (
          <Card key={tone} as="article" tone={tone}>
            <h3>Multi-Brand Food Court</h3>
            <p>Eight to ten brands under one roof, on a {tone} card.</p>
            <p>
              <LinkButton href="#card">Explore the model</LinkButton>{' '}
              <LinkButton href="#card" kind="quiet">
                Ask us
              </LinkButton>
            </p>
          </Card>
        ))}
      </Sample>
      <Sample title="Table" layout="stack">
        <Table caption="Leads" columns={COLUMNS}>
          <tr>
            <th scope="row">Simran Kaur</th>
            <td>
              <Badge tone="green">Franchise</Badge>
            </td>
            <td>simran@example.com</td>
            <td data-align="end">₹12,50,000</td>
          </tr>
          <tr>
            <th scope="row">Arjun Mehta</th>
            <td>
              <Badge tone="red">Support</Badge>
            </td>
            <td>arjun.mehta@example.com</td>
            <td data-align="end">₹8,00,000</td>
          </tr>
        </Table>
      </Sample>
      <Sample title="Table that stacks" layout="stack">
        <Table caption="What happened" columns={HAPPENED} narrow="stack">
          <tr>
            <td>24 Nov 2026, 9:31 am</td>
            <td>owner@example.com</td>
            <td>Signed in</td>
          </tr>
          <tr>
            <td>24 Nov 2026, 9:12 am</td>
            <td>visitor or server</td>
            <td>Corrected an enquiry</td>
          </tr>
        </Table>
      </Sample>
      <Sample title="Skeleton" layout="stack">
        <Skeleton shape="circle" />
        <Skeleton width="short" />
        <Skeleton width="medium" />
        <Skeleton />
        <Skeleton shape="block" />
      </Sample>
      <Sample title="EmptyState" layout="stack">
        <EmptyState
          icon={Inbox}
          title="No leads yet"
          action={<Button kind="secondary">Refresh</Button>}
        >
          <p>An enquiry sent on the contact page appears here at once.</p>
        </EmptyState>
      </Sample>
    </>
  );
}
