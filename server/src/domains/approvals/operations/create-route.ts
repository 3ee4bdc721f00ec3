import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { approvalRoute, approvalRoutes } from '../routes/approval-route.ts';
import { stepsInput, writtenRoute } from '../routes/route.input.ts';
import { settleRoute } from '../routes/settle-route.ts';

export const createRoute = command({
  name: 'approvals.create-route',
  summary: words('Add an approval route', 'Добавить маршрут согласования'),
  description:
    'Who approves records of a kind that meet all its conditions, step by step. Approvers are people and roles who may approve such records anyway. ' +
    'A step with `all` needs everybody named, where any holder speaks for a role; with `any` one of them. Once it has waited for `escalateAfterHours`, those of `escalateTo` are asked too, and the word of one of them closes it. Records that are waiting keep the steps they ' +
    'were sent with. Of two routes with the same conditions the later is never taken; `warnings` tell which.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  provesPresence: true,
  refuses: ['conflict'],
  input: object({ ...approvalRoute.creation, steps: stepsInput }),
  output: writtenRoute,

  async run(ctx, input) {
    const { values, warnings } = await settleRoute(ctx, { id: ctx.newId, before: null }, input);
    const made = await approvalRoutes.create(ctx, values);
    if (!made) throw refuse('conflict');
    return { ...made, warnings };
  },
});
