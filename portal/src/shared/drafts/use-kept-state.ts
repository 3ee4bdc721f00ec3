import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { FormDraft } from '../../kit/form/draft-note.tsx';
import { useDraft } from './use-draft.ts';

/** What a small form holds, kept on this device until it is sent: a reason, a comment, pasted rows. */
export function useKeptState<Value>(
  form: string,
  record: string | undefined,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>, FormDraft] {
  const [value, set] = useState(initial);
  const [first] = useState({ value: initial });
  const draft = useDraft<{ value: Value }>({
    form,
    record,
    values: useMemo(() => ({ value }), [value]),
    initial: first,
    restore: (back) => set(back.value as Value),
  });
  return [value, set, draft];
}
