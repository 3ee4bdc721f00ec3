import type { RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { mostQuestions } from './rfq-question.ts';

/** So many questions are better asked by telephone. */
export async function refuseTooMany(db: Db, recipientId: string, side: RfqQuestion['side']): Promise<void> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from rfq_questions
    where tenant_id = ${db.tenant} and recipient_id = ${recipientId} and side = ${side}`);
  if (count < mostQuestions) return;
  throw conflict(
    'too_many_questions',
    words('There are many questions already: please call or write.', 'Вопросов уже много: позвоните или напишите.'),
    { limit: mostQuestions },
  );
}
