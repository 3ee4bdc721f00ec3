import type { ProposalSending } from '../../../../../nouns/proposal-sending.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { filesWithBytes } from '../../../platform/files/file.ts';

/** The files that were sent, while they are there: PDF first. */
export async function filesOfSending(db: Db, { pdfFileId, docxFileId }: ProposalSending) {
  const wanted = [
    { format: 'pdf' as const, id: pdfFileId },
    { format: 'docx' as const, id: docxFileId },
  ].filter(({ id }) => id !== null);
  if (wanted.length === 0) return [];
  const found = await filesWithBytes(db, sql`file.id = any(${wanted.map(({ id }) => id)}::uuid[])`);
  return wanted.flatMap(({ format, id }) => {
    const file = found.find((one) => one.id === id);
    return file ? [{ ...file, format }] : [];
  });
}
