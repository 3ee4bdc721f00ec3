import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { touchedBy } from '../../../platform/reactions/touched-by.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { supplierRfq } from '../supplier-rfq.ts';

/** A quote names its supplier. */
export const supplierShown = touchedBy([counterparty.event('updated')], {
  name: 'supplier-quotes.touch-by-supplier',
  summary: words('Show the renamed supplier', 'Показать переименованного поставщика'),
  fields: ['shortName', 'inn'],
  table: 'supplier_quotes',
  where: (_, counterpartyId) => sql`one.counterparty_id = ${counterpartyId}`,
});

/** Prices that were opened are shown by quotes that nobody has changed: whoever polls by `updatedAt` finds them. */
const touchOpened = command({
  name: 'supplier-quotes.touch-opened',
  summary: words('Show the opened prices', 'Показать открытые цены'),
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),

  async run(ctx, { entityId }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update supplier_quotes set updated_at = ${portalNow().toISOString()} where tenant_id = ${ctx.db.tenant} and rfq_id = ${entityId}`);
  },
});

export const openedShown = reaction([supplierRfq.event('unsealed')], touchOpened);
