import type { UseFormReturnType } from '@mantine/form';
import { Fields } from '../../../kit/form/fields.tsx';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { CompanyValues } from '../company-values.ts';
import { DecimalField } from './decimal-field.tsx';

export function Tolerances({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <Section
      title={say('Tolerances', 'Допустимые отклонения')}
      about={say(
        'How far documents may differ before someone is asked. Zero allows no difference.',
        'Насколько документы могут расходиться без вопросов. Ноль не допускает расхождений.',
      )}
    >
      <Fields>
        <Help of="company.overAllocationPct">
          <DecimalField
            label={say('Awarded above the need, %', 'Выбрано сверх потребности, %')}
            {...form.getInputProps('tolerances.overAllocationPct')}
          />
        </Help>
        <Help of="company.overReceiptPct">
          <DecimalField
            label={say('Received above the order, %', 'Принято сверх заказа, %')}
            {...form.getInputProps('tolerances.overReceiptPct')}
          />
        </Help>
        <Help of="company.pricePct">
          <DecimalField
            label={say('Invoice price, %', 'Цена в счёте, %')}
            {...form.getInputProps('tolerances.pricePct')}
          />
        </Help>
        <Help of="company.quantityPct">
          <DecimalField
            label={say('Invoice quantity, %', 'Количество в счёте, %')}
            {...form.getInputProps('tolerances.quantityPct')}
          />
        </Help>
        <Help of="company.amount">
          <DecimalField label={say('Sum of an invoice', 'Сумма счёта')} {...form.getInputProps('tolerances.amount')} />
        </Help>
      </Fields>
    </Section>
  );
}
