import type { RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { rfqQuestion, rfqQuestions } from './rfq-question.ts';

type Asked = Pick<RfqQuestion, 'rfqId' | 'recipientId' | 'side' | 'text'> &
  Partial<Pick<RfqQuestion, 'supplierPerson' | 'employeeId'>>;

/** Keeps a question of a held request. The same words again, while they wait for an answer, are kept once. */
export async function insertQuestion(
  ctx: WriteContext,
  asked: Asked,
): Promise<{ question: RfqQuestion; isNew: boolean }> {
  const { recipientId, side, text } = asked;
  const [same] = await rfqQuestions.read(
    ctx.db,
    sql`${rfqQuestions.select(ctx.db, sql`question.recipient_id = ${recipientId} and question.side = ${side} and question.body = ${text} and question.answer is null`)} limit 1`,
  );
  if (same) return { question: unchanged(ctx, same), isNew: false };
  await refuseTooMany(ctx.db, recipientId, side);
  await rfqQuestions.insert(ctx, asked);
  const question = await rfqQuestions.byId(ctx.db, ctx.newId);
  ctx.record(rfqQuestion.fact('asked', question));
  return { question, isNew: true };
}
