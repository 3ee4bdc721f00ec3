import { Select, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fields } from '../../../kit/form/fields.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { CompanyValues } from '../company-values.ts';
import { DecimalField } from './decimal-field.tsx';

/** When a requisition may go on, and what is pointed out about it. */
export function RequisitionRules({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <Section title={say('Requisitions', 'Заявки')}>
      <Stack gap="md">
        <Switch
          label={say(
            'Requisitions, proposals and sales invoices need approval',
            'Заявки, предложения и исходящие счета согласуют',
          )}
          description={say(
            'Suppliers cannot be asked for prices until an approver has approved the requisition; proposals and sales invoices wait for approval too.',
            'Пока согласующий не одобрит заявку, запросить цены у поставщиков нельзя; предложения и исходящие счета тоже ждут согласования.',
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
        <Switch
          label={say('Propose replenishment each morning', 'Каждое утро предлагать пополнение')}
          description={say(
            'Drafts are made of what is below its reorder point, one for each warehouse.',
            'На то, чего осталось меньше точки заказа, создаётся черновик заявки по каждому складу.',
          )}
          {...form.getInputProps('proposesReorders', { type: 'checkbox' })}
        />
        <Fields>
          <Select
            label={say('A requisition over its budget', 'Заявка сверх бюджета')}
            allowDeselect={false}
            data={[
              { value: 'warn', label: say('show a warning', 'показать предупреждение') },
              { value: 'block', label: say('reject', 'не пропускать') },
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
  );
}
