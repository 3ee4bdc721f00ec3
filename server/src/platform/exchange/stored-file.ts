import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

export const partBytes = 1024 * 1024;

export const keepPart = (db: Db, jobId: string, part: number, bytes: Buffer) =>
  db.execute(sql`
    insert into import_file_parts (tenant_id, job_id, part, bytes) values (${db.tenant}, ${jobId}, ${part}, ${bytes})`);

export const readPart = async (db: Db, jobId: string, part: number): Promise<Buffer | undefined> =>
  (
    await db.first<{ bytes: Buffer }>(sql`
      select bytes from import_file_parts where tenant_id = ${db.tenant} and job_id = ${jobId} and part = ${part}`)
  )?.bytes;
