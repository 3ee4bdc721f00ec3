import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { inAll, widgetList } from './list-paid-widgets.ts';
import { readWidgets } from './read-widgets.ts';

/** Every licence of a portal, hidden and disabled ones too, for the operator of the platform. */
export const listLicenses = query({
  name: 'company.list-licenses',
  summary: words('List licences', 'Список лицензий'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: widgetList,
  run: async ({ db, language }) => inAll(await readWidgets(db, language)),
});
