import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** The portal's own fields of one kind of records, in the order of a form; archived ones are not among them. */
export const customFieldsQuery = (entityType: CustomFieldEntity) =>
  queryOptions({
    queryKey: ['settings', 'custom-fields', 'of', entityType],
    queryFn: ({ signal }) => readFields(entityType, signal),
    staleTime: 300_000,
  });

const readFields = async (entityType: CustomFieldEntity, signal: AbortSignal) => {
  const query = { entityType, limit: 200, sort: 'position' };
  const { items } = await ask(api.GET('/api/v1/settings/custom-fields', { params: { query }, signal }));
  return items;
};

export type CustomField = Awaited<ReturnType<typeof readFields>>[number];

export type CustomFieldType = CustomField['type'];

/** Records that can have fields of the portal's own. */
export type CustomFieldEntity =
  | 'procurement'
  | 'procurementItem'
  | 'catalogItem'
  | 'counterparty'
  | 'warehouse'
  | 'priceList'
  | 'invoice'
  | 'commercialProposal'
  | 'salesInvoice'
  | 'contract'
  | 'logisticsObject'
  | 'driver'
  | 'logisticsVehicle'
  | 'deliveryRoute'
  | 'deliveryBatch'
  | 'generatedDocument';

/** What an input needs to know: fields of lines in the pipeline are such, too. */
export type FieldShape = Pick<CustomField, 'key' | 'label' | 'type' | 'options' | 'required'>;

/** Values as a record carries them in `customFields`: by key, null for none. */
export type CustomValues = Readonly<Record<string, unknown>>;
