import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { parseAttribution } from '../../contract/attribution.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { MessageCircle } from '../../ui/icon/icons.ts';
import { Table } from '../../ui/table/table.tsx';
import { callDesk } from '../shared/backend/call-desk.ts';
import { describeAttribution } from '../shared/lead/describe-attribution.ts';
import { Panel } from '../shared/panel/panel.tsx';
import { RowsSkeleton } from '../shared/rows-skeleton.tsx';
import { formatWritten } from '../shared/time/format-time.ts';

const clicksSchema = v.array(
  v.object({ at: v.string(), code: v.string(), page: v.string(), attribution: v.unknown() }),
);

const MAX_CLICKS = 200;
const COLUMNS = [
  { id: 'when', label: 'When' },
  { id: 'code', label: 'Reference' },
  { id: 'page', label: 'Page' },
  { id: 'came', label: 'Source' },
];

/**
 * Clicks on chat links. The chat's first message carries the same reference, so the two can be
 * matched.
 */
export default function SoftLeadsView() {
  const { data, isError } = useQuery({
    queryKey: ['soft-leads'],
    queryFn: () => callDesk('soft_leads', { at_most: MAX_CLICKS }, clicksSchema),
    retry: false,
  });
  return (
    <Panel
      title="Chat clicks"
      words={`Somebody who opens a WhatsApp chat from the site leaves no address here. The reference, such as “Ref K7Q2”, stands in the message that you get. The newest ${MAX_CLICKS} are shown.`}
    >
      {isError && <p role="alert">The clicks could not be loaded.</p>}
      {!data && !isError && <RowsSkeleton />}
      {data?.length === 0 && (
        <EmptyState icon={MessageCircle} title="No chat clicks yet">
          Each click on a chat link of the site is counted here.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Table
          caption="Clicks on chat links, the newest first"
          isCaptionHidden
          columns={COLUMNS}
          narrow="stack"
        >
          {data.map(({ at, code, page, attribution }) => (
            <tr key={`${at} ${code}`}>
              <td>{formatWritten(at)}</td>
              <td>{code}</td>
              <td>{page}</td>
              <td>{describeAttribution(parseAttribution(attribution)).join('. ')}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
