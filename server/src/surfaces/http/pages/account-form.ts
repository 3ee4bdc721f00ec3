import type { Language } from '../../../kernel/problem-body.ts';

type Said = Readonly<Record<Language, string>>;

export interface Field {
  name: 'email' | 'password' | 'fullName';
  /** What a browser may fill in. */
  autocomplete: string;
  label: Said;
  hint?: Said;
  optional?: true;
}

/** A page that asks for little and sends it to one address of the API. */
export interface AccountForm {
  path: string;
  action: string;
  /** Where the address carries the token of a letter; the server never puts it into the page. */
  token?: 'path' | 'fragment';
  title: Said;
  lead: Said;
  fields: readonly Field[];
  button: Said;
  /** What stands there afterwards; `{email}` and the like come from the answer. */
  done: { title: Said; text: Said; next?: 'login' | 'sign-out' };
  asides: ReadonlyArray<'login' | 'forgot' | 'resend'>;
}
