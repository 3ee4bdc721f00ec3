import { deliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import { Facts } from '../../../../kit/facts.tsx';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { showDay } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showMeasure } from '../../../../kit/show-measure.ts';
import { StatusOf } from '../../../../kit/status-of.tsx';
import type { BatchOnMap, PlannedMap, RouteOnMap } from '../map-query.ts';
import { goodsOf } from './batch-line.tsx';
import { ChooseLink } from './choose-link.tsx';
import { RecordLink } from './record-link.tsx';

interface BatchCardProps {
  batch: BatchOnMap;
  route: RouteOnMap | undefined;
  map: PlannedMap;
  onChange(chosen: string): void;
}

export function BatchCard({ batch, route, map, onChange }: BatchCardProps) {
  const { status, plannedDate, weightKg, procurementId, procurementNumber, objectId } = batch;
  const object = map.objects.find(({ id }) => id === objectId);
  return (
    <>
      <p>
        <StatusOf noun={deliveryBatch} status={status} />
      </p>
      <p>{goodsOf(batch) || say('No items yet', 'Позиций пока нет')}</p>
      <Facts
        of={[
          [labelOf(deliveryBatch, 'plannedDate'), plannedDate ? showDay(plannedDate) : null],
          [labelOf(deliveryBatch, 'weightKg'), Number(weightKg) > 0 ? showMeasure(weightKg) : undefined],
          [
            labelOf(deliveryBatch, 'routeId'),
            route && link(`route:${route.id}`, `${route.number} · ${route.name}`, onChange),
          ],
          [labelOf(deliveryBatch, 'objectId'), object && link(`object:${object.id}`, object.name, onChange)],
          [
            labelOf(deliveryBatch, 'procurementId'),
            procurementId && procurementNumber ? (
              <RecordLink path={`requisitions/${procurementId}`} needs="purchase_requisitions.read">
                {procurementNumber}
              </RecordLink>
            ) : undefined,
          ],
        ]}
      />
    </>
  );
}

const link = (name: string, text: string, onChange: (chosen: string) => void) => (
  <ChooseLink name={name} onChange={onChange}>
    {text}
  </ChooseLink>
);
