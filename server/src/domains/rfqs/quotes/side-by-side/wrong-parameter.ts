import { Refusal, type Words, words } from '../../../../kernel/problems/errors.ts';

/** A parameter of the address that cannot be. */
export const wrongParameter = (at: string, code: string, message: Words) =>
  new Refusal('invalid_query_parameter', words(`Check the parameter ${at}.`, `Проверьте параметр запроса: ${at}.`), {
    errors: [{ in: 'query', at, code, message }],
  });
