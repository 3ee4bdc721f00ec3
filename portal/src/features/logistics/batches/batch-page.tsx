import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { DriverLink } from '../components/driver-link.tsx';
import { RecordPage } from '../components/record-page.tsx';
import classes from '../components/split.module.css';
import { usualTabs } from '../components/usual-tabs.tsx';
import { WarningsNote } from '../components/warnings-note.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchFacts } from './batch-facts.tsx';
import { BatchItems } from './batch-items.tsx';
import { BatchReceipts } from './batch-receipts.tsx';
import { type BatchCard, batchQuery } from './queries.ts';

const from = '/$portal/logistics/batches/$id' as const;

export function BatchPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const may = useMay();
  return (
    <RecordPage
      entityType="deliveryBatch"
      query={useQuery(batchQuery(id))}
      crumb={{ label: say('Delivery batches', 'Партии доставки'), href: `/${portal}/logistics/batches` }}
      tab={tab}
      shown={(batch) => ({
        title: `${say('Batch', 'Партия')} ${batch.number}`,
        beside: (
          <>
            <StatusOf noun={noun} status={batch.status} />
            {batch.plannedDate && <span>{showDay(batch.plannedDate)}</span>}
            {batch.archivedAt && <span className="dimmed">{say('in the archive', 'в архиве')}</span>}
          </>
        ),
        actions: <BatchActions batch={batch} />,
        above: <Notes batch={batch} />,
        tabs: [
          { value: 'batch', label: say('Batch', 'Партия'), content: () => <Parts batch={batch} /> },
          ...usualTabs({ entityType: 'deliveryBatch', entityId: id, known: wordsOf(noun) }, may),
        ],
      })}
    />
  );
}

const Notes = ({ batch: { status, statusReason, warnings } }: { batch: BatchCard }) => (
  <>
    {statusReason && (
      <Alert variant="default" mb="md" title={say(deliveryBatchFlow.statuses[status])}>
        {statusReason}
      </Alert>
    )}
    <WarningsNote warnings={warnings} />
  </>
);

const Parts = ({ batch }: { batch: BatchCard }) => (
  <div className={classes.split}>
    <div className={classes.side}>
      <BatchItems batch={batch} />
      <BatchReceipts batch={batch} />
    </div>
    <div className={classes.side}>
      <BatchFacts batch={batch} />
      {batch.isActive && batch.routeId === null && <DriverLink of={{ batchId: batch.id }} />}
      <CustomFactsSection entity="deliveryBatch" values={batch.customFields} />
    </div>
  </div>
);
