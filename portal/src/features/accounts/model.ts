import { inLatin } from '../../kit/in-latin.ts';

/** Forms of companies say nothing in an address. */
const legalForms =
  /(^|[\s«"])(ооо|оао|зао|пао|ао|нао|ип|ано|нко|муп|гуп|фгуп|фгбу|гбу|мбу|llc|ltd|inc)(?=[\s«"»]|$)/giu;

/** «ООО «Ромашка Плюс»» → `romashka-plyus`: what the portal could be called in its address. */
export function portalNameOf(company: string): string {
  return inLatin(company.replace(legalForms, ' '), '-').slice(0, 40).replace(/-+$/, '');
}

/** With another company: the name of its portal follows until somebody has typed their own. */
export const companyNamed = (before: { workspaceName: string; portalName: string }, workspaceName: string) => ({
  workspaceName,
  ...(before.portalName === portalNameOf(before.workspaceName) && { portalName: portalNameOf(workspaceName) }),
});

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Digits as they are typed, dressed as +7 (999) 123-45-67; nothing is put behind the last digit, so that it can be rubbed out. */
export function dressPhone(typed: string): string {
  const digits = digitsOf(typed);
  const national = (/^[78]/.test(digits) ? digits.slice(1) : digits).slice(0, 10);
  if (national === '') return typed.trim() === '' || digits === '' ? '' : '+7';
  const [code, first, second, third] = [
    [0, 3],
    [3, 6],
    [6, 8],
    [8, 10],
  ].map(([from, to]) => national.slice(from, to));
  return `+7 (${code}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`;
}

export interface PasswordOwner {
  portalName: string;
  email: string;
}

export type PasswordRule = 'length' | 'names' | 'variety';

/** The rules of the server that can be told without its list of common passwords; which of them hold. */
export function passwordRules(password: string, owner: PasswordOwner): Readonly<Record<PasswordRule, boolean>> {
  const lower = password.toLowerCase();
  const names = [owner.portalName, (owner.email.split('@')[0] ?? '').replace(/\+.*$/, '')];
  return {
    length: [...password].length >= 12 && [...password].length <= 256,
    names: password !== '' && !names.some((name) => holdsName(lower, name.toLowerCase())),
    variety: new Set(lower).size >= 5 && !isRepetition(lower),
  };
}

function holdsName(lower: string, name: string): boolean {
  const bare = name.replace(/[^\p{L}\p{N}]/gu, '');
  if (bare.length < 4) return false;
  return lower.includes(name) || lower.replace(/[^\p{L}\p{N}]/gu, '').includes(bare);
}

/** `correct7correct7`: a piece shorter than a whole password, said again and again. */
function isRepetition(text: string): boolean {
  for (let unit = 1; unit <= Math.min(11, Math.floor(text.length / 2)); unit++)
    if ([...text].every((letter, at) => at < unit || letter === text[at - unit])) return true;
  return false;
}
