import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyById, showCounterparty } from '../counterparty.row.ts';
import { counterparty } from '../counterparty.ts';
import { withinReach } from '../reach.ts';

export const getCounterparty = query({
  name: 'counterparties.get-counterparty',
  summary: words('Get a counterparty', 'Получить контрагента'),
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
  input: object({ id: id() }),
  output: counterparty.view,
  asksAtOnce: true,
  run: async (ctx, { id }) =>
    showCounterparty(ctx.actor, withinReach(ctx.actor, 'read', await counterpartyById(ctx.db, id))),
});
