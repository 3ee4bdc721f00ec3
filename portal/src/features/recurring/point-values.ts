import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { Point } from './queries.ts';

/** A reorder point as its form holds it. */
export interface PointValues {
  item: RecordOption | null;
  warehouseId: string | null;
  minimum: string | null;
  target: string | null;
  lot: string | null;
  leadTimeDays: string;
  supplier: RecordOption | null;
  isActive: boolean;
}

export const newPoint = (warehouseId: string | null): PointValues => ({
  ...{
    item: null,
    warehouseId,
    minimum: null,
    target: null,
    lot: null,
    leadTimeDays: '',
    supplier: null,
    isActive: true,
  },
});

export const pointValuesOf = (point: Point): PointValues => ({
  item: { id: point.catalogItemId, label: point.itemName },
  ...{ warehouseId: point.warehouseId, minimum: point.minimum, target: point.target, lot: point.lot },
  supplier: point.supplierId === null ? null : { id: point.supplierId, label: point.supplierName ?? '' },
  ...{ leadTimeDays: point.leadTimeDays === null ? '' : String(point.leadTimeDays), isActive: point.isActive },
});

const bodyOf = ({ minimum, target, lot, leadTimeDays, supplier, isActive }: PointValues) => ({
  ...{ minimum: minimum ?? '0', target: target || null, lot: lot || null, isActive },
  supplierId: supplier?.id ?? null,
  leadTimeDays: leadTimeDays === '' ? null : Number(leadTimeDays),
});

export function savePoint(point: Point | undefined, values: PointValues) {
  const body = bodyOf(values);
  if (point) {
    const params = { path: { id: point.id } };
    return ask(api.PATCH('/api/v1/reorder-points/{id}', { params, body: { ...body, version: point.version } }));
  }
  const place = { catalogItemId: values.item?.id ?? '', warehouseId: values.warehouseId ?? '' };
  return ask(api.POST('/api/v1/reorder-points', { body: { ...body, ...place } }));
}
