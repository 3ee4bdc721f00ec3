import { notice as declared, type Notice } from '../../../../nouns/notice.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { answeredOf } from '../../kernel/entity-of.ts';
import { object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { readRecords } from '../records/read-records.ts';

export const notice = object(answeredOf(declared.fields), { title: declared.words.en });

const wordedIn = (language: keyof Words) =>
  readRecords(declared, { title: () => raw(`notice.title_${language}`), text: () => raw(`notice.text_${language}`) });

/** Reads notices in each language; only `tellPeople` writes them. */
export const notices = { ru: wordedIn('ru'), en: wordedIn('en') };

/** Identifiers are made in the order of time, so the newest stand first. */
export const noticeListing = listingOf(declared, { name: 'notices', defaultSort: '-id' });

/** A person reads his own notices, of records that he may still read. */
export const readableBy = ({ userId, permissions }: Actor): Condition => sql`
  notice.user_id = ${userId}::uuid and (notice.permission is null or notice.permission = any(${[...permissions]}::text[]))`;

/** One of the caller's own notices, in his language. */
export async function ownNotice({ db, actor, language }: ReadContext, id: string): Promise<Notice> {
  const { read, select } = notices[language];
  const [found] = await read(db, select(db, sql`notice.id = ${id} and ${readableBy(actor)}`));
  if (!found) throw notFound(declared.words);
  return found;
}
