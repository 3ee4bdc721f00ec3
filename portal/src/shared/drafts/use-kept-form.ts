import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import type { FormDraft } from '../../kit/form/draft-note.tsx';
import { useDraft } from './use-draft.ts';

interface KeptFormInput<Values> extends UseFormInput<Values> {
  /** Names the form; no two forms share a name. */
  draft: string;
  /** Identifier of the record it is over. */
  record?: string | undefined;
  initialValues: Values;
  never?: readonly (keyof Values & string)[];
  /** What is saved now, where a form over a record keeps that itself. */
  saved?: Values;
}

type KeptForm<Values> = UseFormReturnType<Values> & { draft: FormDraft };

/** A form whose values are kept on this device until they are sent: every form of the portal is one. */
export function useKeptForm<Values extends object>(input: KeptFormInput<Values>): KeptForm<Values> {
  const { draft, record, never, saved, ...rest } = input;
  const form = useForm<Values>(rest);
  const kept = useDraft<Values>({
    form: draft,
    record,
    values: form.values,
    initial: saved ?? form.getInitialValues(),
    restore: (values) => form.setValues(values),
    ...(never && { never }),
  });
  return { ...form, draft: kept };
}
