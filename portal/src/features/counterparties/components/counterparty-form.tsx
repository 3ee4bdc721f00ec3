import { Button } from '@mantine/core';
import { ConflictNote } from '../../../kit/form/conflict-note.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { BankAccounts } from '../../../shared/bank-accounts/bank-accounts.tsx';
import { CustomSection } from '../../../shared/custom-fields/custom-section.tsx';
import { differencesOf } from '../party-values.ts';
import type { Counterparty } from '../queries.ts';
import { usePartyForm } from '../use-party-form.ts';
import { Contacts } from './contacts.tsx';
import classes from './counterparty-form.module.css';
import { IdentityFields } from './identity-fields.tsx';
import { SupplierTerms } from './supplier-terms.tsx';

/** All of a counterparty. What others change meanwhile is shown beside what was typed here, never written over it. */
export function CounterpartyForm({ party }: { party: Counterparty }) {
  const { form, problem, theirs, base, dirty, disabled, save, take } = usePartyForm(party);
  return (
    <form className={classes.stack} onSubmit={form.onSubmit(() => save.mutate(base.version))}>
      <FormProblem error={problem.above} draft={form.draft} />
      {theirs && (
        <ConflictNote
          differences={differencesOf(form.values, base.values, theirs.values)}
          onMine={() => save.mutate(theirs.version)}
          onTheirs={() => take(theirs, theirs.values)}
        />
      )}
      <Section title={say('Requisites', 'Реквизиты')}>
        <IdentityFields form={form} disabled={disabled} />
      </Section>
      <Section title={say('Contacts', 'Контакты')}>
        <Contacts form={form} disabled={disabled} />
      </Section>
      {form.values.paymentRequisites && (
        <Section title={say('Bank accounts', 'Банковские счета')}>
          <BankAccounts form={form} accounts={form.values.paymentRequisites} disabled={disabled} />
        </Section>
      )}
      {form.values.roles.includes('supplier') && (
        <Section title={say('Terms of the supplier', 'Условия поставщика')}>
          <SupplierTerms form={form} disabled={disabled} currency={party.supplier?.defaultCurrency} />
        </Section>
      )}
      <CustomSection
        entity="counterparty"
        values={form.values.customFields}
        onChange={(next) => form.setFieldValue('customFields', next)}
        errors={form.errors}
        disabled={disabled}
      />
      {dirty && !disabled && (
        <div className={classes.save}>
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
          <Button variant="default" onClick={() => take(base, base.values)}>
            {say('Discard', 'Отменить правки')}
          </Button>
        </div>
      )}
    </form>
  );
}
