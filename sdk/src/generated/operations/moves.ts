// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';

export interface ReadMovesQuery {
  /** Kind of the record */
  entityType:
    | 'counterparty'
    | 'sellerProfile'
    | 'warehouse'
    | 'catalogItem'
    | 'supplierQualification'
    | 'contract'
    | 'budget'
    | 'priceList'
    | 'procurement'
    | 'supplierRfq'
    | 'supplierQuote'
    | 'purchaseOrder'
    | 'invoice'
    | 'salesInvoice'
    | 'commercialProposal'
    | 'logisticsObject'
    | 'driver'
    | 'logisticsVehicle'
    | 'deliveryRoute'
    | 'deliveryBatch'
    | 'generatedDocument';
  /** The record */
  entityId: Text;
}

/**
 * Read what a record may become
 *
 * Every move of its lifecycle in order. What stops one is the first of: the `status` it stands in; that `nobody`
 * asks for it, since it follows from something else; the `permission` it takes; an `approval` that waits for
 * others; the `author`, who may not approve his own; what the `record` itself remembers. A move that is allowed
 * may still be refused by what it requires: a dry run of it says by which, with the figures. Where `permission` is
 * null a move asks for that of its own operation.
 *
 * Everyone who is signed in may call it. API keys need the scope `counterparties.read` or `suppliers.read` or
 * `settings.read` or `warehouses.read` or `catalog.read` or `customer_documents.read` or `supplier_documents.read`
 * or `finance.read` or `price_lists.read` or `purchase_requisitions.read` or `documents.read` or `logistics.read`.
 *
 * `GET /api/v1/moves`
 */
export const readMoves = call<
  [query: ReadMovesQuery],
  {
    /** Status it stands in */
    status: string;
    moves: Array<{
      /** Name of the move */
      move: string;
      /** Status it leads to */
      to: string;
      /** The caller may ask for it now */
      isAllowed: boolean;
      /** What it asks for besides */
      requires: Array<{
        /** Stable name */
        condition: string;
        /** What fulfils it */
        message: string;
      }>;
      /** Why it is not allowed */
      stoppedBy: {
        /** What stops it */
        guard: Open<'status' | 'nobody' | 'permission' | 'approval' | 'author' | 'record'>;
        /** What would lift it, in words */
        message: string;
        /** Statuses it is made from */
        statuses: Array<string>;
        /** Permission it takes */
        permission: string | null;
        /** Roles of the portal that have the permission */
        roles: Array<string>;
        /** People whose decision it waits for */
        people: Array<string>;
      } | null;
    }>;
  },
  'not_found'
>('GET /api/v1/moves query');
