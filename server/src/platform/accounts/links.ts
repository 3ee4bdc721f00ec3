import { notFound, refuse, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { columns, empty, sql } from '../../kernel/sql/sql.ts';
import { makeToken, readToken } from './one-time-token.ts';

type LinkPurpose = 'confirm_email' | 'reset_password' | 'invitation' | 'sign_in';

interface LinkRow {
  id: string;
  user_id: string;
  used_at: string | null;
  expired: boolean;
}

/** Makes a link of a person and puts earlier ones of the same purpose out of force; only the letter ever holds its token. */
export async function makeLink(db: Db, purpose: LinkPurpose, userId: string, expiresAt: string): Promise<string> {
  const { token, hash } = makeToken(db.tenant);
  await dropLinks(db, purpose, userId);
  const row = { tenant_id: db.tenant, purpose, user_id: userId, token_hash: hash, expires_at: expiresAt };
  await db.execute(sql`insert into one_time_links ${columns(row)}`);
  return token;
}

/** Puts the links of a person out of force; whoever opens one is told that it has expired. */
export const dropLinks = (db: Db, purpose: LinkPurpose, userId: string) =>
  db.execute(sql`
    update one_time_links set ended_at = now()
    where tenant_id = ${db.tenant} and user_id = ${userId} and purpose = ${purpose} and used_at is null and ended_at is null`);

/** The portal of a token, or the refusal of a text that is none. */
export function openToken(token: string): { tenantId: string; hash: Buffer } {
  const read = readToken(token);
  if (!read) throw linkNotFound();
  return read;
}

/** A link that may be used now. `lock` keeps a second use waiting until this transaction ends. */
export async function usableLink(
  db: Db,
  purpose: LinkPurpose,
  hash: Buffer,
  { lock }: { lock: boolean },
): Promise<LinkRow> {
  const link = await db.first<LinkRow>(sql`
    select id, user_id, used_at, ended_at is not null or expires_at <= now() as expired from one_time_links
    where tenant_id = ${db.tenant} and purpose = ${purpose} and token_hash = ${hash} ${lock ? sql`for update` : empty}`);
  if (!link) throw linkNotFound();
  if (link.used_at !== null) throw refuse('link_used');
  if (link.expired) throw refuse('link_expired');
  return link;
}

export const useLink = (db: Db, linkId: string) =>
  db.execute(sql`update one_time_links set used_at = now() where tenant_id = ${db.tenant} and id = ${linkId}`);

/**
 * Whether a letter with such a link may go out again: a minute after the last one, five in a day. Askers wait for each other, so that
 * of twenty at once each counts what the one before has sent.
 */
export async function mayWriteAgain(db: Db, purpose: LinkPurpose, userId: string): Promise<boolean> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${purpose} || tenant_id() || ${userId}::text, 0))`,
  );
  const { recent, today } = await db.one<{ recent: number; today: number }>(sql`
    select count(*) filter (where created_at > now() - interval '60 seconds') as recent, count(*) as today from one_time_links
    where tenant_id = ${db.tenant} and user_id = ${userId} and purpose = ${purpose} and created_at > now() - interval '24 hours'`);
  return recent === 0 && today < 5;
}

const linkNotFound = () => notFound(words('Link', 'Ссылка'));
