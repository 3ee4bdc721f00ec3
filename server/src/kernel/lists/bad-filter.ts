import { type Words, words } from '../problems/errors.ts';
import { refuseParameter } from '../problems/refuse-parameter.ts';

/** Which rule of fields a filter breaks, where it is one of them. */
export interface FilterFault {
  code?: string;
  params?: Record<string, unknown>;
  fix?: Words;
}

export const badFilter = (parameter: string, en: string, ru: string, { code, params, fix }: FilterFault = {}) =>
  refuseParameter('invalid_filter', parameter, {
    message: words(en, ru),
    ...(code && { code }),
    ...(params && { params }),
    ...(fix && { fix }),
    members: { parameter },
  });
