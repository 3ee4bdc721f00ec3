import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { fieldListing } from '../custom-field.list.ts';
import { fieldColumns, presentField } from '../custom-field.row.ts';
import { customField } from '../custom-field.ts';

export const listCustomFields = listQuery({
  name: 'custom-fields.list-custom-fields',
  summary: words('List custom fields', 'Список дополнительных полей'),
  permission: 'custom_fields.read',
  scope: 'settings.read',
  listing: fieldListing,
  row: customField.view,
  run: (ctx, input) => listRows(ctx, fieldListing, fieldColumns, input, presentField),
});
