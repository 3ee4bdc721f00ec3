import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { ownOfReports } from '../../report-reading.ts';
import { lettersOf, reportLetter, reportLetters } from '../report-letter.ts';

export const getLetter = query({
  name: 'reports.get-letter',
  summary: words('Get a letter with a report', 'Получить письмо с отчётом'),
  ...ownOfReports,
  input: object({ id: id() }),
  output: reportLetter.view,

  async run({ db, actor }, { id }) {
    const mine = sql`letter.id = ${id} and ${lettersOf(actor)}`;
    const [found] = await reportLetters.read(db, reportLetters.select(db, mine));
    if (!found) throw notFound(reportLetter.noun);
    return found;
  },
});
