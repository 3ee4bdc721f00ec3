import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { changesOf } from '../../shared/drafts/changes-of.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';

interface Saved {
  id: string;
  version: number;
}

interface RecordFormOf<Values extends object, Body extends object, One extends Saved> {
  /** Names the form and its list in the address. */
  list: 'objects' | 'drivers' | 'vehicles' | 'routes' | 'batches';
  record: Saved | undefined;
  initial: Values;
  /** What of it is not kept on the device. */
  never?: readonly (keyof Values & string)[];
  /** What a new record is made of, where that has drafts of its own. */
  draftOf?: string;
  bodyOf(values: Values): Body;
  create(body: Body): Promise<One>;
  change(id: string, body: Partial<Body> & { version: number }): Promise<One>;
  nameOf(saved: One): string;
  /** Where a field of the request stands in the form, where the two differ. */
  rename?: (field: string) => string;
  /** What is done with a new record before it opens. */
  onMade?: ((made: One) => Promise<void>) | undefined;
  onClose(): void;
}

/** A form over a record of logistics, or over a new one, which opens when it is made. What was not changed is not sent. */
export function useRecordForm<Values extends object, Body extends object, One extends Saved>(
  of: RecordFormOf<Values, Body, One>,
) {
  const { list, record, initial, bodyOf, onClose } = of;
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useKeptForm<Values>({
    draft: `logistics-${list}`,
    record: record?.id ?? of.draftOf,
    initialValues: initial,
    never: of.never ?? [],
  });
  const problem = useFormProblem(form, Object.keys(initial), of.rename);
  const save = useMutation({
    mutationFn: (values: Values) =>
      record
        ? of.change(record.id, {
            ...(changesOf(bodyOf(initial), bodyOf(values)) as Partial<Body>),
            version: record.version,
          })
        : of.create(bodyOf(values)),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async (saved) => {
      form.draft.drop();
      if (!record) await of.onMade?.(saved);
      await client.invalidateQueries({ queryKey: ['logistics'] });
      tellDone(`${say('Saved', 'Сохранено')}: ${of.nameOf(saved)}`);
      onClose();
      if (!record) await navigate({ to: `/${portal}/logistics/${list}/${saved.id}` as '/' });
    },
  });
  return { form, above: problem.above, save };
}
