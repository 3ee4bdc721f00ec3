import Type from 'typebox';
import { longText, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, invalidField, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { emailField } from '../../../platform/accounts/account-fields.ts';
import { isMailAddress } from '../../../platform/mail/is-mail-address.ts';
import { commercialProposal } from '../commercial-proposal.ts';
import { tellOwner } from '../letters/tell-owner.ts';
import { enterByLink, isShown, type LinkHeld, openOffer } from '../links/open-offer.ts';
import { answerRefused } from '../public/answer-refused.ts';
import { tokenField } from '../public/token-field.ts';
import { mostQuestions, proposalQuestion } from './proposal-question.ts';

const { id, text: asked, askedAt } = proposalQuestion.fields;

export const askByLink = command({
  name: 'proposals.ask-by-link',
  summary: words('Ask about a commercial proposal by its link', 'Задать вопрос по коммерческому предложению по ссылке'),
  description:
    'The question is kept with the proposal, and its owner gets a letter. The same words again within one link are kept once. One that was taken ' +
    'back is refused: `offer_withdrawn`, `offer_replaced`.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'conflict'],
  input: object({
    token: tokenField,
    text: longText(2_000, 'Question', { examples: ['Входит ли в цену разгрузка?'] }),
    name: Type.Optional(text(200, 'Who asks', { examples: ['Кузнецов П. Н.'] })),
    email: Type.Optional(emailField('Where to answer')),
  }),
  output: object({ id, text: asked, askedAt }, { title: 'Question as it was kept' }),
  enter: enterByLink,

  async run(ctx, { token: _, text, name = null, email = null }, held: LinkHeld) {
    if (email !== null && !isMailAddress(email))
      throw invalidField('/email', 'email_format', words('is not an e-mail address', 'это не адрес почты'));
    const { proposal, sending, state } = await openOffer(ctx, held, 'change');
    if (!isShown(state)) throw answerRefused(state as 'withdrawn' | 'replaced');
    const same = await ctx.db.first<Kept>(sql`
      select id, text, asked_at as "askedAt" from commercial_proposal_questions
      where tenant_id = ${ctx.db.tenant} and proposal_id = ${proposal.id} and sending_id = ${sending.id} and text = ${text} limit 1`);
    if (same) {
      ctx.nothingChanged();
      return same;
    }
    const { count } = await ctx.db.one<{ count: number }>(sql`
      select count(*)::int as count from commercial_proposal_questions
      where tenant_id = ${ctx.db.tenant} and proposal_id = ${proposal.id}`);
    if (count >= mostQuestions) throw tooMany();
    const kept = await ctx.db.one<Kept>(sql`
      with made as (
        insert into commercial_proposal_questions (tenant_id, id, proposal_id, sending_id, text, name, email)
        values (${ctx.db.tenant}, ${ctx.newId}, ${proposal.id}, ${sending.id}, ${text}, ${name}, ${email}) returning *)
      select id, text, asked_at as "askedAt" from made`);
    ctx.record(commercialProposal.fact('asked', proposal, { questionId: kept.id, sendingId: sending.id }));
    await tellOwner(ctx, proposal, { what: 'asked', name, position: null, text, email });
    return kept;
  },
});

interface Kept {
  id: string;
  text: string;
  askedAt: string;
}

const tooMany = () =>
  conflict(
    'too_many_questions',
    words('There are many questions already: please write to the seller.', 'Вопросов уже много: напишите продавцу.'),
    { limit: mostQuestions },
  );
