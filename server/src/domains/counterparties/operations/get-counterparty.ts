import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterparties, counterparty } from '../counterparty.ts';
import { withinReach } from '../reach.ts';

export const getCounterparty = query({
  name: 'counterparties.get-counterparty',
  summary: words('Get a counterparty', 'Получить контрагента'),
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
  input: object({ id: id() }),
  output: counterparty.view,
  asksAtOnce: true,
  run: async ({ actor, db }, { id }) =>
    counterparties.show(actor, withinReach(actor, 'read', await counterparties.byId(db, id))),
});
