import { isTrivialPassword } from './is-trivial-password.ts';
import { readWordList } from './read-word-list.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 256;
/** A shorter portal name or mailbox name turns up in good passwords by chance. */
const MIN_TELLING_NAME = 4;
/** Digits and marks around one common word that do not yet make it a password. */
const MAX_PADDING = 8;

const COMMON_PASSWORDS = readWordList('common-passwords.txt');
const COMMON_STEMS = readWordList('common-stems.txt');
const PRODUCT_WORDS = ['prokura', 'прокура'];
const PRODUCT_STEMS = new Set([
  'procurement',
  'zakupki',
  'закупки',
  'tender',
  'тендер',
  'snabzhenie',
  'снабжение',
  'пароль',
]);

export type PasswordFault =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_common'
  | 'password_contains_portal'
  | 'password_contains_email'
  | 'password_trivial';

/** Checks a new password: 12 to 256 characters, and none of what a guesser tries first. Case never matters. */
export function checkPassword(password: string, owner: { portalName: string; email: string }): PasswordFault | null {
  const length = [...password].length;
  if (length < MIN_LENGTH) return 'password_too_short';
  if (length > MAX_LENGTH) return 'password_too_long';
  const lower = password.normalize('NFC').toLowerCase();
  if (containsName(lower, owner.portalName)) return 'password_contains_portal';
  if (containsName(lower, mailboxName(owner.email))) return 'password_contains_email';
  if (isTrivialPassword(lower)) return 'password_trivial';
  return isCommon(lower) ? 'password_common' : null;
}

function isCommon(lower: string): boolean {
  if (COMMON_PASSWORDS.has(lower) || PRODUCT_WORDS.some((word) => lower.includes(word))) return true;
  const stem = lower.replace(/^\P{L}+|\P{L}+$/gu, '');
  return lower.length - stem.length <= MAX_PADDING && (COMMON_STEMS.has(stem) || PRODUCT_STEMS.has(stem));
}

/** A name counts with its dots and dashes and without them. */
function containsName(lower: string, name: string): boolean {
  const whole = name.normalize('NFC').toLowerCase();
  const bare = whole.replace(/[^\p{L}\p{N}]/gu, '');
  if ([...bare].length < MIN_TELLING_NAME) return false;
  return lower.includes(whole) || lower.replace(/[^\p{L}\p{N}]/gu, '').includes(bare);
}

/** `ivanov` of `ivanov+portal@firm.ru`. */
function mailboxName(email: string): string {
  return (email.split('@')[0] ?? '').replace(/\+.*$/, '');
}
