import Type from 'typebox';
import { id, object, price } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { unknownReference, words } from '../../../../kernel/problems/errors.ts';
import { supplierReturn, supplierReturns } from '../../../supplier-returns/supplier-return.ts';
import { invoices } from '../../invoice.ts';
import { checkCredit } from '../check-credit.ts';
import { creditedAnswer, presentCredited } from '../credited-answer.ts';
import { useCredit } from '../use-credit.ts';

export const applyCredit = command({
  name: 'billing.apply-credit',
  summary: words('Use a credit against an invoice', 'Зачесть возмещение в счёт'),
  description:
    'The credit of a return to the same supplier, in the same currency: so much less is owed. Left out, the amount is all that is left of the credit, or all that is owed. A credit is used by ' +
    'itself against invoices for the goods that went back, as soon as it is recorded; what is left stands for later invoices.',
  permission: 'payments.create',
  scope: 'finance.write',
  refuses: ['unknown_reference', 'conflict'],
  input: object({
    id: id('Invoice'),
    supplierReturnId: id('Return that was credited'),
    amount: Type.Optional(price('How much of it', { examples: ['366.00'] })),
  }),
  output: creditedAnswer,

  async run(ctx, { id, supplierReturnId, amount: given }) {
    const held = await invoices.lock(ctx.db, id);
    const [known] = await supplierReturns.byIds(ctx.db, [supplierReturnId]);
    if (!known) throw unknownReference('supplierReturnId', supplierReturn.noun);
    const back = await supplierReturns.lock(ctx.db, supplierReturnId);
    const { credit, invoice } = await useCredit(ctx, held, back.id, checkCredit(held, back, given));
    return presentCredited(credit, invoice);
  },
});
