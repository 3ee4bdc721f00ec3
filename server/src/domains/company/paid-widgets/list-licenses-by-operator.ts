import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listLicenses } from './list-licenses.ts';
import { widgetList } from './list-paid-widgets.ts';
import { enterAsOperator, ofOperator } from './operator-entrance.ts';

export const listLicensesByOperator = query({
  name: 'company.list-licenses-by-operator',
  summary: words('List licences of a portal, as the operator', 'Список лицензий портала от имени оператора платформы'),
  description:
    'Hidden and disabled widgets too. Answers only where the setting `OPERATOR_TOKEN` of the installation is given, and to nobody without it.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'unauthenticated'],
  input: object(ofOperator),
  output: widgetList,
  enter: enterAsOperator,
  run: (ctx) => ctx.ask(listLicenses, {}),
});
