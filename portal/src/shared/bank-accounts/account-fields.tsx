import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { ofField } from '../../kit/form/of-field.ts';
import type { Account, AccountsForm, blankAccount } from './accounts.ts';
import { bankHintQuery } from './bank-hint-query.ts';

interface AccountFieldsProps {
  form: AccountsForm;
  account: Account;
  index: number;
  disabled: boolean;
}

/** An account, with the bank that its BIK names offered to be taken. */
export function AccountFields({ form, account: { bik, bankName }, index, disabled }: AccountFieldsProps) {
  const place = `paymentRequisites.${index}`;
  const { data } = useQuery({ ...bankHintQuery(bik), enabled: /^\d{9}$/.test(bik) && form.isDirty(`${place}.bik`) });
  const bank = data?.items[0]?.paymentRequisite;
  const offered = bank?.bankName && bank.bankName !== bankName ? bank : undefined;
  const text = (name: keyof typeof blankAccount) => (
    <TextInput
      {...ofField({ fields: paymentRequisite }, name)}
      disabled={disabled}
      {...form.getInputProps(`${place}.${name}`)}
    />
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
