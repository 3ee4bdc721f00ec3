import type { Directory } from '../../kernel/access/entrance.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Counts an attempt before it is tried: five failures are free, then the wait doubles from a second to 15 minutes. */
export async function takeAttempt(directory: Directory, key: Buffer): Promise<void> {
  const taken = await directory.first<{ wait_seconds: number }>(sql`select * from take_login_attempt(${key})`);
  const wait = taken?.wait_seconds ?? 0;
  if (wait === 0) return;
  throw new Refusal(
    'login_throttled',
    words(`Too many wrong attempts. Wait ${wait} s.`, `Слишком много неверных попыток. Подождите ${wait} с.`),
    { members: { 'violated-policies': ['login-account'] }, headers: { 'Retry-After': String(wait) } },
  );
}

/** After a right password nothing is held against the account. */
export const forgetAttempts = (directory: Directory, key: Buffer) => release(directory, key, 100);

/** It does not count, and says nothing of those before it. */
export const takeBackAttempt = (directory: Directory, key: Buffer) => release(directory, key, 1);

/** Runs the check of a counted attempt; one that could not be made, as when too many wait, does not count. */
export async function tryCounted<T>(directory: Directory, key: Buffer, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    await takeBackAttempt(directory, key);
    throw error;
  }
}

const release = (directory: Directory, key: Buffer, howMany: number) =>
  directory.first(sql`select * from release_login_attempts(${key}, ${howMany})`);
