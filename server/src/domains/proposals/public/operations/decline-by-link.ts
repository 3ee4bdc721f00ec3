import Type from 'typebox';
import { longText, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { tellOwner } from '../../letters/tell-owner.ts';
import { enterByLink, type LinkHeld, openOffer } from '../../links/open-offer.ts';
import { writeAnswer } from '../../standing/write-answer.ts';
import { answerRefused } from '../answer-refused.ts';
import { presentOffer } from '../present-offer.ts';
import { publicOffer } from '../public-offer.ts';
import { tokenField } from '../token-field.ts';

export const declineByLink = command({
  name: 'proposals.decline-by-link',
  summary: words('Decline a commercial proposal by its link', 'Отказаться от коммерческого предложения по ссылке'),
  description:
    'With a reason. Declining again changes nothing. One that was accepted, has expired or was taken back is refused, with a `rule` that says ' +
    'which: `offer_accepted`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'conflict'],
  input: object({
    token: tokenField,
    reason: longText(1_000, 'Why', { examples: ['Нашли дешевле.'] }),
    name: Type.Optional(text(200, 'Name of who declines', { examples: ['Кузнецов П. Н.'] })),
  }),
  output: publicOffer,
  enter: enterByLink,

  async run(ctx, { token: _, reason, name }, held: LinkHeld) {
    const opened = await openOffer(ctx, held, 'change');
    if (opened.state === 'declined') {
      ctx.nothingChanged();
      return presentOffer(ctx, opened);
    }
    if (opened.state !== 'open') throw answerRefused(opened.state);
    const answer = { move: 'decline', source: 'customer_link', name, reason } as const;
    const proposal = await writeAnswer(ctx, opened.proposal, answer);
    await tellOwner(ctx, proposal, { what: 'declined', name: name ?? null, position: null, text: reason });
    return presentOffer(ctx, { ...opened, proposal, state: 'declined' });
  },
});
