// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-variables': {
    call: 'listVariables',
    kind: 'call',
    summary: 'List variables',
    about:
      'Only paths that the caller may resolve, without those of extensions the portal has switched off. Filters combine; labels follow `Accept-Language`.',
    scopes: ['variables.read'],
    path: [],
    query: {
      domain: { kind: 'text', words: 'Domain' },
      entityType: { kind: 'text', words: 'Record type' },
      search: { kind: 'text', words: 'Text to find in the path or label, case-insensitive' },
      includeCustom: { kind: 'boolean', words: "With the portal's own fields; true unless said" },
    },
  },
  'resolve-variables': {
    call: 'resolveVariables',
    kind: 'call',
    isWrite: true,
    summary: 'Resolve variables of a record',
    about:
      'Values are text: decimals plain, booleans true or false, moments in UTC. A path with `[]` is a JSON array with one place for each record, so paths under one `[]` have the same length and order: the first of `catalogItem.suppliers[].name` has the first of `catalogItem.suppliers[].lastPrice`. A place without a value is null. What stands under a second `[]`, or is several values of one record, is an array in its place: `procurement.items[].supplyCoverage.suppliers[].name` is `[["A","B"],[],["A"]]` for three lines. Where there are no records the path is unresolved.',
    scopes: ['variables.read'],
    path: [],
    body: {
      entityType: {
        kind: 'text',
        values: [
          'counterparty',
          'warehouse',
          'catalogItem',
          'contract',
          'priceList',
          'procurement',
          'procurementItem',
          'invoice',
          'salesInvoice',
          'commercialProposal',
          'logisticsObject',
          'driver',
          'logisticsVehicle',
          'deliveryRoute',
          'deliveryBatch',
          'generatedDocument',
          'user',
          'supplierRfq',
          'supplier',
          'request',
          'company',
        ],
        words: 'Record type',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'Identifier', isRequired: true },
      paths: { kind: 'list', words: 'Paths', isRequired: true },
    },
  },
};
