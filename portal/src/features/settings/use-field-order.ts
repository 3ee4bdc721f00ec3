import { api, ask } from '../../shared/api/client.ts';
import type { CustomField, CustomFieldEntity } from '../../shared/custom-fields/custom-fields-query.ts';
import { useOrder } from './use-order.ts';

const stale = ['settings', 'custom-fields'];

/** The order that forms of these records show their fields in. */
export const useFieldOrder = (entityType: CustomFieldEntity) =>
  useOrder<readonly CustomField[], CustomField>({
    queryKey: [...stale, 'list'],
    stale,
    put: (held, next) => [
      ...held.filter((field) => field.entityType !== entityType),
      ...next,
      ...held.filter((field) => field.entityType === entityType && field.status === 'archived'),
    ],
    save: (fieldIds) => ask(api.PATCH('/api/v1/settings/custom-fields/order', { body: { entityType, fieldIds } })),
  });
