import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '../../kit/form/conflict-note.tsx';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { useMay } from '../../shared/session/me.ts';
import { changesOf, type PartyValues, partyFields, valuesOf } from './party-values.ts';
import { type Counterparty, counterpartyQuery } from './queries.ts';

/** The form over a counterparty, what of it was changed, and what somebody else has saved meanwhile. */
export function usePartyForm(party: Counterparty) {
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
  return { form, problem, theirs, base, dirty, disabled, save, take };
}
