import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { fieldById } from '../custom-field.row.ts';
import { customField } from '../custom-field.ts';

export const getCustomField = query({
  name: 'custom-fields.get-custom-field',
  summary: words('Get a custom field', 'Получить дополнительное поле'),
  permission: 'custom_fields.read',
  scope: 'settings.read',
  input: object({ id: id() }),
  output: customField.view,
  asksAtOnce: true,
  run: (ctx, { id }) => fieldById(ctx.db, id),
});
