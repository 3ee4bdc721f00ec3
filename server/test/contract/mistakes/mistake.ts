/**
 * One mistake that callers make: the request, what they sent, and what the answer has to say of it. In addresses and bodies `{item}`
 * stands for a record of the portal of the test.
 */
export interface Mistake {
  request: string;
  given: unknown;
  /** The pointer or the parameter that is wrong; the name of a member where the body as a whole is. */
  field: string;
  /** In words or numbers, what holds there. */
  rule: RegExp;
  /** What to send instead. */
  fix: RegExp;
  headers?: Record<string, string>;
}

export const mistake = (request: string, given: unknown, field: string, rule: RegExp, fix: RegExp): Mistake => ({
  request,
  given,
  field,
  rule,
  fix,
});

/** The same with headers; a body that is no JSON stands for any. */
export const withHeaders = (
  request: string,
  headers: Record<string, string>,
  field: string,
  rule: RegExp,
  fix: RegExp,
): Mistake => ({ ...mistake(request, /^(GET|DELETE)/.test(request) ? undefined : 'a=1', field, rule, fix), headers });
