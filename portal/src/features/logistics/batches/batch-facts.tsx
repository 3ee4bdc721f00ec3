import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showMeasure } from '../../../kit/show-measure.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import parts from '../components/parts.module.css';
import { routeQuery } from '../routes/queries.ts';
import type { BatchCard } from './queries.ts';

/** From whom, whereto and by which route a batch goes, and how far it has come. */
export function BatchFacts({ batch }: { batch: BatchCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const { objectId, object, routeId, warehouseId, procurementId, procurementNumber, comment } = batch;
  const mayReadWarehouses = useMay()('warehouses.read');
  const { data: route } = useQuery({ ...routeQuery(routeId ?? ''), enabled: routeId !== null });
  const { data: warehouses } = useQuery({ ...warehouseNamesQuery, enabled: mayReadWarehouses && warehouseId !== null });
  const link = (path: string, name: string | null | undefined) => (
    <Link to={`/${portal}/${path}` as '/'}>{name ?? '…'}</Link>
  );
  const project = batch.constructionProject;
  return (
    <Section title={say('Delivery', 'Доставка')}>
      <Facts
        of={[
          [labelOf(noun, 'plannedDate'), showDay(batch.plannedDate)],
          [labelOf(noun, 'supplierId'), batch.supplier?.name],
          [labelOf(noun, 'object'), objectId && link(`logistics/objects/${objectId}`, object?.name)],
          [
            labelOf(noun, 'warehouseId'),
            warehouseId && mayReadWarehouses
              ? link(`warehouses/${warehouseId}`, warehouses?.find(({ id }) => id === warehouseId)?.name)
              : undefined,
          ],
          [
            labelOf(noun, 'routeId'),
            routeId &&
              (route ? (
                <>
                  {link(`logistics/routes/${routeId}`, `${route.number} ${route.name}`)}
                  {batch.stopSequence !== null && (
                    <span className="dimmed">
                      {' '}
                      · {say('stop', 'точка')} {batch.stopSequence}
                    </span>
                  )}
                </>
              ) : (
                '…'
              )),
          ],
          [labelOf(noun, 'procurementId'), procurementId && link(`requisitions/${procurementId}`, procurementNumber)],
          [labelOf(noun, 'weightKg'), showMeasure(batch.weightKg)],
          [labelOf(noun, 'volumeM3'), showMeasure(batch.volumeM3)],
          [labelOf(noun, 'dispatchedAt'), batch.dispatchedAt ? showInstant(batch.dispatchedAt) : undefined],
          [labelOf(noun, 'deliveredAt'), batch.deliveredAt ? showInstant(batch.deliveredAt) : undefined],
          [labelOf(noun, 'recipientName'), batch.recipientName ?? undefined],
          [
            labelOf(noun, 'splitFromId'),
            batch.splitFromId ? link(`logistics/batches/${batch.splitFromId}`, say('open', 'открыть')) : undefined,
          ],
          [
            labelOf(noun, 'constructionProject'),
            project
              ? `${project.name ?? ''} ${showDay(project.actualStartDate)} – ${showDay(project.actualEndDate)}`.trim()
              : undefined,
          ],
          [labelOf(noun, 'comment'), comment ? <span className={parts.text}>{comment}</span> : undefined],
        ]}
      />
    </Section>
  );
}
