import { Checkbox, SimpleGrid, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { CompanyValues } from '../company-values.ts';
import type { Company } from '../queries.ts';

/** When an invoice may be approved and paid. */
export function InvoiceRules({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <Section title={say('Invoices and payments', 'Счета и оплата')}>
      <Stack gap="md">
        <Switch
          label={say('Pay approved invoices only', 'Оплачивать только согласованные счета')}
          description={say(
            'A payment of an invoice that is not approved is refused.',
            'Оплату счёта, который не согласован, портал не примет.',
          )}
          {...form.getInputProps('payOnlyApproved', { type: 'checkbox' })}
        />
        <Checkbox.Group
          label={say(
            'Differences that stop the approval of an invoice',
            'Расхождения, которые не дают согласовать счёт',
          )}
          description={say('The others only show a warning.', 'Об остальных портал предупредит и пропустит.')}
          {...form.getInputProps('blockingIssues')}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm" spacing="sm">
            {(Object.keys(issues) as Issue[]).map((issue) => (
              <Checkbox key={issue} value={issue} label={say(issues[issue])} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      </Stack>
    </Section>
  );
}

type Issue = Company['blockingIssues'][number];

const issues: Readonly<Record<Issue, Words>> = {
  price_above_decision: words('Price above the chosen one', 'Цена выше выбранной'),
  quantity_above_accepted: words('Quantity above the chosen one', 'Количество больше выбранного'),
  quantity_above_received: words('Quantity above what was received', 'Количество больше принятого'),
  vat_mismatch: words('Another VAT', 'Другая ставка НДС'),
  currency_mismatch: words('Another currency', 'Другая валюта'),
  unknown_line: words('A line that was not chosen', 'Строка, которой нет в решении'),
  supplier_mismatch: words('Another supplier', 'Другой поставщик'),
};
