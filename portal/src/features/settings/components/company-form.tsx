import { Checkbox, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { company as declared } from '../../../../../nouns/company.ts';
import { Fields } from '../../../kit/form/fields.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type CompanyValues, companyValues, emptiedRequisites, namedCommittee } from '../company-values.ts';
import { type Company, companyQuery } from '../queries.ts';
import { useRecordForm } from '../use-record-form.ts';
import { CommitteeRows } from './committee-rows.tsx';
import { InvoiceRules } from './invoice-rules.tsx';
import { RecordForm } from './record-form.tsx';
import { RequisitionRules } from './requisition-rules.tsx';
import { SupplierRules } from './supplier-rules.tsx';
import { Tolerances } from './tolerances.tsx';

export function CompanyForm({ company }: { company: Company }) {
  const mayChange = useMay()('company_settings.update');
  const state = useRecordForm<Company, CompanyValues>({
    kept: company,
    queryKey: companyQuery.queryKey,
    valuesOf: companyValues,
    save: (values, version) =>
      ask(
        api.PATCH('/api/v1/settings/company', {
          body: { ...values, ...emptiedRequisites(values), committee: namedCommittee(values), version },
        }),
      ),
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
      <RequisitionRules form={form} />
      <SupplierRules form={form} />
      <CommitteeRows form={form} />
      <Tolerances form={form} />
      <InvoiceRules form={form} />
      <Section title={say('Logistics', 'Логистика')}>
        <NumberInput
          label={labelOf(declared, 'vehiclePointDays')}
          description={say('Older points are deleted.', 'Более старые точки удаляются.')}
          min={1}
          max={3650}
          allowDecimal={false}
          {...form.getInputProps('vehiclePointDays')}
        />
      </Section>
      <Section title={say('API keys', 'Ключи API')}>
        <Select
          label={say('Keys of a blocked person', 'Ключи заблокированного сотрудника')}
          description={say(
            'They never write, and never read more than the person could.',
            'Они ничего не записывают и не читают больше, чем мог сам сотрудник.',
          )}
          allowDeselect={false}
          data={[
            { value: 'read', label: say('go on reading', 'продолжают читать') },
            { value: 'stop', label: say('stop working', 'перестают действовать') },
          ]}
          {...form.getInputProps('keysOfBlockedPeople')}
        />
        <Checkbox
          label={labelOf(declared, 'agentWritesWait')}
          description={say(
            'What comes by the address for agents, /mcp, is done when somebody has approved it.',
            'То, что приходит по адресу для агентов /mcp, выполняется после одобрения.',
          )}
          {...form.getInputProps('agentWritesWait', { type: 'checkbox' })}
        />
      </Section>
    </RecordForm>
  );
}

const addressOf = (slug: string) => `${say('Portal address', 'Адрес портала')}: ${location.host}/${slug}`;
