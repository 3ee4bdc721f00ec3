import type { Clause } from '../kit/rulebook.ts';

/** Section 9 of the contracts of providers, in short. */
export const clauses = {
  'CB-01': {
    confidence: 'D',
    says: 'XML_daily.asp by GET, date_req as dd/mm/yyyy; without it the last registered day',
  },
  'CB-02': { confidence: 'C', says: 'ValCurs with Date and name, Valute with ID and six members' },
  'CB-03': { confidence: 'C', says: 'windows-1251, decimal comma, one unit is Value by Nominal' },
  'CB-04': { confidence: 'D', says: 'XML_dynamic.asp for one currency, XML_val.asp for the list of them' },
  'CB-05': { confidence: 'C', says: 'the Date of the answer may be earlier than asked' },
  'CB-06': { confidence: 'A', says: 'no key; limits are not published' },
} as const satisfies Record<string, Clause>;
