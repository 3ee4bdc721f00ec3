import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { ownOfReports } from '../../report-reading.ts';
import { openLetter } from '../open-letter.ts';
import { reportLetter, reportLetters } from '../report-letter.ts';
import { settleLetter } from '../settle-letter.ts';

export const updateLetter = command({
  name: 'reports.update-letter',
  summary: words('Change a letter with a report', 'Изменить письмо с отчётом'),
  description:
    'Whoever set it up changes it. Fields left out stay. A changed schedule begins from now, and so does one that is resumed: days that passed while it ' +
    'was paused are not made up for.',
  ...ownOfReports,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...reportLetter.change, version: Type.Optional(version()) }),
  output: reportLetter.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await openLetter(ctx, id);
    return reportLetters.change(ctx, before, await settleLetter(ctx, before, given));
  },
});
