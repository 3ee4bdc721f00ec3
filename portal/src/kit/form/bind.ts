import type { UseFormReturnType } from '@mantine/form';

/** A field of a form for an input that takes its value as it is: a record, a decimal string. */
export const bind = <Values, Name extends keyof Values & string>(form: UseFormReturnType<Values>, name: Name) => ({
  value: form.values[name],
  onChange: (next: Values[Name]) => form.setFieldValue(name, next as Parameters<typeof form.setFieldValue>[1]),
  error: form.errors[name],
});
