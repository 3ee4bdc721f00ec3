import { ActionIcon, Button, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { paymentRequisite } from '../../../../../nouns/payment-requisite.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { Account, PartyForm } from '../party-values.ts';
import { bankHintQuery } from '../queries.ts';
import classes from './counterparty-form.module.css';

const noun = { fields: paymentRequisite };

/** Bank accounts, exactly one of which is the one invoices are paid to. */
export function BankAccounts({
  form,
  accounts,
  disabled,
}: {
  form: PartyForm;
  accounts: readonly Account[];
  disabled: boolean;
}) {
  const set = (next: Account[]) => form.setFieldValue('paymentRequisites', next);
  const makePrimary = (chosen: number) =>
    set(accounts.map((account, index) => ({ ...account, isPrimary: index === chosen })));
  const remove = (gone: number) => {
    const left = accounts.filter((_, index) => index !== gone);
    const primary = Math.max(
      0,
      left.findIndex(({ isPrimary }) => isPrimary),
    );
    set(left.map((account, index) => ({ ...account, isPrimary: index === primary })));
  };
  return (
    <Stack>
      {accounts.length === 0 && (
        <Text size="sm" c="dimmed">
          {say(
            'No accounts yet: invoices cannot be paid without one.',
            'Счетов пока нет: без них не сделать платёжку.',
          )}
        </Text>
      )}
      {accounts.map((account, index) => (
        <div key={account.id ?? index} className={classes.row}>
          <div className={classes.rowHead}>
            <Radio
              name="primary-account"
              {...ofField(noun, 'isPrimary')}
              checked={account.isPrimary}
              disabled={disabled}
              onChange={() => makePrimary(index)}
            />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${say('Remove the account', 'Убрать счёт')} ${account.checkingAccount}`}
                onClick={() => remove(index)}
              >
                <X size={16} />
              </ActionIcon>
            )}
          </div>
          <AccountFields form={form} index={index} disabled={disabled} />
        </div>
      ))}
      {!disabled && (
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            onClick={() => set([...accounts, { ...blank, isPrimary: accounts.length === 0 }])}
          >
            {say('Account', 'Счёт')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const blank = {
  ...{ label: '', bankName: '', bik: '', checkingAccount: '', correspondentAccount: '' },
  currency: 'RUB',
};

function AccountFields({ form, index, disabled }: { form: PartyForm; index: number; disabled: boolean }) {
  const place = `paymentRequisites.${index}`;
  const { bik = '', bankName = '' } = form.values.paymentRequisites?.[index] ?? {};
  const { data } = useQuery({ ...bankHintQuery(bik), enabled: /^\d{9}$/.test(bik) && form.isDirty(`${place}.bik`) });
  const bank = data?.items[0]?.paymentRequisite;
  const offered = bank?.bankName && bank.bankName !== bankName ? bank : undefined;
  const text = (name: keyof typeof blank) => (
    <TextInput {...ofField(noun, name)} disabled={disabled} {...form.getInputProps(`${place}.${name}`)} />
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
        {text('bik')}
        {text('checkingAccount')}
        {text('bankName')}
        {text('correspondentAccount')}
        {text('currency')}
        {text('label')}
      </SimpleGrid>
      {offered && (
        <div>
          <Button
            variant="light"
            size="compact-md"
            onClick={() => {
              form.setFieldValue(`${place}.bankName`, offered.bankName ?? '');
              form.setFieldValue(`${place}.correspondentAccount`, offered.correspondentAccount ?? '');
            }}
          >
            {offered.bankName}
          </Button>
        </div>
      )}
    </>
  );
}
