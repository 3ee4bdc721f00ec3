import { logisticsObject } from '../../../../../../nouns/logistics-object.ts';
import { Facts } from '../../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../../kit/form/of-field.ts';
import { say } from '../../../../kit/say.ts';
import type { ObjectOnMap, PlannedMap } from '../map-query.ts';
import { BatchLine } from './batch-line.tsx';
import { ChooseLink } from './choose-link.tsx';
import { RecordLink } from './record-link.tsx';

interface ObjectCardProps {
  object: ObjectOnMap;
  map: PlannedMap;
  onChange(chosen: string): void;
}

export function ObjectCard({ object, map, onChange }: ObjectCardProps) {
  const { id, code, kind, address, region, warehouseId, counterpartyId } = object;
  const batches = map.batches.filter(({ objectId }) => objectId === id);
  const routes = map.routes.filter(({ stops }) => stops.some(({ objectId }) => objectId === id));
  return (
    <>
      <p className="dimmed">
        {valueOf(logisticsObject, 'kind', kind)} · {code}
      </p>
      <Facts
        of={[
          [labelOf(logisticsObject, 'address'), address ?? undefined],
          [labelOf(logisticsObject, 'region'), region ?? undefined],
        ]}
      />
      {warehouseId && (
        <p>
          <RecordLink path={`warehouses/${warehouseId}`} needs="warehouses.read">
            {say('The warehouse and its stock', 'Склад и его остатки')}
          </RecordLink>
        </p>
      )}
      {counterpartyId && (
        <p>
          <RecordLink path={`counterparties/${counterpartyId}`} needs="counterparties.read">
            {say('The counterparty', 'Контрагент')}
          </RecordLink>
        </p>
      )}
      {batches.length > 0 && <h3>{say('Batches without a route', 'Партии без маршрута')}</h3>}
      {batches.map((batch) => (
        <BatchLine key={batch.id} batch={batch} onChange={onChange} />
      ))}
      {routes.length > 0 && <h3>{say('Routes that stop here', 'Маршруты через эту точку')}</h3>}
      {routes.slice(0, 20).map((route) => (
        <p key={route.id}>
          <ChooseLink name={`route:${route.id}`} onChange={onChange}>
            {`${route.number} · ${route.name}`}
          </ChooseLink>
        </p>
      ))}
      {routes.length > 20 && (
        <p className="dimmed">{say(`and ${routes.length - 20} more`, `и ещё ${routes.length - 20}`)}</p>
      )}
    </>
  );
}
