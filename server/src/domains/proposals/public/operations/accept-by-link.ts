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

export const acceptByLink = command({
  name: 'proposals.accept-by-link',
  summary: words('Accept a commercial proposal by its link', 'Принять коммерческое предложение по ссылке'),
  description:
    'Who accepts names themselves. Accepting again changes nothing. One that was declined, has expired or was taken back is refused, with a ' +
    '`rule` that says which: `offer_declined`, `offer_invoiced`, `offer_expired`, `offer_withdrawn`, `offer_replaced`.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'conflict'],
  input: object({
    token: tokenField,
    name: text(200, 'Name of who accepts', { examples: ['Кузнецов П. Н.'] }),
    position: Type.Optional(text(200, 'Position', { examples: ['Директор'] })),
    comment: Type.Optional(longText(2_000, 'Comment', { examples: ['Доставка до 10:00.'] })),
  }),
  output: publicOffer,
  enter: enterByLink,

  async run(ctx, { token: _, name, position, comment }, held: LinkHeld) {
    const opened = await openOffer(ctx, held, 'change');
    if (opened.state === 'accepted') {
      ctx.nothingChanged();
      return presentOffer(ctx, opened);
    }
    if (opened.state !== 'open') throw answerRefused(opened.state);
    const answer = { move: 'accept', source: 'customer_link', name, position, comment } as const;
    const proposal = await writeAnswer(ctx, opened.proposal, answer);
    await tellOwner(ctx, proposal, { what: 'accepted', name, position: position ?? null, text: comment ?? null });
    return presentOffer(ctx, { ...opened, proposal, state: 'accepted' });
  },
});
