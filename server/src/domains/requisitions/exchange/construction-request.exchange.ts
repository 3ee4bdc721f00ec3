import { type Exchange, exchange } from '../../../kernel/exchange/exchange.ts';
import { text } from '../../../kernel/exchange/file-column.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { demandConstruction } from '../check-header.ts';
import { admitLines } from './admit-lines.ts';
import { lineFileColumns } from './line-file-columns.ts';
import { ofRequisition } from './line-files.ts';
import { lineExchange } from './lines.exchange.ts';

const { fromLetter: _, ...lineRegistration } = lineExchange;

/** Lines of one requisition as builders write them: by section of the estimate, kind of work and need. */
export const constructionRequestExchange: Exchange = exchange({
  ...lineRegistration,
  kind: 'construction_request',
  title: words('Construction request', 'Строительная заявка'),
  parent: {
    ...ofRequisition,
    async admit(ctx, requisitionId, mode) {
      await demandConstruction(ctx, 'sourceSectionName');
      await admitLines(ctx, requisitionId, mode);
    },
  },
  columns: [
    text('sourceSectionName', 'Section', 'Раздел', 'раздел сметы', 'раздел проекта', 'section of the estimate'),
    text('workType', 'Kind of work', 'Вид работ', 'работа', 'вид работы', 'work type', 'work'),
    text('needGroupKey', 'Need', 'Группа потребности', 'потребность по', 'группа закупки', 'лот', 'need group', 'lot'),
    ...lineFileColumns,
  ],
  cellsOf: async () => [],
});
