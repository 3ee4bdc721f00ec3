import Type from 'typebox';
import { isAsking } from '../../../../../../nouns/rfq-flow.ts';
import { flag, instant, longText, object } from '../../../../kernel/fields.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { filesForVisitors, visitorFile } from '../../../../platform/files/files-for-visitor.ts';
import type { OpenedLink } from '../../links/open-link.ts';
import { mostQuestions, rfqQuestion, rfqQuestions } from '../rfq-question.ts';

const { id, side, text, askedAt, answer, answeredAt, supplierPerson } = rfqQuestion.fields;

const ownQuestion = object(
  {
    id,
    side,
    text,
    askedAt,
    answer,
    answeredAt,
    supplierPerson,
    isPublished: flag('The answer is shown to all suppliers'),
    files: Type.Array(visitorFile, {
      title: 'Files of this supplier, and of the buyers once they have asked or answered',
    }),
  },
  { title: 'Question of this supplier, or to it' },
);

const publishedAnswer = object(
  {
    question: longText(2_000, 'Question'),
    answer: longText(4_000, 'Answer'),
    publishedAt: instant('Shown to all suppliers'),
    files: Type.Array(visitorFile, { title: 'Files of the buyers' }),
  },
  { title: 'Answer that all suppliers read' },
);

/** What one supplier sees of questions: its own thread, and what the buyers show to all. Neither who else asked, nor who of the buyers speaks. */
export const publicQuestions = object(
  {
    takesQuestions: flag('New questions are taken'),
    takesAnswers: flag('Answers to questions of the buyers are taken'),
    own: Type.Array(ownQuestion, { title: 'Questions of this supplier and to it, the earliest first' }),
    published: Type.Array(publishedAnswer, { title: 'What others asked, as the buyers show it to all' }),
  },
  { title: 'Questions as a supplier sees them' },
);

type PublicQuestions = Type.Static<typeof publicQuestions>;

const mostPublished = 200;

export async function presentQuestions(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  { rfq, recipient }: Pick<OpenedLink, 'rfq' | 'recipient'>,
): Promise<PublicQuestions> {
  const { db } = ctx;
  const [own, published] = await Promise.all([
    rfqQuestions.read(
      db,
      sql`${rfqQuestions.select(db, sql`question.recipient_id = ${recipient.id}`)} order by question.id limit ${2 * mostQuestions}`,
    ),
    db.many<{ id: string } & Omit<PublicQuestions['published'][number], 'files'>>(sql`
      select id, published_question as question, published_answer as answer, published_at as "publishedAt" from rfq_questions
      where tenant_id = ${db.tenant} and rfq_id = ${rfq.id} and recipient_id <> ${recipient.id} and published_at is not null
      order by published_at, id limit ${mostPublished}`),
  ]);
  const files = Map.groupBy(
    await filesForVisitors(
      ctx,
      'rfqQuestion',
      [...own, ...published].map(({ id }) => id),
    ),
    ({ entityId }) => entityId,
  );
  const filesOf = (id: string, isShown: (file: { isOurs: boolean }) => boolean) =>
    (files.get(id) ?? []).filter(isShown).map(({ shown }) => shown);
  return {
    takesQuestions: isAsking(rfq.status) && new Date(rfq.responseDeadline ?? 0).getTime() > portalNow().getTime(),
    takesAnswers: rfq.status !== 'closed' && rfq.status !== 'cancelled',
    own: own.map((question) => ({
      id: question.id,
      side: question.side,
      text: question.text,
      askedAt: question.askedAt,
      answer: question.answer,
      answeredAt: question.answeredAt,
      supplierPerson: question.supplierPerson,
      isPublished: question.publishedAt !== null,
      files: filesOf(question.id, ({ isOurs }) => !isOurs || question.side === 'buyer' || question.answer !== null),
    })),
    published: published.map(({ id, ...said }) => ({ ...said, files: filesOf(id, ({ isOurs }) => isOurs) })),
  };
}
