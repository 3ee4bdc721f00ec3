import type { DeliveryDirection, DeliveryScope } from '../../../../../nouns/delivery-document.ts';
import { type DeliveryDocumentKind, rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import type { DocumentsSearch } from '../searches.ts';

/** What new documents are made of, as the form holds it; what is not said follows from the requisition and its batches. */
export const newDocuments = ({ batch, route }: Pick<DocumentsSearch, 'batch' | 'route'>, documentDate: string) => ({
  procurement: null as RecordOption | null,
  /** Lines of the requisition; all of them where none is named. */
  itemIds: [] as string[],
  kind: 'delivery_note' as DeliveryDocumentKind,
  scope: (batch ? 'batch' : route ? 'route' : 'procurement') as DeliveryScope,
  direction: null as DeliveryDirection | null,
  documentDate,
  ...{ shipperId: null as string | null, consigneeId: null as string | null },
  carrierId: null as string | null,
  ...{ driverId: null as string | null, vehicleId: null as string | null },
  ...{ loadingAddress: '', deliveryAddress: '', recipientName: '' },
  attorney: {
    ...{ fullName: '', position: '', passportSeries: '', passportNumber: '' },
    ...{ passportIssuedBy: '', passportIssuedOn: '', validTo: '' },
  },
});

type Values = ReturnType<typeof newDocuments>;

/** As the server takes it: only what was said, and what the kind knows of. */
export function generationOf(values: Values, { batch, route }: Pick<DocumentsSearch, 'batch' | 'route'>) {
  const { kind, scope, direction, documentDate, consigneeId, attorney } = values;
  const { isTransport, isAttorney } = rulesOfKind(kind);
  return {
    ...{ kind, scope },
    ...(direction && { direction }),
    ...(documentDate && { documentDate }),
    ...(values.itemIds.length > 0 && { itemIds: values.itemIds }),
    ...(values.shipperId && { shipperId: values.shipperId }),
    ...(consigneeId && { consigneeId }),
    ...(batch && { batchIds: [batch] }),
    ...(route && { routeIds: [route] }),
    ...(isTransport && transportOf(values)),
    ...(values.recipientName.trim() && { recipientName: values.recipientName.trim() }),
    ...(isAttorney && attorney.fullName.trim() !== '' && { attorney: attorneyOf(attorney) }),
  };
}

const transportOf = ({ carrierId, driverId, vehicleId, loadingAddress, deliveryAddress }: Values) => ({
  ...(carrierId && { carrierId }),
  ...(driverId && { driverId }),
  ...(vehicleId && { vehicleId }),
  ...(loadingAddress.trim() && { loadingAddress: loadingAddress.trim() }),
  ...(deliveryAddress.trim() && { deliveryAddress: deliveryAddress.trim() }),
});

const attorneyOf = ({ fullName, ...rest }: Values['attorney']) => ({
  fullName: fullName.trim(),
  ...(Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim() || null])) as Record<
    keyof typeof rest,
    string | null
  >),
});
