import { lazy, Suspense, useState } from 'react';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { RecordSelect, type RecordSelectProps } from '../../kit/form/record-select.tsx';
import { useMay } from '../session/me.ts';
import { type Makeable, makeable } from './makeable.ts';

const MakeDialog = lazy(async () => ({ default: (await import('./make-dialog.tsx')).MakeDialog }));

interface SelectOrMakeProps extends Omit<RecordSelectProps, 'kind' | 'find' | 'onCreate' | 'inPlace'> {
  of: Makeable;
  /** Where not all of the kind may be chosen. */
  among?: Pick<RecordSelectProps, 'kind' | 'find'>;
}

/** A record found by typing, or made in a small form above the page when it is missing: what was made is chosen. */
export function SelectOrMake({ of, among, onChange, ...input }: SelectOrMakeProps) {
  const { kind, find, permission } = makeable[of];
  const may = useMay();
  const [typed, setTyped] = useState<string>();
  const close = () => setTyped(undefined);
  const take = (made: RecordOption) => {
    onChange(made);
    close();
  };
  return (
    <>
      <RecordSelect
        kind={kind}
        find={find}
        {...among}
        {...input}
        onChange={onChange}
        {...(may(permission) && { onCreate: setTyped })}
      />
      {typed !== undefined && (
        <Suspense>
          <MakeDialog of={of} typed={typed} onMade={take} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
