import type { DeliveryDirection } from '../../../../../nouns/delivery-document.ts';
import type { DeliveryParty } from '../../../../../nouns/delivery-party.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { Parties } from '../parties-of.ts';
import type { GenerationInput } from './generation.input.ts';
import type { KnownParties } from './known-parties.ts';
import { partyOfCounterparty, partyOfSeller } from './party-of.ts';
import type { Way } from './ways-of.ts';

interface Group {
  direction: DeliveryDirection;
  /** Of the goods of the document; null where there are several or none. */
  supplierId: string | null;
  way: Way;
}

/** Who sells, buys, ships, receives, pays and carries, as far as it is known. */
export function settleParties(
  known: KnownParties,
  requisition: Requisition,
  input: GenerationInput,
  { direction, supplierId, way }: Group,
): Parties {
  const counterparty = (id: string | null | undefined): DeliveryParty | null => {
    const found = id ? known.byId.get(id) : undefined;
    return found ? partyOfCounterparty(found) : null;
  };
  const ours = known.our && partyOfSeller(known.our);
  const supplier = known.supplier(supplierId);
  const theirs = supplier ? partyOfCounterparty(supplier) : null;
  const [seller, customer] =
    direction === 'outgoing' ? [ours, counterparty(input.customerId ?? requisition.customerId)] : [theirs, ours];
  return {
    ...{ seller, customer },
    shipper: counterparty(input.shipperId) ?? seller,
    consignee: counterparty(input.consigneeId) ?? counterparty(way.object?.counterpartyId) ?? customer,
    payer: counterparty(input.payerId) ?? customer,
    carrier: counterparty(input.carrierId ?? (input.carrierName ? null : way.route?.carrierId)),
  };
}
