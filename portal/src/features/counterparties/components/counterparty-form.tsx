import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictNote, isConflict } from '../../../kit/form/conflict-note.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { CustomSection } from '../../../shared/custom-fields/custom-section.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useMay } from '../../../shared/session/me.ts';
import { changesOf, differencesOf, type PartyValues, partyFields, valuesOf } from '../party-values.ts';
import { type Counterparty, counterpartyQuery } from '../queries.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { Contacts } from './contacts.tsx';
import classes from './counterparty-form.module.css';
import { IdentityFields } from './identity-fields.tsx';
import { SupplierTerms } from './supplier-terms.tsx';

/** All of a counterparty. What others change meanwhile is shown beside what was typed here, never written over it. */
export function CounterpartyForm({ party }: { party: Counterparty }) {
  const client = useQueryClient();
  const may = useMay();
  const [base, setBase] = useState({ version: party.version, values: valuesOf(party) });
  const [theirs, setTheirs] = useState<{ version: number; values: PartyValues }>();
  const form = useKeptForm<PartyValues>({
    draft: 'counterparty',
    record: party.id,
    initialValues: base.values,
    saved: base.values,
  });
  const problem = useFormProblem(form, partyFields, (field) => field.replace(/^supplier\./, ''));
  const disabled = !may('counterparties.update') || party.status === 'archived';
  const dirty = Object.keys(changesOf(form.values, base.values)).length > 0;

  const take = (fresh: { version: number; values: PartyValues }, shown: PartyValues) => {
    setBase(fresh);
    setTheirs(undefined);
    problem.clear();
    form.setValues(shown);
  };
  const save = useMutation({
    mutationFn: (version: number) => {
      const body = { ...changesOf(form.values, base.values), version };
      return ask(
        api.PATCH('/api/v1/counterparties/{counterpartyId}', { params: { path: { counterpartyId: party.id } }, body }),
      );
    },
    meta: { toldByPage: true },
    onError: async (error) => {
      if (!isConflict(error)) return problem.show(error);
      const fresh = await client.fetchQuery({ ...counterpartyQuery(party.id), staleTime: 0 });
      setTheirs({ version: fresh.version, values: valuesOf(fresh) });
    },
    onSuccess: async (saved) => {
      form.draft.drop();
      const values = valuesOf(saved);
      take({ version: saved.version, values }, values);
      await client.invalidateQueries({ queryKey: ['counterparties'] });
      tellDone(say('Saved', 'Сохранено'));
    },
  });

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
