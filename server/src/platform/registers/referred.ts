import { type Noun } from '../../../../nouns/kit/noun.ts';
import { nouns } from '../../../../nouns/nouns.ts';
import type { Requirement } from '../../kernel/access/actor.ts';
import type { RecordHost } from '../records/record-host.ts';

/** A record that a field names by its identifier: what it is called, and what reading that takes. */
export interface Referred {
  /** As the interface spells it: `catalogItem`. */
  entityType: string;
  noun: Noun;
  /** The field that people call it by. */
  shown: string;
  demands: Requirement;
}

/** Which records the fields of this name mean, in whatever noun they stand. */
const meant: Readonly<Record<string, string>> = {
  responsibleId: 'user',
  requesterId: 'user',
  ownerId: 'user',
  userId: 'user',
  createdBy: 'user',
  createdById: 'user',
  updatedBy: 'user',
  submittedBy: 'user',
  approvedBy: 'user',
  issuedBy: 'user',
  sentBy: 'user',
  counterpartyId: 'counterparty',
  customerId: 'counterparty',
  carrierId: 'counterparty',
  warehouseId: 'warehouse',
  deliveryWarehouseId: 'warehouse',
  catalogItemId: 'catalogItem',
  procurementId: 'procurement',
  contractId: 'contract',
  sellerProfileId: 'sellerProfile',
  rfqId: 'supplierRfq',
  priceListId: 'priceList',
  invoiceId: 'invoice',
  salesInvoiceId: 'salesInvoice',
  proposalId: 'commercialProposal',
  driverId: 'driver',
  vehicleId: 'logisticsVehicle',
  deliveryBatchId: 'deliveryBatch',
};

export type ReferredBy = (field: string) => Referred | undefined;

/** Finds what a field refers to among the records that have pages, and people, whom every record names. */
export function referredAmong(hosts: readonly RecordHost[]): ReferredBy {
  const known = referredTypes(hosts);
  return (field) => known.get(meant[field] ?? '');
}

/** The same records by their kinds. */
export function referredTypes(hosts: readonly RecordHost[]): ReadonlyMap<string, Referred> {
  const known = new Map<string, Referred>();
  for (const { entityType, entity, get } of hosts) {
    const noun = nouns.find(({ type }) => type === entity.type);
    if (noun) known.set(entityType, { entityType, noun, shown: shownOf(noun), demands: get });
  }
  const noun = nouns.find(({ type }) => type === 'user');
  const demands: Requirement = { permission: 'internal', scope: null };
  if (noun) known.set('user', { entityType: 'user', noun, shown: 'fullName', demands });
  return known;
}

/** Papers are called by their numbers, other records by their names. */
const shownOf = ({ fields, displayName }: Noun) =>
  fields.number && !fields.number.spec.isComputed ? 'number' : displayName;
