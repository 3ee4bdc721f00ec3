import { Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { Fields } from '../../../kit/form/fields.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type CompanyValues, companyValues, emptiedRequisites } from '../company-values.ts';
import { type Company, companyQuery } from '../queries.ts';
import { useRecordForm } from '../use-record-form.ts';
import { DecimalField } from './decimal-field.tsx';
import { InvoiceRules } from './invoice-rules.tsx';
import { RecordForm } from './record-form.tsx';

export function CompanyForm({ company }: { company: Company }) {
  const mayChange = useMay()('company_settings.update');
  const state = useRecordForm<Company, CompanyValues>({
    kept: company,
    queryKey: companyQuery.queryKey,
    valuesOf: companyValues,
    save: (values, version) =>
      ask(api.PATCH('/api/v1/settings/company', { body: { ...values, ...emptiedRequisites(values), version } })),
  });
  const { form } = state;
  return (
    <RecordForm state={state} mayChange={mayChange}>
      <Section title={say('Requisites', 'Реквизиты')} about={addressOf(company.slug)}>
        <Stack gap="md">
          <TextInput label={say('Name', 'Название')} required {...form.getInputProps('name')} />
          <Fields>
            <TextInput label={say('INN', 'ИНН')} inputMode="numeric" {...form.getInputProps('companyInn')} />
            <TextInput label={say('KPP', 'КПП')} inputMode="numeric" {...form.getInputProps('kpp')} />
            <TextInput label={say('OGRN', 'ОГРН')} inputMode="numeric" {...form.getInputProps('ogrn')} />
          </Fields>
          <Textarea label={say('Address', 'Адрес')} autosize minRows={1} {...form.getInputProps('address')} />
          <Fields>
            <TextInput label={say('Phone', 'Телефон')} type="tel" {...form.getInputProps('phone')} />
          </Fields>
        </Stack>
      </Section>
      <Section title={say('Requisitions', 'Заявки')}>
        <Stack gap="md">
          <Switch
            label={say('Requisitions need approval', 'Заявки согласуют')}
            description={say(
              'Until a person who may approve has said yes, nothing is asked of suppliers.',
              'Пока согласующий не одобрит заявку, запросить цены у поставщиков нельзя.',
            )}
            {...form.getInputProps('approvalRequired', { type: 'checkbox' })}
          />
          <Switch
            label={say('No self-approval', 'Никто не согласует своё')}
            description={say(
              'Who made a requisition cannot be the one who approves it, whatever their role.',
              'Автор заявки не может сам её одобрить, какой бы ни была его роль.',
            )}
            {...form.getInputProps('noSelfApproval', { type: 'checkbox' })}
          />
          <Switch
            label={say('Construction objects', 'Строительные объекты')}
            description={say(
              'Requisitions name an object and a stage of works.',
              'В заявке указывают объект и этап работ.',
            )}
            {...form.getInputProps('extensions.construction', { type: 'checkbox' })}
          />
          <Fields>
            <Select
              label={say('A requisition over its budget', 'Заявка сверх бюджета')}
              allowDeselect={false}
              data={[
                { value: 'warn', label: say('is pointed out', 'показать предупреждение') },
                { value: 'block', label: say('is refused', 'не пропускать') },
              ]}
              {...form.getInputProps('budgetPolicy')}
            />
            <DecimalField
              label={say('Flag budgets spent from, %', 'Предупреждать о бюджете с, %')}
              {...form.getInputProps('alerts.budgetPct')}
            />
            <DecimalField
              label={say('Re-approve if the total grows by more than, %', 'Повторно согласовать при росте на, %')}
              {...form.getInputProps('alerts.reapprovalPct')}
            />
            <DecimalField
              label={say('Flag price increases over, %', 'Отмечать рост цены на, %')}
              {...form.getInputProps('alerts.pricePct')}
            />
          </Fields>
        </Stack>
      </Section>
      <Section
        title={say('Tolerances', 'Допуски')}
        about={say(
          'How far papers may stray from each other before somebody is asked. Zero allows nothing.',
          'Насколько документы могут расходиться без вопросов. Ноль не допускает расхождений.',
        )}
      >
        <Fields>
          <DecimalField
            label={say('Awarded above the need, %', 'Выбрано сверх потребности, %')}
            {...form.getInputProps('tolerances.overAllocationPct')}
          />
          <DecimalField
            label={say('Received above the order, %', 'Принято сверх заказа, %')}
            {...form.getInputProps('tolerances.overReceiptPct')}
          />
          <DecimalField
            label={say('Invoice price, %', 'Цена в счёте, %')}
            {...form.getInputProps('tolerances.pricePct')}
          />
          <DecimalField
            label={say('Invoice quantity, %', 'Количество в счёте, %')}
            {...form.getInputProps('tolerances.quantityPct')}
          />
          <DecimalField label={say('Sum of an invoice', 'Сумма счёта')} {...form.getInputProps('tolerances.amount')} />
        </Fields>
      </Section>
      <InvoiceRules form={form} />
      <Section title={say('API keys', 'Ключи API')}>
        <Select
          label={say('Keys of a blocked person', 'Ключи заблокированного сотрудника')}
          description={say(
            'They never write, and never read more than the person might.',
            'Они ничего не записывают и не читают больше, чем мог сам сотрудник.',
          )}
          allowDeselect={false}
          data={[
            { value: 'read', label: say('go on reading', 'продолжают читать') },
            { value: 'stop', label: say('stop working', 'перестают действовать') },
          ]}
          {...form.getInputProps('keysOfBlockedPeople')}
        />
      </Section>
    </RecordForm>
  );
}

const addressOf = (slug: string) => `${say('Portal address', 'Адрес портала')}: ${location.host}/${slug}`;
