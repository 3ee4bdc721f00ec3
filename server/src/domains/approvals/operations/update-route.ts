import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { approvalRoute, approvalRoutes } from '../routes/approval-route.ts';
import { stepsInput, writtenRoute } from '../routes/route.input.ts';
import { settleRoute } from '../routes/settle-route.ts';

export const updateRoute = command({
  name: 'approvals.update-route',
  summary: words('Change an approval route', 'Изменить маршрут согласования'),
  description:
    'Fields left out stay, null clears. `steps` are the whole list. Records that are waiting keep the steps they were sent with.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  provesPresence: true,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...approvalRoute.change,
    steps: Type.Optional(stepsInput),
    version: Type.Optional(version()),
  }),
  output: writtenRoute,

  async run(ctx, { id, version: _, ...input }) {
    const before = await approvalRoutes.open(ctx, id);
    const { values, warnings } = await settleRoute(ctx, { id, before }, input);
    return { ...(await approvalRoutes.change(ctx, before, values)), warnings };
  },
});
