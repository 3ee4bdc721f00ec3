import type { RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, conflict, notFound, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import { type LinkHeld, type OpenedLink, openLink } from '../links/open-link.ts';
import { refuseEndedRfq } from '../refuse-ended.ts';
import { presentQuestions } from './public/public-questions.ts';
import { rfqQuestion, rfqQuestions } from './rfq-question.ts';

interface Given {
  questionId: string;
  id: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

const most = 10;

/** Writes the row of a supplier's file that was put into the store, with its question locked; the same bytes are kept once. */
export async function keepQuestionFile(ctx: WriteContext, link: LinkHeld, { questionId, ...given }: Given) {
  const opened = await openLink(ctx, link, 'hold');
  refuseEndedRfq(opened.rfq);
  await rfqQuestions.lock(ctx.db, questionId);
  const question = await ownQuestion(ctx.db, opened, questionId);
  if (question.side === 'supplier' && question.answer !== null) throw answeredAlready();
  const made = await recordFile(ctx, { ...given, entityType: 'rfqQuestion', entityId: questionId });
  if (!made) ctx.nothingChanged();
  else await refuseTooMany(ctx.db, questionId);
  return { isNew: made !== undefined, questions: await presentQuestions(ctx, opened) };
}

/** A question of the supplier behind the link, or to it; no other is there. */
export async function ownQuestion(
  db: Db,
  { recipient }: Pick<OpenedLink, 'recipient'>,
  id: string,
): Promise<RfqQuestion> {
  const question = await rfqQuestions.byId(db, id);
  if (question.recipientId !== recipient.id) throw notFound(rfqQuestion.noun);
  return question;
}

async function refuseTooMany(db: Db, questionId: string) {
  const { held } = await db.one<{ held: number }>(sql`
    select count(*)::int as held from files
    where tenant_id = ${db.tenant} and entity_type = 'rfqQuestion' and entity_id = ${questionId} and uploaded_by_id is null and status = 'active'`);
  if (held > most) throw tooMany();
}

const answeredAlready = () =>
  conflict(
    'already_answered',
    words('It has been answered already: ask a new question.', 'На этот вопрос уже ответили: задайте новый.'),
  );

const tooMany = () =>
  brokenRule(
    'too_many_files',
    words(`At most ${most} files to a question.`, `К вопросу можно приложить не больше ${most} файлов.`),
    { limit: most },
  );
