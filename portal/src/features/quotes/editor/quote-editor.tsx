import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showMoney } from '../../../kit/format.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { Asked } from '../model/asked.ts';
import { faultsByLine } from '../model/faults-by-line.ts';
import { bodyOfLines, type LinesValues, linesOf } from '../model/line-values.ts';
import { sumOf } from '../model/sum-of.ts';
import type { QuoteVersion } from '../queries.ts';
import { LinesGrid } from './lines-grid.tsx';
import { QuoteBar } from './quote-bar.tsx';
import { TermsInputs } from './terms-inputs.tsx';
import { bodyOfTerms, type TermsValues, termNames } from './terms-values.ts';

export type QuoteBody = ReturnType<typeof bodyOfTerms> & { lines: ReturnType<typeof bodyOfLines> };

interface QuoteEditorProps {
  /** What it answers or changes, for what is typed and not yet saved. */
  record: string;
  asked: readonly Asked[];
  version: QuoteVersion | null;
  start: TermsValues;
  isTotalOnly: boolean;
  /** Above the grid: whose quote it is. */
  children?: ReactNode;
  isReady: boolean;
  isSaving: boolean;
  /** Whether it was saved; throws the refusal of the server. */
  onSave(body: QuoteBody, submit: boolean): Promise<boolean>;
}

/** A quote by hand: prices, terms, saved as a draft or submitted. */
export function QuoteEditor({
  record,
  asked,
  version,
  start,
  isTotalOnly,
  children,
  isReady,
  isSaving,
  onSave,
}: QuoteEditorProps) {
  const [first] = useState<LinesValues>(() => linesOf(asked, version));
  const [values, setValues, keptLines] = useKeptState<LinesValues>('quote-lines', record, first);
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const form = useKeptForm<TermsValues>({ draft: 'quote', record, initialValues: start });
  const draft = bothDrafts(form.draft, keptLines);
  const problem = useFormProblem(form, termNames);
  const save = async (submit: boolean) => {
    problem.clear();
    setTold({});
    const lines = bodyOfLines(asked, values, version, form.values.vatMode === 'none' ? 'none' : form.values.vatRate);
    try {
      if (await onSave({ ...bodyOfTerms(form.values), lines }, submit)) draft.drop();
    } catch (error) {
      setTold(faultsByLine(error, lines));
      problem.show(error);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(true);
      }}
    >
      <Stack>
        <FormProblem error={problem.above} draft={draft} />
        {children}
        {!isTotalOnly && <LinesGrid asked={asked} values={values} onChange={setValues} told={told} />}
        <TermsInputs form={form} isTotalOnly={isTotalOnly} />
      </Stack>
      <QuoteBar
        sum={isTotalOnly ? undefined : showMoney(sumOf(asked, values), form.values.currency)}
        isReady={isReady}
        isSaving={isSaving}
        onDraft={() => void save(false)}
      />
    </form>
  );
}
