import { Button, Group, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { isHeldBack } from '../../../kit/form/is-held-back.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { emptyLine, faultsByLine, isEmpty, lineBody } from '../create/draft-line.ts';
import { type Header, headerBody, headerFieldOf, headerFields } from '../create/header.ts';
import { HeaderFields } from '../create/header-fields.tsx';
import { LinesEditor } from '../create/lines-editor.tsx';

/** Where one goes on after the requisition is made: to its page, or to a file that holds its lines. */
type Next = 'card' | 'file';

/** A new requisition: what is needed, by when, for whom. */
export function NewRequisition() {
  const { portal } = useParams({ from: '/$portal/requisitions/new' });
  const { user } = useMe();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [first] = useState(() => [emptyLine(), emptyLine(), emptyLine()]);
  const [lines, setLines, keptLines] = useKeptState('requisition-lines', undefined, first);
  const [sent, setSent] = useState<readonly string[]>([]);
  const form = useKeptForm<Header>({
    draft: 'requisition',
    initialValues: {
      ...{ title: '', dueDate: '', deliveryWarehouseId: null, customer: null, contract: null },
      ...{ budgetCode: '', departmentName: '' },
      ...{ responsibleId: user.id, priority: 'normal', comment: '', customFields: {} },
    },
  });
  const draft = bothDrafts(form.draft, keptLines);
  const problem = useFormProblem(form, [...headerFields, 'items'], headerFieldOf);
  const create = useMutation({
    mutationFn: ({ header }: { header: Header; next: Next }) => {
      const items = lines.filter((line) => !isEmpty(line)).map(lineBody);
      return ask(api.POST('/api/v1/purchase-requisitions', { body: { ...headerBody(header), items } }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, number, warnings }, { next }) => {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['requisitions'] });
      const done = say(`Requisition ${number} is created`, `Заявка ${number} создана`);
      tellDone([done, ...warnings.map(({ message }) => message)].join('. '));
      if (next === 'file') void navigate({ href: `/${portal}/imports/new?kind=pr_items&requisition=${id}` });
      else void navigate({ to: '/$portal/requisitions/$id', params: { portal, id } });
    },
  });
  const begin = (next: Next) => (header: Header) => {
    problem.clear();
    const written = lines.filter((line) => !isEmpty(line));
    setLines(written.length > 0 ? written : lines.slice(0, 1));
    setSent(written.map(({ key }) => key));
    create.mutate({ header, next });
  };
  return (
    <Page
      title={say('New requisition', 'Новая заявка')}
      crumbs={[{ label: say('Requisitions', 'Заявки'), href: `/${portal}/requisitions` }]}
    >
      <form onSubmit={form.onSubmit(begin('card'))}>
        <Stack>
          <FormProblem error={problem.above} draft={draft} />
          <HeaderFields form={form} />
          <LinesEditor
            lines={lines}
            onChange={(change) => setLines((before) => [...change(before)])}
            faults={faultsByLine(form.errors, sent)}
            beside={
              may('purchase_requisitions.import') && (
                <Button
                  variant="subtle"
                  leftSection={<Upload size={16} />}
                  loading={create.isPending && create.variables.next === 'file'}
                  onClick={({ currentTarget }) => !isHeldBack(currentTarget.form) && form.onSubmit(begin('file'))()}
                >
                  {say('From a file', 'Из файла')}
                </Button>
              )
            }
          />
          <Group>
            <Button type="submit" loading={create.isPending && create.variables.next === 'card'}>
              {say('Create the requisition', 'Создать заявку')}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/$portal/requisitions" params={{ portal }} />}
            >
              {say('Cancel', 'Отмена')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
