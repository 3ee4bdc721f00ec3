import { type FieldError, Refusal, type Words, words } from './errors.ts';
import type { ProblemCode } from './problems.ts';

interface Fault {
  in?: 'query' | 'header' | 'path';
  message: Words;
  /** Which rule is broken, where the code of the refusal does not say it. */
  code?: string;
  params?: Record<string, unknown>;
  fix?: Words;
  members?: Record<string, unknown>;
}

/** Refuses a parameter of the address or a header: it is named in `errors` as a field of a body is. */
export function refuseParameter(refused: ProblemCode, at: string, fault: Fault): Refusal {
  const { message, in: place = 'query', code = 'business_rule', params, fix, members } = fault;
  const error: FieldError = { in: place, at, code, message, ...(params && { params }), ...(fix && { fix }) };
  return new Refusal(refused, words(`${at}: ${message.en}.`, `${at}: ${message.ru}.`), {
    errors: [error],
    ...(members && { members }),
    ...(fix && { fix }),
  });
}
