import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { shownSample } from '../shown-sample.ts';
import { fillPortal } from './fill-portal.ts';
import { getSampleData } from './get-sample-data.ts';

export const makeSampleData = command({
  name: 'sample-data.make',
  summary: words('Fill the portal with an example', 'Заполнить портал примерами'),
  description:
    'A small company with warehouses, suppliers, items, a budget, requisitions in every status, a request whose answers are ready to compare, an order that ' +
    'came in part and an invoice that does not match it; made within seconds by the operations that people use, all of it or nothing. Nothing ' +
    'leaves the portal because of it: no letter, notice, task or webhook. A portal that has items, counterparties, budgets or requisitions of its own ' +
    'is refused (`portal_not_empty`). Asked for again it changes nothing.',
  permission: 'company_settings.update',
  scope: null,
  refuses: ['business_rule_violated', 'conflict'],
  input: object({
    language: Type.Optional(
      choice(['ru', 'en'], 'Language of its words; that of the request unless given', { examples: ['ru'] }),
    ),
  }),
  output: shownSample,
  run: inSteps,

  async steps(steps, { language = steps.language }) {
    await steps.asSystem.command(fillPortal, { language, userId: steps.actor.userId as string });
    return steps.query(getSampleData, {});
  },
});
