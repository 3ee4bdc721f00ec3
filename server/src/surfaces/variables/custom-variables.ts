import type { CustomField, CustomFieldType } from '../../../../nouns/custom-field.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { ValueType } from '../../kernel/variables.ts';
import type { CustomFieldHost } from '../../platform/custom-fields/custom-field-host.ts';
import { customFieldEntities } from '../../platform/custom-fields/entity-types.ts';
import { readDefinitions } from '../../platform/custom-fields/read-definitions.ts';
import type { ServedVariable, Source } from './served-variables.ts';

const valueTypes: Record<CustomFieldType, ValueType> = {
  string: 'string',
  text: 'string',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  select: 'string',
  multiselect: 'array',
  url: 'string',
  user: 'string',
};

/** Variables of custom fields: one for each active field, and rows of customer documents for those of catalog items. */
export function customVariables(hosts: readonly CustomFieldHost[]) {
  const sources = new Map<string, Source>(
    hosts.map((host) => [host.entityType, { load: (db, ids) => host.values(db, ids) }]),
  );

  return async (ctx: ReadContext): Promise<readonly ServedVariable[]> => {
    const active = (await readDefinitions(ctx)).filter(({ status }) => status === 'active');
    return [
      ...active.map((field) => ofRecord(field, sources.get(field.entityType))),
      ...active.filter(({ entityType }) => entityType === 'catalogItem').map(ofDocumentRows),
    ];
  };
}

const ofRecord = (field: CustomField, source: Source | undefined): ServedVariable => ({
  path: `custom.${field.key}`,
  leaf: field.key,
  label: labelOf(field),
  domain: 'custom',
  entityTypes: [field.entityType],
  valueType: valueTypes[field.type],
  rights: customFieldEntities[field.entityType],
  ...(source && { source }),
});

/** Listed so that templates can use them; customer documents provide the values. */
const ofDocumentRows = (field: CustomField): ServedVariable => ({
  path: `items.rows[].custom.${field.key}`,
  leaf: field.key,
  label: labelOf(field),
  domain: 'custom',
  entityTypes: ['salesInvoice', 'commercialProposal', 'contract'],
  valueType: 'array',
  rights: customFieldEntities.commercialProposal,
});

const labelOf = ({ label }: CustomField) => ({ en: label, ru: label });
