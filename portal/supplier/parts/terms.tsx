import { Field } from '../../public-kit/field.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { say } from '../../src/kit/say.ts';
import type { Draft } from '../model/draft.ts';
import type { TermFaults } from '../model/faults.ts';
import { vatOptions } from '../model/vat-options.ts';
import type { Rfq, VatMode } from '../types.ts';
import { Select } from './select.tsx';

interface TermsProps {
  rfq: Rfq;
  draft: Draft;
  faults: TermFaults;
  /** Refusals of the server, by the field of the draft. */
  told: Readonly<Record<string, string>>;
  onChange(next: Draft): void;
}

type TextTerm = 'validUntil' | 'deliveryDays' | 'deliveryTerms' | 'paymentTerms' | 'prepayment' | 'total';

/** What is said of all lines together. */
export function Terms({ rfq, draft, faults, told, onChange }: TermsProps) {
  const text = (name: TextTerm) => ({
    value: draft[name],
    fault: (faults as Readonly<Record<string, TermFaults['total']>>)[name] ?? told[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...draft, [name]: currentTarget.value }),
  });
  return (
    <section className="panel terms">
      <h2>{say('Terms', 'Условия')}</h2>
      <div className="grid">
        {rfq.quoteMode === 'total_only' && (
          <Field
            {...text('total')}
            label={say('Total for everything', 'Сумма за всё')}
            inputMode="decimal"
            after={draft.currency}
          />
        )}
        <Select
          label={say('VAT', 'НДС')}
          value={draft.vatMode === 'none' ? 'none' : `${draft.vatMode} ${draft.vatRate}`}
          options={vatOptions(draft)}
          onChange={(value) => {
            const [mode, rate] = value.split(' ');
            onChange({ ...draft, vatMode: mode as VatMode, vatRate: rate ?? draft.vatRate });
          }}
        />
        {rfq.allowAlternativeCurrency && (
          <Select
            label={say('Currency', 'Валюта')}
            value={draft.currency}
            options={[...new Set([draft.currency, ...(rfq.currency ? [rfq.currency] : []), ...currencies])].map(
              (code) => [code, code],
            )}
            onChange={(currency) => onChange({ ...draft, currency })}
          />
        )}
        <Field {...text('validUntil')} type="date" label={say('Prices hold until', 'Цены действуют до')} />
        <Field
          {...text('deliveryDays')}
          label={say('Delivery, unless stated for a line', 'Срок поставки, если не указан в строке')}
          inputMode="numeric"
          after={say('days', 'дн.')}
        />
        <Field {...text('prepayment')} label={say('Prepayment', 'Предоплата')} inputMode="decimal" after="%" />
        <Field
          {...text('paymentTerms')}
          label={say('Payment', 'Условия оплаты')}
          placeholder={say('e.g. 30 days after delivery', 'например, отсрочка 30 дней')}
          maxLength={2_000}
        />
        <Field
          {...text('deliveryTerms')}
          label={say('Delivery terms', 'Условия доставки')}
          placeholder={say('e.g. to the site, unloading by the buyer', 'например, до объекта, разгрузка ваша')}
          maxLength={2_000}
        />
      </div>
      <LongField
        label={say('Comment to the buyer', 'Комментарий покупателю')}
        value={draft.comment}
        maxLength={5_000}
        onChange={(comment) => onChange({ ...draft, comment })}
      />
    </section>
  );
}

const currencies = ['RUB', 'CNY', 'USD', 'EUR', 'KZT', 'BYN', 'TRY'];
