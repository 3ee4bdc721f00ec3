import { say } from '../../kit/say.ts';
import { stageName } from '../../shared/records/stage-name.ts';
import { today } from './model.ts';
import { statuses } from './names.ts';
import type { Requisition } from './queries.ts';

/** The chosen requisitions as a file that Excel opens by itself: semicolons, and a mark of UTF-8 before them. */
export function saveAsTable(chosen: readonly Requisition[], nameOf: (id: string | null) => string) {
  const heading = [
    say('No.', '№'),
    say('Title', 'Название'),
    say('Stage', 'Этап'),
    say('Status', 'Статус'),
    say('Responsible', 'Ответственный'),
    say('Due', 'Срок до'),
    say('Coverage, %', 'Покрытие, %'),
    say('Plan', 'План'),
    say('Actual', 'Факт'),
    say('Currency', 'Валюта'),
  ];
  const rows = chosen.map((one) => [
    one.number,
    one.title,
    one.stage ? stageName(one.stage.name) : '',
    say(statuses[one.status].name),
    nameOf(one.responsibleId),
    one.dueDate ?? '',
    comma(one.supplyCoverage.percent),
    comma(one.plannedTotal),
    comma(one.actualTotal ?? ''),
    one.currency,
  ]);
  const text = [heading, ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' }));
  link.download = `${say('requisitions', 'заявки')}-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const comma = (decimal: string) => say(decimal, decimal.replace('.', ','));

/** A text that begins like a formula is kept a text. */
function cell(value: string): string {
  const safe = /^[=+@\t]|^-\D/.test(value) ? `'${value}` : value;
  return /[;"\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
