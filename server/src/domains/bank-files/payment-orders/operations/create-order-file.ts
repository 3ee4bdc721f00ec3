import Type from 'typebox';
import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import { date, flag, id, measure, object } from '../../../../kernel/fields.ts';
import type { PaymentOrdersPort } from '../../../../kernel/integrations/ports/payment-orders.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { workingInstallation } from '../../../../platform/integrations/working-installation.ts';
import { nextNumbers } from '../../../../platform/numbers/next-number.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { journal } from '../../journal.ts';
import { paymentOrderFile, paymentOrderFiles } from '../payment-order-file.ts';
import { refuseExported, resolveOrders } from '../resolve-orders.ts';

export type OrderPorts = ReadonlyMap<string, PaymentOrdersPort>;

const amount = measure('What to pay; all that is owed when left out', { examples: ['148500.00'] });

const chosen = object({ invoiceId: id('Invoice'), amount: Type.Optional(amount) }, { title: 'Invoice to pay' });

export const createOrderFile = (ports: OrderPorts) =>
  command({
    name: 'bank-files.create-order-file',
    summary: words('Write payment orders', 'Создать платёжные поручения'),
    description:
      'One payment order for each of the approved invoices, in a file for the client of a bank. Requisites of payees are checked first. Nothing is ' +
      'marked as paid: the statement of the bank says what was. An invoice that is in another file already is refused, unless `again`.',
    permission: 'payments.create',
    scope: ['finance.write'],
    refuses: ['installation_not_ready', 'integration_disabled', 'conflict', 'forbidden'],
    input: object({
      invoices: Type.Array(chosen, { title: 'Invoices to pay', minItems: 1, maxItems: 500 }),
      date: Type.Optional(date('Date of the orders; today when left out')),
      again: Type.Optional(flag('Invoices may be in another file already')),
    }),
    output: paymentOrderFile.view,

    async run(ctx, { invoices, date: day, again = false }) {
      const { installation, port } = await workingInstallation(ctx, ports);
      if (!maySee(ctx.actor, 'counterparties.bank_read')) throw lacksPermission('counterparties.bank_read');
      const { timezone } = await regionalOf(ctx);
      const today = dayIn(timezone);
      const date = day ?? today;
      if (date < today) throw invalidField('/date', 'date_past', words('is over', 'уже прошла'));
      // Whoever takes numbers waits for the others: no invoice gets into two files at once.
      const numbers = await nextNumbers(ctx.db, invoices.length, {
        sequence: 'payment-order',
        period: date.slice(0, 4),
        lastBefore: port.firstNumber(installation.settings) - 1,
      });
      const orders = await resolveOrders(ctx, invoices, { today, unwritable: port.unwritable });
      if (!again)
        await refuseExported(
          ctx,
          orders.map(({ invoiceId }) => invoiceId),
        );
      const total = orders.reduce((sum, one) => sum.plus(one.amount), new Exact(0)).toFixed(2);
      await ctx.db.execute(sql`
        insert into payment_order_files ${columns({
          tenant_id: ctx.db.tenant,
          id: ctx.newId,
          installation_id: installation.id,
          name: `1c_to_kl_${date}_${numbers[0]}.txt`,
          slug: installation.slug,
          payer: JSON.stringify(port.payer(installation.settings)),
          timezone,
          count: orders.length,
          total,
          created_by: ctx.actor.userId,
        })}`);
      const rows = orders.map((one, index) => ({
        ...one,
        invoice_id: one.invoiceId,
        position: index + 1,
        number: numbers[index],
        date,
      }));
      await ctx.db.execute(sql`
        insert into payment_orders (tenant_id, file_id, position, invoice_id, number, date, amount, payee, purpose)
        select ${ctx.db.tenant}::uuid, ${ctx.newId}::uuid, given.*
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (position int, invoice_id uuid, number int, date date, amount numeric,
          payee jsonb, purpose text) returning position`);
      const made = await paymentOrderFiles.byId(ctx.db, ctx.newId);
      ctx.record(paymentOrderFile.fact('created', made));
      await journal(ctx, installation.id, {
        direction: 'OUTBOUND',
        status: 'ok',
        event: 'payment-orders.exported',
        message: words('Payment orders were written into a file.', 'Платёжные поручения записаны в файл.'),
        entityType: paymentOrderFile.type,
        entityId: made.id,
        details: { count: made.count, total, firstNumber: numbers[0], lastNumber: numbers.at(-1) },
      });
      return made;
    },
  });
