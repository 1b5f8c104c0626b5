import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { parseAttribution } from '../../contract/attribution.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { MessageCircle } from '../../ui/icon/icons.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { describeAttribution } from '../shared/lead/describe-attribution.ts';
import { type LogColumn, LogTable } from '../shared/log-table.tsx';
import { Panel } from '../shared/panel.tsx';
import { formatWritten } from '../shared/time/format-time.ts';

const clicksSchema = v.array(
  v.object({ at: v.string(), code: v.string(), page: v.string(), attribution: v.unknown() }),
);

const MAX_CLICKS = 200;
const COLUMNS: readonly LogColumn<v.InferOutput<typeof clicksSchema>[number]>[] = [
  { label: 'When', cell: ({ at }) => formatWritten(at) },
  { label: 'Reference', cell: ({ code }) => code },
  { label: 'Page', cell: ({ page }) => page },
  {
    label: 'Source',
    cell: ({ attribution }) => describeAttribution(parseAttribution(attribution)).join('. '),
  },
];

export default function SoftLeadsView() {
  const { data, isError } = useQuery({
    queryKey: ['soft-leads'],
    queryFn: () => callDesk('chat_clicks', { at_most: MAX_CLICKS }, clicksSchema),
  });
  return (
    <Panel
      title="Chat clicks"
      words={`A visitor who opens a WhatsApp chat from the site leaves no address here. The message you get holds the reference, such as “Ref K7Q2”. The newest ${MAX_CLICKS} are shown.`}
    >
      <LogTable
        caption="Clicks on chat links, the newest first"
        columns={COLUMNS}
        rows={data}
        keyOf={({ at, code }) => `${at} ${code}`}
        failed={isError && 'The clicks could not be loaded.'}
        empty={
          <EmptyState icon={MessageCircle} title="No chat clicks yet">
            Each click on a chat link of the site is counted here.
          </EmptyState>
        }
      />
    </Panel>
  );
}
