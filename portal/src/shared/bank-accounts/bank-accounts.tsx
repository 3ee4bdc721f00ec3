import { ActionIcon, Button, Radio, Stack, Text } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import classes from '../../kit/form/listed-part.module.css';
import { ofField } from '../../kit/form/of-field.ts';
import { say } from '../../kit/say.ts';
import { AccountFields } from './account-fields.tsx';
import { type Account, type AccountsForm, blankAccount } from './accounts.ts';
import { added, without, withPrimary } from './primary.ts';

interface BankAccountsProps {
  form: AccountsForm;
  accounts: readonly Account[];
  disabled: boolean;
}

/** Bank accounts, exactly one of which is the one invoices are paid to. */
export function BankAccounts({ form, accounts, disabled }: BankAccountsProps) {
  const set = (next: Account[]) => form.setFieldValue('paymentRequisites', next);
  return (
    <Stack>
      {accounts.length === 0 && (
        <Text size="sm" c="dimmed">
          {say(
            'No accounts yet: invoices cannot be paid without one.',
            'Счетов пока нет: без них не оплатить ни одного счёта.',
          )}
        </Text>
      )}
      {accounts.map((account, index) => (
        <div key={account.id ?? index} className={classes.part}>
          <div className={classes.head}>
            <Radio
              name="primary-account"
              {...ofField({ fields: paymentRequisite }, 'isPrimary')}
              checked={account.isPrimary}
              disabled={disabled}
              onChange={() => set(withPrimary(accounts, index))}
            />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${say('Remove the account', 'Убрать счёт')} ${account.checkingAccount}`}
                onClick={() => set(without(accounts, index))}
              >
                <X size={16} />
              </ActionIcon>
            )}
          </div>
          <AccountFields form={form} account={account} index={index} disabled={disabled} />
        </div>
      ))}
      {!disabled && (
        <div>
          <Button variant="default" leftSection={<Plus size={16} />} onClick={() => set(added(accounts, blankAccount))}>
            {say('Account', 'Счёт')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
