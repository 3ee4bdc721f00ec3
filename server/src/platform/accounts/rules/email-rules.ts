import { domainToASCII, domainToUnicode } from 'node:url';
import { readWordList } from './read-word-list.ts';

/** Whole words, digits after them aside: `test2@` is a placeholder, `attestat.ru` is a company. */
const PLACEHOLDER = /(?<!\p{L})(test|demo|fake|example|temp|dummy|sample)(?!\p{L})/u;
const DISPOSABLE_DOMAINS = readWordList('disposable-domains.txt');

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

export type EmailFault = 'email_format' | 'email_placeholder' | 'email_disposable';

/** Checks an address given at registration: deliverable in form, no placeholder word, no temporary mailbox. */
export function checkEmail(text: string): EmailFault | null {
  const { local, domain } = splitEmail(normaliseEmail(text));
  if (local.length > 64 || local.length + domain.length > 253) return 'email_format';
  if (!LOCAL_PART.test(local) || !DOMAIN.test(domain)) return 'email_format';
  // The domain is read as people see it: letters of an encoded label may spell a word by chance,
  // and a label that stays encoded is not the encoding of anything.
  const shown = domainToUnicode(domain);
  if (shown.includes('xn--')) return 'email_format';
  if (PLACEHOLDER.test(local) || PLACEHOLDER.test(shown)) return 'email_placeholder';
  return isDisposable(domain) ? 'email_disposable' : null;
}

/** The form an address is stored and compared in: trimmed, lower case, a national domain (`почта.рф`) in its ASCII form. */
export function normaliseEmail(text: string): string {
  const { local, domain } = splitEmail(text.trim().normalize('NFC').toLowerCase());
  return domain === '' ? local : `${local}@${asciiDomain(domain)}`;
}

function splitEmail(text: string): { local: string; domain: string } {
  const at = text.lastIndexOf('@');
  return at < 0 ? { local: text, domain: '' } : { local: text.slice(0, at), domain: text.slice(at + 1) };
}

/** Only letters, digits and dashes are encoded: the URL rules would also read percent signs and numeric hosts. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return domainToASCII(domain) || domain;
}

function isDisposable(domain: string): boolean {
  for (let rest = domain; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    if (DISPOSABLE_DOMAINS.has(rest)) return true;
  }
  return false;
}
