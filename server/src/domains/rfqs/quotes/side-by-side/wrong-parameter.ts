import { Refusal, type Words } from '../../../../kernel/errors.ts';

/** A parameter of the address that cannot be. */
export const wrongParameter = (at: string, code: string, message: Words) =>
  new Refusal('invalid_query_parameter', message, { errors: [{ in: 'query', at, code, message }] });
