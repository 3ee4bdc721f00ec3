import { Group, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { counterparty as noun } from '../../../../nouns/counterparty.ts';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import { choicesOf, ofField } from '../../kit/form/of-field.ts';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { withoutBlanks } from '../../kit/form/without-blanks.ts';
import { api, ask } from '../api/client.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { PartyHints } from '../parties/party-hints.tsx';
import { AlreadyThere } from './already-there.tsx';
import type { MakingProps } from './makeable.ts';
import { MakingForm } from './making-form.tsx';

type Kind = 'legal_entity' | 'entrepreneur' | 'individual' | 'foreign';

const isInn = (text: string) => /^(\d{10}|\d{12})$/.test(text);

const blank = { inn: '', kpp: '', ogrn: '', fullName: '', shortName: '', legalAddress: '', email: '', phone: '' };

/** A supplier or a customer by little: the INN fills the rest where suggestions are installed. */
export function MakeCounterparty({ of, typed, onMade, onClose }: MakingProps) {
  const form = useKeptForm({
    draft: 'made-counterparty',
    record: typed,
    initialValues: {
      ...blank,
      kind: 'legal_entity' as Kind,
      ...(isInn(typed) ? { inn: typed } : { shortName: typed }),
    },
  });
  const problem = useFormProblem(form, [...Object.keys(blank), 'kind']);
  const { values } = form;
  const create = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/counterparties', { body: bodyOf(values, of) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess({ id, shortName, supplier }) {
      form.draft.drop();
      onMade({ id: (of === 'supplier' && supplier?.supplierId) || id, label: shortName });
    },
  });
  return (
    <MakingForm
      error={problem.above}
      draft={form.draft}
      isPending={create.isPending}
      onSubmit={create.mutate}
      onClose={onClose}
    >
      <Group grow align="flex-start">
        <TextInput
          {...ofField(noun, 'inn')}
          {...escapeIsOwn}
          inputMode="numeric"
          data-autofocus
          {...form.getInputProps('inn')}
        />
        <Select
          {...ofField(noun, 'kind')}
          allowDeselect={false}
          data={choicesOf(noun, 'kind')}
          {...form.getInputProps('kind')}
        />
      </Group>
      <PartyHints
        inn={values.kind === 'foreign' ? '' : values.inn}
        onTake={({ okpo: _, ...known }) => form.setValues(known)}
      />
      <TextInput {...ofField(noun, 'shortName')} {...escapeIsOwn} {...form.getInputProps('shortName')} />
      <AlreadyThere of={of} words={[values.inn, values.shortName]} onTake={onMade} />
      <Group grow align="flex-start">
        <TextInput {...ofField(noun, 'email')} {...escapeIsOwn} type="email" {...form.getInputProps('email')} />
        <TextInput {...ofField(noun, 'phone')} {...escapeIsOwn} type="tel" {...form.getInputProps('phone')} />
      </Group>
    </MakingForm>
  );
}

function bodyOf({ kind, shortName, ...texts }: typeof blank & { kind: Kind }, of: MakingProps['of']) {
  const roles = of === 'customer' ? (['customer'] as const) : (['supplier'] as const);
  return { kind, shortName, roles: [...roles], ...withoutBlanks(texts) };
}
