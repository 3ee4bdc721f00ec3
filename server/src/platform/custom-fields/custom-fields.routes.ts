import { del, get, patch, post, put, type Route, routes } from '../../kernel/routes.ts';
import type { CustomFieldHost } from './custom-field-host.ts';
import { getCustomField, listCustomFields } from './custom-fields.ts';
import { archiveCustomField } from './operations/archive-custom-field.ts';
import { createCustomField } from './operations/create-custom-field.ts';
import { orderCustomFields } from './operations/order-custom-fields.ts';
import { readValues } from './operations/read-values.ts';
import { updateCustomField } from './operations/update-custom-field.ts';
import { writeValue } from './operations/write-value.ts';

export const customFieldRoutes = (hosts: readonly CustomFieldHost[]): readonly Route[] =>
  routes('Custom fields', [
    get('/api/v1/settings/custom-fields', listCustomFields),
    post('/api/v1/settings/custom-fields', createCustomField),
    patch('/api/v1/settings/custom-fields/order', orderCustomFields),
    get('/api/v1/settings/custom-fields/:id', getCustomField),
    patch('/api/v1/settings/custom-fields/:id', updateCustomField),
    del('/api/v1/settings/custom-fields/:id', archiveCustomField),
    get('/api/v1/settings/custom-fields/values', readValues(hosts)),
    put('/api/v1/settings/custom-fields/:id/values', writeValue(hosts)),
  ]);
