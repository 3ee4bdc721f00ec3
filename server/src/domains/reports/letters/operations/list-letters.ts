import { words } from '../../../../kernel/problems/errors.ts';
import { listingOf } from '../../../../platform/records/listing-of.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { ownOfReports } from '../../report-reading.ts';
import { lettersOf, reportLetters } from '../report-letter.ts';

export const listLetters = listRecords(
  reportLetters,
  listingOf(reportLetters.entity.declared, { name: 'report-letters', defaultSort: 'nextDate' }),
  {
    name: 'reports.list-letters',
    summary: words('List letters with reports', 'Письма с отчётами'),
    description: 'Those the caller has set up and those he gets, the next first.',
    ...ownOfReports,
    within: (actor) => [lettersOf(actor)],
  },
);
