import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
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
