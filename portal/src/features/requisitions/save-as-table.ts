import { requisition as noun } from '../../../../nouns/requisition.ts';
import { labelOf, valueOf } from '../../kit/form/of-field.ts';
import { say } from '../../kit/say.ts';
import { stageName } from '../../shared/records/stage-name.ts';
import { today } from './model.ts';
import type { Requisition } from './queries.ts';

/** The chosen requisitions as a file that Excel opens by itself. */
export function saveAsTable(chosen: readonly Requisition[], nameOf: (id: string | null) => string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([tableOf(chosen, nameOf)], { type: 'text/csv;charset=utf-8' }));
  link.download = `${say('requisitions', 'заявки')}-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Semicolons between the cells, and a mark of UTF-8 before them. */
export function tableOf(chosen: readonly Requisition[], nameOf: (id: string | null) => string): string {
  const heading = [
    say('No.', '№'),
    labelOf(noun, 'title'),
    labelOf(noun, 'stage'),
    labelOf(noun, 'status'),
    labelOf(noun, 'responsibleId'),
    say('Due', 'Срок до'),
    say('Coverage, %', 'Покрытие, %'),
    say('Plan', 'План'),
    say('Actual', 'Факт'),
    labelOf(noun, 'currency'),
  ];
  const rows = chosen.map((one) => [
    one.number,
    one.title,
    one.stage ? stageName(one.stage.name) : '',
    valueOf(noun, 'status', one.status),
    nameOf(one.responsibleId),
    one.dueDate ?? '',
    comma(one.supplyCoverage.percent),
    comma(one.plannedTotal),
    comma(one.actualTotal ?? ''),
    one.currency,
  ]);
  return `\ufeff${[heading, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}`;
}

const comma = (decimal: string) => say(decimal, decimal.replace('.', ','));

/** A text that begins like a formula is kept a text; a number below zero is none. */
function cell(value: string): string {
  const isFormula = /^[=+@\t\r]/.test(value) || (value.startsWith('-') && !/^-\d+([.,]\d+)?$/.test(value));
  const safe = isFormula ? `'${value}` : value;
  return /[;"\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
