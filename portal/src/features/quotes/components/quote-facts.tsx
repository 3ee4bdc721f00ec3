import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import { vatModes } from '../names.ts';
import type { Quote, QuoteVersion } from '../queries.ts';
import classes from './quotes.module.css';

/** Total and terms in one strip. */
export function QuoteFacts({ quote, version }: { quote: Quote; version: QuoteVersion | null }) {
  const days = version?.deliveryDays;
  const facts: [string, string | null | undefined][] = [
    [say('Prices hold until', 'Цены действуют до'), showDay(version?.validUntil)],
    [
      say('Delivery', 'Срок поставки'),
      days === null || days === undefined ? null : counted(days, ['day', 'days'], ['день', 'дня', 'дней']),
    ],
    [say('Payment', 'Оплата'), version?.paymentTerms],
    [say('Prepayment', 'Предоплата'), version?.prepaymentPercent && `${showQuantity(version.prepaymentPercent)} %`],
    [say('Delivery terms', 'Условия доставки'), version?.deliveryTerms],
    [say('VAT', 'НДС'), version && say(vatModes[version.vatMode])],
    [say('How it came', 'Откуда'), valueOf(supplierQuote, 'source', quote.source)],
    [say('Received', 'Получено'), quote.submittedAt && showInstant(quote.submittedAt)],
    [say('Supplier’s number', 'Номер у поставщика'), quote.externalNumber],
    [say('Supplier’s comment', 'Комментарий поставщика'), version?.supplierComment],
    [say('Our comment', 'Наш комментарий'), quote.comment],
    [say('Our score', 'Наша оценка'), quote.internalScore],
    [say('Why rejected', 'Причина отклонения'), quote.rejectReason],
  ];
  return (
    <dl className={`panel ${classes.strip}`}>
      <div>
        <dt>{say('Total with VAT', 'Сумма с НДС')}</dt>
        <dd className={classes.total}>
          {quote.sealed
            ? say('sealed', 'закрыта')
            : showMoney(version?.totals.gross ?? quote.totalGross, version?.currency ?? quote.currency)}{' '}
          {quote.totalGross !== null && <ExplainMark figure={{ of: 'quote', id: quote.id, field: 'totalGross' }} />}
        </dd>
      </div>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
