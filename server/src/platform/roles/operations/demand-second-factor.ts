import { flag, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { role, roles } from '../role.ts';

export const demandSecondFactor = command({
  name: 'roles.demand-second-factor',
  summary: words('Demand a second factor of a role', 'Требовать второй фактор от роли'),
  description:
    'Roles of the platform too. From his next request on, whoever holds the role and has no second factor can do nothing but add one. Keys go on.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['precondition_failed'],
  input: object({ id: id(), demanded: flag('Whether it is demanded') }),
  output: role.view,

  async run(ctx, { id, demanded }) {
    const before = await roles.open(ctx, id);
    return roles.change(ctx, before, { demandsSecondFactor: demanded });
  },
});
