import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { commercialProposals } from '../../commercial-proposal.ts';
import { linkUrl } from '../../links/link-url.ts';
import { sendingOf } from '../proposal-sending.ts';

export const getSendingLink = query({
  name: 'proposals.get-sending-link',
  summary: words("Get a customer's link", 'Получить ссылку заказчика'),
  description:
    'The link of one sending, to be passed on in another way. Whoever has it answers in the name of the customer. Once the proposal was taken ' +
    'back, it says no more than that.',
  permission: 'commercial_proposals.send',
  scope: 'customer_documents.write',
  refuses: ['api_key_read_only'],
  input: object({ id: id(), sendingId: id('Sending') }),
  output: object({ url: Type.String({ format: 'uri', title: 'Link' }) }),

  async run(ctx, { id, sendingId }) {
    const proposal = await commercialProposals.byId(ctx.db, id);
    const sending = await sendingOf(ctx.db, proposal.id, sendingId);
    return { url: await linkUrl(ctx, sending.id) };
  },
});
