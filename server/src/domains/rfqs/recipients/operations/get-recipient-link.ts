import Type from 'typebox';
import { id, instant, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { linkUrls } from '../../links/link-urls.ts';
import { supplierRfqs } from '../../supplier-rfq.ts';
import { recipientById } from '../rfq-recipient.ts';

export const getRecipientLink = query({
  name: 'supplier-rfqs.get-recipient-link',
  summary: words("Get a supplier's link", 'Получить ссылку поставщика'),
  description:
    'The same link as in the letter, to be handed over in another way. Whoever has it answers in the name of the supplier. Before the supplier was asked there is none.',
  permission: 'supplier_rfqs.send',
  scope: 'supplier_documents.write',
  refuses: ['api_key_read_only'],
  input: object({ id: id(), recipientId: id('Recipient') }),
  output: object({
    url: Type.String({ format: 'uri', title: 'Link' }),
    expiresAt: nullable(instant('It opens until')),
  }),

  async run(ctx, { id, recipientId }) {
    await supplierRfqs.byId(ctx.db, id);
    const { linkExpiresAt } = await recipientById(ctx.db, id, recipientId);
    const url = (await linkUrls(ctx, [recipientId])).get(recipientId);
    if (url === undefined) throw notFound(words('Link', 'Ссылка'));
    return { url, expiresAt: linkExpiresAt };
  },
});
