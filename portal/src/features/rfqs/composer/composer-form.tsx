import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { isHeldBack } from '../../../kit/form/held-back.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { counted, say } from '../../../kit/say.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useMay } from '../../../shared/session/me.ts';
import { TermsFields } from '../components/terms-fields.tsx';
import { askableLines, deadlineIn, isWanted } from '../model.ts';
import type { Requisition } from '../queries.ts';
import { type TermsValues, termFields } from '../terms-form.ts';
import classes from './composer.module.css';
import { LetterPreview } from './letter-preview.tsx';
import { type ChosenLines, LinesChoice } from './lines-choice.tsx';
import { type ChosenSupplier, SuppliersChoice } from './suppliers-choice.tsx';
import { useCreateRfq } from './use-create-rfq.ts';

const nobody: readonly ChosenSupplier[] = [];

/** Lines, suppliers, terms and the letter they make; saved as a draft or sent. */
export function ComposerForm({ requisition, portal }: { requisition: Requisition; portal: string }) {
  const may = useMay();
  const lines = askableLines(requisition);
  const [first] = useState<ChosenLines>(() =>
    Object.fromEntries(lines.filter(isWanted).map((line) => [line.id, line.supplyCoverage.remainingQuantity])),
  );
  const [quantities, setQuantities, keptLines] = useKeptState('rfq-lines', requisition.id, first);
  const [suppliers, setSuppliers, keptSuppliers] = useKeptState('rfq-suppliers', requisition.id, nobody);
  const form = useKeptForm<TermsValues>({
    draft: 'rfq',
    record: requisition.id,
    initialValues: {
      title: requisition.title,
      responseDeadline: deadlineIn(3),
      message: '',
      paymentTerms: '',
      deliveryTerms: '',
      deliveryAddress: requisition.deliveryAddress ?? '',
      currency: requisition.currency,
      vatMode: 'included',
      quoteMode: 'selected_lines',
      allowAnalogs: lines.some(({ analogsAllowed }) => analogsAllowed),
      sealed: false,
    },
  });
  const draft = bothDrafts(form.draft, keptLines, keptSuppliers);
  const problem = useFormProblem(form, termFields);
  const create = useCreateRfq({ requisition, portal, onProblem: problem.show, onMade: draft.drop });
  const chosen = lines.filter(({ id }) => quantities[id] !== undefined);
  const isReady = chosen.length > 0 && suppliers.length > 0;
  const submit = (send: boolean) => {
    problem.clear();
    create.mutate({ lines: chosen, quantities, suppliers, terms: form.values, send });
  };
  const confirm = () =>
    modals.openConfirmModal({
      title: say('Send the request?', 'Отправить запрос?'),
      children: (
        <Text size="sm">
          {say(
            `${suppliersText(suppliers.length)} will be asked for prices of ${positionsText(chosen.length)}.`,
            `Цены на ${positionsText(chosen.length)} запросим у ${askedText(suppliers.length)}.`,
          )}
        </Text>
      ),
      labels: { confirm: say('Send', 'Отправить'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => submit(true),
    });
  return (
    <form className={classes.composer} onSubmit={form.onSubmit(() => void confirm())}>
      <Stack gap="lg" className={classes.main}>
        <FormProblem error={problem.above} draft={draft} />
        <section className="panel">
          <h2 className={classes.heading}>
            {say('Positions', 'Позиции')}{' '}
            <span className="dimmed">
              {say(`${chosen.length} of ${lines.length}`, `${chosen.length} из ${lines.length}`)}
            </span>
          </h2>
          <LinesChoice lines={lines} quantities={quantities} onChange={setQuantities} />
        </section>
        <section className="panel">
          <h2 className={classes.heading}>
            {say('Suppliers', 'Поставщики')} <span className="dimmed">{suppliers.length}</span>
          </h2>
          <SuppliersChoice requisition={requisition} lines={chosen} chosen={suppliers} onChange={setSuppliers} />
        </section>
        <section className={`panel ${classes.padded}`}>
          <h2>{say('Terms', 'Условия')}</h2>
          <TermsFields form={form} />
        </section>
      </Stack>
      <aside className={classes.aside}>
        <LetterPreview terms={form.values} lines={chosen} quantities={quantities} contact={suppliers[0]?.contactName} />
        <Group mt="md">
          {may('supplier_rfqs.send') && (
            <Button type="submit" disabled={!isReady} loading={create.isPending}>
              {say('Send…', 'Отправить…')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={chosen.length === 0}
            loading={create.isPending}
            onClick={({ currentTarget }) => !isHeldBack(currentTarget.form) && submit(false)}
          >
            {say('Save as a draft', 'Сохранить черновик')}
          </Button>
        </Group>
        {!isReady && (
          <Text size="sm" c="dimmed" mt="xs">
            {chosen.length === 0
              ? say('Choose at least one position', 'Выберите хотя бы одну позицию')
              : say('Choose at least one supplier', 'Выберите хотя бы одного поставщика')}
          </Text>
        )}
      </aside>
    </form>
  );
}

const suppliersText = (count: number) =>
  counted(count, ['supplier', 'suppliers'], ['поставщик', 'поставщика', 'поставщиков']);
const askedText = (count: number) =>
  counted(count, ['supplier', 'suppliers'], ['поставщика', 'поставщиков', 'поставщиков']);
const positionsText = (count: number) => counted(count, ['position', 'positions'], ['позицию', 'позиции', 'позиций']);
