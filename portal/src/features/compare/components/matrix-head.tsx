import { memo } from 'react';
import { showDay, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import type { Column, Matrix } from '../model/matrix.ts';
import classes from './matrix.module.css';

interface MatrixHeadProps {
  matrix: Matrix;
  ratings: ReadonlyMap<string, string> | undefined;
}

/** Who answered, on what terms, and how much of the requisition. */
export const MatrixHead = memo(function MatrixHead({ matrix: { lines, columns }, ratings }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.item}>
          {say('Item', 'Позиция')}
        </th>
        <th scope="col" className={classes.need}>
          {say('Needed', 'Нужно')}
        </th>
        <th scope="col" className={classes.plan}>
          {say('Plan', 'План')}
        </th>
        {columns.map((column) => (
          <th key={column.id} scope="col" className={classes.supplier} title={titleOf(column)}>
            <span className={classes.supplierName}>{column.supplierName}</span>
            <span className={classes.terms}>
              {[stars(ratings?.get(column.supplierId)), termsOf(column)].filter(Boolean).join(' · ')}
            </span>
            <span className={classes.terms}>
              {column.expired ? (
                <span className="bad">{say('Expired', 'Истекло')}</span>
              ) : (
                say(`Answered ${column.quotedLines}/${lines.length}`, `Ответ ${column.quotedLines}/${lines.length}`)
              )}
              {column.revision > 1 && ` · ${say(`rev. ${column.revision}`, `ред. ${column.revision}`)}`}
              {column.unqualified > 0 && (
                <>
                  {' · '}
                  <span className="bad">{say('not qualified', 'нет допуска')}</span>
                </>
              )}
              {column.reconfirm && ` · ${say('to confirm', 'уточнить')}`}
            </span>
          </th>
        ))}
        <th scope="col" className={classes.coverage}>
          {say('Coverage', 'Покрытие')}
        </th>
      </tr>
    </thead>
  );
});

const stars = (rating: string | undefined) => (rating ? `★ ${showQuantity(rating)}` : '');

function termsOf({ paymentTerms, prepaymentPercent }: Column): string {
  if (paymentTerms) return paymentTerms;
  return prepaymentPercent && prepaymentPercent !== '0'
    ? say(`Prepaid ${showQuantity(prepaymentPercent)} %`, `Аванс ${showQuantity(prepaymentPercent)} %`)
    : '';
}

/** All that the head has no room for. */
function titleOf({ supplierName, number, revision, validUntil, expired, partial, quotedLines }: Column): string {
  const lines = counted(quotedLines, ['line', 'lines'], ['позиция', 'позиции', 'позиций']);
  return [
    supplierName,
    say(`Quote ${number}, revision ${revision}, ${lines}`, `Предложение ${number}, редакция ${revision}, ${lines}`),
    ...(validUntil
      ? [
          expired
            ? say(`Expired on ${showDay(validUntil)}`, `Срок истёк ${showDay(validUntil)}`)
            : say(`Valid until ${showDay(validUntil)}`, `Действует до ${showDay(validUntil)}`),
        ]
      : []),
    ...(partial ? [say('Does not cover the whole need', 'Покрывает не всю потребность')] : []),
  ].join('\n');
}
