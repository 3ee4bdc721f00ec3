import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { NoticeKind } from '../../../../nouns/notice-kinds.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';

interface Worded {
  title: string;
  text: string;
}

export interface NoticeToWrite {
  userId: string;
  kind: NoticeKind;
  key: string;
  entityType: string | null;
  entityId: string | null;
  page: string;
  permission: Permission | null;
  ru: Worded;
  en: Worded;
  /** When it goes out in the letter of the day. */
  digestAt: string | null;
}

/** Writes notices, and answers whose are new: under one key a person is told once, also by two workers at the same time. */
export async function insertNotices(db: Db, given: readonly NoticeToWrite[]): Promise<string[]> {
  const rows = given.map((one) => ({
    ...{ id: uuidv7(), user_id: one.userId, kind: one.kind, key: one.key },
    ...{ entity_type: one.entityType, entity_id: one.entityId, page: one.page, permission: one.permission },
    ...{ title_ru: one.ru.title, text_ru: one.ru.text, title_en: one.en.title, text_en: one.en.text },
    digest_at: one.digestAt,
  }));
  const written = await db.many<{ userId: string }>(sql`
    insert into notices (tenant_id, id, user_id, kind, key, entity_type, entity_id, page, permission, title_ru, text_ru, title_en, text_en,
      digest_at)
    select ${db.tenant}::uuid, id, user_id, kind, key, entity_type, entity_id, page, permission, title_ru, text_ru, title_en, text_en, digest_at
    from json_to_recordset(${JSON.stringify(rows)}::json) given(id uuid, user_id uuid, kind text, key text, entity_type text, entity_id uuid,
      page text, permission text, title_ru text, text_ru text, title_en text, text_en text, digest_at timestamptz)
    on conflict (tenant_id, user_id, kind, key) do nothing
    returning user_id as "userId"`);
  return written.map(({ userId }) => userId);
}
