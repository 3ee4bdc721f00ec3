import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { enterAsOperator, ofOperator } from './operator-entrance.ts';
import { paidWidget } from './paid-widget.ts';
import { licenseInput, setLicense } from './set-license.ts';

export const setLicenseByOperator = command({
  name: 'company.set-license-by-operator',
  summary: words(
    'Set the licence of a paid widget, as the operator',
    'Задать лицензию платного виджета от имени оператора платформы',
  ),
  description:
    'For whoever runs the installation: answers only where the setting `OPERATOR_TOKEN` is given, and to nobody without it. Fields left out stay. ' +
    '`activate` makes the licence paid, from now and without an end unless days are given; `end` takes that back, `disable` hides the widget and `enable` makes it what it was before. A trial is begun once. ' +
    'What is changed is recorded as done by the platform.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'unauthenticated', 'invalid_state_transition', 'conflict'],
  input: object({ ...ofOperator, ...licenseInput }),
  output: paidWidget.view,
  enter: enterAsOperator,
  run: (ctx, { portal: _, operatorToken: __, ...license }) => ctx.call(setLicense, license),
});
