// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';

export interface ListVariablesQuery {
  /** Domain */
  domain?: Text | undefined;
  /** Record type */
  entityType?: Text | undefined;
  /** Text to find in the path or label, case-insensitive */
  search?: Text | undefined;
  /** With the portal's own fields; true unless said */
  includeCustom?: boolean | undefined;
}

/**
 * List variables
 *
 * Only paths that the caller may resolve, without those of extensions the portal has switched off. Filters
 * combine; labels follow `Accept-Language`.
 *
 * People need the permission `variables.read`. API keys need the scope `variables.read`.
 *
 * `GET /api/v1/variables`
 */
export const listVariables = call<
  [query?: ListVariablesQuery],
  {
    items: Array<{
      path: string;
      label: string;
      domain: string;
      entityTypes: Array<string>;
      valueType: Open<'string' | 'number' | 'money' | 'date' | 'datetime' | 'boolean' | 'array'>;
      scopes: Array<string>;
    }>;
    groups: Array<{
      domain: string;
      label: string;
      items: Array<{
        path: string;
        label: string;
        domain: string;
        entityTypes: Array<string>;
        valueType: Open<'string' | 'number' | 'money' | 'date' | 'datetime' | 'boolean' | 'array'>;
        scopes: Array<string>;
      }>;
    }>;
    meta: {
      total: number;
      includeCustom: boolean;
      authType: Open<'apiKey' | 'jwt'>;
    };
  },
  never
>('GET /api/v1/variables query');

export type ResolveVariablesBody = {
  /** Record type */
  entityType:
    | 'counterparty'
    | 'warehouse'
    | 'catalogItem'
    | 'contract'
    | 'priceList'
    | 'procurement'
    | 'procurementItem'
    | 'invoice'
    | 'salesInvoice'
    | 'commercialProposal'
    | 'logisticsObject'
    | 'driver'
    | 'logisticsVehicle'
    | 'deliveryRoute'
    | 'deliveryBatch'
    | 'generatedDocument'
    | 'user'
    | 'supplierRfq'
    | 'supplier'
    | 'request'
    | 'company';
  /** Identifier */
  entityId: string;
  /** Paths */
  paths: Array<string>;
};

/**
 * Resolve variables of a record
 *
 * Values are text: decimals plain, booleans true or false, moments in UTC. A path with `[]` is a JSON array with
 * one place for each record, so paths under one `[]` have the same length and order: the first of
 * `catalogItem.suppliers[].name` has the first of `catalogItem.suppliers[].lastPrice`. A place without a value is
 * null. What stands under a second `[]`, or is several values of one record, is an array in its place:
 * `procurement.items[].supplyCoverage.suppliers[].name` is `[["A","B"],[],["A"]]` for three lines. Where there are
 * no records the path is unresolved.
 *
 * People need the permission `variables.read`. API keys need the scope `variables.read`.
 *
 * `POST /api/v1/variables/resolve`
 */
export const resolveVariables = call<
  [body: ResolveVariablesBody],
  {
    entityType: string;
    /** Identifier */
    entityId: string;
    values: Record<string, string>;
    unresolved: Array<string>;
    /** Of unresolved paths that there are not: the nearest that you may read */
    perhaps?: Record<string, Array<string>>;
    /** Resolved at */
    resolvedAt: string;
  },
  'not_found' | 'validation_failed'
>('POST /api/v1/variables/resolve body');
