import { Stack } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { counted, say } from '../../../kit/say.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { askFirst } from '../components/ask-first.tsx';
import { suppliersText } from '../components/suppliers-text.ts';
import { TermsFields } from '../components/terms-fields.tsx';
import { askableLines, deadlineIn, isWanted } from '../model.ts';
import type { Requisition } from '../queries.ts';
import { type TermsValues, termFields } from '../terms-form.ts';
import classes from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { type ChosenLines, LinesChoice } from './lines-choice.tsx';
import { type ChosenSupplier, SuppliersChoice } from './suppliers-choice.tsx';
import { useCreateRfq } from './use-create-rfq.ts';

const nobody: readonly ChosenSupplier[] = [];

/** Lines, suppliers, terms and the letter they make; saved as a draft or sent. */
export function ComposerForm({ requisition, portal }: { requisition: Requisition; portal: string }) {
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
  const submit = (send: boolean) => {
    problem.clear();
    create.mutate({ lines: chosen, quantities, suppliers, terms: form.values, send });
  };
  const sending = {
    title: say('Send the request?', 'Отправить запрос?'),
    text: say(
      `${suppliersText(suppliers.length)} will be asked for prices of ${positionsText(chosen.length)}.`,
      `Цены на ${positionsText(chosen.length)} запросим у ${askedText(suppliers.length)}.`,
    ),
    label: say('Send', 'Отправить'),
  };
  return (
    <form className={classes.composer} onSubmit={form.onSubmit(() => void askFirst(sending, () => submit(true)))}>
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
        <ComposerBar
          lines={chosen.length}
          suppliers={suppliers.length}
          isWorking={create.isPending}
          onDraft={() => submit(false)}
        />
      </aside>
    </form>
  );
}

const askedText = (count: number) =>
  counted(count, ['supplier', 'suppliers'], ['поставщика', 'поставщиков', 'поставщиков']);
const positionsText = (count: number) => counted(count, ['position', 'positions'], ['позицию', 'позиции', 'позиций']);
