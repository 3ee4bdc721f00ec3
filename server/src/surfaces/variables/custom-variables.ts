import type { CustomField } from '../../../../nouns/custom-field.ts';
import { documentKinds } from '../../../../nouns/document-kinds.ts';
import { type DocumentKind, fieldsInStep } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { CustomFieldHost } from '../../platform/custom-fields/custom-field-host.ts';
import { customValueTypes } from '../../platform/custom-fields/custom-value-types.ts';
import { customFieldEntities } from '../../platform/custom-fields/entity-types.ts';
import { readDefinitions } from '../../platform/custom-fields/read-definitions.ts';
import type { ServedVariable, Source } from './served-variables.ts';

/** Variables of custom fields: one for each active field, and rows of customer documents for those of catalog items. */
export function customVariables(hosts: readonly CustomFieldHost[], kinds: readonly DocumentKind[]) {
  const sources = new Map<string, Source>(
    hosts.map((host) => [host.entityType, { load: (db, ids) => host.values(db, ids) }]),
  );

  return async (ctx: ReadContext): Promise<readonly ServedVariable[]> => {
    const active = (await readDefinitions(ctx)).filter(({ status }) => status === 'active');
    const ofItems = active.filter(({ entityType }) => entityType === 'catalogItem');
    return [
      ...active.map((field) => ofRecord(field, sources.get(field.entityType))),
      ...rowSources(
        kinds,
        ofItems.map(({ key }) => key),
      ).flatMap(([type, source]) => ofItems.map((field) => ofDocumentRows(field, type, source))),
    ];
  };
}

const ofRecord = (field: CustomField, source: Source | undefined): ServedVariable => ({
  path: `custom.${field.key}`,
  leaf: field.key,
  label: labelOf(field),
  domain: 'custom',
  entityTypes: [field.entityType],
  valueType: customValueTypes[field.type],
  rights: customFieldEntities[field.entityType],
  ...(source && { source }),
});

const ofCustomers = ['salesInvoice', 'commercialProposal', 'contract'] as const;

type Documents = (typeof ofCustomers)[number];

/** Others, such as those of a delivery, keep copies, which only papers read. */
const isListed = (type: string): type is Documents => (ofCustomers as readonly string[]).includes(type);

/** Where each kind of document has them from; kinds without rows are listed so that templates may share their paths. */
const rowSources = (kinds: readonly DocumentKind[], keys: readonly string[]) =>
  Object.values(documentKinds).flatMap(({ entityType }): Array<[Documents, Source | undefined]> => {
    if (!isListed(entityType)) return [];
    const itemFields = kinds.find(({ kind }) => documentKinds[kind].entityType === entityType)?.itemFields;
    return [[entityType, itemFields && { load: async (db, ids) => fieldsInStep(await itemFields(db, ids), keys) }]];
  });

const ofDocumentRows = (field: CustomField, type: Documents, source: Source | undefined): ServedVariable => ({
  path: `items.rows[].custom.${field.key}`,
  leaf: `rows[].custom.${field.key}`,
  label: labelOf(field),
  domain: 'custom',
  entityTypes: [type],
  valueType: 'array',
  rights: customFieldEntities[type],
  ...(source && { source }),
});

const labelOf = ({ label }: CustomField) => ({ en: label, ru: label });
